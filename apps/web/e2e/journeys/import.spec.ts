import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { berries, expect, signIn, test, trackBill } from '../journey.ts';

test.use({ stackOptions: { factor: 20_000 } });

/** Same three rows in both formats: a new bill, a tracked one, and one with an invalid port. */
const csv = (good: string, known: string, bad: string): string =>
  [
    'referenceNo,carrierCode,serviceType,customerService,polCode,orderNo',
    `${good},COSU,CY/CY,Nora,CNSHA,12345678901234567891`,
    `${known},COSU,CY/CY,Nora,CNSHA,PO-2`,
    `${bad},COSU,CY/CY,Nora,Atlantis,PO-3`,
  ].join('\r\n');

const FILES = [
  {
    name: 'bills.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: readFileSync(join(import.meta.dirname, '../fixtures/bills.xlsx')),
    known: 'COSUONTIME9100000000',
    good: 'COSUONTIME9100000001',
    bad: 'COSUONTIME9100000002',
    way: 'Track many',
  },
  {
    name: 'bills.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv('COSUONTIME9200000001', 'COSUONTIME9200000000', 'COSUONTIME9200000002')),
    known: 'COSUONTIME9200000000',
    good: 'COSUONTIME9200000001',
    bad: 'COSUONTIME9200000002',
    way: 'Track a shipment',
  },
] as const;

for (const { known, good, bad, way, ...file } of FILES) {
  test(`${file.name}: each row shows its outcome, and only the valid one is created and charged`, async ({ page, stack }) => {
    await signIn(page, stack);
    await trackBill(page, { reference: known });
    await expect(page.getByRole('row').filter({ hasText: known })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('row').filter({ hasText: known })).toBeVisible();
    const before = await berries(page);

    await page.getByRole('button', { name: way }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Track many shipments' });
    await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file);
    const line = (reference: string) => dialog.getByRole('listitem').filter({ hasText: reference });

    // Dry run: nothing is created before the confirmation.
    await expect(line(known)).toContainText('Tracked already; costs nothing.');
    await expect(line(bad)).toContainText('No port has this code or name.');
    await expect(line(good)).toContainText('Ready');

    await dialog.getByRole('button', { name: 'Track 1 bill', exact: true }).click();
    await expect(dialog.getByText(`1 bill was created, 1 berry was charged. Balance: ${before - 1}.`)).toBeVisible();
    await expect(dialog.getByRole('row').filter({ hasText: good })).toContainText('Created');
    await dialog.getByRole('button', { name: 'Done' }).click();

    await expect.poll(() => berries(page)).toBe(before - 1);
    await expect(page.getByRole('row').filter({ hasText: good })).toHaveCount(1);
    await expect(page.getByRole('row').filter({ hasText: known })).toHaveCount(1);
    await expect(page.getByRole('row').filter({ hasText: bad })).toHaveCount(0);
    await expect(page.getByRole('row').filter({ hasText: good })).toContainText('12345678901234567891');
  });
}
