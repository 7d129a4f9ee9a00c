import type { Locator, Page } from '@playwright/test';
import { call, expect, signIn, test, withMotion } from '../journey.ts';
import type { Stack } from '../stack.ts';

const PASSWORD = 'harbour master 1';

test.use({ stackOptions: { factor: 20_000, env: { DEMO_FILE: '', ADMIN_ACCOUNT: 'master', ADMIN_PASSWORD: PASSWORD } } });
test.use(withMotion);

/** Presses one key and checks the focused element. */
async function pressKey(page: Page, name: string, reaches?: Locator): Promise<void> {
  await page.keyboard.press(name);
  if (reaches) await expect(reaches).toBeFocused();
}

/** Presses a key until something has focus. */
async function pressUntilFocused(page: Page, name: string, reaches: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await reaches.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    const before = await page.evaluateHandle(() => document.activeElement);
    await page.keyboard.press(name);
    await page.evaluate(focusMoved, before);
    await before.dispose();
  }
  await expect(reaches).toBeFocused();
}

/** Resolves once focus has moved and stayed for two frames; a key without effect is given half a second. */
async function focusMoved(before: Element | null): Promise<void> {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const limit = performance.now() + 500;
  while (document.activeElement === before && performance.now() < limit) await frame();
  for (let at = document.activeElement, still = 0; still < 2 && performance.now() < limit; still += 1) {
    await frame();
    if (at !== document.activeElement) [at, still] = [document.activeElement, 0];
  }
}

async function add(page: Page, stack: Stack, path: string, title: string, fields: Readonly<Record<string, string>>): Promise<void> {
  await page.goto(`${stack.url}/#${path}`);
  await page.getByRole('button', { name: title, exact: true }).first().click();
  const form = page.getByRole('dialog', { name: title });
  for (const [label, value] of Object.entries(fields)) await form.getByLabel(label, { exact: false }).first().fill(value);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form).toBeHidden();
}

interface Listed {
  result: { id: string; name: string; children?: { id: string }[] }[];
}

/** Sam, a user of the company with the role viewer. */
async function addPerson(page: Page, stack: Stack): Promise<void> {
  const [orgs, positions, roles] = await Promise.all(
    ['sysOrg', 'sysPos', 'sysRole'].map((one) => call<Listed>(page, stack, `/api/${one}/list`)),
  );
  const added = await call<{ code: number }>(page, stack, '/api/sysUser/add', {
    account: 'sam',
    realName: 'Sam Sea',
    phone: '13812345678',
    birthday: '1990-05-01',
    orgId: orgs?.result[0]?.id,
    posId: positions?.result.find(({ name }) => name === 'Clerk')?.id,
    roleIdList: [roles?.result.find(({ name }) => name === 'Viewer')?.id],
  });
  expect(added.code).toBe(200);
}

const menuOf = (page: Page, row: string): Locator => page.getByRole('button', { name: `More actions for ${row}` });

/** From the page header to an action in the menu of a row, by keyboard. */
async function chooseRowAction(page: Page, row: string, action: string): Promise<void> {
  await expect(menuOf(page, row)).toBeVisible();
  await pressUntilFocused(page, 'Tab', menuOf(page, row));
  await pressKey(page, 'Enter', page.getByRole('menuitem').first());
  await pressUntilFocused(page, 'ArrowDown', page.getByRole('menuitem', { name: action, exact: true }));
  await pressKey(page, 'Enter');
}

