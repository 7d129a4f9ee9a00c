import type { Input, MenuNode } from '@seaberry/api-client/schemas';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Hint } from '../../live/hub.ts';
import { ERROR } from '../../http/error-codes.ts';
import { makeCompany } from '../../testing/company.ts';
import { startTestServer, type Account, type TestServer } from '../../testing/server.ts';
import { writeCatalogue } from './built-in/repo.ts';
import { MENU } from './catalogue.ts';
import { SOON } from '../../testing/soon.ts';

let server: TestServer;
let root: Account;
let amy: Account;
const hints: Hint[] = [];
beforeAll(async () => {
  server = await startTestServer();
  root = await server.person({ roles: ['platform'] });
  amy = await server.person();
  server.deps.live.subscribe(amy.tenantId, (hint) => hints.push(hint));
});
afterAll(() => server.close());

type Form = Input<'sysMenu', 'add'>;
type Locale = 'en' | 'zh-cn' | 'zh-tw';
const sql = (text: string, params: unknown[] = []) => server.deps.db.transaction('system', () => server.deps.db.sql(text, params));
const idOf = (key: string): string => String(MENU.find(({ permission, path }) => permission === key || path === key)?.id);
const list = async (as = root, input?: Input<'sysMenu', 'list'>, locale: Locale = 'en') =>
  (await server.call('sysMenu', 'list', input, { as, locale })).envelope?.result as unknown as MenuNode[];
const add = async (form: Form, as = root, locale: Locale = 'en') => (await server.call('sysMenu', 'add', form, { as, locale })).envelope;
/** Adds a valid row. @returns the id */
const addRow = async (form: Form, locale: Locale = 'en'): Promise<string> => {
  const answer = await add(form, root, locale);
  expect(answer?.message).toBe('');
  return String(answer?.result);
};
const update = async (form: Input<'sysMenu', 'update'>, as = root) => (await server.call('sysMenu', 'update', form, { as })).envelope;
const remove = async (id: string, as = root) => (await server.call('sysMenu', 'delete', { id }, { as })).envelope;
const reasons = (envelope: Awaited<ReturnType<typeof add>>): unknown => JSON.parse(String(envelope?.message));
const flat = (nodes: readonly MenuNode[]): MenuNode[] => nodes.flatMap((node) => [node, ...flat(node.children ?? [])]);
const rowOf = async (id: string) => (await sql('select * from menu where id = $1', [id]))[0];
const found = async (id: string, as = root) => flat(await list(as)).find((node) => node.id === id);
let count = 0;
const page = (given: Partial<Form> = {}): Form => ({ type: 2, title: `Page ${(count += 1)}`, path: `/own/${count}`, pid: null, ...given });

