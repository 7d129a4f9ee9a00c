import type { CallName } from '@seaberry/api-client/contract';
import type { Answered, Input } from '@seaberry/api-client/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkOverdue } from '../../jobs/poll/overdue.ts';
import { makeCompany, type Company } from '../../testing/company.ts';
import { startTestServer, type Account, type TestServer } from '../../testing/server.ts';

const NOW = '2026-11-21T09:00:00.000Z';
const LATER = '2026-11-24T09:00:00.000Z';
const WAYBILL = { localKeyword: 'Spring sale', customerService: 'Desk', originCode: 'PVG', destinationCode: 'FRA' };
const CODES = ['page', 'detail', 'add', 'update', 'comment'].map((code) => `airWaybill:${code}`);

let server: TestServer;
let company: Company;
let amy: Account;
let ben: Account;
let viewer: Account;
let sales: Account;
let id = '';
let next = 10_000_000;

const sql = (text: string, params: unknown[] = []) => server.deps.db.transaction('system', () => server.deps.db.sql(text, params));
const envelope = async <K extends CallName<'airWaybill'>>(name: K, input: Input<'airWaybill', K>, as: Account = amy) =>
  (await server.call('airWaybill', name, input, { as })).envelope;
const answer = async <K extends CallName<'airWaybill'>>(name: K, input: Input<'airWaybill', K>, as: Account = amy) =>
  (await envelope(name, input, as))?.result as Answered<'airWaybill', K>;
/** A new waybill. */
async function fly(as = amy): Promise<string> {
  next += 1;
  // The last digit is the rest of the division of the seven before it by seven.
  const serial = String(next).slice(-7);
  return String((await answer('add', { ...WAYBILL, awbNo: `157-${serial}${Number(serial) % 7}` }, as)).id);
}

beforeAll(async () => {
  server = await startTestServer({ now: NOW });
  company = await makeCompany(server);
  const { tenantId } = company;
  const person = (account: string, role: 'operator' | 'viewer') => server.person({ tenantId, roles: [role], account });
  [amy, ben, viewer] = [await person('amy', 'operator'), await person('ben', 'operator'), await person('vera', 'viewer')];
  sales = await company.person('sales', await company.role('department', { codes: CODES }));
  await sql(`update app_user set real_name = initcap(account) where tenant_id = $1`, [tenantId]);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.setNow(NOW);
  id = await fly();
});

describe('a waybill that needs attention', () => {
  const counts = async (): Promise<unknown[]> => {
    const { all, attention, late, aside } = await answer('statusCount', { ids: [id] });
    return [all, attention, late, aside];
  };
  const found = async (signal: 'attention' | 'late' | 'aside') =>
    (await answer('page', { ids: [id], signal })).items.map((row) => [row.id, row.signal]);
  // A late waybill, by its row.
  beforeEach(() =>
    sql(`update air_waybill set signal = 'late', slip_ms = 86400000, next_poll_at = null, next_overdue_at = null where id = $1`, [id]),
  );

  it('does not once it is handled, shows by whom, and can be put back', async () => {
    expect(await counts()).toEqual([1, 1, 1, 0]);
    expect((await envelope('handle', { ids: [id] }, viewer))?.code).toBe(403);
    expect(await answer('handle', { ids: [id, 'x'] })).toEqual({
      rows: [
        { id, status: 'done' },
        { id: 'x', status: 'missing' },
      ],
    });
    expect(await counts()).toEqual([1, 0, 1, 1]);
    expect([await found('attention'), await found('late'), await found('aside')]).toEqual([[], [[id, 'late']], [[id, 'late']]]);
    const { bill } = await answer('detail', { id });
    expect(bill.aside).toEqual({ who: 'Amy', at: NOW, until: null });
    expect((await answer('page', { ids: [id] })).items[0]?.aside).toEqual(bill.aside);
    await answer('wake', { ids: [id] });
    expect([await counts(), (await answer('detail', { id })).bill.aside]).toEqual([[1, 1, 1, 0], null]);
  });

  it('is snoozed until a time, at which it is derived again', async () => {
    for (const wrong of [NOW, '2028-01-01T00:00:00Z', 'soon'])
      expect((await envelope('snooze', { ids: [id], until: wrong }))?.code, wrong).toBe(400);
    await answer('snooze', { ids: [id], until: LATER });
    expect(await counts()).toEqual([1, 0, 1, 1]);
    server.setNow(LATER);
    expect(await checkOverdue(server.deps)).toBe(1);
    expect((await answer('detail', { id })).bill.aside).toBeNull();
  });
});

