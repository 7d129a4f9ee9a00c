import { call, expect, signIn, test, trackBill } from '../journey.ts';

test.use({ stackOptions: { factor: 20_000 } });

interface Called {
  result: { items: { raw: { eventID?: string } }[]; total: number };
}

test('a bill waits while the carrier is down and continues afterwards', async ({ page, stack }) => {
  test.setTimeout(180_000);
  // ONTIME in a number makes the sandbox carrier report a voyage without delays.
  const reference = 'COSUONTIME1000000001';
  await signIn(page, stack);
  await stack.carrierDown(10);
  await trackBill(page, { reference });
  const row = page.getByRole('row').filter({ hasText: reference });
  await expect(row).toBeVisible();
  await page.waitForTimeout(4000);
  await expect(row).not.toContainText('Failed');
  await expect(row).toContainText(/Empty pickup|Gate-in|Customs release|Loading|Departure|Arrival|Discharge|Delivery/, { timeout: 90_000 });
});

test('a server that is killed while polling restarts with every event once and a correct ledger', async ({ page, quiet, stack }) => {
  test.setTimeout(240_000);
  quiet.allow(/Failed to load resource|ERR_CONNECTION|ERR_INCOMPLETE|ERR_EMPTY/);
  await signIn(page, stack);
  const references = Array.from({ length: 6 }, (_, index) => `COSUONTIME20000000${index}0`);
  for (const reference of references) await trackBill(page, { reference });
  for (let round = 0; round < 3; round++) {
    await page.waitForTimeout(2500);
    await stack.killServer();
    await stack.startServer();
  }
  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: references[0] ?? '' })).toContainText(
    /Empty pickup|Gate-in|Customs release|Loading|Departure|Arrival|Discharge|Delivery/,
    { timeout: 90_000 },
  );

  const list = await call<{ result: { items: { id: string }[] } }>(page, stack, '/api/oceanBill/page', {
    keyword: references.join(' '),
    pageSize: 50,
  });
  expect(list.result.items).toHaveLength(references.length);
  for (const { id } of list.result.items) {
    const counts = new Map<string, number>();
    const events = () => call<Called>(page, stack, `/api/oceanBill/events?id=${id}&pageSize=200`);
    // Each bill is polled at its own time.
    await expect.poll(async () => (await events()).result.total, { timeout: 60_000 }).toBeGreaterThan(0);
    for (const { raw } of (await events()).result.items) {
      const key = JSON.stringify(raw);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect(
      [...counts.values()].every((count) => count === 1),
      'each event is kept once',
    ).toBe(true);
  }
  const me = await call<{ result: { berries: number } }>(page, stack, '/api/sysUser/baseInfo');
  const all = await call<{ result: { all: number } }>(page, stack, '/api/oceanBill/statusCount', {});
  // The company starts with 40 berries (`tenant.json`).
  expect(me.result.berries, 'one berry for each bill, none doubled or lost').toBe(40 - all.result.all);
});

test('eight tabs stay usable and all receive updates', async ({ context, page, stack }) => {
  test.setTimeout(180_000);
  await signIn(page, stack);
  const tabs = [page];
  for (let index = 1; index < 8; index++) {
    const tab = await context.newPage();
    await tab.goto(`${stack.url}/#/tracking/oceanBill`);
    await expect(tab.getByRole('heading', { name: 'Ocean bills' })).toBeVisible();
    tabs.push(tab);
  }
  const reference = 'COSUONTIME3000000001';
  await trackBill(tabs[7] ?? page, { reference });
  for (const tab of tabs) await expect(tab.getByRole('row').filter({ hasText: reference })).toBeVisible({ timeout: 30_000 });
  for (const tab of tabs)
    await expect(tab.getByRole('row').filter({ hasText: reference })).toContainText(
      /Empty pickup|Gate-in|Customs release|Loading|Departure|Arrival|Discharge|Delivery/,
      {
        timeout: 60_000,
      },
    );
});
