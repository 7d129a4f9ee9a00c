import type { Answered } from '@seaberry/api-client/schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Hint } from '../../../live/hub.ts';
import { startTestServer, type Account, type TestServer } from '../../../testing/server.ts';
import { SOON } from '../../../testing/soon.ts';

let server: TestServer;
let amy: Account;
let ben: Account;
let viewer: Account;
const hints: Hint[] = [];
const mails: { to: string; subject?: string; text: string }[] = [];
const form = { carrierCode: 'COSU', serviceType: 'CY/CY', customerService: 'Desk', polCode: 'CNSHA' };
let next = 8_200_000_000;

beforeAll(async () => {
  const send = (mail: (typeof mails)[number]): Promise<void> => Promise.resolve(void mails.push(mail));
  server = await startTestServer({ connectors: { email: { send }, sms: null }, config: { publicUrl: 'https://track.example' } });
  const tenantId = await server.tenant('Acme', 50);
  const person = (account: string, role: 'operator' | 'viewer') => server.person({ tenantId, roles: [role], account });
  [amy, ben, viewer] = [await person('amy', 'operator'), await person('ben', 'operator'), await person('vera', 'viewer')];
  await server.deps.db.transaction('system', () =>
    server.deps.db.sql(`update app_user set real_name = initcap(account) where tenant_id = $1`, [tenantId]),
  );
  server.deps.live.subscribe(tenantId, (hint) => hints.push(hint));
});
afterAll(() => server.close());

const answer = async <T>(call: ReturnType<TestServer['call']>): Promise<T> => (await call).envelope?.result as T;
const track = async (as = amy): Promise<string> =>
  (await answer<{ id: string }>(server.call('oceanBill', 'add', { ...form, referenceNo: `COSU${(next += 1)}` }, { as }))).id;
const assign = async (ids: string[], ownerId: string | null, as = amy) =>
  (await server.call('oceanBill', 'assign', { ids, ownerId }, { as })).envelope?.code;
const owned = async (ownerId: string): Promise<unknown[][]> => {
  const { items } = await answer<Answered<'oceanBill', 'page'>>(server.call('oceanBill', 'page', { ownerId }, { as: amy }));
  return items.map((bill) => [bill.id, bill.ownerName]);
};

it('the owner of a bill is who added it, until it is given to a colleague or has no owner', async () => {
  const id = await track();
  expect(await owned(amy.id)).toEqual([[id, 'Amy']]);
  expect(await assign([id], ben.id)).toBe(200);
  expect([await owned(amy.id), await owned(ben.id)]).toEqual([[], [[id, 'Ben']]]);
  await expect.poll(() => hints, SOON).toContainEqual(expect.objectContaining({ topic: 'oceanBill', id }));
  expect(await assign([id], null, ben)).toBe(200);
  expect(await owned(ben.id)).toEqual([]);
  const { items } = await answer<Answered<'oceanBill', 'activity'>>(server.call('oceanBill', 'activity', { id }, { as: amy }));
  expect(items.map(({ kind, who, changes }) => [kind, who, changes])).toEqual([
    ['changed', 'Ben', [{ field: 'ownerName', before: 'Ben', after: null }]],
    ['changed', 'Amy', [{ field: 'ownerName', before: 'Amy', after: 'Ben' }]],
    ['entered', 'Amy', []],
  ]);
});

it('the owners of visible bills are offered as a filter, by name', async () => {
  await assign([await track()], viewer.id);
  await assign([await track()], ben.id);
  const offered = (input: object) => answer(server.call('oceanBill', 'suggest', { field: 'ownerId', ...input }, { as: amy }));
  expect(await offered({ keyword: 'no own' })).toEqual([{ value: 'none', label: 'No owner' }]);
  expect(await offered({ values: ['none'] })).toEqual([{ value: 'none', label: 'No owner' }]);
  expect(await offered({ keyword: 'ver' })).toEqual([{ value: viewer.id, label: 'Vera' }]);
  expect(await offered({ values: [ben.id, 'x'] })).toEqual([{ value: ben.id, label: 'Ben' }]);
  expect(await offered({})).toEqual([
    { value: 'none', label: 'No owner' },
    { value: ben.id, label: 'Ben' },
    { value: viewer.id, label: 'Vera' },
  ]);
});

it('a bill is given away by people who may edit it, and to people of the company who can open it', async () => {
  const id = await track();
  expect(await assign([id], amy.id, viewer)).toBe(403);
  const stranger = await server.person({ tenantId: await server.tenant('Other'), roles: ['operator'] });
  for (const other of [stranger.id, '00000000-0000-7000-8000-00000000dead', 'x']) expect(await assign([id], other)).toBe(400);
  expect(await owned(amy.id)).toContainEqual([id, 'Amy']);
  const people = await answer(server.call('oceanBill', 'people', { ids: [id], keyword: 'e' }, { as: amy }));
  expect(people).toEqual([
    { id: ben.id, name: 'Ben', account: 'ben' },
    { id: viewer.id, name: 'Vera', account: 'vera' },
  ]);
});

it('people are named to those who see a bill with them, and to no others', async () => {
  const id = await track();
  const stranger = await server.person({ tenantId: await server.tenant('Third'), roles: ['operator'] });
  const named = (ids: string[], as: Account) => answer(server.call('oceanBill', 'people', { ids }, { as }));
  expect([await named(['x'], amy), await named([id], stranger)]).toEqual([[], []]);
});

