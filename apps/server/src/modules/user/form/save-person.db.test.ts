import type { Input } from '@seaberry/api-client/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERROR } from '../../../http/error-codes.ts';
import { errorText } from '../../../http/texts.ts';
import type { Hint } from '../../../live/hub.ts';
import { startTestServer, type Account, type TestServer } from '../../../testing/server.ts';
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
  rolesOf,
  rootOf,
  rowOf,
  system,
  USER_CODES,
  VIEWER,
  type Form,
} from '../fixtures.ts';
import { SOON } from '../../../testing/soon.ts';

let server: TestServer;
let amy: Account;
let stranger: Account;
let root: string;
let east: string;
let harbour: string;
let clerk: string;
const hints: Hint[] = [];
beforeAll(async () => {
  server = await startTestServer();
  amy = await server.person({ account: 'amy' });
  stranger = await server.person();
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
const update = (id: string, given: Partial<Input<'sysUser', 'update'>> & Record<string, unknown> = {}, as = amy) => {
  const { account: _, ...form } = formOf(root, clerk);
  return server.call('sysUser', 'update', { id, ...form, ...given }, { as });
};
const signIn = (account: string, password: string) => server.call('sysAuth', 'login', { account, password });
const reason = (code: string) => [errorText('en', code)];

/** Gives a user a new phone number. */
const givePhone = async (who: Account): Promise<string> => {
  const phone = freshPhone();
  await system(server, 'update app_user set phone = $2 where id = $1', [who.id, phone]);
  return phone;
};

const WORK = {
  posLevel: 'P5',
  posTitle: 'Planner',
  office: 'B 204',
  officeZone: 'North wing',
  domainAccount: 'corp\\ben',
  expertise: 'Reefers',
  introduction: 'Ten years at the quay.',
};
/** A user as the list shows them. */
const listed = async (id: string, as = amy) => {
  const { envelope } = await server.call('sysUser', 'page', { page: 1, pageSize: 100 }, { as });
  return (envelope?.result as { items: Record<string, unknown>[] } | undefined)?.items.find((one) => one['id'] === id);
};

describe('the manager of a user', () => {
  it('is a colleague, shown by name beside the other fields of work, and stays empty after that colleague was deleted', async () => {
    const boss = await addUser({ realName: 'Bo Ek' });
    const id = await addUser({ ...WORK, managerUserId: boss, birthday: '2000-02-29' });
    const years = new Date().getUTCFullYear() - 2000;
    const row = await listed(id);
    expect(row).toMatchObject({ ...WORK, managerUserId: boss, managerName: 'Bo Ek', lastLoginAddress: null });
    expect([years - 1, years]).toContain(row?.['age']);
    expect((await server.call('sysUser', 'delete', { id: boss }, { as: amy })).envelope?.code).toBe(200);
    expect(await listed(id)).toMatchObject({ managerUserId: null, managerName: null, posTitle: 'Planner' });
  });

  it('is never the user, nor anyone of another company or outside of the data range, but may stay', async () => {
    const id = await addUser();
    expect(fieldsOf(await update(id, { managerUserId: id }))).toEqual({ managerUserId: reason('invalid') });
    expect(fieldsOf(await update(id, { managerUserId: stranger.id }))).toEqual({ managerUserId: reason(ERROR.notFound) });
    expect(fieldsOf(await add({ managerUserId: stranger.id }))).toEqual({ managerUserId: reason(ERROR.notFound) });
    const clerkOfEast = await makeStaff(server, amy.tenantId, [await makeRole(server, amy.tenantId, USER_CODES, 3)], east);
    const eastern = await addUser({ orgId: east, roleIdList: [await makeRole(server, amy.tenantId, [], 3)] });
    const change = (managerUserId: string) =>
      system(server, 'update app_user set manager_user_id = $2 where id = $1', [eastern, managerUserId]);
    const form = { orgId: east, roleIdList: await rolesOf(server, eastern) };
    expect(fieldsOf(await update(eastern, { ...form, managerUserId: id }, clerkOfEast))).toEqual({ managerUserId: reason(ERROR.notFound) });
    await change(id);
    expect((await update(eastern, { ...form, managerUserId: id }, clerkOfEast)).envelope?.code).toBe(200);
    expect(await listed(eastern, clerkOfEast)).toMatchObject({ managerUserId: id, managerName: null });
  });
});

describe('adding a user', () => {
  it('keeps the form values, trimmed, in the company of the caller', async () => {
    const account = `New.${freshAccount()}`;
    const id = await addUser({
      account: ` ${account} `,
      email: ' Ben@Example.test ',
      nickName: ' Benny ',
      sex: 1,
      cardType: 77,
      cultureLevel: 99,
      joinDate: '2020-02-29',
      jobNum: '',
      orgId: harbour,
      extOrgIdList: [{ orgId: east, posId: clerk, jobNum: '7', posLevel: 'P2', joinDate: '2021-01-01' }],
      roleIdList: [VIEWER, ADMIN],
    });
    expect(await rowOf(server, id)).toMatchObject({
      tenant_id: amy.tenantId,
      account: account.toLowerCase(),
      email: 'ben@example.test',
      nick_name: 'Benny',
      sex: 1,
      card_type: 77,
      culture_level: 99,
      join_date: '2020-02-29',
      job_number: null,
      org_id: harbour,
      account_type: 777,
      enabled: true,
      created_by: amy.id,
    });
    expect(await rolesOf(server, id)).toEqual([ADMIN, VIEWER].toSorted());
    expect((await server.call('sysUser', 'ownRoleList', { userId: id }, { as: amy })).envelope?.result).toEqual(
      expect.arrayContaining([ADMIN, VIEWER]),
    );
    expect((await server.call('sysUser', 'ownExtOrgList', { userId: id }, { as: amy })).envelope?.result).toEqual([
      { orgId: east, orgName: 'East', posId: clerk, posName: 'Clerk', jobNum: '7', posLevel: 'P2', joinDate: '2021-01-01' },
    ]);
  });

  it('with a password allows them to sign in, unless disabled', async () => {
    const account = freshAccount();
    await addUser({ account, password: 'first pass 1' });
    expect((await signIn(account, 'first pass 1')).envelope?.code).toBe(200);
    const other = freshAccount();
    await addUser({ account: other, password: 'first pass 1', status: 2 });
    expect((await signIn(other, 'first pass 1')).envelope?.message).toContain(`[${ERROR.accountDisabled}]`);
  });

  it('without a password generates one that is never shown', async () => {
    const [one, two] = [await rowOf(server, await addUser()), await rowOf(server, await addUser())];
    expect(one?.['password_hash']).toMatch(/^\$argon2id\$/u);
    expect(one?.['password_hash']).not.toBe(two?.['password_hash']);
  });

  it('accepts only the fields of the form', async () => {
    // 999 is a platform administrator, 777 an ordinary user.
    const id = await addUser({
      accountType: 999,
      tenantId: stranger.tenantId,
      tenant_id: stranger.tenantId,
      passwordHash: 'x',
    } as Partial<Form>);
    expect(await rowOf(server, id)).toMatchObject({ account_type: 777, tenant_id: amy.tenantId });
  });

  it('reports every reason at once', async () => {
    const answer = await add({
      account: 'no blanks',
      realName: '\u0000',
      birthday: '2023-02-30',
      joinDate: '2023-02-30',
      password: 'short 1',
      orgId: 'nowhere',
      posId: 'nothing',
      phone: await givePhone(amy),
      extOrgIdList: [
        { orgId: east, posId: 'nothing' },
        { orgId: east, posId: clerk },
      ],
    });
    expect(fieldsOf(answer)).toEqual({
      account: reason('accountName'),
      realName: reason('required'),
      birthday: reason('date'),
      joinDate: reason('date'),
      password: [errorText('en', 'passwordLength', { min: 8, max: 128 })],
      orgId: reason(ERROR.notFound),
      posId: reason(ERROR.notFound),
      phone: reason('taken'),
      extOrgIdList: [...reason(ERROR.notFound), ...reason(ERROR.existsAlready)],
    });
  });

  it('requires an account name, phone and email that no user of any company has as one of the three', async () => {
    const phone = freshPhone();
    await server.call(
      'sysUser',
      'updateBaseInfo',
      { realName: 'S', phone, birthday: '1990-01-01', email: 's@example.test' },
      { as: stranger },
    );
    expect(fieldsOf(await add({ account: phone }))).toEqual({ account: reason('taken') });
    expect(fieldsOf(await add({ account: 'S@example.test', phone, email: 'S@EXAMPLE.test' }))).toEqual({
      account: reason('taken'),
      phone: reason('taken'),
      email: reason('taken'),
    });
    await server.person({ account: '13911112222' });
    expect(fieldsOf(await add({ phone: '13911112222', account: 'AMY' }))).toEqual({ phone: reason('taken'), account: reason('taken') });
  });

  it('succeeds for one of three concurrent requests with the same account name', async () => {
    const account = freshAccount();
    const answers = await Promise.all([add({ account }), add({ account }), add({ account })]);
    expect(answers.filter(({ envelope }) => envelope?.code === 200)).toHaveLength(1);
    for (const answer of answers) if (answer.envelope?.code !== 200) expect(fieldsOf(answer)).toEqual({ account: reason('taken') });
  });

  it('accepts no ids of another company', async () => {
    const theirRoot = await rootOf(server, stranger.tenantId);
    const theirPosition = await makePosition(server, stranger.tenantId, 'Pilot');
    const theirRole = await makeRole(server, stranger.tenantId, []);
    const answer = await add({ orgId: theirRoot, posId: theirPosition, extOrgIdList: [{ orgId: theirRoot, posId: theirPosition }] });
    expect(fieldsOf(answer)).toEqual({
      orgId: reason(ERROR.notFound),
      posId: reason(ERROR.notFound),
      extOrgIdList: reason(ERROR.notFound),
    });
    for (const roleIdList of [[theirRole], ['nonsense']]) {
      const account = freshAccount();
      expect((await add({ account, roleIdList })).envelope?.message).toContain(`[${ERROR.notFound}]`);
      expect(await system(server, 'select 1 as found from app_user where account = $1', [account])).toEqual([]);
    }
  });
});

describe('changing a user', () => {
  it('changes given fields, keeps omitted ones, and clears null', async () => {
    const id = await addUser({ nickName: 'Old', remark: 'Keep me', email: `${freshAccount()}@example.test`, nation: 'CN' });
    const before = await rowOf(server, id);
    expect((await update(id, { realName: 'New Name', nickName: null, nation: ' ', orgId: east })).envelope).toMatchObject({
      code: 200,
      result: null,
    });
    expect(await rowOf(server, id)).toMatchObject({
      real_name: 'New Name',
      nick_name: null,
      nation: null,
      remark: 'Keep me',
      email: before?.['email'],
      account: before?.['account'],
      org_id: east,
      updated_by: amy.id,
    });
  });

  it('cannot change password, status, type of account and company', async () => {
    const id = await addUser();
    const before = await rowOf(server, id);
    await update(id, { password: 'other pass 2', status: 2, accountType: 999, tenantId: stranger.tenantId, enabled: false });
    const { password_hash, enabled, account_type, tenant_id } = (await rowOf(server, id)) ?? {};
    expect({ password_hash, enabled, account_type, tenant_id }).toEqual({
      password_hash: before?.['password_hash'],
      enabled: true,
      account_type: 777,
      tenant_id: amy.tenantId,
    });
  });

  it('accepts unchanged names, also an account name that breaks the present rules', async () => {
    const ben = await server.person({
      tenantId: amy.tenantId,
      account: 'ben+old@a-rather-long-name-of-a-company.example.test',
      roles: ['viewer'],
    });
    const phone = await givePhone(ben);
    expect((await update(ben.id, { account: ben.account, phone })).envelope?.code).toBe(200);
    expect(fieldsOf(await update(ben.id, { account: 'ben+new', phone }))).toEqual({ account: reason('accountName') });
    expect(fieldsOf(await update(ben.id, { account: 'amy', phone }))).toEqual({ account: reason('taken') });
  });

  it('updates the sessions of the user at once', async () => {
    const cho = await server.person({ tenantId: amy.tenantId, roles: ['viewer'] });
    const buttons = async (): Promise<string[]> =>
      resultOf<{ buttons: string[] }>(await server.call('sysAuth', 'userInfo', undefined, { as: cho })).buttons;
    expect(await buttons()).not.toContain('sysUser:page');
    await update(cho.id, { roleIdList: [VIEWER, ADMIN] });
    expect(await buttons()).toContain('sysUser:page');
    await expect.poll(() => hints, SOON).toContainEqual({ tenantId: amy.tenantId, topic: 'session', id: cho.id, userId: cho.id });
    expect((await server.call('sysUser', 'grantRole', { userId: cho.id, roleIdList: [VIEWER] }, { as: amy })).envelope?.code).toBe(200);
    expect(await buttons()).not.toContain('sysUser:page');
  });

  it('keeps affiliations that are not sent, and removes those missing in a sent list', async () => {
    const id = await addUser({
      extOrgIdList: [
        { orgId: east, posId: clerk },
        { orgId: harbour, posId: clerk },
      ],
    });
    const orgs = async (): Promise<string[]> =>
      resultOf<{ orgName: string }[]>(await server.call('sysUser', 'ownExtOrgList', { userId: id }, { as: amy })).map(
        ({ orgName }) => orgName,
      );
    await update(id);
    expect(await orgs()).toEqual(['East', 'Harbour']);
    await update(id, { extOrgIdList: [{ orgId: harbour, posId: clerk, posLevel: 'P9' }] });
    expect(await orgs()).toEqual(['Harbour']);
  });

  it('writes the difference log without secrets', async () => {
    const id = await addUser({ remark: 'Before' });
    await update(id, { remark: 'After', realName: 'Ben Li' });
    await server.call('sysUser', 'resetPwd', { id }, { as: amy });
    const rows = await system(
      server,
      `select call, kind, account, before, after from diff_log where row_id = $1 and table_name = 'app_user' order by create_time, id`,
      [id],
    );
    expect(rows).toHaveLength(2);
    expect(rows[1]).toMatchObject({
      call: 'sysUser.update',
      kind: 'update',
      account: 'amy',
      before: { remark: 'Before' },
      after: { remark: 'After' },
    });
    expect(JSON.stringify(rows)).not.toMatch(/argon2|password/u);
  });
});
