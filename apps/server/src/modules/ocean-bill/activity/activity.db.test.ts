import type { Answered } from '@seaberry/api-client/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Hint } from '../../../live/hub.ts';
import { makeCompany, type Company } from '../../../testing/company.ts';
import { startTestServer, type Account, type TestServer } from '../../../testing/server.ts';
import { SOON } from '../../../testing/soon.ts';

let server: TestServer;
let company: Company;
let amy: Account;
let ben: Account;
let viewer: Account;
const hints: Hint[] = [];
const form = { carrierCode: 'COSU', serviceType: 'CY/CY', customerService: 'Amy', polCode: 'CNSHA', podCode: 'NLRTM' };
let next = 8_100_000_000;

beforeAll(async () => {
  server = await startTestServer();
  company = await makeCompany(server);
  const { tenantId } = company;
  [amy, ben] = [await server.person({ tenantId, roles: ['operator'] }), await server.person({ tenantId, roles: ['operator'] })];
  viewer = await server.person({ tenantId, roles: ['viewer'] });
  server.deps.live.subscribe(tenantId, (hint) => hints.push(hint));
});
afterAll(() => server.close());

async function track(as = amy): Promise<{ id: string; referenceNo: string }> {
  const referenceNo = `COSU${(next += 1)}`;
  const { envelope } = await server.call('oceanBill', 'add', { ...form, referenceNo }, { as });
  const added = envelope?.result as { id: string } | undefined;
  return { id: String(added?.id), referenceNo };
}

type Page = Answered<'oceanBill', 'activity'>;
const activity = async (id: string, as = amy, more: object = {}): Promise<Page> =>
  (await server.call('oceanBill', 'activity', { id, ...more }, { as })).envelope?.result as unknown as Page;
const say = async (id: string, text: string, as = amy) => (await server.call('oceanBill', 'comment', { id, text }, { as })).envelope;

describe('the activity of a bill', () => {
  it('has its comments and how it was entered, newest first, each with its author', async () => {
    server.setNow('2026-11-21T09:00:00.000Z');
    const { id } = await track();
    server.setNow('2026-11-21T10:00:00.000Z');
    await say(id, '  Customs cleared.\nTruck on Monday. ');
    server.setNow('2026-11-21T11:00:00.000Z');
    await say(id, 'Seen', ben);
    const { items, total } = await activity(id);
    expect(total).toBe(3);
    expect(items.map(({ kind, who, text, own, at }) => [kind, who, text, own, at])).toEqual([
      ['comment', 'Amy Chen', 'Seen', false, '2026-11-21T11:00:00.000Z'],
      ['comment', 'Amy Chen', 'Customs cleared.\nTruck on Monday.', true, '2026-11-21T10:00:00.000Z'],
      ['entered', 'Amy Chen', null, false, '2026-11-21T09:00:00.000Z'],
    ]);
    const second = await activity(id, viewer, { page: 2, pageSize: 2 });
    expect([second.total, second.items.map(({ kind }) => kind)]).toEqual([3, ['entered']]);
    await expect.poll(() => hints, SOON).toContainEqual(expect.objectContaining({ tenantId: company.tenantId, topic: 'oceanBill', id }));
  });

  it('has edited values by field, places and carriers by name, without derived columns', async () => {
    server.setNow('2026-11-22T09:00:00.000Z');
    const { id, referenceNo } = await track();
    server.setNow('2026-11-22T10:00:00.000Z');
    const edited = { ...form, id, referenceNo, podCode: 'BEANR', orderNo: 'PO-7', customer: 'Nordic Furniture' };
    expect((await server.call('oceanBill', 'update', edited, { as: ben })).envelope?.code).toBe(200);
    server.setNow('2026-11-22T11:00:00.000Z');
    await server.call('oceanBill', 'update', { ...edited, orderNo: null }, { as: ben });
    const { items } = await activity(id);
    expect(items.map(({ kind, at, changes }) => [kind, at, changes])).toEqual([
      ['changed', '2026-11-22T11:00:00.000Z', [{ field: 'orderNo', before: 'PO-7', after: null }]],
      [
        'changed',
        '2026-11-22T10:00:00.000Z',
        [
          { field: 'orderNo', before: null, after: 'PO-7' },
          { field: 'podName', before: 'Rotterdam', after: 'Antwerp' },
          { field: 'customer', before: null, after: 'Nordic Furniture' },
        ],
      ],
      ['entered', '2026-11-22T09:00:00.000Z', []],
    ]);
  });

  it('names colleagues outside of the data range of the reader, who sees the bill', async () => {
    const personal = await company.role('personal', {
      codes: ['oceanBill:page', 'oceanBill:detail', 'oceanBill:add', 'oceanBill:comment'],
    });
    const own = await company.person('sales', personal);
    const { id, referenceNo } = await track(own);
    const edited = { ...form, id, referenceNo, orderNo: 'PO-8' };
    await server.call('oceanBill', 'update', edited, { as: amy });
    await say(id, 'From another department', amy);
    const { items } = await activity(id, own);
    expect(items.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['changed', 'comment', 'entered']));
    expect(items.map(({ who }) => who)).toEqual(['Amy Chen', 'Amy Chen', 'Amy Chen']);
    const detail = (await server.call('oceanBill', 'detail', { id }, { as: amy })).envelope?.result as { createUserName?: string };
    expect(detail.createUserName).toBe('Amy Chen');
  });
});

describe('a comment', () => {
  it('is changed and removed by its author alone', async () => {
    const { id } = await track();
    const comment = String((await say(id, 'Fisrt'))?.result);
    const refused = async (as: Account) => [
      (await server.call('oceanBill', 'editComment', { id: comment, text: 'Mine' }, { as })).envelope?.message,
      (await server.call('oceanBill', 'deleteComment', { id: comment }, { as })).envelope?.message,
    ];
    for (const message of await refused(ben)) expect(message).toContain('[D1002]');
    await server.call('oceanBill', 'editComment', { id: comment, text: 'First' }, { as: amy });
    expect((await activity(id)).items[0]).toMatchObject({ text: 'First', editedAt: expect.stringMatching(/Z$/u) });
    await server.call('oceanBill', 'deleteComment', { id: comment }, { as: amy });
    expect((await activity(id)).items.map(({ kind }) => kind)).toEqual(['entered']);
  });

  it('of a deleted bill cannot be changed', async () => {
    const { id } = await track();
    const comment = String((await say(id, 'Kept'))?.result);
    await server.call('oceanBill', 'delete', { ids: [id] }, { as: amy });
    const edited = await server.call('oceanBill', 'editComment', { id: comment, text: 'Changed' }, { as: amy });
    const removed = await server.call('oceanBill', 'deleteComment', { id: comment }, { as: amy });
    for (const { envelope } of [edited, removed]) expect(envelope?.message).toContain('[D1002]');
    const { db } = server.deps;
    expect(await db.transaction('system', () => db.sql('select body from order_comment where id = $1', [comment]))).toEqual([
      { body: 'Kept' },
    ]);
  });

  it('needs text of at most 2,000 characters, and the right to comment', async () => {
    const { id } = await track();
    expect((await say(id, ' \n '))?.code).toBe(400);
    expect((await say(id, 'x'.repeat(2001)))?.code).toBe(400);
    expect((await say(id, 'x'.repeat(2000)))?.code).toBe(200);
    expect((await say(id, 'As a viewer', viewer))?.code).toBe(403);
  });
});