it('a bill whose owner is deleted is among those without an owner, also out of range of who deletes', async () => {
  const id = await track();
  const admin = await server.person({ tenantId: amy.tenantId, roles: ['admin'] });
  const leaver = await server.person({ tenantId: amy.tenantId, roles: ['operator'] });
  await assign([id], leaver.id);
  expect(await owned('none')).not.toContainEqual([id, null]);
  expect((await server.call('sysUser', 'delete', { id: leaver.id }, { as: admin })).envelope?.code).toBe(200);
  expect(await owned('none')).toContainEqual([id, null]);
});

it('a comment alerts the colleagues it mentions, once each, if they may see the bill', async () => {
  const id = await track();
  const comment = (mentions: string[]) => server.call('oceanBill', 'comment', { id, text: 'Call the carrier', mentions }, { as: amy });
  const stranger = await server.person({ tenantId: await server.tenant('Fourth'), roles: ['operator'] });
  for (const other of [stranger.id, 'x']) expect((await comment([ben.id, other])).envelope?.code).toBe(400);
  const alertsOf = async (as: Account) =>
    (await answer<Answered<'sysNotice', 'unReadList'>>(server.call('sysNotice', 'unReadList', undefined, { as }))).filter(
      ({ billId }) => billId === id,
    );
  expect(await alertsOf(ben)).toEqual([]);
  expect((await comment([ben.id, ben.id, amy.id])).envelope?.code).toBe(200);
  expect(await alertsOf(ben)).toMatchObject([
    { title: expect.stringMatching(/^Amy mentioned you: COSU/u), content: 'Call the carrier', billId: id },
  ]);
  expect([await alertsOf(amy), await alertsOf(viewer), await alertsOf(stranger)]).toEqual([[], [], []]);
  const { items } = await answer<Answered<'oceanBill', 'activity'>>(server.call('oceanBill', 'activity', { id }, { as: amy }));
  expect(items[0]).toMatchObject({ text: 'Call the carrier', mentions: [{ name: 'Ben' }, { name: 'Amy' }] });
});

it('an edited comment alerts a colleague it mentions newly, once, and none it mentioned before', async () => {
  const id = await track();
  const stranger = await server.person({ tenantId: await server.tenant('Fifth'), roles: ['operator'] });
  const said = await answer<string>(server.call('oceanBill', 'comment', { id, text: 'Ask @Ben', mentions: [ben.id] }, { as: amy }));
  const edit = async (text: string, mentions: string[]) =>
    (await server.call('oceanBill', 'editComment', { id: said, text, mentions }, { as: amy })).envelope?.code;
  const alertsOf = async (as: Account) =>
    (await answer<Answered<'sysNotice', 'unReadList'>>(server.call('sysNotice', 'unReadList', undefined, { as })))
      .filter(({ billId }) => billId === id)
      .map(({ content }) => content);
  expect(await edit('Ask @Ben and a stranger', [stranger.id])).toBe(400);
  expect(await edit('Ask @Ben and @Vic', [ben.id, viewer.id])).toBe(200);
  expect(await edit('Please ask @Vic', [viewer.id])).toBe(200);
  expect(await edit('Please ask @Ben and @Vic', [ben.id, viewer.id, amy.id])).toBe(200);
  expect([await alertsOf(ben), await alertsOf(viewer), await alertsOf(amy)]).toEqual([['Ask @Ben'], ['Ask @Ben and @Vic'], []]);
  const { items } = await answer<Answered<'oceanBill', 'activity'>>(server.call('oceanBill', 'activity', { id }, { as: amy }));
  expect(items[0]?.mentions?.map((person) => person.id)).toEqual([ben.id, viewer.id, amy.id]);
});

it('a mention is no alert to a colleague who has turned that off', async () => {
  const id = await track();
  const mute = (as: Account, muted: 'mentions.alert'[]) => server.call('sysNotice', 'mute', { muted }, { as });
  await mute(ben, ['mentions.alert']);
  await server.call('oceanBill', 'comment', { id, text: 'Ask both', mentions: [ben.id, viewer.id] }, { as: amy });
  await mute(ben, []);
  const of = async (as: Account) =>
    (await answer<Answered<'sysNotice', 'unReadList'>>(server.call('sysNotice', 'unReadList', undefined, { as }))).filter(
      ({ billId }) => billId === id,
    ).length;
  expect([await of(ben), await of(viewer)]).toEqual([0, 1]);
});

it('a mention is one email in the language of its reader, with the link, unless that is turned off', async () => {
  const id = await track();
  const { db } = server.deps;
  await db.transaction('system', () =>
    db.sql(`update app_user set email = account || '@acme.example' where id = any($1)`, [[amy.id, ben.id, viewer.id]]),
  );
  await server.call('sysAuth', 'userInfo', undefined, { as: ben, locale: 'zh-cn' });
  await server.call('sysNotice', 'mute', { muted: ['mentions.alert'] }, { as: ben });
  await server.call('sysNotice', 'mute', { muted: ['mentions.email'] }, { as: viewer });
  const drain = async (): Promise<void> => {
    for (let round = 0; round < 2; round += 1) await server.drainJobs();
  };
  await drain();
  mails.length = 0;
  await server.call('oceanBill', 'comment', { id, text: 'Ask all', mentions: [ben.id, viewer.id, amy.id, ben.id] }, { as: amy });
  await drain();
  expect(mails).toMatchObject([{ to: 'ben@acme.example', subject: expect.stringMatching(/^Amy 提到了您：COSU/u) }]);
  expect(mails[0]?.text).toContain(`\nAsk all\n\n`);
  expect(mails[0]?.text).toContain(`https://track.example/tracking/oceanBill/detail?id=${id}\n`);
});
