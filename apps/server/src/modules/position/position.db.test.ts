import type { Input, PosRow } from '@seaberry/api-client/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REAL_NAME, startTestServer, type Account, type TestServer } from '../../testing/server.ts';
import { ERROR } from '../../http/error-codes.ts';
import { SCOPE } from '../access/range/repo.ts';
import { personWith } from '../role/fixtures.ts';

let server: TestServer;
let amy: Account;
let eve: Account;
let stranger: Account;
beforeAll(async () => {
  server = await startTestServer();
  amy = await server.person();
  stranger = await server.person();
  eve = await personWith(server, {
    tenantId: amy.tenantId,
    codes: ['sysPos:list', 'sysPos:add', 'sysPos:update', 'sysPos:delete'],
    scope: SCOPE.personal,
  });
});
afterAll(() => server.close());

const sql = (text: string, params: unknown[] = []) => server.deps.db.transaction('system', () => server.deps.db.sql(text, params));
const add = (input: Input<'sysPos', 'add'>, as = amy) => server.call('sysPos', 'add', input, { as });
/** Adds a position. @returns the id */
const addPosition = async (name: string, as = amy): Promise<string> => {
  const { envelope } = await add({ name, code: `code-${name}` }, as);
  expect(envelope?.code).toBe(200);
  return String(envelope?.result);
};
const update = (input: Input<'sysPos', 'update'>, as = amy) => server.call('sysPos', 'update', input, { as });
const remove = (id: string, as = amy) => server.call('sysPos', 'delete', { id }, { as });
const list = async (input: Input<'sysPos', 'list'> = {}, as = amy): Promise<PosRow[]> =>
  (await server.call('sysPos', 'list', input, { as })).envelope?.result as unknown as PosRow[];

