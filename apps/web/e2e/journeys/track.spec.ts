import { readFileSync } from 'node:fs';
import readExcelFile from 'read-excel-file/node';
import { berries, call, expect, signIn, test, trackBill, unfold, withMotion } from '../journey.ts';

// A day at sea takes about four seconds, so that events arrive while the page is open.
test.use({ stackOptions: { factor: 20_000 } });
test.use(withMotion);

test('a bill is added, charged and tracked, shows its slip, and is exported', async ({ page, stack }) => {
  test.setTimeout(180_000);
  // LATE in a number makes the sandbox carrier delay the voyage; ONTIME, one without delays.
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

  // No user input from here on: live hints update the row.
  const row = page.getByRole('row').filter({ hasText: reference });
  await expect(row).toContainText(/Empty pickup|Gate-in|Customs release|Loading|Departure|Arrival|Discharge|Delivery/, { timeout: 60_000 });
  // The rail of a row shows local times of each place, not of the reader.
  await expect(row.locator('[data-slot="stage-rail"]')).toHaveAccessibleName(/\d{1,2}:\d{2} GMT[+-]\d/);

  await row
    .getByRole('link', { name: new RegExp(reference) })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: new RegExp(reference) })).toBeVisible();
  await expect(page.locator('[data-slot="shipment-timeline"]')).toContainText('Departed');
  await expect(page.getByRole('img', { name: /^Way from \S+ to \S+/ })).toBeVisible();
  await expect(page.locator('[data-slot="route-map-position"]')).toContainText(/Estimated position|Last reported at/);
  await expect(page.locator('[data-slot="anomaly-list"]')).toContainText(/delay/i, { timeout: 90_000 });

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

test('a duplicate is free, reported, and opened from its message', async ({ page, stack }) => {
  const reference = 'COSUONTIME0000000001';
  await signIn(page, stack);
  const before = await berries(page);
  await trackBill(page, { reference });
  await expect.poll(() => page.getByRole('row').filter({ hasText: reference }).count()).toBe(1);
  // The balance in the top bar is updated shortly after the row.
  await expect.poll(() => berries(page)).toBe(before - 1);
  await trackBill(page, { reference });
  // The message of the first bill may still be behind it.
  const message = page.getByRole('listitem').filter({ hasText: `${reference} is already tracked. Nothing was charged.` });
  await expect(message).toBeVisible();
  const { result } = await call<{ result: { berries: number } }>(page, stack, '/api/sysUser/baseInfo');
  expect(result.berries).toBe(before - 1);
  expect(await berries(page)).toBe(before - 1);
  await message.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('heading', { name: new RegExp(reference) })).toBeVisible();
});

test('the form reports missing fields one by one, and keeps its values', async ({ page, stack }) => {
  await signIn(page, stack);
  await page.getByRole('button', { name: 'Track a shipment' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Track a shipment' });
  await unfold(dialog);
  await dialog.locator('[name=remark]').fill('handle with care');
  await dialog.getByRole('button', { name: 'Start tracking' }).click();
  await expect(dialog.locator('[name=referenceNo]')).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByRole('combobox', { name: 'POL code' })).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.locator('[name=remark]')).toHaveValue('handle with care');
});

test('without berries nothing is created and the reason is shown', async ({ page, stack }) => {
  await signIn(page, stack, 'south');
  await trackBill(page, { reference: 'COSUONTIME0000000002' });
  await expect.poll(() => berries(page)).toBe(0);
  const button = page.getByRole('button', { name: 'Track a shipment' }).first();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toHaveAccessibleDescription(/Your balance is 0 berries/);

  // The UI only hides it: the server rejects the call too, and charges nothing.
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

test('a number of twenty digits in a search stays unchanged', async ({ page, stack }) => {
  const number = '98765432109876543210';
  await signIn(page, stack);
  await page.getByLabel('Search ocean bills').fill(number);
  await page.getByLabel('Search ocean bills').press('Enter');
  await expect(page).toHaveURL(new RegExp(number));
  await page.reload();
  await expect(page.getByLabel('Search ocean bills')).toHaveValue(number);
  await expect(page.getByText('No matching bills')).toBeVisible();
});

test('a viewer sees the list and no button that the server would reject', async ({ page, stack }) => {
  await signIn(page, stack, 'reader');
  await expect(page.getByRole('button', { name: 'Export', exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Track a shipment' })).toHaveCount(0);
});
