import type { Input, RoleRow } from '@seaberry/api-client/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Hint } from '../../live/hub.ts';
import { ERROR } from '../../http/error-codes.ts';
import { REAL_NAME, startTestServer, type Account, type TestServer } from '../../testing/server.ts';
import { listPage } from '../../testing/page-of.ts';
import { MENU } from '../menu/catalogue.ts';
import { roleId } from './catalogue.ts';
import { personWith } from './fixtures.ts';
import { SOON } from '../../testing/soon.ts';

let server: TestServer;
let amy: Account;
let stranger: Account;
let platform: Account;
const hints: Hint[] = [];
beforeAll(async () => {
  server = await startTestServer();
  amy = await server.person();
  stranger = await server.person();
  platform = await server.person({ roles: ['platform'] });
  server.deps.live.subscribe(amy.tenantId, (hint) => hints.push(hint));
});
afterAll(() => server.close());

const sql = (text: string, params: unknown[] = []) => server.deps.db.transaction('system', () => server.deps.db.sql(text, params));
const buttonOf = (code: string): string => String(MENU.find(({ permission }) => permission === code)?.id);
const BILL_PAGE = buttonOf('oceanBill:page');
const BILL_ADD = buttonOf('oceanBill:add');
const BILLS = String(MENU.find(({ name }) => name === 'oceanBill')?.id);
const TRACKING = String(MENU.find(({ name }) => name === 'tracking')?.id);

const add = (input: Input<'sysRole', 'add'>, as = amy) => server.call('sysRole', 'add', input, { as });
/** Makes a role whose code is its name. */
const makeRole = async (name: string, menuIdList: string[] = [], as = amy): Promise<string> => {
  const { envelope } = await add({ name, code: name, menuIdList }, as);
  expect(envelope).toMatchObject({ code: 200 });
  return String(envelope?.result);
};
const update = (input: Input<'sysRole', 'update'>, as = amy) => server.call('sysRole', 'update', input, { as });
const remove = (id: string, as = amy) => server.call('sysRole', 'delete', { id }, { as });
const setStatus = (id: string, status: 1 | 2, as = amy) => server.call('sysRole', 'setStatus', { id, status }, { as });
const grantMenu = (input: Input<'sysRole', 'grantMenu'>, as = amy) => server.call('sysRole', 'grantMenu', input, { as });
const grantRange = (input: Input<'sysRole', 'grantDataScope'>, as = amy) => server.call('sysRole', 'grantDataScope', input, { as });
const page = (input: Partial<Input<'sysRole', 'page'>> = {}, as = amy) => listPage(server, 'sysRole', { pageSize: 200, ...input }, { as });
const roleNamed = async (name: string, as = amy): Promise<RoleRow | undefined> => (await page({ name }, as)).items[0];
const menusOf = async (id: string, as = amy) => (await server.call('sysRole', 'ownMenuList', { id }, { as })).envelope?.result;
const buttonsOf = async (as: Account) => (await server.call('sysMenu', 'ownBtnPermList', undefined, { as })).envelope?.result;
const giveRole = (userId: string, id: string) =>
  sql('insert into user_role (tenant_id, user_id, role_id) select tenant_id, id, $2::uuid from app_user where id = $1', [userId, id]);
const orgOf = async ({ tenantId }: Account): Promise<string> =>
  String((await sql('select id from org where tenant_id = $1', [tenantId]))[0]?.['id']);

