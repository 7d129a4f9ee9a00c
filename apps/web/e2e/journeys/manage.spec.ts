import type { Page } from '@playwright/test';
import { berries, expect, signIn, test, trackBill, typeCode } from '../journey.ts';

test.use({ stackOptions: { factor: 20_000 } });

test('many pasted numbers are tracked and charged once each, and a repeated one is free', async ({ page, stack }) => {
  await signIn(page, stack);
  const before = await berries(page);
  await page.getByRole('button', { name: 'Track many' }).click();
  const dialog = page.getByRole('dialog', { name: 'Track many shipments' });
  // ONTIME in a number makes the sandbox carrier report a voyage without delays.
  await dialog.getByLabel('Sheet or numbers').fill('COSUONTIME8800000001\nCOSUONTIME8800000002\nCOSUONTIME8800000002');
  // Pasted text is stored encrypted, and outlives the page.
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.includes(':many:')))).toBe(true);
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain('COSUONTIME88');
  await page.reload();
  await page.getByRole('button', { name: 'Track many' }).click();
  await expect(dialog.getByLabel('Sheet or numbers')).toHaveValue(/^COSUONTIME8800000001\n/);
  await dialog.getByLabel(/^Carrier/).selectOption('COSU');
  await dialog.getByLabel(/^Customer service/).fill('Nora');
  await typeCode(dialog, 'POL code', 'CNSHA');
  await dialog.getByRole('button', { name: /^Track \d/ }).click();
  await expect(dialog.getByText('Created').first()).toBeVisible();
  await expect(dialog.getByText('Already tracked').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => berries(page)).toBe(before - 2);
  await expect(page.getByRole('row').filter({ hasText: 'COSUONTIME8800000002' })).toHaveCount(1);
});

test('a bill is edited, the change is undone, and it is deleted after a confirmation', async ({ page, stack }) => {
  const reference = 'COSUONTIME8900000001';
  await signIn(page, stack);
  await trackBill(page, { reference });
  const row = page.getByRole('row').filter({ hasText: reference });
  await row.getByRole('button', { name: `More actions for ${reference}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: `Edit ${reference}` });
  await dialog.locator('[name=orderNo]').fill('PO-EDITED');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('PO-EDITED');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).not.toContainText('PO-EDITED');
  await expect(page.getByText('The change was undone.')).toBeVisible();
  // A message that leaves with focus in it gives focus back, which would close a menu.
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);

  await row.getByRole('button', { name: `More actions for ${reference}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
});

test('two people edit one bill, and neither change is lost in silence', async ({ page, stack, browser }) => {
  const reference = 'COSUONTIME8900000002';
  await signIn(page, stack);
  await trackBill(page, { reference });
  const other = await browser.newContext();
  const theirs = await other.newPage();
  await signIn(theirs, stack);
  const edit = async (on: Page) => {
    await on.getByRole('button', { name: `More actions for ${reference}` }).click();
    await on.getByRole('menuitem', { name: 'Edit' }).click();
    return on.getByRole('dialog', { name: `Edit ${reference}` });
  };
  const form = await edit(page);
  await form.locator('[name=orderNo]').fill('PO-MINE');
  const theirForm = await edit(theirs);
  await theirForm.locator('[name=orderNo]').fill('PO-THEIRS');
  await theirForm.locator('[name=customerService]').fill('Iris');
  await theirForm.getByRole('button', { name: 'Save' }).click();
  await expect(theirForm).toHaveCount(0);
  await other.close();

  await form.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('dialog', { name: `“${reference}” has been changed in the meantime` });
  await expect(question.getByRole('row').last()).toContainText('PO-MINEPO-THEIRS');
  // The carrier may have named the POD meanwhile.
  await expect(question).toContainText(/are kept: .*Customer service/);
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByRole('row').filter({ hasText: reference })).toContainText('PO-MINE');
  await edit(page);
  await expect(page.locator('[name=customerService]')).toHaveValue('Iris');
});

test('a number rejected by the carrier fails, is refunded, and can be resubscribed', async ({ page, stack }) => {
  // A test number that the sandbox carrier rejects.
  const reference = 'SBRU2000028';
  await signIn(page, stack);
  const before = await berries(page);
  await page.getByRole('button', { name: 'Track a shipment' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Track a shipment' });
  await dialog.locator('[name=referenceType]').selectOption('CONTAINER');
  await dialog.locator('[name=referenceNo]').fill(reference);
  await typeCode(dialog, 'Carrier', 'COSU');
  await dialog.locator('[name=customerService]').fill('Nora');
  await typeCode(dialog, 'POL code', 'CNSHA');
  // The response of the carrier moves the button.
  await expect(dialog.getByText('COSCO Shipping does not know this number yet')).toBeVisible();
  await dialog.getByRole('button', { name: 'Start tracking' }).click();
  const row = page.getByRole('row').filter({ hasText: reference });
  await expect(row).toContainText('Number not known', { timeout: 30_000 });
  await expect.poll(() => berries(page)).toBe(before);

  // Its page explains why, and offers the next step. The berry is refunded again, since the carrier still rejects the number.
  await row.getByRole('link').first().click();
  await expect(page.getByText('The carrier does not know this number', { exact: true })).toBeVisible();
  await expect(page.getByText(/the number is not known\. Compare the number with the document/)).toBeVisible();
  await page.getByRole('button', { name: 'Ask again now' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ask again' }).click();
  await expect(page.getByText(/1 bill has been resubmitted\. 1 berry was charged\./)).toBeVisible();
  await expect.poll(() => berries(page)).toBe(before);
});
