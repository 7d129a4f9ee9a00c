import type { Input } from '@seaberry/api-client/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERROR } from '../../../http/error-codes.ts';
import { makeCompany, type Company } from '../../../testing/company.ts';
import { REAL_NAME, startTestServer, type Account, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let company: Company;
let admin: Account;
beforeAll(async () => {
  server = await startTestServer();
  company = await makeCompany(server);
  admin = await company.person('root', await company.role('all'));
});
afterAll(() => server.close());

type Notice = Input<'sysNotice', 'add'>;
type Row = { id: string; title: string; version: number } & Record<string, unknown>;
const call = <T = unknown>(name: string, input: object, as = admin) =>
  server.call('sysNotice', name as 'add', input as Notice, { as }).then(({ envelope }) => ({
    code: /^\[(\w+)\]/u.exec(String(envelope?.message))?.[1] ?? String(envelope?.code),
    message: envelope?.message,
    result: envelope?.result as T,
  }));
const fieldsOf = async (answer: Promise<{ message: unknown }>) => Object.keys(JSON.parse(String((await answer).message)) as object);
const add = async (more: Partial<Notice> = {}, as = admin): Promise<string> =>
  String((await call('add', { title: 'Gate closed', type: 1, content: '<p>On Sunday</p>', ...more }, as)).result);
const page = async (input: object = {}, as = admin) => (await call<{ items: Row[] }>('page', input, as)).result.items;
const rowOf = async (id: string, as = admin) => (await page({ pageSize: 200 }, as)).find((row) => row.id === id);
const sql = (text: string, params: unknown[] = []) => server.deps.db.transaction('system', () => server.deps.db.sql(text, params));
const receiversOf = async (id: string) =>
  (await sql('select user_id from notice_user where notice_id = $1', [id])).map((row) => String(row['user_id'])).toSorted();

describe('a draft', () => {
  it('is listed with its author, can be changed and deleted, and is in no inbox', async () => {
    const id = await add({ title: 'Draft' });
    expect(await rowOf(id)).toMatchObject({
      title: 'Draft',
      status: 0,
      audience: 'all',
      receivers: null,
      readers: null,
      createUserName: REAL_NAME,
    });
    expect((await call('update', { id, title: 'Changed', type: 2, content: '<p>a</p>', audience: 'all' })).code).toBe('200');
    expect(await rowOf(id)).toMatchObject({ title: 'Changed', type: 2, version: 2 });
    expect(await receiversOf(id)).toEqual([]);
    expect((await call('delete', { id })).code).toBe('200');
    expect(await rowOf(id)).toBeUndefined();
    expect((await call('delete', { id })).code).toBe(ERROR.notFound);
  });

  it('is stored without scripts and pictures, and needs some text', async () => {
    const id = await add({ content: '<p>a<script>alert(1)</script><img src="https://seaberry.example/p.png"></p>' });
    expect(await rowOf(id)).toMatchObject({ content: '<p>a</p>' });
    const input = { title: 'a', type: 1, content: '<p><img src="a"></p>' };
    expect(await fieldsOf(call('add', input))).toEqual(['content']);
    expect(await fieldsOf(call('update', { ...input, id }))).toEqual(['content']);
  });

  it('needs organizations or people of the company as its audience', async () => {
    const other = await makeCompany(server);
    const stranger = await other.person('root');
    const input = { title: 'a', type: 1, content: 'a' };
    for (const orgIdList of [undefined, [], [other.orgs.sales], ['no-id'], [company.orgs.ops, other.orgs.sales]])
      expect(await fieldsOf(call('add', { ...input, audience: 'organizations', orgIdList }))).toEqual(['orgIdList']);
    for (const userIdList of [[], [stranger.id]])
      expect(await fieldsOf(call('add', { ...input, audience: 'people', userIdList }))).toEqual(['userIdList']);
  });

  it('keeps its audience when a client does not send one, and names it', async () => {
    const ben = await company.person('ops');
    const id = await add({ audience: 'people', userIdList: [ben.id] });
    await call('update', { id, title: 'a', type: 1, content: 'a' });
    expect((await call('audience', { id })).result).toEqual({
      orgs: [],
      people: [{ id: ben.id, name: REAL_NAME, account: ben.account }],
    });
    await call('update', { id, title: 'a', type: 1, content: 'a', audience: 'organizations', orgIdList: [company.orgs.ops] });
    expect((await call('audience', { id })).result).toEqual({ orgs: [{ id: company.orgs.ops, name: 'Operations' }], people: [] });
    await call('update', { id, title: 'a', type: 1, content: 'a', audience: 'all' });
    expect((await call('audience', { id })).result).toEqual({ orgs: [], people: [] });
  });
});

describe('a published notice', () => {
  it('can be neither changed nor deleted nor published again', async () => {
    const id = await add();
    await call('public', { id });
    expect((await call('update', { id, title: 'Other', type: 1, content: 'a' })).code).toBe(ERROR.publishedNotEdited);
    expect((await call('delete', { id })).code).toBe(ERROR.publishedNotDeleted);
    expect((await call('public', { id })).code).toBe(ERROR.alreadyPublished);
    expect(await rowOf(id)).toMatchObject({
      title: 'Gate closed',
      status: 1,
      publicUserName: REAL_NAME,
      publicOrgName: expect.any(String),
    });
  });

  it('goes to the organizations of its audience and those below them, by membership and by affiliation', async () => {
    const [seller, inEast, guest, operator] = [
      await company.person('sales'),
      await company.person('salesEast'),
      await company.person('ops'),
      await company.person('ops'),
    ];
    await sql('insert into user_org (tenant_id, user_id, org_id) values ($1, $2, $3)', [
      company.tenantId,
      guest.id,
      company.orgs.salesEast,
    ]);
    const id = await add({ audience: 'organizations', orgIdList: [company.orgs.sales] });
    await call('public', { id });
    const receivers = await receiversOf(id);
    expect(receivers).toEqual(expect.arrayContaining([seller.id, inEast.id, guest.id]));
    expect(receivers).not.toContain(operator.id);
    expect(await rowOf(id)).toMatchObject({ receivers: receivers.length, readers: 0 });
  });

  it('goes to people by name; without one who can sign in it stays a draft', async () => {
    const ben = await company.person('ops');
    const gone = await company.person('ops');
    await sql('update app_user set enabled = false where id = $1', [gone.id]);
    const id = await add({ audience: 'people', userIdList: [ben.id, gone.id] });
    expect((await call('public', { id })).code).toBe('200');
    expect(await receiversOf(id)).toEqual([ben.id]);
    const unsent = await add({ audience: 'people', userIdList: [gone.id] });
    expect((await call('public', { id: unsent })).code).toBe('noReceivers');
    expect(await rowOf(unsent)).toMatchObject({ status: 0 });
  });

  it('shows who has read it and who has not', async () => {
    const [ben, cho] = [await company.person('ops'), await company.person('sales')];
    await sql(`update app_user set real_name = 'Cho' where id = $1`, [cho.id]);
    const id = await add({ audience: 'people', userIdList: [ben.id, cho.id] });
    await call('public', { id });
    expect((await call('setRead', { id }, cho)).code).toBe('200');
    expect(await rowOf(id)).toMatchObject({ receivers: 2, readers: 1 });
    const readers = async (input: object = {}) =>
      (await call<{ items: Row[] }>('readers', { id, ...input })).result.items.map((row) => row.id);
    expect(await readers()).toEqual([cho.id, ben.id]);
    expect(await readers({ readStatus: 0 })).toEqual([ben.id]);
    expect(await readers({ readStatus: 1 })).toEqual([cho.id]);
    expect(await readers({ keyword: 'CHO' })).toEqual([cho.id]);
    expect((await call<{ items: Row[] }>('readers', { id, readStatus: 1 })).result.items).toEqual([
      { id: cho.id, name: 'Cho', account: cho.account, orgName: 'Sales', readTime: expect.stringMatching(/Z$/u) },
    ]);
  });

  it('is found by title, type and status; alerts about shipments are not among the notices', async () => {
    const id = await add({ title: 'Holidays 100%', type: 2 });
    const titles = async (input: object) => (await page(input)).map(({ title }) => title);
    expect(await titles({ title: '100%' })).toEqual(['Holidays 100%']);
    expect(await titles({ title: 'holi', type: 1 })).toEqual([]);
    expect(await titles({ title: 'holi', status: 1 })).toEqual([]);
    await call('public', { id });
    expect(await titles({ title: 'holi', status: 1, type: 2 })).toEqual(['Holidays 100%']);
    await sql(
      `insert into notice (id, tenant_id, title, type, content, status, bill_id, batch_id, create_time) values (gen_random_uuid(), $1, 'COSU7', 3, '', 1, gen_random_uuid(), gen_random_uuid(), now())`,
      [company.tenantId],
    );
    expect(await titles({ title: 'COSU7' })).toEqual([]);
    const [alert] = await sql(`select id from notice where title = 'COSU7'`);
    for (const name of ['public', 'delete', 'audience', 'readers'])
      expect((await call(name, { id: alert?.['id'] })).code).toBe(ERROR.notFound);
  });
});

describe('a user with a data range', () => {
  it('publishes their own notices only, to the users in that range', async () => {
    const manager = await company.person('sales', await company.role('departmentAndBelow'));
    const inRange = await company.person('salesEast');
    const outside = await company.person('ops');
    const id = await add({}, manager);
    expect((await call('public', { id }, manager)).code).toBe('200');
    const receivers = await receiversOf(id);
    expect(receivers).toEqual(expect.arrayContaining([manager.id, inRange.id]));
    expect(receivers).not.toContain(outside.id);
    expect(receivers).not.toContain(admin.id);
    const theirs = await add();
    for (const [name, more] of [
      ['public', {}],
      ['delete', {}],
      ['update', { title: 'a', type: 1, content: 'a' }],
    ] as const)
      expect((await call(name, { id: theirs, ...more }, manager)).code, name).toBe(ERROR.notCreator);
    expect(await rowOf(theirs)).toMatchObject({ status: 0, title: 'Gate closed' });
  });

  it('finds and addresses the people in that range only', async () => {
    const manager = await company.person('sales', await company.role('departmentAndBelow'));
    const [inRange, outside] = [await company.person('salesEast'), await company.person('ops')];
    const find = async (keyword: string) =>
      (await server.call('sysNotice', 'people', { keyword }, { as: manager })).envelope?.result as unknown as { id: string }[];
    expect((await find(inRange.account)).map(({ id }) => id)).toEqual([inRange.id]);
    expect(await find(outside.account)).toEqual([]);
    const input = { title: 'a', type: 1, content: 'a', audience: 'people' };
    expect(await fieldsOf(call('add', { ...input, userIdList: [outside.id] }, manager))).toEqual(['userIdList']);
  });
});

it('every call asks for its permission code', async () => {
  const reader = await company.person('root', await company.role('all', { codes: ['sysNotice:page'] }));
  const id = await add();
  for (const [name, input] of [
    ['add', { title: 'a', type: 1, content: 'a' }],
    ['update', { id, title: 'a', type: 1, content: 'a' }],
    ['delete', { id }],
    ['public', { id }],
  ] as const)
    expect((await call(name, input, reader)).code, name).toBe('403');
  expect((await server.call('sysNotice', 'people', {}, { as: reader })).envelope?.code).toBe(403);
  for (const name of ['page', 'audience', 'readers']) {
    const as = await company.person('root', await company.role('all', { codes: ['sysNotice:add'] }));
    expect((await call(name, { id }, as)).code, name).toBe('403');
    expect((await call(name, { id }, reader)).code, name).toBe('200');
  }
});
