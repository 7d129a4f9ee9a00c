import { codesOf } from '@seaberry/api-client/contract';
import { allCalls, permissionCodes } from '@seaberry/api-client/registry';
import type { MenuEntry } from '@seaberry/api-client/schemas';
import { LOCALES } from '@seaberry/i18n';
import { titles as en } from '@seaberry/i18n/messages/en/titles';
import { titles as zhCn } from '@seaberry/i18n/messages/zh-CN/titles';
import { titles as zhTw } from '@seaberry/i18n/messages/zh-TW/titles';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { writeCatalogue } from './built-in/repo.ts';
import { MENU, orphanCodes } from './catalogue.ts';
import { ROLES, type BuiltInRole } from '../role/catalogue.ts';

const TITLES = { en, 'zh-cn': zhCn, 'zh-tw': zhTw };
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const treeOf = async (role: BuiltInRole['code'], locale: (typeof LOCALES)[number] = 'en') =>
  (await server.call('sysMenu', 'loginMenuTree', undefined, { as: await server.person({ roles: [role] }), locale })).envelope
    ?.result as MenuEntry[];

const BASIC = [
  ['/tracking', 'Layout', false],
  ['/tracking/airWaybill', '/tracking/airWaybill', false],
  ['/tracking/airWaybill/detail', '/tracking/airWaybill/detail', true],
  ['/message/inbox', '/message/inbox', false],
  ['/user/center', '/user/center', true],
  ['/company/info', '/company/info', false],
];
/** Of those who may share shipments. */
const SHARING = ['/shareLink', '/shareLink', false];
const ABOUT = ['/about', '/about/index', false];

it('every user has the inbox and their own pages in the menu; administrators have the back office', async () => {
  const rootsOf = async (role: Parameters<typeof treeOf>[0]) =>
    (await treeOf(role)).map(({ path, component, meta }) => [path, component, meta?.isHide]);
  const logs = ['/log', 'Layout', false];
  const sharing = [...BASIC.slice(0, 3), SHARING, ...BASIC.slice(3)];
  expect(await rootsOf('viewer')).toEqual([...BASIC, logs, ABOUT]);
  expect(await rootsOf('operator')).toEqual([...sharing, logs, ABOUT]);
  const system = ['/system', 'Layout', false];
  expect(await rootsOf('admin')).toEqual([...sharing, system, logs, ABOUT]);
  expect(await rootsOf('platform')).toEqual([...sharing, system, ['/platform', 'Layout', false], logs, ABOUT]);
});

it('pages keep their state, only the landing page cannot be closed, and every page has an icon', async () => {
  const flat = (entries: readonly MenuEntry[]): MenuEntry[] => entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])]);
  const pages = flat(await treeOf('platform'));
  for (const { path, meta } of pages) {
    expect(meta?.isKeepAlive, String(path)).toBe(true);
    expect(meta?.isAffix, String(path)).toBe(path === '/tracking/oceanBill');
    expect(meta?.icon, String(path)).toBeTruthy();
  }
  expect(new Set(pages.map(({ name }) => name)).size).toBe(pages.length);
});

it.each(LOCALES)('every entry has a title in %s, and the title of a page is that of its screen', async (locale) => {
  for (const { titles } of MENU) expect(titles[locale]).toBeTruthy();
  const screenTitles: string[] = Object.values(TITLES[locale]);
  expect(MENU.filter(({ kind, titles }) => kind !== 'button' && !screenTitles.includes(titles[locale]))).toEqual([]);
  expect((await treeOf('viewer', locale)).every(({ meta }) => meta?.title)).toBe(true);
});

it('every permission code has a button; company administrators have all but platform codes, other roles only codes of shipments, links to them and their logs', () => {
  expect(orphanCodes()).toEqual([]);
  const platform = new Set(MENU.flatMap((entry) => (entry.platform && entry.permission ? [entry.permission] : [])));
  const acrossCompanies = allCalls().flatMap(({ meta }) => (meta.reach === 'platform' ? codesOf(meta.permission) : []));
  // Such a code belongs to the platform role only, even if a call within a company requires it too.
  for (const code of acrossCompanies) expect(platform, code).toContain(code);
  const otherCodes = permissionCodes().filter((code) => !/^(?:oceanBill|airWaybill|shareLink):/u.test(code));
  for (const { code: role, holds } of ROLES) {
    const held = otherCodes.filter(holds);
    if (role === 'platform') expect(held).toEqual(otherCodes);
    else if (role === 'admin') expect(held).toEqual(otherCodes.filter((code) => !platform.has(code)));
    else expect(held.filter((code) => !/^(?:consumption|push|subscribe|update|request)Log:page$/u.test(code))).toEqual([]);
  }
});

it('writing the built-in menu again changes nothing', async () => {
  const { db } = server.deps;
  const snapshot = () =>
    db.transaction('system', () =>
      db.sql(`select (select jsonb_agg(m order by m.id) from menu m) as menu, (select jsonb_agg(r order by r.role_id, r.menu_id) from role_menu r) as held,
        (select jsonb_agg(d order by d.id) from dict_data d) as data, (select jsonb_agg(s order by s.key, s.language) from static_page s) as pages`),
    );
  const before = await snapshot();
  await writeCatalogue(db);
  expect(await snapshot()).toEqual(before);
});
