import type { Answered } from '@seaberry/api-client/schemas';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { checkOverdue } from '../../../jobs/poll/overdue.ts';
import { startTestServer, type Account, type TestServer } from '../../../testing/server.ts';

const NOW = '2026-11-21T09:00:00.000Z';
const LATER = '2026-11-24T09:00:00.000Z';
const form = { carrierCode: 'COSU', serviceType: 'CY/CY', customerService: 'Desk', polCode: 'CNSHA' };
let next = 8_300_000_000;
let server: TestServer;
let amy: Account;
let viewer: Account;
let id = '';

const sql = (text: string, params: unknown[] = []) => server.deps.db.transaction('system', () => server.deps.db.sql(text, params));
const answer = async <T>(call: ReturnType<TestServer['call']>): Promise<T> => (await call).envelope?.result as T;
const counts = async (): Promise<unknown[]> => {
  const { all, attention, late, aside } = await answer<Answered<'oceanBill', 'statusCount'>>(
    server.call('oceanBill', 'statusCount', {}, { as: amy }),
  );
  return [all, attention, late, aside];
};
const page = async (input: object) =>
  (await answer<Answered<'oceanBill', 'page'>>(server.call('oceanBill', 'page', input, { as: amy }))).items;
const referencesOf = async (signal: string): Promise<unknown[]> => (await page({ signal })).map((bill) => [bill.id, bill.signal]);

beforeAll(async () => {
  server = await startTestServer({ now: NOW });
  const tenantId = await server.tenant('Acme', 50);
  amy = await server.person({ tenantId, roles: ['operator'], account: 'amy' });
  viewer = await server.person({ tenantId, roles: ['viewer'] });
});
afterAll(() => server.close());

// One bill that is late, as its row says it.
beforeEach(async () => {
  server.setNow(NOW);
  await sql('delete from ocean_bill');
  const referenceNo = `COSU${(next += 1)}`;
  ({ id } = await answer<{ id: string }>(server.call('oceanBill', 'add', { ...form, referenceNo }, { as: amy })));
  await sql(`update ocean_bill set signal = 'late', slip_ms = 86400000, next_poll_at = null, next_overdue_at = null where id = $1`, [id]);
});

it('a handled bill is late and no longer in need of attention, says by whom, and can be put back', async () => {
  expect(await counts()).toEqual([1, 1, 1, 0]);
  expect((await server.call('oceanBill', 'handle', { ids: [id] }, { as: viewer })).envelope?.code).toBe(403);
  await server.call('oceanBill', 'handle', { ids: [id] }, { as: amy });
  expect(await counts()).toEqual([1, 0, 1, 1]);
  expect([await referencesOf('attention'), await referencesOf('late'), await referencesOf('aside')]).toEqual([
    [],
    [[id, 'late']],
    [[id, 'late']],
  ]);
  const [row] = await page({});
  const { bill } = await answer<Answered<'oceanBill', 'detail'>>(server.call('oceanBill', 'detail', { id }, { as: amy, locale: 'zh-cn' }));
  expect([row?.aside, bill.aside]).toEqual([bill.aside, { who: expect.any(String), at: NOW, until: null }]);
  await server.call('oceanBill', 'wake', { ids: [id] }, { as: amy });
  expect([await counts(), (await page({}))[0]?.aside]).toEqual([[1, 1, 1, 0], null]);
});

it('a snoozed bill comes back at its time, and its activity says all of it', async () => {
  const snooze = (until: string) => server.call('oceanBill', 'snooze', { ids: [id], until }, { as: amy });
  for (const wrong of [NOW, '2028-01-01T00:00:00Z', 'soon']) expect((await snooze(wrong)).envelope?.code, wrong).toBe(400);
  await snooze(LATER);
  expect(await counts()).toEqual([1, 0, 1, 1]);
  server.setNow(LATER);
  expect(await checkOverdue(server.deps)).toBe(1);
  const [, , , aside] = await counts();
  expect([aside, (await page({}))[0]?.aside]).toEqual([0, null]);
  server.setNow('2026-11-24T09:00:01.000Z');
  await server.call('oceanBill', 'handle', { ids: [id] }, { as: amy });
  server.setNow('2026-11-25T09:00:00.000Z');
  await server.call('oceanBill', 'wake', { ids: [id] }, { as: amy });
  const { items } = await answer<Answered<'oceanBill', 'activity'>>(server.call('oceanBill', 'activity', { id }, { as: amy }));
  expect(items.map(({ kind, until }) => [kind, until ?? null])).toEqual([
    ['woken', null],
    ['handled', null],
    ['snoozed', LATER],
    ['entered', null],
  ]);
});

it('the count of a filtered list and of the whole list agree about bills that are aside', async () => {
  await server.call('oceanBill', 'handle', { ids: [id] }, { as: amy });
  const filtered = await answer<Answered<'oceanBill', 'statusCount'>>(
    server.call('oceanBill', 'statusCount', { carrierCode: ['COSU'] }, { as: amy }),
  );
  expect([filtered.all, filtered.attention, filtered.late, filtered.aside]).toEqual(await counts());
});

it('a call on several bills says which of them it has changed and which are not there', async () => {
  const gone = '00000000-0000-7000-8000-00000000dead';
  const calls = [
    ['handle', {}],
    ['snooze', { until: LATER }],
    ['wake', {}],
    ['assign', { ownerId: amy.id }],
    ['delete', {}],
  ] as const;
  const said: unknown[] = [];
  for (const [call, more] of calls) {
    const { rows } = await answer<{ rows: { id: string; status: string }[] }>(
      server.call('oceanBill', call, { ids: [gone, id, 'x', id], ...more }, { as: amy }),
    );
    said.push([call, rows.map((row) => [row.id, row.status])]);
  }
  const rows = [
    [gone, 'missing'],
    [id, 'done'],
    ['x', 'missing'],
  ];
  expect(said).toEqual(calls.map(([call]) => [call, rows]));
  const again = await answer<object>(server.call('oceanBill', 'delete', { ids: [id] }, { as: amy }));
  expect(again).toEqual({ rows: [{ id, status: 'missing' }] });
});
