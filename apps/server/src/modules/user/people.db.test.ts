import type { Input } from '@seaberry/api-client/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERROR } from '../../http/error-codes.ts';
import { errorText } from '../../http/texts.ts';
import type { Hint } from '../../live/hub.ts';
import { REAL_NAME, startTestServer, type Account, type TestServer } from '../../testing/server.ts';
import {
  ADMIN,
  fieldsOf,
  formOf,
  freshAccount,
  freshPhone,
  makeOrg,
  makePosition,
  makeRole,
  makeStaff,
  resultOf,
  rootOf,
  rowOf,
  system,
  VIEWER,
  type Form,
} from './fixtures.ts';
import { SOON } from '../../testing/soon.ts';

let server: TestServer;
let amy: Account;
let root: string;
let east: string;
let harbour: string;
let clerk: string;
const hints: Hint[] = [];
beforeAll(async () => {
  server = await startTestServer();
  amy = await server.person({ account: 'amy' });
  root = await rootOf(server, amy.tenantId);
  east = await makeOrg(server, amy.tenantId, root, 'East');
  harbour = await makeOrg(server, amy.tenantId, east, 'Harbour');
  clerk = await makePosition(server, amy.tenantId, 'Clerk');
  server.deps.live.subscribe(amy.tenantId, (hint) => hints.push(hint));
});
afterAll(() => server.close());

const add = (given: Partial<Form> & Record<string, unknown> = {}, as = amy) =>
  server.call('sysUser', 'add', formOf(root, clerk, given), { as });
/** Adds a user. @returns the id */
const addUser = async (given: Partial<Form> = {}): Promise<string> => {
  const { envelope } = await add(given);
  expect(envelope).toMatchObject({ code: 200 });
  return String(envelope?.result);
};
type Page = { total: number; items: Record<string, unknown>[] };
const page = async (input: Partial<Input<'sysUser', 'page'>> = {}, as = amy): Promise<Page> =>
  resultOf(await server.call('sysUser', 'page', input, { as }));
const signIn = (account: string, password: string) => server.call('sysAuth', 'login', { account, password });
const reason = (code: string) => [errorText('en', code)];

describe('removing a user', () => {
  it('ends their sessions, and keeps their rows in the logs', async () => {
    const dan = await server.person({ tenantId: amy.tenantId, roles: ['operator'] });
    await server.call('sysAuth', 'userInfo', undefined, { as: dan });
    const logs = () => system(server, `select id from audit_log where user_id = $1 order by id`, [dan.id]);
    // A call that is refused, but logged.
    await server.call('oceanBill', 'delete', { id: 'nothing' } as never, { as: dan });
    const before = await logs();
    expect(before.length).toBeGreaterThan(0);
    expect((await server.call('sysUser', 'delete', { id: dan.id }, { as: amy })).envelope).toMatchObject({ code: 200, result: null });
    expect(await rowOf(server, dan.id)).toBeUndefined();
    expect((await server.call('sysAuth', 'userInfo', undefined, { as: dan })).envelope?.code).toBe(401);
    expect(await logs()).toEqual(before);
    expect((await server.call('sysUser', 'delete', { id: dan.id }, { as: amy })).envelope?.message).toContain(`[${ERROR.notFound}]`);
    await expect.poll(() => hints, SOON).toContainEqual({ tenantId: amy.tenantId, topic: 'session', id: dan.id, userId: dan.id });
  });

  it('is rejected for oneself and for the first administrator', async () => {
    const second = await server.person({ tenantId: amy.tenantId });
    const remove = async (id: string, as: Account) => (await server.call('sysUser', 'delete', { id }, { as })).envelope?.message;
    expect(await remove(second.id, second)).toContain(`[${ERROR.ownAccount}]`);
    expect(await remove(amy.id, second)).toContain(`[${ERROR.firstAdministrator}]`);
  });
});

describe('the status of a user', () => {
  const setStatus = (id: string, status: 1 | 2, as = amy) => server.call('sysUser', 'setStatus', { id, status }, { as });

  it('set to 2 (disabled) ends the sessions at once; set to 1 (enabled) does not restore them', async () => {
    const eve = await server.person({ tenantId: amy.tenantId, roles: ['viewer'] });
    const code = async () => (await server.call('sysAuth', 'userInfo', undefined, { as: eve })).envelope?.code;
    expect(await code()).toBe(200);
    expect((await setStatus(eve.id, 2)).envelope).toMatchObject({ code: 200, result: null });
    expect(await code()).toBe(401);
    await expect.poll(() => hints, SOON).toContainEqual({ tenantId: amy.tenantId, topic: 'session', id: eve.id, userId: eve.id });
    await setStatus(eve.id, 1);
    expect(await code()).toBe(401);
    expect((await signIn(eve.account, eve.password)).envelope?.code).toBe(200);
  });

  it('cannot be changed for oneself and for the first administrator', async () => {
    const second = await server.person({ tenantId: amy.tenantId });
    expect((await setStatus(second.id, 2, second)).envelope?.message).toContain(`[${ERROR.ownStatus}]`);
    expect((await setStatus(amy.id, 2, second)).envelope?.message).toContain(`[${ERROR.firstAdministrator}]`);
    expect(
      (await server.call('sysUser', 'grantRole', { userId: amy.id, roleIdList: [VIEWER] }, { as: second })).envelope?.message,
    ).toContain(`[${ERROR.firstAdministrator}]`);
    expect((await signIn(amy.account, amy.password)).envelope?.code).toBe(200);
  });
});

