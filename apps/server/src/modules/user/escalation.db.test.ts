import type { Input } from '@seaberry/api-client/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERROR } from '../../http/error-codes.ts';
import { errorText } from '../../http/texts.ts';
import { startTestServer, type Account, type TestAnswer, type TestServer } from '../../testing/server.ts';
import {
  ADMIN,
  fieldsOf,
  formOf,
  freshAccount,
  makeOrg,
  makePosition,
  makeRole,
  makeStaff,
  rolesOf,
  rootOf,
  rowOf,
  system,
  USER_CODES,
  VIEWER,
} from './fixtures.ts';

/** Users with every permission on users, and no other, try to get more rights. */
let server: TestServer;
let amy: Account;
let root: string;
let east: string;
let west: string;
let pier: string;
let clerk: string;
beforeAll(async () => {
  server = await startTestServer();
  amy = await server.person();
  root = await rootOf(server, amy.tenantId);
  east = await makeOrg(server, amy.tenantId, root, 'East');
  pier = await makeOrg(server, amy.tenantId, east, 'Pier');
  west = await makeOrg(server, amy.tenantId, root, 'West');
  clerk = await makePosition(server, amy.tenantId, 'Clerk');
});
afterAll(() => server.close());

/** A user with every permission on users. */
const userManager = async (scope = 1, orgs: readonly string[] = [], orgId = root, more: readonly string[] = []): Promise<Account> =>
  makeStaff(server, amy.tenantId, [await makeRole(server, amy.tenantId, [...USER_CODES, ...more], scope, orgs)], orgId);
const codeOf = ({ envelope }: TestAnswer): string => /^\[(\w+)\]/u.exec(String(envelope?.message))?.[1] ?? String(envelope?.code);
const formFor = (id: string, given: Partial<Input<'sysUser', 'update'>> = {}): Input<'sysUser', 'update'> => {
  const { account: _, ...form } = formOf(root, clerk, { roleIdList: [] });
  return { id, ...form, ...given };
};
async function formWithPhone(id: string, given: Partial<Input<'sysUser', 'update'>>): Promise<Input<'sysUser', 'update'>> {
  const form = formFor(id, given);
  await system(server, 'update app_user set phone = $2 where id = $1', [id, form.phone]);
  return form;
}

/** Each call that changes a user, made by `as`. */
const attempts = (as: Account, target: { id: string }, roleIdList: string[]) => ({
  update: () => server.call('sysUser', 'update', formFor(target.id, { roleIdList }), { as }),
  delete: () => server.call('sysUser', 'delete', { id: target.id }, { as }),
  setStatus: () => server.call('sysUser', 'setStatus', { id: target.id, status: 2 }, { as }),
  resetPwd: () => server.call('sysUser', 'resetPwd', { id: target.id }, { as }),
  unlockLogin: () => server.call('sysUser', 'unlockLogin', { id: target.id }, { as }),
  grantRole: () => server.call('sysUser', 'grantRole', { userId: target.id, roleIdList: [] }, { as }),
});
type Attempt = keyof ReturnType<typeof attempts>;
const CALLS: readonly Attempt[] = ['update', 'delete', 'setStatus', 'resetPwd', 'unlockLogin', 'grantRole'];