describe('the role list', () => {
  it('has the built-in roles first, the platform role only for platform administrators', async () => {
    await add({ name: 'Night desk', code: 'night', orderNo: 3, status: 2, remark: 'Nights' });
    const { items } = await page();
    expect(items.slice(0, 3).map(({ code, builtIn, dataScope }) => [code, builtIn, dataScope])).toEqual([
      ['admin', true, 1],
      ['operator', true, 1],
      ['viewer', true, 1],
    ]);
    expect(items.at(-1)).toMatchObject({
      name: 'Night desk',
      orderNo: 3,
      status: 2,
      remark: 'Nights',
      dataScope: 4,
      builtIn: false,
      createUserName: REAL_NAME,
      createTime: expect.stringMatching(/Z$/u),
    });
    expect((await page({}, platform)).items.map(({ code }) => code)).toContain('platform');
    expect((await page({}, stranger)).items.map(({ code }) => code)).not.toContain('night');
  });

  it('can be filtered, sorted and paged, and rejects other sort fields', async () => {
    expect((await page({ name: 'IGHT', status: 2 })).items.map(({ code }) => code)).toEqual(['night']);
    expect((await page({ code: 'night', status: 1 })).total).toBe(0);
    const codes = (await page({ field: 'code', order: 'descending' })).items.map(({ code }) => String(code));
    expect(codes).toEqual(codes.toSorted((a, b) => (a < b ? 1 : -1)));
    expect((await page({ page: 2, pageSize: 3 })).items.map(({ code }) => code)).toEqual(['night']);
    const { envelope } = await server.call('sysRole', 'page', { field: 'tenant_id; drop table role', page: 1, pageSize: 5 }, { as: amy });
    expect(envelope?.message).toContain('"field"');
  });

  it('names built-in roles in the language of the reader', async () => {
    const response = async (call: 'page' | 'list') =>
      JSON.stringify(
        (await server.call('sysRole', call, call === 'page' ? { pageSize: 200 } : undefined, { as: amy, locale: 'zh-tw' })).envelope
          ?.result,
      );
    for (const call of ['page', 'list'] as const) {
      expect(await response(call)).toContain('"檢視者"');
      expect(await response(call)).not.toContain('"Viewer"');
    }
  });

  it('has only enabled roles for fields in which one is chosen', async () => {
    const list = async (as: Account) => {
      const { envelope } = await server.call('sysRole', 'list', undefined, { as });
      const roles = envelope?.result as unknown as { code: string }[];
      return roles.map(({ code }) => code);
    };
    expect(await list(amy)).toEqual(expect.arrayContaining(['admin', 'operator', 'viewer']));
    expect(await list(amy)).not.toContain('night');
    expect(await list(amy)).not.toContain('platform');
    expect(await list(platform)).toContain('platform');
  });
});

