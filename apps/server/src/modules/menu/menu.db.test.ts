import { permissionCodes } from '@seaberry/api-client/contract';
import type { MenuEntry } from '@seaberry/api-client/schemas';
import { LOCALES } from '@seaberry/i18n';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { MENU, orphanCodes, ROLES, writeCatalogue } from './catalogue.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const treeOf = async (role: 'admin' | 'operator' | 'viewer', locale: (typeof LOCALES)[number] = 'en') =>
  (await server.call('sysMenu', 'loginMenuTree', undefined, { as: await server.person({ roles: [role] }), locale })).envelope
    ?.result as MenuEntry[];

it('everybody finds the inbox in the menu, and their own pages beside it', async () => {
  for (const role of ['admin', 'operator', 'viewer'] as const) {
    const tree = await treeOf(role);
    expect(tree.map(({ path, component, meta }) => [path, component, meta?.isHide])).toEqual([
      ['/tracking', 'Layout', false],
      ['/message/inbox', '/message/inbox', false],
      ['/user/center', '/user/center', true],
      ['/company/info', '/company/info', true],
    ]);
  }
});

it('pages keep their state, only the landing page cannot be closed, and every page has an icon', async () => {
  const flat = (entries: readonly MenuEntry[]): MenuEntry[] => entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])]);
  const pages = flat(await treeOf('viewer'));
  for (const { path, meta } of pages) {
    expect(meta?.isKeepAlive, String(path)).toBe(true);
    expect(meta?.isAffix, String(path)).toBe(path === '/tracking/oceanBill');
    expect(meta?.icon, String(path)).toBeTruthy();
  }
  expect(new Set(pages.map(({ name }) => name)).size).toBe(pages.length);
});

it.each(LOCALES)('every entry has a title in %s', async (locale) => {
  for (const { titles } of MENU) expect(titles[locale]).toBeTruthy();
  expect((await treeOf('viewer', locale)).every(({ meta }) => meta?.title)).toBe(true);
});

it('every code has a button, and only an administrator holds those of the company, its notices and its locks', () => {
  expect(orphanCodes()).toEqual([]);
  const own = permissionCodes().filter((code) => !code.startsWith('oceanBill:'));
  expect(own).toEqual(['company:rotateKey', 'company:update', 'sysNotice:add', 'sysNotice:public', 'sysUser:unlockLogin']);
  for (const { code, holds } of ROLES) expect(own.map(holds)).toEqual(own.map(() => code === 'admin'));
});

it('writing it again changes nothing', async () => {
  const { db } = server.deps;
  const snapshot = () =>
    db.unit('system', () =>
      db.sql(`select (select jsonb_agg(m order by m.id) from menu m) as menu, (select jsonb_agg(r order by r.role_id, r.menu_id) from role_menu r) as held,
        (select jsonb_agg(d order by d.id) from dict_data d) as data, (select jsonb_agg(s order by s.key, s.language) from static_page s) as pages`),
    );
  const before = await snapshot();
  await writeCatalogue(db);
  expect(await snapshot()).toEqual(before);
});
