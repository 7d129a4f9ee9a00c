import type { Input } from '@seaberry/api-client/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type Account, type TestServer } from '../../testing/server.ts';
import { ERROR } from '../../http/error-codes.ts';
import { SCOPE } from '../access/range/repo.ts';
import { MENU } from '../menu/catalogue.ts';
import { personWith } from './fixtures.ts';

/** Users who manage roles try to get rights that they do not have. */
const CODES = ['add', 'update', 'delete', 'setStatus', 'grantMenu', 'grantDataScope', 'page'].map((call) => `sysRole:${call}`);

let server: TestServer;
let amy: Account;
/** Sees the whole company and manages its roles, but has no other rights. */
let eve: Account & { roleId: string };
/** Manages the roles of the company with a data range of one department, but has no other rights. */
let mallory: Account & { roleId: string };
let department: string;
beforeAll(async () => {
  server = await startTestServer();
  amy = await server.person();
  const { envelope } = await server.call('sysOrg', 'add', { name: 'Desk', code: 'desk' }, { as: amy });
  department = String(envelope?.result);
  eve = await personWith(server, { tenantId: amy.tenantId, codes: CODES });
  mallory = await personWith(server, { tenantId: amy.tenantId, codes: CODES, scope: SCOPE.department, orgId: department });
});
afterAll(() => server.close());

const sql = (text: string, params: unknown[] = []) => server.deps.db.transaction('system', () => server.deps.db.sql(text, params));
const buttonOf = (code: string): string => String(MENU.find(({ permission }) => permission === code)?.id);
const message = async <K extends 'add' | 'update' | 'delete' | 'setStatus' | 'grantMenu' | 'grantDataScope'>(
  call: K,
  input: Input<'sysRole', K>,
  as: Account,
): Promise<string> => String((await server.call('sysRole', call, input, { as })).envelope?.message);
let count = 0;
const makeRole = async (as: Account, menuIdList: string[] = []): Promise<string> => {
  const name = `Role ${++count}`;
  return String((await server.call('sysRole', 'add', { name, code: name, menuIdList }, { as })).envelope?.result);
};
const menusOf = async (id: string) => (await sql('select menu_id from role_menu where role_id = $1', [id])).map((row) => row['menu_id']);
const buttonsOf = async (as: Account) => (await server.call('sysMenu', 'ownBtnPermList', undefined, { as })).envelope?.result;

describe('menus', () => {
  it("that the caller does not have cannot be granted to any role, including the caller's own", async () => {
    const id = await makeRole(eve);
    for (const menu of ['company:update', 'sysUser:resetPwd', 'sysTenant:setTier'].map(buttonOf)) {
      const list = [buttonOf('sysRole:page'), menu];
      expect(await message('grantMenu', { id, menuIdList: list }, eve)).toContain('[mayNotGrant]');
      expect(await message('grantMenu', { id: eve.roleId, menuIdList: list }, eve)).toContain('[mayNotGrant]');
      expect(await message('grantMenu', { id, menuIdList: [], halfMenuIdList: [menu] }, eve)).toContain('[mayNotGrant]');
      expect(await message('update', { id, name: 'Role', code: 'role', menuIdList: list }, eve)).toContain('[mayNotGrant]');
      expect(await message('add', { name: 'Sneaky', code: 'sneaky', menuIdList: list }, eve)).toContain('[mayNotGrant]');
    }
    expect(await menusOf(id)).toEqual([]);
    expect(await sql("select id from role where code = 'sneaky'")).toEqual([]);
    expect(await buttonsOf(eve)).toEqual(CODES.toSorted());
  });

  it('of the platform cannot be granted by an administrator of a company', async () => {
    const id = await makeRole(amy);
    expect(await message('grantMenu', { id, menuIdList: [buttonOf('sysTenant:page')] }, amy)).toContain('[mayNotGrant]');
  });

  it('that the caller has can be granted', async () => {
    const id = await makeRole(eve, [buttonOf('sysRole:page')]);
    expect(await menusOf(id)).toContain(buttonOf('sysRole:page'));
  });

  it('that the company may not use cannot be granted by its users; roles that have them can still be changed', async () => {
    const ann = await server.person();
    const id = await makeRole(ann, [buttonOf('oceanBill:export'), buttonOf('oceanBill:page')]);
    await sql('update tenant set menus_limited = true where id = $1', [ann.tenantId]);
    await sql(`insert into tenant_menu (tenant_id, menu_id) select $1, id from menu where permission is distinct from 'oceanBill:export'`, [
      ann.tenantId,
    ]);
    await server.deps.db.transaction('system', () => server.auth.sessions.changed(null));
    expect(await message('grantMenu', { id, menuIdList: [buttonOf('oceanBill:export')] }, ann)).toContain('[mayNotGrant]');
    expect(await message('setStatus', { id, status: 2 }, ann)).toBe('');
    expect(await message('grantMenu', { id, menuIdList: [buttonOf('oceanBill:page')] }, ann)).toBe('');
    // The role keeps a menu that the caller cannot see; it has no effect while the company may not use it.
    expect(await menusOf(id)).toContain(buttonOf('oceanBill:export'));
  });
});