describe('positions', () => {
  it('are listed in order with their creator, and filtered by name, code and status', async () => {
    await add({ name: ' Clerk ', code: 'clerk', orderNo: 20, remark: 'At the desk' });
    await add({ name: 'Director', code: 'director', orderNo: 10, status: 2 });
    expect((await list()).map(({ name }) => name)).toEqual(['Director', 'Clerk']);
    expect((await list({ name: 'cler' }))[0]).toMatchObject({
      name: 'Clerk',
      code: 'clerk',
      orderNo: 20,
      status: 1,
      remark: 'At the desk',
      createUserName: REAL_NAME,
      updateUserName: REAL_NAME,
      createTime: expect.stringMatching(/Z$/u),
    });
    expect((await list({ code: 'DIRECT' })).map(({ status }) => status)).toEqual([2]);
    expect((await list({ status: 2 })).map(({ name }) => name)).toEqual(['Director']);
    expect(await list({ name: '%' })).toEqual([]);
    expect(await list({}, stranger)).toEqual([]);
  });

  it('keep omitted fields and clear emptied ones in an update', async () => {
    const id = String((await add({ name: 'Pilot', code: 'pilot', orderNo: 7, status: 2, remark: 'Harbour' })).envelope?.result);
    await update({ id, name: 'Chief pilot', code: 'pilot' });
    expect((await list({ code: 'pilot' }))[0]).toMatchObject({ name: 'Chief pilot', orderNo: 7, status: 2, remark: 'Harbour' });
    await update({ id, name: 'Chief pilot', code: 'pilot', remark: '', status: 1 });
    expect((await list({ code: 'pilot' }))[0]).toMatchObject({ orderNo: 7, status: 1, remark: null });
  });

  it('have a unique name and a unique code in their company, and both reasons are reported together', async () => {
    const id = await addPosition('Mate');
    await addPosition('Cook');
    const both = await add({ name: 'Mate', code: 'code-Cook' });
    expect(JSON.parse(String(both.envelope?.message))).toEqual({
      name: ['A position with this name or code exists already.'],
      code: ['This code is taken.'],
    });
    expect((await update({ id, name: 'Mate', code: 'code-Cook' })).envelope?.message).toContain('This code is taken.');
    expect((await update({ id, name: 'Mate', code: 'code-Mate' })).envelope?.code).toBe(200);
    expect((await add({ name: 'Mate', code: 'code-Mate' }, stranger)).envelope?.code).toBe(200);
    const race = await Promise.all(['One', 'Two'].map((name) => add({ name, code: 'same' })));
    expect(race.map(({ envelope }) => String(envelope?.code)).toSorted()).toEqual(['200', '400']);
    expect(race.map(({ envelope }) => envelope?.message).join('')).toContain('This code is taken.');
  });

  it('require a name and a code', async () => {
    const { envelope } = await add({ name: '  ', code: '' });
    expect(Object.keys(JSON.parse(String(envelope?.message)) as object)).toEqual(['name', 'code']);
  });

  it('of other companies are unknown, like invalid ids', async () => {
    const theirs = await addPosition('Theirs', stranger);
    for (const id of [theirs, 'no-id', '00000000-0000-4000-8000-000000000000']) {
      expect((await update({ id, name: 'Mine', code: 'mine' })).envelope?.message).toContain(`[${ERROR.notFound}]`);
      expect((await remove(id)).envelope?.message).toContain(`[${ERROR.notFound}]`);
    }
    expect((await list({}, stranger)).map(({ name }) => name)).toContain('Theirs');
  });

  it("are not removed while a user has them, even one outside the caller's data range", async () => {
    const id = await addPosition('Bosun', eve);
    await sql('update app_user set pos_id = $2 where id = $1', [amy.id, id]);
    expect((await remove(id, eve)).envelope?.message).toContain(`[${ERROR.positionInUse}]`);
    await sql('update app_user set pos_id = null where id = $1', [amy.id]);
    const [root] = await sql('select id from org where tenant_id = $1 and parent_id is null', [amy.tenantId]);
    await sql('insert into user_org (tenant_id, user_id, org_id, pos_id) values ($1, $2, $3, $4)', [
      amy.tenantId,
      amy.id,
      root?.['id'],
      id,
    ]);
    expect((await remove(id)).envelope?.message).toContain(`[${ERROR.positionInUse}]`);
    await sql('delete from user_org where user_id = $1', [amy.id]);
    expect((await remove(id)).envelope).toMatchObject({ code: 200, result: null });
    expect(await list({ name: 'Bosun' })).toEqual([]);
  });

  it('are visible to every user of the company, but a user with a data range changes only those that they created', async () => {
    const hers = await addPosition('Hers', eve);
    const other = await addPosition('Other');
    expect((await list({}, eve)).map(({ name }) => name)).toEqual(expect.arrayContaining(['Hers', 'Other']));
    expect((await update({ id: other, name: 'Mine now', code: 'mine-now' }, eve)).envelope?.message).toContain(`[${ERROR.notCreator}]`);
    expect((await remove(other, eve)).envelope?.message).toContain(`[${ERROR.notCreator}]`);
    expect((await update({ id: hers, name: 'Hers still', code: 'hers' }, eve)).envelope?.code).toBe(200);
    expect((await update({ id: hers, name: 'Hers, by Amy', code: 'hers' })).envelope?.code).toBe(200);
    expect((await remove(hers, eve)).envelope?.code).toBe(200);
    expect((await list({ name: 'Other' })).length).toBe(1);
  });

  it('write the difference log', async () => {
    const id = await addPosition('Before');
    await update({ id, name: 'After', code: 'code-Before' });
    const rows = await sql("select * from diff_log where row_id = $1 and kind = 'update'", [id]);
    expect(rows).toMatchObject([
      { call: 'sysPos.update', table_name: 'job_position', tenant_id: amy.tenantId, user_id: amy.id, account: amy.account },
    ]);
    expect(rows[0]).toMatchObject({ before: { name: 'Before' }, after: { name: 'After' } });
  });

  it('can be changed with the permission code only', async () => {
    const viewer = await server.person({ tenantId: amy.tenantId, roles: ['viewer'] });
    expect((await add({ name: 'No', code: 'no' }, viewer)).envelope?.code).toBe(403);
    expect((await server.call('sysPos', 'list', {}, { as: null })).envelope?.code).toBe(401);
  });
});