describe('a role', () => {
  it('is created with its menus: their ancestors are added half-checked, and entries given as half-checked stay so', async () => {
    const { envelope } = await add({ name: 'Desk', code: 'desk', menuIdList: [BILL_PAGE, BILLS], halfMenuIdList: [BILLS] });
    const id = String(envelope?.result);
    expect(await menusOf(id)).toEqual([TRACKING, BILLS, BILL_PAGE]);
    expect(await sql('select menu_id, half from role_menu where role_id = $1 order by menu_id', [id])).toEqual([
      { menu_id: TRACKING, half: true },
      { menu_id: BILLS, half: true },
      { menu_id: BILL_PAGE, half: false },
    ]);
  });

  it('keeps omitted fields in an update', async () => {
    const { envelope } = await add({ name: 'Keep', code: 'keep', orderNo: 5, status: 2, remark: 'Note', menuIdList: [BILL_PAGE] });
    const id = String(envelope?.result);
    await update({ id, name: 'Kept', code: 'keep' });
    expect(await roleNamed('Kept')).toMatchObject({ orderNo: 5, status: 2, remark: 'Note', updateUserName: REAL_NAME });
    expect(await menusOf(id)).toContain(BILL_PAGE);
    await update({ id, name: 'Kept', code: 'keep', status: 1, remark: '', menuIdList: [] });
    expect(await roleNamed('Kept')).toMatchObject({ orderNo: 5, status: 1, remark: null });
    expect(await menusOf(id)).toEqual([]);
  });

  it('has a unique name and code, different from those of built-in roles', async () => {
    const id = await makeRole('Twin');
    expect(JSON.parse(String((await add({ name: 'Twin', code: 'Twin' })).envelope?.message))).toEqual({
      name: ['This record already exists.'],
      code: ['This code is taken.'],
    });
    for (const code of ['admin', 'platform']) expect((await add({ name: code, code })).envelope?.message).toContain('"code"');
    expect((await update({ id, name: 'Twin', code: 'viewer' })).envelope?.message).toContain('"code"');
    expect((await add({ name: 'Twin', code: 'Twin' }, stranger)).envelope?.code).toBe(200);
    const race = await Promise.all([1, 2].map((n) => add({ name: `Race ${n}`, code: 'race' })));
    expect(race.map((answer) => String(answer.envelope?.code)).toSorted()).toEqual(['200', '400']);
    expect(Object.keys(JSON.parse(String((await add({ name: ' ', code: '' })).envelope?.message)) as object)).toEqual(['name', 'code']);
  });

  it('that is built in cannot be changed', async () => {
    const id = roleId('viewer');
    for (const answer of [
      await update({ id, name: 'Viewer', code: 'viewer' }),
      await remove(id),
      await setStatus(id, 2),
      await grantMenu({ id, menuIdList: [] }),
      await grantRange({ id, dataScope: 4 }),
      await setStatus(roleId('platform'), 2, platform),
    ])
      expect(answer.envelope?.message).toContain(`[${ERROR.builtInRole}]`);
    expect(await menusOf(id)).toContain(BILL_PAGE);
  });

  it('of another company is unknown, like an invalid id', async () => {
    const theirs = await makeRole('Theirs', [BILL_PAGE], stranger);
    for (const id of [theirs, 'no-id', '00000000-0000-4000-8000-000000000000', roleId('platform')]) {
      for (const answer of [
        await update({ id, name: 'Mine', code: 'mine' }),
        await remove(id),
        await setStatus(id, 2),
        await grantMenu({ id, menuIdList: [] }),
        await grantRange({ id, dataScope: 4 }),
        await server.call('sysRole', 'ownMenuList', { id }, { as: amy }),
        await server.call('sysRole', 'ownOrgList', { id }, { as: amy }),
      ])
        expect(answer.envelope?.message).toContain(`[${ERROR.notFound}]`);
    }
    expect(await roleNamed('Theirs', stranger)).toMatchObject({ status: 1 });
    expect(await menusOf(theirs, stranger)).toContain(BILL_PAGE);
  });

  it('can be removed when no user has it', async () => {
    const id = await makeRole('Short', [BILL_PAGE]);
    const { id: userId } = await server.person({ tenantId: amy.tenantId, roles: ['viewer'] });
    await giveRole(userId, id);
    expect((await remove(id)).envelope?.message).toContain(`[${ERROR.roleInUse}]`);
    await sql('delete from user_role where role_id = $1', [id]);
    expect((await remove(id)).envelope).toMatchObject({ code: 200, result: null });
    expect(await roleNamed('Short')).toBeUndefined();
    expect((await remove(id)).envelope?.message).toContain(`[${ERROR.notFound}]`);
  });

  it('writes the difference log', async () => {
    const id = await makeRole('Before');
    await update({ id, name: 'After', code: 'Before' });
    expect(await sql("select * from diff_log where row_id = $1 and kind = 'update'", [id])).toMatchObject([
      {
        call: 'sysRole.update',
        table_name: 'role',
        tenant_id: amy.tenantId,
        user_id: amy.id,
        before: { name: 'Before' },
        after: { name: 'After' },
      },
    ]);
  });

  it('requires the permission code', async () => {
    const viewer = await server.person({ tenantId: amy.tenantId, roles: ['viewer'] });
    expect((await add({ name: 'No', code: 'no' }, viewer)).envelope?.code).toBe(403);
    expect((await grantMenu({ id: roleId('viewer'), menuIdList: [] }, viewer)).envelope?.code).toBe(403);
  });
});

