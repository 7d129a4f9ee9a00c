import { readFileSync } from 'node:fs';
import readExcelFile from 'read-excel-file/node';
import { berries, call, expect, signIn, test, trackBill } from '../journey.ts';

// A ship that is late from the start; events arrive while the page is open.
test.use({ stackOptions: { factor: 20_000 } });

test('add a bill, pay a berry, watch it travel, see what slipped, export it', async ({ page, stack }) => {
  test.setTimeout(180_000);
  const reference = 'COSULATE6412873350';
  await signIn(page, stack);
  const before = await berries(page);

  await trackBill(page, { reference, orderNo: '12345678901234567890' });
  await expect(
    page
      .getByText('Added successfully!')
      .or(page.getByText(`${reference} is being tracked`))
      .first(),
  ).toBeVisible();
  await expect.poll(() => berries(page)).toBe(before - 1);

  // No input from here on: the row moves with the live hints.
  const row = page.getByRole('row').filter({ hasText: reference });
  await expect(row).toContainText(/Departed|Loaded on board|Gated in|Empty picked up|Transit|Arrived/, { timeout: 60_000 });
  // The rail of a row speaks the local time of each place, not that of the reader.
  await expect(row.locator('[data-slot="stage-rail"]')).toHaveAccessibleName(/\d{1,2}:\d{2} GMT[+-]\d/);

  await row
    .getByRole('link', { name: new RegExp(reference) })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: new RegExp(reference) })).toBeVisible();
  await expect(page.locator('[data-slot="shipment-timeline"]')).toContainText('Departed');
  await expect(page.locator('[data-slot="anomaly-list"]')).toContainText(/delayed/i, { timeout: 90_000 });

  await page.goto(`${stack.url}/#/tracking/oceanBill`);
  await page.getByRole('button', { name: 'Export', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Export ocean bills' });
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  const file = await (await download).path();
  const [sheet] = await readExcelFile(readFileSync(file));
  const cells = sheet?.data.flat().map(String) ?? [];
  expect(cells).toContain(reference);
  expect(cells, 'a number of twenty digits survives the sheet').toContain('12345678901234567890');
  const column = sheet?.data.map((line) => String(line[0])) ?? [];
  expect(column.filter((value) => value === reference)).toHaveLength(1);
});

test('a duplicate costs nothing and says so', async ({ page, stack }) => {
  const reference = 'COSUONTIME0000000001';
  await signIn(page, stack);
  const before = await berries(page);
  await trackBill(page, { reference });
  await expect.poll(() => page.getByRole('row').filter({ hasText: reference }).count()).toBe(1);
  // The balance of the top bar follows the row a moment later.
  await expect.poll(() => berries(page)).toBe(before - 1);
  await trackBill(page, { reference });
  await expect(page.getByText(`${reference} is already tracked. Nothing was charged.`)).toBeVisible();
  const { result } = await call<{ result: { berries: number } }>(page, stack, '/api/sysUser/baseInfo');
  expect(result.berries).toBe(before - 1);
  expect(await berries(page)).toBe(before - 1);
});

test('the form names what is missing, field by field, and keeps what was typed', async ({ page, stack }) => {
  await signIn(page, stack);
  await page.getByRole('button', { name: 'Track a shipment' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Track a shipment' });
  await dialog.locator('[name=remark]').fill('handle with care');
  await dialog.getByRole('button', { name: 'Start tracking' }).click();
  await expect(dialog.locator('[name=referenceNo]')).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.locator('[name=polCode]')).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.locator('[name=remark]')).toHaveValue('handle with care');
});

test('with no berries left nothing is created and the reason is clear', async ({ page, stack }) => {
  await signIn(page, stack, 'south');
  await trackBill(page, { reference: 'COSUONTIME0000000002' });
  await expect.poll(() => berries(page)).toBe(0);
  const button = page.getByRole('button', { name: 'Track a shipment' }).first();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toHaveAccessibleDescription(/Your balance is 0 berries/);

  // The browser only hides: the server refuses as well, and charges nothing.
  const bill = {
    referenceNo: 'COSUONTIME0000000003',
    referenceType: 'BL',
    carrierCode: 'COSU',
    serviceType: 'CY/CY',
    customerService: 'Sam',
    polCode: 'CNSHA',
  };
  const refused = await call<{ code: number; message: string }>(page, stack, '/api/oceanBill/add', bill);
  expect(refused.code).toBe(400);
  expect(refused.message).toMatch(/berr/i);
  const counts = await call<{ result: { all: number } }>(page, stack, '/api/oceanBill/statusCount', {});
  expect(counts.result.all).toBe(1);
});

test('a number of twenty digits in a search comes back as typed', async ({ page, stack }) => {
  const number = '98765432109876543210';
  await signIn(page, stack);
  await page.getByLabel('Search ocean bills').fill(number);
  await page.getByLabel('Search ocean bills').press('Enter');
  await expect(page).toHaveURL(new RegExp(number));
  await page.reload();
  await expect(page.getByLabel('Search ocean bills')).toHaveValue(number);
  await expect(page.getByText('No matching bills')).toBeVisible();
});

test('a viewer sees the list and no button that the server would refuse', async ({ page, stack }) => {
  await signIn(page, stack, 'reader');
  await expect(page.getByRole('button', { name: 'Export', exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Track a shipment' })).toHaveCount(0);
});
