import { enter } from '../enter.ts';
import { expect, signIn, test } from '../journey.ts';

test('the operation log lists additions of an administrator, with input and changes', async ({ page, stack }) => {
  await enter(page, stack, { path: '/system/pos' });
  await page.getByRole('button', { name: 'Add position' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add position' });
  await form.getByRole('textbox', { name: /^Position/ }).fill('Air freight clerk');
  await form.getByRole('textbox', { name: /^Code/ }).fill('air-clerk');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();

  await page.goto(`${stack.url}/#/log/oplog`);
  // The newest entry is first.
  await page.getByRole('table', { name: 'Operation log' }).getByRole('button', { name: 'Positions · Add', exact: true }).first().click();
  const operation = page.getByRole('dialog');
  await expect(operation.getByText('/api/sysPos/add')).toBeVisible();
  await expect(operation.getByText('Succeeded')).toBeVisible();
  await expect(operation.getByRole('region', { name: 'Input' })).toContainText('air-clerk');
  const changed = operation.getByRole('table');
  await expect(changed.getByRole('row', { name: /Position Air freight clerk/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(operation).toBeHidden();
  // Clearing is reserved for platform administrators.
  await expect(page.getByRole('button', { name: 'Clear log' })).toHaveCount(0);

  await page.goto(`${stack.url}/#/log/difflog?diffType=insert`);
  await page.getByRole('table', { name: 'Difference log' }).getByRole('button', { name: 'Positions · Add', exact: true }).first().click();
  await expect(page.getByRole('dialog').getByRole('table').getByRole('cell', { name: 'Air freight clerk' })).toBeVisible();
});

test('a user forced offline sees the sign-in page at once', async ({ browser, page, stack }) => {
  const elsewhere = await browser.newContext();
  const theirs = await elsewhere.newPage();
  await signIn(theirs, stack, 'reader');

  await enter(page, stack, { path: '/system/onlineUser' });
  const list = page.getByRole('table', { name: 'Online users' });
  const own = list.getByRole('row', { name: /This session/ });
  await expect(own).toContainText('Nora North');
  // The own session has no action.
  await expect(own.getByRole('button')).toHaveCount(0);
  // Other journeys may have left sessions of this user: all of them are ended.
  const sessions = page.getByRole('button', { name: 'More actions for Rita Reader' });
  await expect(sessions.first()).toBeVisible();
  for (let left = await sessions.count(); left > 0; left -= 1) {
    await sessions.first().click();
    await page.getByRole('menuitem', { name: 'Force offline' }).click();
    const question = page.getByRole('alertdialog', { name: 'Force Rita Reader offline?' });
    await question.getByRole('button', { name: 'Force offline' }).click();
    await expect(question).toBeHidden();
    await expect(sessions).toHaveCount(left - 1);
  }
  await expect(page.getByText('Rita Reader is offline.').first()).toBeVisible();

  await theirs.waitForURL(/#\/login/, { timeout: 5_000, waitUntil: 'commit' });
  await expect(list.getByText('Rita Reader')).toHaveCount(0);
  await elsewhere.close();
});