test('permissions, users and positions can be managed by keyboard alone', async ({ page, stack }) => {
  test.setTimeout(180_000);
  await signIn(page, stack, 'master', PASSWORD);
  await add(page, stack, '/system/org', 'Add organization', { Organization: 'Sea freight', Code: 'sea' });
  await add(page, stack, '/system/pos', 'Add position', { Position: 'Clerk', Code: 'clerk' });
  await add(page, stack, '/system/pos', 'Add position', { Position: 'Driver', Code: 'driver' });
  await add(page, stack, '/system/role', 'Add role', { Role: 'Tracker', Code: 'tracker' });
  await addPerson(page, stack);
  const save = (dialog: Locator): Locator => dialog.getByRole('button', { name: 'Save', exact: true });

  await test.step('a role is granted a page with its buttons by keyboard', async () => {
    await page.goto(`${stack.url}/#/system/role`);
    await chooseRowAction(page, 'Tracker', 'Grant menus');
    const dialog = page.getByRole('dialog', { name: 'Menus: Tracker' });
    const tracking = dialog.getByRole('treeitem', { name: 'Tracking', exact: true });
    await expect(tracking).toBeVisible();
    await pressUntilFocused(page, 'Tab', dialog.getByRole('treeitem').first());
    await pressUntilFocused(page, 'ArrowDown', tracking);
    await pressKey(page, 'Space', tracking);
    await expect(tracking).toHaveAttribute('aria-checked', 'true');
    await pressUntilFocused(page, 'Tab', save(dialog));
    await pressKey(page, 'Enter');
    await expect(dialog).toBeHidden();
    await expect(menuOf(page, 'Tracker')).toBeFocused();
  });

  await test.step('a role is granted a range of chosen organizations by keyboard', async () => {
    await pressKey(page, 'Enter', page.getByRole('menuitem').first());
    await pressUntilFocused(page, 'ArrowDown', page.getByRole('menuitem', { name: 'Data range', exact: true }));
    await pressKey(page, 'Enter');
    const dialog = page.getByRole('dialog', { name: 'Data range: Tracker' });
    const custom = dialog.getByRole('radio', { name: /^Chosen organizations/ });
    await expect(custom).toBeVisible();
    await pressUntilFocused(page, 'Tab', dialog.getByRole('radio', { checked: true }));
    await pressUntilFocused(page, 'ArrowDown', custom);
    await expect(custom).toBeChecked();
    const sea = dialog.getByRole('treeitem', { name: 'Sea freight' });
    await expect(sea).toBeVisible();
    await pressUntilFocused(page, 'Tab', dialog.getByRole('treeitem').first());
    await pressUntilFocused(page, 'ArrowDown', sea);
    await pressKey(page, 'Space', sea);
    await expect(sea).toHaveAttribute('aria-checked', 'true');
    await pressUntilFocused(page, 'Tab', save(dialog));
    await pressKey(page, 'Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('row', { name: /Tracker/ })).toContainText('Chosen organizations');
  });

  await test.step('a user is edited on all three tabs by keyboard', async () => {
    await page.goto(`${stack.url}/#/system/user`);
    await chooseRowAction(page, 'Sam Sea', 'Edit');
    const form = page.getByRole('dialog', { name: 'Edit Sam Sea' });
    const tabs = form.getByRole('tab');
    await expect(tabs).toHaveCount(3);
    await pressUntilFocused(page, 'Tab', form.getByLabel('Nickname'));
    await page.keyboard.type('Sammy');
    await pressUntilFocused(page, 'Shift+Tab', tabs.nth(0));
    await pressKey(page, 'ArrowRight', tabs.nth(1));
    const role = form.getByRole('combobox', { name: /^Roles/ });
    await pressUntilFocused(page, 'Tab', role);
    await pressKey(page, 'ArrowDown');
    await expect(page.getByRole('option', { name: 'Tracker' })).toBeVisible();
    await page.keyboard.type('Track');
    await expect(page.getByRole('option')).toHaveCount(1);
    await pressKey(page, 'Enter');
    await pressKey(page, 'Escape', role);
    await pressUntilFocused(page, 'Shift+Tab', tabs.nth(1));
    await pressKey(page, 'ArrowRight', tabs.nth(2));
    await pressUntilFocused(page, 'Tab', form.getByLabel('Emergency contact', { exact: true }));
    await page.keyboard.type('Sue Sea');
    await pressUntilFocused(page, 'Tab', save(form));
    await pressKey(page, 'Enter');
    await expect(form).toBeHidden();
    await expect(page.getByRole('row', { name: /Sam Sea/ })).toContainText('Tracker');
    await expect(menuOf(page, 'Sam Sea')).toBeFocused();
    // The column is pinned: focus in it does not scroll the table horizontally.
    const name = page.getByRole('columnheader', { name: 'Real name' });
    await name.scrollIntoViewIfNeeded();
    await pressKey(page, 'Enter', page.getByRole('menuitem').first());
    await pressKey(page, 'Escape', menuOf(page, 'Sam Sea'));
    await expect(name).toBeInViewport();
  });

  await test.step('a user is disabled by keyboard', async () => {
    await pressKey(page, 'Enter', page.getByRole('menuitem').first());
    await pressUntilFocused(page, 'ArrowDown', page.getByRole('menuitem', { name: 'Disable', exact: true }));
    await pressKey(page, 'Enter');
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await pressUntilFocused(page, 'Tab', question.getByRole('button', { name: 'Disable' }));
    await pressKey(page, 'Enter');
    await expect(question).toBeHidden();
    await expect(page.getByRole('row', { name: /Sam Sea/ })).toContainText('Disabled');
  });

  await test.step('a position is deleted by keyboard, and focus stays in the list', async () => {
    await page.goto(`${stack.url}/#/system/pos`);
    await chooseRowAction(page, 'Driver', 'Delete');
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await pressUntilFocused(page, 'Tab', question.getByRole('button', { name: 'Delete' }));
    await pressKey(page, 'Enter');
    await expect(question).toBeHidden();
    await expect(menuOf(page, 'Driver')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^More actions for/ }).and(page.locator(':focus'))).toHaveCount(1);
  });
});