describe('rights', () => {
  it('change at once for the users with a role, whose open pages get a hint', async () => {
    const id = await makeRole('Live', [BILL_PAGE]);
    const ben = await personWith(server, { tenantId: amy.tenantId, codes: [] });
    await giveRole(ben.id, id);
    const hint = { tenantId: amy.tenantId, topic: 'session', userId: ben.id };
    const steps: [() => Promise<unknown>, string[]][] = [
      [() => update({ id, name: 'Live', code: 'Live', remark: 'New' }), ['oceanBill:page']],
      [() => grantMenu({ id, menuIdList: [BILL_PAGE, BILL_ADD] }), ['oceanBill:add', 'oceanBill:page']],
      [() => setStatus(id, 2), []],
      [() => setStatus(id, 1), ['oceanBill:add', 'oceanBill:page']],
      [() => update({ id, name: 'Live', code: 'Live', menuIdList: [BILL_ADD] }), ['oceanBill:add']],
    ];
    for (const [change, buttons] of steps) {
      hints.length = 0;
      await change();
      expect(await buttonsOf(ben)).toEqual(buttons);
      await expect.poll(() => hints, SOON).toContainEqual(hint);
    }
  });

  it('change the data range at once for the users with a role', async () => {
    const id = await makeRole('Range');
    const ben = await server.person({ tenantId: amy.tenantId, roles: [] });
    await giveRole(ben.id, id);
    const range = async () => {
      const found = await server.auth.sessions.authenticate(ben.accessToken, null);
      return found?.user.orgs;
    };
    expect(await range()).toEqual([]);
    const root = await orgOf(amy);
    for (const [dataScope, orgIdList, orgs] of [
      [5, [root], [root]],
      [1, undefined, null],
      // The range 2, department and below, ignores the given organizations: Ben's own department is the root.
      [2, [root], [root]],
      [4, undefined, []],
    ] as const) {
      expect((await grantRange({ id, dataScope, ...(orgIdList && { orgIdList: [...orgIdList] }) })).envelope).toMatchObject({ code: 200 });
      expect(await range()).toEqual(orgs);
      const { envelope } = await server.call('sysRole', 'ownOrgList', { id }, { as: amy });
      expect(envelope?.result).toEqual(dataScope === 5 ? [root] : []);
      expect(await roleNamed('Range')).toMatchObject({ dataScope });
    }
  });

  it('keep disabled menus that the caller does not see; a caller who sees them can remove them', async () => {
    const id = await makeRole('Disabled menu', [BILL_PAGE, BILL_ADD]);
    const setEnabled = (enabled: boolean) => sql('update menu set enabled = $2 where id = $1', [BILL_ADD, enabled]);
    await setEnabled(false);
    try {
      expect((await grantMenu({ id, menuIdList: [BILL_PAGE] })).envelope?.code).toBe(200);
      expect(await menusOf(id)).toContain(BILL_ADD);
      expect((await update({ id, name: 'Disabled menu', code: 'Disabled menu', menuIdList: [] })).envelope?.code).toBe(200);
      expect(await menusOf(id)).toEqual([BILL_ADD]);
      const boss = await server.person({ tenantId: amy.tenantId, roles: ['platform', 'admin'] });
      expect((await grantMenu({ id, menuIdList: [] }, boss)).envelope?.code).toBe(200);
      expect(await menusOf(id)).toEqual([]);
    } finally {
      await setEnabled(true);
    }
  });

  it('are logged as differences when granted or revoked, by their codes, and not when unchanged', async () => {
    const id = await makeRole('Logged', [BILL_PAGE]);
    await grantMenu({ id, menuIdList: [BILL_ADD] });
    await grantMenu({ id, menuIdList: [BILL_ADD] });
    const rows = await sql(
      "select call, kind, tenant_id, user_id, before, after from diff_log where row_id = $1 and table_name = 'role_menu' order by create_time, id",
      [id],
    );
    const author = { tenant_id: amy.tenantId, user_id: amy.id };
    expect(rows).toHaveLength(3);
    expect(rows).toMatchObject([
      { ...author, call: 'sysRole.add', kind: 'insert', after: { menus: ['tracking', 'oceanBill', 'oceanBill:page'] } },
      { ...author, call: 'sysRole.grantMenu', kind: 'delete', before: { menus: ['oceanBill:page'] } },
      { ...author, call: 'sysRole.grantMenu', kind: 'insert', after: { menus: ['oceanBill:add'] } },
    ]);
  });

  it('cannot be granted with unknown menus or organizations', async () => {
    const id = await makeRole('Names', [BILL_PAGE]);
    for (const menu of ['no-id', '00000000-0000-4000-8000-000000000000']) {
      expect((await grantMenu({ id, menuIdList: [BILL_ADD, menu] })).envelope?.message).toContain(`[${ERROR.notFound}]`);
    }
    for (const org of ['no-id', await orgOf(stranger)]) {
      expect((await grantRange({ id, dataScope: 5, orgIdList: [await orgOf(amy), org] })).envelope?.message).toContain(
        `[${ERROR.notFound}]`,
      );
    }
    expect((await grantRange({ id, dataScope: 5, orgIdList: [] })).envelope?.message).toContain('"orgIdList"');
    expect(await roleNamed('Names')).toMatchObject({ dataScope: 4 });
    expect(await menusOf(id)).toEqual([TRACKING, BILLS, BILL_PAGE]);
  });
});