describe('a password reset', () => {
  it('shows the password once, allows sign-in, ends the sessions and lifts the lock', async () => {
    const fay = await server.person({ tenantId: amy.tenantId, roles: ['viewer'] });
    for (let tries = 0; tries < 5; tries += 1) await server.call('sysAuth', 'unLockScreen', { password: 'wrong 1' }, { as: fay });
    expect((await page({ account: fay.account })).items[0]).toMatchObject({ locked: true });
    const { envelope } = await server.call('sysUser', 'resetPwd', { id: fay.id }, { as: amy });
    expect(envelope?.code).toBe(200);
    const password = String(envelope?.result);
    expect((await server.call('sysAuth', 'userInfo', undefined, { as: fay })).envelope?.code).toBe(401);
    expect((await page({ account: fay.account })).items[0]).toMatchObject({ locked: false });
    await system(server, `delete from login_failure where key like 'ip:%'`);
    expect((await signIn(fay.account, fay.password)).envelope?.code).toBe(400);
    expect((await signIn(fay.account, password)).envelope?.code).toBe(200);
    const kept = await system(server, `select * from audit_log where call = 'sysUser.resetPwd'`);
    expect(JSON.stringify(kept) + server.logLines.join('')).not.toContain(password);
  });

  it("of one's own account requires the old password", async () => {
    expect((await server.call('sysUser', 'resetPwd', { id: amy.id }, { as: amy })).envelope?.message).toContain('[ownPassword]');
  });
});

describe('the user list', () => {
  it('shows the names of organization, position and roles, and the last sign-in', async () => {
    const account = freshAccount();
    const id = await addUser({ account, orgId: harbour, password: 'first pass 1', roleIdList: [ADMIN, VIEWER] });
    expect((await page({ account })).items[0]).toMatchObject({ lastLoginTime: null, lastLoginIp: null });
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
    await server.call('sysAuth', 'login', { account, password: 'first pass 1' }, { headers: { 'User-Agent': agent } });
    const { items } = await page({ account });
    expect(items).toHaveLength(1);
    const inChinese = await server.call('sysUser', 'page', { account }, { as: amy, locale: 'zh-cn' });
    expect(inChinese.envelope?.result).toMatchObject({ items: [{ roleName: '管理员,查看者' }] });
    expect(items[0]).toMatchObject({
      id,
      orgName: 'Harbour',
      posName: 'Clerk',
      roleName: 'Administrator,Viewer',
      status: 1,
      locked: false,
      birthday: '1990-05-05',
      createUserName: REAL_NAME,
      lastLoginTime: expect.stringMatching(/Z$/u),
      lastLoginIp: expect.any(String),
      lastLoginDevice: 'Firefox 128, Linux',
    });
    expect(JSON.stringify(items)).not.toMatch(/argon2|password/u);
  });

  it('can be filtered by account, name, position, phone, status, and an organization with its descendants', async () => {
    const pilot = await makePosition(server, amy.tenantId, 'Pilot 100%');
    const [firstPhone, secondPhone] = [freshPhone(), freshPhone()];
    const first = await addUser({ realName: 'Zoë Filter', phone: firstPhone, orgId: east, posId: pilot });
    const second = await addUser({ realName: 'Yan Filter', phone: secondPhone, orgId: harbour, posId: pilot, status: 2 });
    const found = async (input: Partial<Input<'sysUser', 'page'>>) =>
      (await page({ realName: 'filter', ...input })).items.map(({ id }) => String(id));
    expect((await found({})).toSorted()).toEqual([first, second].toSorted());
    expect(await found({ phone: firstPhone })).toEqual([first]);
    expect(await found({ status: 2 })).toEqual([second]);
    expect(await found({ status: 3 })).toEqual([]);
    expect(await found({ posName: '0%' })).toHaveLength(2);
    expect(await found({ posName: '_' })).toEqual([]);
    expect((await found({ orgId: east })).toSorted()).toEqual([first, second].toSorted());
    expect(await found({ orgId: harbour })).toEqual([second]);
    expect(await found({ orgId: 'nowhere' })).toEqual([]);
    expect(await found({ field: 'phone', order: 'descending' })).toEqual([second, first]);
    expect(fieldsOf(await server.call('sysUser', 'page', { field: 'password_hash' }, { as: amy }))).toEqual({ field: reason('invalid') });
  });

  it('is limited to the company, and shows platform administrators only to each other', async () => {
    const tenantId = await server.tenant();
    const boss = await server.person({ tenantId, roles: ['platform'] });
    const admin = await server.person({ tenantId });
    const names = async (as: Account) => (await page({}, as)).items.map(({ account }) => String(account));
    expect((await names(boss)).toSorted()).toEqual([boss.account, admin.account].toSorted());
    expect(await names(admin)).toEqual([admin.account]);
    for (const call of ['ownRoleList', 'ownExtOrgList'] as const) {
      expect((await server.call('sysUser', call, { userId: boss.id }, { as: admin })).envelope?.message).toContain(`[${ERROR.notFound}]`);
    }
  });

  it('for a caller with a data range has only the users in it, the caller included', async () => {
    const role = await makeRole(server, amy.tenantId, ['sysUser:page', 'sysUser:add'], 2);
    const manager = await makeStaff(server, amy.tenantId, [role], harbour);
    const ids = (await page({ pageSize: 200 }, manager)).items;
    expect(ids.map(({ id }) => id)).toContain(manager.id);
    for (const { orgId } of ids) expect(orgId).toBe(harbour);
  });
});