describe.each(CALLS)('the call %s', (call) => {
  it('rejects a caller with fewer rights than the administrator to be changed', async () => {
    const manager = await userManager();
    const target = await server.person({ tenantId: amy.tenantId });
    const before = await rowOf(server, target.id);
    expect(codeOf(await attempts(manager, target, [ADMIN])[call]())).toBe('aboveYou');
    expect(await rowOf(server, target.id)).toEqual(before);
    expect(await rolesOf(server, target.id)).toEqual([ADMIN]);
    expect((await server.call('sysAuth', 'userInfo', undefined, { as: target })).envelope?.code).toBe(200);
  });

  it('rejects a company administrator who changes a platform administrator, even one without any role', async () => {
    const boss = await server.person({ tenantId: amy.tenantId, roles: ['platform'] });
    await system(server, 'delete from user_role where user_id = $1', [boss.id]);
    expect(codeOf(await attempts(amy, boss, [VIEWER])[call]())).toBe('aboveYou');
  });

  it('finds no user of another company', async () => {
    const target = await server.person({ roles: ['viewer'] });
    const before = await rowOf(server, target.id);
    for (const id of [target.id, 'no-id', '00000000-0000-4000-8000-000000000000']) {
      expect(codeOf(await attempts(amy, { id }, [VIEWER])[call]())).toBe(ERROR.notFound);
    }
    expect(await rowOf(server, target.id)).toEqual(before);
  });

  it('finds no user outside of the data range', async () => {
    const manager = await userManager(5, [east], east);
    const target = await makeStaff(server, amy.tenantId, [], west);
    expect(codeOf(await attempts(manager, target, [VIEWER])[call]())).toBe(ERROR.notFound);
  });

  it('rejects a user in the data range with a wider range than the caller', async () => {
    const manager = await userManager(5, [east], east);
    const wide = await makeStaff(server, amy.tenantId, [await makeRole(server, amy.tenantId, [], 1)], east);
    const role = await makeRole(server, amy.tenantId, [], 4);
    expect(codeOf(await attempts(manager, wide, [role])[call]())).toBe('aboveYou');
  });

  it('requires its permission code', async () => {
    const viewer = await server.person({ tenantId: amy.tenantId, roles: ['viewer'] });
    const target = await makeStaff(server, amy.tenantId, []);
    expect(codeOf(await attempts(viewer, target, [VIEWER])[call]())).toBe('403');
  });
});

describe('a role', () => {
  it('with more rights than the caller cannot be assigned to others, to a new user, or to oneself', async () => {
    const manager = await userManager();
    const target = await makeStaff(server, amy.tenantId, []);
    const own = await rolesOf(server, manager.id);
    for (const id of [target.id, manager.id]) {
      expect(codeOf(await server.call('sysUser', 'grantRole', { userId: id, roleIdList: [...own, ADMIN] }, { as: manager }))).toBe(
        'mayNotGrant',
      );
      const form = await formWithPhone(id, { roleIdList: [...own, ADMIN] });
      expect(codeOf(await server.call('sysUser', 'update', form, { as: manager }))).toBe('mayNotGrant');
    }
    const account = freshAccount();
    expect(codeOf(await server.call('sysUser', 'add', formOf(root, clerk, { account, roleIdList: [ADMIN] }), { as: manager }))).toBe(
      'mayNotGrant',
    );
    expect(await rolesOf(server, target.id)).toEqual([]);
    expect(await rolesOf(server, manager.id)).toEqual(own);
    expect(await system(server, 'select 1 as found from app_user where account = $1', [account])).toEqual([]);
  });

  it('with no more rights than the caller can be assigned', async () => {
    const manager = await userManager();
    const target = await makeStaff(server, amy.tenantId, []);
    const own = await rolesOf(server, manager.id);
    expect(codeOf(await server.call('sysUser', 'grantRole', { userId: target.id, roleIdList: [...own, ...own] }, { as: manager }))).toBe(
      '200',
    );
    expect(await rolesOf(server, target.id)).toEqual(own);
  });

  it('that is built in can be assigned even if the company may not use all of it', async () => {
    const admin = await server.person();
    const target = await makeStaff(server, admin.tenantId, []);
    const manager = await makeStaff(server, admin.tenantId, [await makeRole(server, admin.tenantId, USER_CODES)]);
    await system(server, 'update tenant set menus_limited = true where id = $1', [admin.tenantId]);
    await system(server, `insert into tenant_menu (tenant_id, menu_id) select $1, id from menu where permission like 'sysUser:%'`, [
      admin.tenantId,
    ]);
    const grant = (as: Account) => server.call('sysUser', 'grantRole', { userId: target.id, roleIdList: [ADMIN] }, { as });
    expect(codeOf(await grant(manager))).toBe('mayNotGrant');
    expect(codeOf(await grant(admin))).toBe('200');
  });

  it('of platform administrators cannot be assigned by an administrator of a company', async () => {
    const [platform] = await system(server, `select id from role where code = 'platform'`);
    const target = await makeStaff(server, amy.tenantId, []);
    expect(
      codeOf(await server.call('sysUser', 'grantRole', { userId: target.id, roleIdList: [String(platform?.['id'])] }, { as: amy })),
    ).toBe('mayNotGrant');
  });

  it("with a wider range than the caller's cannot be assigned", async () => {
    const manager = await userManager(5, [east], east);
    const target = await makeStaff(server, amy.tenantId, [], east);
    for (const [scope, orgs] of [
      [1, []],
      [2, []],
      [3, []],
      [5, [east, west]],
    ] as const) {
      const role = await makeRole(server, amy.tenantId, [], scope, orgs);
      expect(codeOf(await server.call('sysUser', 'grantRole', { userId: target.id, roleIdList: [role] }, { as: manager }))).toBe(
        'mayNotGrant',
      );
    }
    const narrow = await makeRole(server, amy.tenantId, [], 5, [east]);
    expect(codeOf(await server.call('sysUser', 'grantRole', { userId: target.id, roleIdList: [narrow] }, { as: manager }))).toBe('200');
  });
});