describe('the owner of a waybill', () => {
  it('is a colleague who may see it, of its department or with a wider range', async () => {
    expect((await answer('people', { ids: [id] })).map(({ name }) => name)).toEqual(expect.arrayContaining(['Amy', 'Ben', 'Vera']));
    expect((await answer('people', { ids: [id] })).map((person) => person.id)).not.toContain(sales.id);
    expect((await envelope('assign', { ids: [id], ownerId: sales.id }))?.code).toBe(400);
    await answer('assign', { ids: [id], ownerId: ben.id });
    expect((await answer('page', { ownerId: ben.id })).items.map((row) => [row.id, row.ownerName])).toEqual([[id, 'Ben']]);
    const own = await fly(sales);
    expect((await answer('people', { ids: [own] })).map((person) => person.id)).toContain(sales.id);
  });

  it('needs the right to see air waybills, not bills', async () => {
    const role = await company.role('all', { codes: ['oceanBill:page', 'oceanBill:detail'] });
    const oceanic = await company.person('sales', role);
    expect((await answer('people', { ids: [id] })).map((person) => person.id)).not.toContain(oceanic.id);
  });
});

describe('the activity of a waybill', () => {
  it('has comments and changes, newest first, and mentions reach the inbox', async () => {
    server.setNow('2026-11-21T10:00:00.000Z');
    const { bill } = await answer('detail', { id });
    const awbNo = String(bill.awbNo);
    await answer('update', { ...WAYBILL, id, awbNo, destinationCode: 'AMS', customer: 'Nordic' } as Input<'airWaybill', 'update'>, ben);
    await answer('assign', { ids: [id], ownerId: ben.id });
    await answer('handle', { ids: [id] });
    await answer('resubscribe', { ids: [id] });
    const comment = String(await answer('comment', { id, text: ' Customs cleared ', mentions: [ben.id] }));
    const { items, total } = await answer('activity', { id });
    expect(items.map(({ kind, who, text, changes }) => [kind, who, text ?? null, changes])).toEqual([
      ['comment', 'Amy', 'Customs cleared', []],
      ['handled', 'Amy', null, []],
      ['changed', 'Amy', null, [{ field: 'ownerName', before: 'Amy', after: 'Ben' }]],
      [
        'changed',
        'Ben',
        null,
        [
          { field: 'destinationCode', before: 'FRA', after: 'AMS' },
          { field: 'customer', before: null, after: 'Nordic' },
        ],
      ],
      ['entered', 'Amy', null, []],
    ]);
    expect(total).toBe(5);
    const { envelope: unread } = await server.call('sysNotice', 'unReadList', undefined, { as: ben });
    expect(unread?.result).toMatchObject([
      { title: `Amy mentioned you: ${awbNo.slice(0, 3)}-${awbNo.slice(3)}`, content: 'Customs cleared', billId: id },
    ]);
    await answer('editComment', { id: comment, text: 'Cleared' });
    expect((await answer('activity', { id })).items[0]).toMatchObject({ text: 'Cleared', own: true });
    expect((await envelope('deleteComment', { id: comment }, ben))?.message).toContain('[D1002]');
    await answer('deleteComment', { id: comment });
    expect((await answer('activity', { id })).total).toBe(4);
  });

  it('is open to those who may see the waybill alone', async () => {
    await answer('comment', { id, text: 'Ours' });
    for (const name of ['activity', 'comment', 'assign', 'handle'] as const) {
      const said = await envelope(name, { id, ids: [id], text: 'a', ownerId: null } as never, sales);
      expect([said?.code, JSON.stringify(said)], name).toEqual(
        name === 'activity' || name === 'comment' ? [400, expect.stringContaining('D1002')] : [200, expect.stringContaining('missing')],
      );
    }
    const range = { tenantId: company.tenantId, userId: sales.id, orgs: [company.orgs.sales] };
    const comments = await server.deps.db.transaction(range, () => server.deps.db.sql('select id from order_comment'));
    expect(comments).toEqual([]);
    expect((await envelope('comment', { id, text: 'a', mentions: [sales.id] }))?.code).toBe(400);
    expect((await envelope('comment', { id, text: 'a' }, viewer))?.code).toBe(403);
  });
});
