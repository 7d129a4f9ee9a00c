import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { enter } from '../enter.ts';
import { berries, call, expect, signIn, test, trackBill } from '../journey.ts';

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
    // ONTIME in a number chooses the profile of the voyage in the sandbox carrier.
    known: 'COSUONTIME9100000000',
    good: 'COSUONTIME9100000001',
    bad: 'COSUONTIME9100000002',
    button: 'Track many',
  },
  {
    name: 'bills.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv('COSUONTIME9200000001', 'COSUONTIME9200000000', 'COSUONTIME9200000002')),
    known: 'COSUONTIME9200000000',
    good: 'COSUONTIME9200000001',
    bad: 'COSUONTIME9200000002',
    button: 'Track a shipment',
  },
] as const;

for (const { known, good, bad, button, ...file } of FILES) {
  test(`${file.name}: each row shows its outcome, and only the valid one is created and charged`, async ({ page, stack }) => {
    await signIn(page, stack);
    await trackBill(page, { reference: known });
    await expect(page.getByRole('row').filter({ hasText: known })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('row').filter({ hasText: known })).toBeVisible();
    const before = await berries(page);

    await page.getByRole('button', { name: button }).first().click();
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

/** Rows of `SHEET` that cannot be tracked, by index: two without a number, an unknown port, no carrier, an unknown carrier, a formula. */
const WRONG: Readonly<Record<number, string>> = {
  4: '\t中远海运\t上海\t鹿特丹',
  11: 'COSU6600000011\t中远海运\t亚特兰蒂斯\t鹿特丹',
  17: '6500000017\t\t上海\t鹿特丹',
  23: 'N/A\t中远海运\t上海\t鹿特丹',
  30: '6500000030\t某某船务\t上海\t鹿特丹',
  38: '=1+1\t中远海运\t上海\t鹿特丹',
};
/** A forwarder's sheet of forty rows under Chinese headings. */
const SHEET = [
  '序号\t提单号\t船公司\t起运港\t目的港\t订单号',
  ...Array.from({ length: 40 }, (_, at) => `${at + 1}\t${WRONG[at] ?? `COSU65000000${at + 10}\t中远海运\t上海\t鹿特丹`}\tSO-${at + 1}`),
].join('\n');

test('a pasted sheet of forty rows with six wrong gives thirty-four tracked bills and six reasons', async ({ context, page, stack }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, stack);
  await page.evaluate((text) => navigator.clipboard.writeText(text), SHEET);
  await page.getByRole('button', { name: 'Track a shipment' }).first().click();
  await page.getByRole('dialog').locator('[name=referenceNo]').focus();
  await page.keyboard.press('ControlOrMeta+V');

  const dialog = page.getByRole('dialog', { name: 'Track many shipments' });
  const send = dialog.getByRole('button', { name: 'Track 34 bills', exact: true });
  await expect(send).toBeEnabled();
  await dialog.getByRole('button', { name: /Need a fix/ }).click();
  const wrong = dialog.getByRole('listitem');
  await expect(wrong).toHaveCount(6);
  for (const [reason, rows] of [
    ['Enter a B/L, booking or container number.', 1],
    ['Enter a carrier.', 1],
    ['No port has this code or name.', 1],
    ['This carrier is not in the table of carriers.', 1],
    ['This does not look like a number of this type.', 2],
  ] as const)
    await expect(wrong.filter({ hasText: reason })).toHaveCount(rows);
  // A cell that is left takes what was typed, and the focus goes on to the next control, never to the dialog.
  const port = wrong.getByRole('combobox', { name: 'POL' });
  await port.fill('Atlantis Bay');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('textbox', { name: /^Sheet or numbers/ })).toHaveValue(/Atlantis Bay/);
  expect(await page.evaluate(() => document.activeElement?.matches('select, input'))).toBe(true);
  await expect(send).toBeEnabled();
  await send.click();
  await expect(dialog.getByText('34 bills were created, 34 berries were charged.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();

  // The carrier has sent events of each bill.
  const search = { keyword: 'COSU65000000', page: 1, pageSize: 50 };
  const kinds = async () => {
    const { result } = await call<{ result: { items: { outlook: { kind: string } | null }[] } }>(
      page,
      stack,
      '/api/oceanBill/page',
      search,
    );
    return result.items.map(({ outlook }) => outlook?.kind ?? 'waiting').filter((kind) => kind !== 'waiting').length;
  };
  await expect.poll(kinds, { timeout: 60_000 }).toBe(34);

  // The longest range of days, from one month to the next.
  const range = { from: '2026-12-28T09:00:00.000Z', to: '2027-01-18T09:00:00.000Z' };
  await page.route('**/api/oceanBill/page', async (route) => {
    try {
      const response = await route.fetch();
      const body = (await response.json()) as { result: { items: { outlook: object | null }[] } };
      const items = body.result.items.map((bill) => ({ ...bill, outlook: bill.outlook && { ...bill.outlook, range } }));
      await route.fulfill({ response, json: { ...body, result: { ...body.result, items } } });
    } catch {
      // The page was left meanwhile.
    }
  });

  // Sixteen of them are whole in the window at 1440 × 900, with search, filters, views and columns in one line.
  for (const globalI18n of ['en', 'zh-cn', 'zh-tw']) {
    await enter(page, stack, { config: { globalI18n } });
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${globalI18n}`, 'i'));
    await expect(page.locator('[data-slot="saved-views"]')).toBeVisible();
    await expect.poll(() => wholeRows(page)).toBeGreaterThanOrEqual(16);
    expect(await cutCells(page), globalI18n).toEqual([]);
    // Beside a scrollbar that takes room there is none along the bottom, which would cost a row.
    await page.setViewportSize({ width: 1440 - SCROLLBAR, height: 900 });
    await expect.poll(() => beyondEdge(page), globalI18n).toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });
  }
  // Carriers have their names of the language wherever one is chosen.
  await page.getByRole('button', { name: '批次追蹤' }).click();
  const carriers = page.getByRole('dialog').getByRole('combobox', { name: '船公司' }).last();
  await expect(carriers.getByRole('option', { name: '中遠海運 (COSU)' })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1024, height: 768 });
  for (const heading of [/^狀態/, /^預計到達/])
    await expect(page.getByRole('columnheader', { name: heading })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  const cards = page.locator('[data-slot="shipment-card"]');
  await expect(page.getByRole('table')).toHaveCount(0);
  for (const at of [0, 1, 2]) await expect(cards.nth(at)).toBeInViewport({ ratio: 1 });
});

/** Rows of the table that nothing cuts. */
const wholeRows = (page: Page): Promise<number> =>
  page.locator('tbody tr').evaluateAll(async (rows) => {
    const seen = await new Promise<IntersectionObserverEntry[]>((resolve) => {
      const observer = new IntersectionObserver(resolve);
      rows.forEach((row) => observer.observe(row));
    });
    return seen.filter(
      ({ boundingClientRect, intersectionRect }) =>
        intersectionRect.height > 0 && intersectionRect.height >= boundingClientRect.height - 0.5,
    ).length;
  });

/** Headers, states, days and ages that their column cuts. */
const cutCells = (page: Page): Promise<string[]> =>
  page
    .locator('thead th, tbody')
    .locator('[data-slot="data-table-head-label"], [data-slot="outlook-badge"], [data-fact]:not([data-fact="next"])')
    .evaluateAll((shown) =>
      shown.flatMap(({ parentElement: cell, textContent }) => (cell && cell.scrollWidth > cell.clientWidth ? [textContent] : [])),
    );

/** Width of a classic scrollbar, px. */
const SCROLLBAR = 15;

/** Width of the table beyond the edge of its place, px. */
const beyondEdge = (page: Page): Promise<number> =>
  page.locator('[data-slot="data-table-region"]').evaluate((region) => region.scrollWidth - region.clientWidth);