describe('a data range', () => {
  it('limits the organizations of users whom the caller adds or changes', async () => {
    const manager = await userManager(5, [east], east);
    const role = await makeRole(server, amy.tenantId, [], 4);
    const add = (orgId: string, others: string[] = []) =>
      server.call(
        'sysUser',
        'add',
        formOf(orgId, clerk, { roleIdList: [role], extOrgIdList: others.map((id) => ({ orgId: id, posId: clerk })) }),
        { as: manager },
      );
    const outside = [errorText('en', ERROR.outsideDataRange)];
    expect(fieldsOf(await add(west))).toEqual({ orgId: outside });
    expect(fieldsOf(await add(east, [west]))).toEqual({ extOrgIdList: outside });
    const added = await add(east);
    expect(added.envelope?.code).toBe(200);
    const id = String(added.envelope?.result);
    const update = (given: Partial<Input<'sysUser', 'update'>>) =>
      server.call('sysUser', 'update', formFor(id, { orgId: east, roleIdList: [role], ...given }), { as: manager });
    expect(fieldsOf(await update({ orgId: west }))).toEqual({ orgId: outside });
    expect((await update({})).envelope?.code).toBe(200);
    // Someone else has moved the user out of the range; a form that keeps the organization is accepted.
    await system(server, 'update app_user set org_id = $2 where id = $1', [id, west]);
    expect((await update({ orgId: west })).envelope?.code).toBe(200);
  });

  it("of a user with the range department and below cannot be widened by an affiliation, not even the caller's own", async () => {
    const below = await makeRole(server, amy.tenantId, [], 2);
    const manager = await userManager(5, [west, root], pier);
    await system(server, 'insert into user_role (tenant_id, user_id, role_id) values ($1, $2, $3)', [amy.tenantId, manager.id, below]);
    const roleIdList = await rolesOf(server, manager.id);
    const form = await formWithPhone(manager.id, { orgId: pier, roleIdList, extOrgIdList: [{ orgId: root, posId: clerk }] });
    expect(codeOf(await server.call('sysUser', 'update', form, { as: manager }))).toBe('mayNotGrant');
    expect(await system(server, 'select org_id from user_org where user_id = $1', [manager.id])).toEqual([]);
  });
});

it('a caller with a data range can change the users in it', async () => {
  const manager = await userManager(5, [east], east);
  const role = await makeRole(server, amy.tenantId, ['sysUser:page'], 4);
  const target = await makeStaff(server, amy.tenantId, [role], east);
  const tries = attempts(manager, target, [role]);
  expect(codeOf(await server.call('sysUser', 'update', formFor(target.id, { orgId: east, roleIdList: [role] }), { as: manager }))).toBe(
    '200',
  );
  expect((await server.call('sysAuth', 'userInfo', undefined, { as: target })).envelope?.code).toBe(200);
  for (const call of ['setStatus', 'resetPwd', 'unlockLogin', 'grantRole', 'delete'] as const) {
    expect([call, codeOf(await tries[call]())]).toEqual([call, '200']);
    expect((await server.call('sysAuth', 'userInfo', undefined, { as: target })).envelope?.code).toBe(401);
  }
  expect(await rowOf(server, target.id)).toBeUndefined();
});

it('administrators can change each other, and users with fewer rights', async () => {
  const [second, viewer] = [
    await server.person({ tenantId: amy.tenantId }),
    await server.person({ tenantId: amy.tenantId, roles: ['viewer'] }),
  ];
  for (const target of [second, viewer]) {
    const tries = attempts(amy, target, [VIEWER]);
    for (const call of ['resetPwd', 'unlockLogin', 'setStatus', 'update', 'grantRole', 'delete'] as const) {
      expect([call, codeOf(await tries[call]())]).toEqual([call, '200']);
    }
  }
});