describe('a role with more rights than the caller', () => {
  it('cannot be enabled or changed by the caller, and its data range neither', async () => {
    const strong = await makeRole(amy, [buttonOf('company:update')]);
    await sql('insert into user_role (tenant_id, user_id, role_id) values ($1, $2, $3)', [amy.tenantId, eve.id, strong]);
    await sql('update role set enabled = false where id = $1', [strong]);
    await server.deps.db.transaction('system', () => server.auth.sessions.changed(eve.id));
    // Eve has this disabled role; enabled, it would give her rights.
    expect(await message('setStatus', { id: strong, status: 1 }, eve)).toContain('[mayNotGrant]');
    expect(await message('update', { id: strong, name: 'Strong', code: 'strong', status: 1 }, eve)).toContain('[mayNotGrant]');
    expect(await message('grantMenu', { id: strong, menuIdList: [] }, eve)).toContain('[mayNotGrant]');
    expect(await message('grantDataScope', { id: strong, dataScope: 4 }, eve)).toContain('[mayNotGrant]');
    expect(await buttonsOf(eve)).toEqual(CODES.toSorted());
    expect(await message('setStatus', { id: strong, status: 1 }, amy)).toBe('');
    await sql('delete from user_role where role_id = $1', [strong]);
  });
});

describe('for a caller with a data range', () => {
  it('a wider data range cannot be granted', async () => {
    const id = await makeRole(mallory);
    const [root] = await sql('select id from org where tenant_id = $1 and parent_id is null', [amy.tenantId]);
    for (const dataScope of [SCOPE.all, SCOPE.departmentAndBelow, SCOPE.department]) {
      expect(await message('grantDataScope', { id, dataScope }, mallory)).toContain('[mayNotGrant]');
    }
    const wider = { id, dataScope: SCOPE.custom, orgIdList: [department, String(root?.['id'])] };
    expect(await message('grantDataScope', wider, mallory)).toContain('[mayNotGrant]');
    expect(await message('grantDataScope', { ...wider, orgIdList: [department] }, mallory)).toBe('');
    expect(await sql('select org_id from role_org where role_id = $1', [id])).toEqual([{ org_id: department }]);
  });

  it('only roles that the caller created can be changed', async () => {
    const hers = await makeRole(mallory);
    for (const id of [await makeRole(amy), mallory.roleId]) {
      for (const refused of [
        await message('update', { id, name: 'Taken over', code: 'taken-over' }, mallory),
        await message('delete', { id }, mallory),
        await message('setStatus', { id, status: 2 }, mallory),
        await message('grantMenu', { id, menuIdList: [buttonOf('sysRole:page')] }, mallory),
        await message('grantDataScope', { id, dataScope: 4 }, mallory),
      ])
        expect(refused).toContain(`[${ERROR.notCreator}]`);
    }
    expect(await message('update', { id: hers, name: 'Hers', code: 'hers' }, mallory)).toBe('');
    expect(await message('grantMenu', { id: hers, menuIdList: [buttonOf('sysRole:page')] }, mallory)).toBe('');
    expect(await message('setStatus', { id: hers, status: 2 }, mallory)).toBe('');
    expect(await message('delete', { id: hers }, mallory)).toBe('');
  });

  it("a role is not removed while users outside the data range have it, and its changes apply to these users' open sessions", async () => {
    const id = await makeRole(mallory, [buttonOf('sysRole:page')]);
    const outsider = await server.person({ tenantId: amy.tenantId, roles: [] });
    await sql('insert into user_role (tenant_id, user_id, role_id) values ($1, $2, $3)', [amy.tenantId, outsider.id, id]);
    expect(await buttonsOf(outsider)).toEqual(['sysRole:page']);
    expect(await message('delete', { id }, mallory)).toContain(`[${ERROR.roleInUse}]`);
    expect(await message('setStatus', { id, status: 2 }, mallory)).toBe('');
    expect(await buttonsOf(outsider)).toEqual([]);
  });
});