describe('the menu list', () => {
  it('is a tree of the entries that the caller has; platform administrators see all entries', async () => {
    expect(
      flat(await list())
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(MENU.map(({ id }) => id).toSorted());
    const ofPlatform = MENU.filter(({ platform }) => platform).map(({ id }) => id);
    expect(
      flat(await list())
        .flatMap(({ id, platform }) => (platform ? [id] : []))
        .toSorted(),
    ).toEqual(ofPlatform.toSorted());
    const theirs = flat(await list(amy));
    expect(theirs.map(({ id }) => id).toSorted()).toEqual(
      MENU.filter(({ platform }) => !platform)
        .map(({ id }) => id)
        .toSorted(),
    );
    const company = await makeCompany(server);
    const ben = await company.person('sales', await company.role('all', { codes: ['sysRole:grantMenu', 'oceanBill:page'] }));
    expect(flat(await list(ben)).flatMap(({ permission }) => permission ?? [])).toEqual(['oceanBill:page', 'sysRole:grantMenu']);
    const [tracking] = await list(ben);
    expect(tracking).toMatchObject({
      type: 1,
      path: '/tracking',
      builtIn: true,
      status: 1,
      children: [{ type: 2, children: [{ type: 3, permission: 'oceanBill:page' }] }],
    });
  });

  it('is flat when it is filtered by type or by title in the language of the caller', async () => {
    expect((await list(root, { title: 'USERS' })).map(({ path, children }) => [path, children])).toEqual([
      ['/system/user', undefined],
      ['/system/onlineUser', undefined],
    ]);
    expect((await list(root, { title: '用户管理' }, 'zh-cn')).map(({ path }) => path)).toEqual(['/system/user']);
    expect((await list(root, { type: 1 })).map(({ path }) => path)).toEqual(['/tracking', '/system', '/platform', '/log']);
    expect((await list(root, { title: 'companies', type: 2 })).map(({ titles }) => titles)).toEqual([
      { en: 'Companies', 'zh-cn': '公司管理', 'zh-tw': '公司管理' },
    ]);
    expect(await list(root, { type: 9 })).toEqual([]);
  });
});

describe('a new menu row', () => {
  it('is placed below its parent with titles in the given languages, and every company with signed-in users gets a hint', async () => {
    const id = await addRow(
      page({ title: '报表', titles: { en: 'Reports' }, name: 'reports', icon: 'chart', pid: idOf('/tracking'), remark: 'ours' }),
      'zh-cn',
    );
    const node = await found(id);
    expect(node).toMatchObject({
      pid: idOf('/tracking'),
      title: 'Reports',
      titles: { en: 'Reports', 'zh-cn': '报表' },
      name: 'reports',
      isKeepAlive: true,
      isHide: false,
      builtIn: false,
      status: 1,
      remark: 'ours',
    });
    const tree = (await server.call('sysMenu', 'loginMenuTree', undefined, { as: amy })).envelope?.result as unknown as {
      path: string;
      children: { meta: { title: string } }[];
    }[];
    expect(tree.find(({ path }) => path === '/tracking')?.children.at(-1)?.meta.title).toBe('Reports');
    await expect.poll(() => hints, SOON).toContainEqual({ tenantId: amy.tenantId, topic: 'session' });
    const [change] = await sql('select call, account, kind, table_name, after from diff_log where row_id = $1', [id]);
    expect(change).toMatchObject({
      call: 'sysMenu.add',
      account: root.account,
      kind: 'insert',
      table_name: 'menu',
      after: { name: 'reports' },
    });
  });

  it('can be granted at once, and survives the next start', async () => {
    const parent = await addRow(page({ type: 1 }));
    const button = await addRow({ type: 3, title: 'Print', permission: 'ownReport:print', pid: await addRow(page({ pid: parent })) });
    await writeCatalogue(server.deps.db);
    const held = (await server.call('sysMenu', 'ownBtnPermList', undefined, { as: amy })).envelope?.result;
    expect(held).toContain('ownReport:print');
    expect(await found(button, amy)).toBeDefined();
    const viewer = await server.person({ roles: ['viewer'] });
    expect((await server.call('sysMenu', 'ownBtnPermList', undefined, { as: viewer })).envelope?.result).not.toContain('ownReport:print');
  });

  it('below a platform row is for platform administrators only, until it is moved elsewhere', async () => {
    const directory = await addRow(page({ type: 1, pid: idOf('/platform') }));
    const button = await addRow({ type: 3, title: 'Restart', permission: 'own:restart', pid: await addRow(page({ pid: directory })) });
    expect(await found(button, amy)).toBeUndefined();
    expect(await found(button)).toBeDefined();
    await update({ ...page(), id: directory, type: 1, pid: null });
    expect(await found(button, amy)).toBeDefined();
    await update({ ...page(), id: directory, type: 1, pid: idOf('/platform') });
    expect(await found(button, amy)).toBeUndefined();
  });

  it('has no route if it is a button, and no permission code if it is a page', async () => {
    const pid = await addRow(page());
    const button = await addRow({
      ...page({ pid }),
      type: 3,
      permission: 'own:clear',
      component: '/x',
      redirect: '/x',
      outLink: 'https://x.example',
      isIframe: true,
      isHide: true,
      isAffix: true,
      name: 'x',
    });
    expect(await rowOf(button)).toMatchObject({
      permission: 'own:clear',
      path: null,
      name: null,
      component: null,
      redirect: null,
      out_link: null,
      iframe: false,
      hidden: false,
      affix: false,
    });
    expect(await rowOf(await addRow(page({ permission: 'own:page' })))).toMatchObject({ permission: null });
  });
});

describe('an invalid menu change', () => {
  it('with a duplicate title or route name is rejected', async () => {
    const pid = await addRow(page({ type: 1, title: 'Twice', name: 'twice' }));
    expect(reasons(await add(page({ title: 'Twice', name: 'twice' })))).toEqual({
      title: ['A menu entry with this title already exists here.'],
      name: ['This route name is taken.'],
    });
    expect((await add(page({ title: 'Twice', pid })))?.code).toBe(200);
  });

  it('with a missing, malformed or duplicate button code or a wrong parent is rejected', async () => {
    const pid = await addRow(page());
    const button = (given: Partial<Form>): Form => ({ type: 3, title: 'B', pid, ...given });
    const reasonsFor = async (given: Partial<Form>) => reasons(await add(button(given)));
    expect(await reasonsFor({})).toEqual({ permission: ['A button needs a permission code.'] });
    expect(await reasonsFor({ permission: 'page' })).toEqual({ permission: [expect.stringContaining('controller:call')] });
    expect(await reasonsFor({ permission: 'sysTenant:add' })).toEqual({ permission: ['This code is taken.'] });
    expect(await reasonsFor({ permission: 'own:rootless', pid: null })).toEqual({ pid: ['This is required.'] });
    expect(await reasonsFor({ permission: 'own:below', pid: idOf('sysUser:add') })).toEqual({
      pid: ['A button cannot have child entries.'],
    });
    expect(reasons(await add(page({ pid: idOf('sysUser:add') })))).toEqual({ pid: ['A button cannot have child entries.'] });
  });

  it('below itself or a descendant is rejected', async () => {
    const top = await addRow(page({ type: 1 }));
    const middle = await addRow(page({ type: 1, pid: top }));
    const low = await addRow(page({ pid: middle }));
    for (const pid of [top, middle, low]) {
      expect(reasons(await update({ ...page({ type: 1, pid }), id: top }))).toEqual({ pid: ['A menu entry cannot be its own parent.'] });
    }
    const pair = [await addRow(page({ type: 1 })), await addRow(page({ type: 1 }))] as const;
    const moves = await Promise.all([
      update({ ...page({ type: 1, pid: pair[1] }), id: pair[0] }),
      update({ ...page({ type: 1, pid: pair[0] }), id: pair[1] }),
    ]);
    expect(moves.map((answer) => String(answer?.code)).toSorted()).toEqual(['200', '400']);
  });

  it('of an unknown row is rejected', async () => {
    for (const id of [uuid(), 'x', "'"]) {
      expect((await update({ ...page(), id }))?.message).toContain(`[${ERROR.notFound}]`);
      expect((await remove(id))?.message).toContain(`[${ERROR.notFound}]`);
      expect((await add(page({ pid: id })))?.message).toContain(`[${ERROR.notFound}]`);
    }
  });

  it('with a script URL, or with an external address that looks like a path, is rejected', async () => {
    for (const outLink of [
      'javascript:alert(1)',
      'JAVASCRIPT:alert(1)',
      ' java\nscript:alert(1)',
      'data:text/html,x',
      '//evil.example',
      '/\\evil.example',
      'https://',
      'ftp://x.example',
    ]) {
      expect(reasons(await add(page({ outLink }))), outLink).toEqual({ outLink: ['This is not valid.'] });
    }
    for (const path of ['javascript:alert(1)', '//evil.example', 'own', '/a b', ''])
      expect(Object.keys(reasons(await add(page({ path }))) as object), path).toEqual(['path']);
    expect(Object.keys(reasons(await add(page({ redirect: 'https://evil.example' }))) as object)).toEqual(['redirect']);
    for (const outLink of ['https://docs.example/a?b=c#d', 'http://intranet.example', '/inner/page'])
      expect((await add(page({ outLink })))?.code).toBe(200);
  });

  it('by a user who is no platform administrator is rejected', async () => {
    const impostor = await server.person({ tenantId: amy.tenantId, roles: ['platform'] });
    await sql('update app_user set account_type = 777 where id = $1', [impostor.id]);
    for (const as of [amy, impostor]) {
      expect((await add(page(), as))?.code).toBe(403);
      expect((await update({ ...page(), id: idOf('/system') }, as))?.code).toBe(403);
      expect((await remove(idOf('/system'), as))?.code).toBe(403);
      expect(flat(await list(as)).some(({ permission }) => permission?.startsWith('sysTenant:'))).toBe(false);
    }
  });
});

describe('a built-in entry', () => {
  it('can be moved, retitled and hidden, also for later starts, and keeps the fields that code depends on', async () => {
    const id = idOf('/system/pos');
    const form = {
      id,
      type: 3 as const,
      title: 'Jobs',
      path: '/system/pos',
      name: 'pos',
      component: '/evil',
      permission: 'x:y',
      pid: idOf('/log'),
      orderNo: 7,
      isHide: true,
      status: 2 as const,
    };
    expect((await update(form))?.message).toBe('');
    await writeCatalogue(server.deps.db);
    expect(await rowOf(id)).toMatchObject({
      kind: 'menu',
      component: '/system/pos/index',
      permission: null,
      parent_id: idOf('/log'),
      position: 7,
      hidden: true,
      enabled: false,
      edited: true,
      built_in: true,
    });
    expect((await found(id))?.titles).toEqual({ en: 'Jobs', 'zh-cn': '职位管理', 'zh-tw': '職位管理' });
    expect(await found(id, amy)).toBeUndefined();
    const button = { id: idOf('sysPos:add'), type: 3 as const, title: 'New', permission: 'sysTenant:add', pid: id };
    expect((await update(button))?.code).toBe(200);
    expect(await rowOf(button.id)).toMatchObject({ permission: 'sysPos:add', kind: 'button' });
  });

  it('cannot be removed, not even with its directory, and an entry for companies cannot be moved below a platform entry', async () => {
    const directory = await addRow(page({ type: 1 }));
    expect(
      (await update({ id: idOf('/message/inbox'), type: 2, title: 'Inbox', path: '/message/inbox', name: 'messageInbox', pid: directory }))
        ?.message,
    ).toBe('');
    for (const id of [idOf('/system'), idOf('sysUser:add'), directory]) expect((await remove(id))?.message).toContain('[builtIn]');
    expect(reasons(await update({ id: idOf('/system/org'), type: 2, title: 'Orgs', path: '/system/org', pid: idOf('/platform') }))).toEqual(
      { pid: ['This is not valid.'] },
    );
  });

  it('cannot be disabled or hidden if that makes the menu page unreachable', async () => {
    const menus = {
      id: idOf('/platform/menu'),
      type: 2 as const,
      title: 'Menus',
      path: '/platform/menu',
      name: 'menu',
      pid: idOf('/platform'),
    };
    const directory = { id: idOf('/platform'), type: 1 as const, title: 'Platform', path: '/platform', name: 'platform', pid: null };
    const button = { id: idOf('sysMenu:update'), type: 3 as const, title: 'Edit', permission: 'sysMenu:update', pid: menus.id };
    const refused = (field: string) => ({ [field]: ['This entry is required to manage the menu.'] });
    for (const row of [menus, directory, button]) expect(reasons(await update({ ...row, status: 2 }))).toEqual(refused('status'));
    for (const row of [menus, directory]) expect(reasons(await update({ ...row, isHide: true }))).toEqual(refused('isHide'));
    const hidden = await addRow(page({ type: 1, isHide: true }));
    expect(reasons(await update({ ...menus, pid: hidden }))).toEqual(refused('pid'));
  });
});

it('an entry is removed together with its descendants, also from roles and companies', async () => {
  const top = await addRow(page({ type: 1 }));
  const low = await addRow({ type: 3, title: 'B', permission: 'own:gone', pid: await addRow(page({ pid: top })) });
  await sql('insert into tenant_menu (tenant_id, menu_id) values ($1, $2)', [amy.tenantId, low]);
  expect(await remove(top)).toMatchObject({ code: 200, result: null });
  for (const table of ['role_menu', 'tenant_menu']) expect(await sql(`select 1 from ${table} where menu_id = $1`, [low])).toEqual([]);
  expect(await rowOf(low)).toBeUndefined();
  expect((await server.call('sysMenu', 'ownBtnPermList', undefined, { as: amy })).envelope?.result).not.toContain('own:gone');
});
