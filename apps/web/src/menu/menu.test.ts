import { readFileSync } from 'node:fs';

import type { MenuEntry } from '@seaberry/api-client';
import { schemas } from '@seaberry/api-client/schemas';
import { titles } from '@seaberry/i18n/messages/zh-CN/titles';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { backOfficeMenu } from './fixtures/back-office-menu.ts';
import { localTitle } from './local-title.ts';
import { menuItems, searchable, wayTo } from './menu-items.ts';
import { readMenu } from './menu-tree.ts';
import { allNodes, keepsAlive, landingPath, menuPathOf, resolvePage } from './resolve-page.ts';
import { SCREENS, type TitleKey } from './screens.ts';
import { byRoles, staticMenu } from './static-menu.ts';

const ownTitle = (key: TitleKey) => titles[key];
const LANDING = '/tracking/oceanBill';
const row = (path: string | null, rest: Partial<MenuEntry> = {}): MenuEntry => ({ path, meta: { title: path ?? 'none' }, ...rest });
const bills = row('/tracking/oceanBill', { component: '/tracking/oceanBill', meta: { title: 'Ocean bills', icon: 'ship', isAffix: true } });
const pageAt = (path: string, rows: MenuEntry[]) => resolvePage(path, readMenu(rows));

test('the visit log has a path of the specification beside that of backends, and a key of its own', () => {
  const visits = row('/log/vislog', { component: '/log/visit' });
  for (const path of ['/log/vislog', '/log/visit'])
    expect(pageAt(path, [visits, bills])).toMatchObject({ type: 'screen', screen: { key: '/system/log/vislog/index' } });
  expect(pageAt('/log/visit', [bills])).toEqual({ type: 'closed' });
  for (const path of ['/log/vislog', '/log/visit']) expect(menuPathOf(pageAt(path, [visits, bills]), path)).toBe('/log/vislog');
  expect(menuPathOf(pageAt('/tracking/oceanBill/detail', [bills]), '/tracking/oceanBill/detail')).toBe('/tracking/oceanBill/detail');
});

describe('the server menu', () => {
  test.each<[string, MenuEntry[], RegExp]>([
    ['a row without a path', [row(null), bills], /has no path/],
    ['a component this app does not have', [row('/a', { component: '/system/weChatPay/index' }), bills], /not in this app/],
    [
      'a row below itself',
      [row('/a', { id: '1', children: [row('/b', { id: '2', children: [row('/a', { id: '1' })] })] }), bills],
      /below itself/,
    ],
    ['two rows of one path', [bills, bills], /two menu rows/],
  ])('accepts %s and reports it', (_name, rows, problem) => {
    const menu = readMenu(rows);
    expect(menu.problems.join()).toMatch(problem);
    expect(resolvePage(LANDING, menu)).toMatchObject({ type: 'screen' });
  });

  test('is cut at a maximum depth, since a deeper one is circular', () => {
    let deep = row('/x');
    for (let depth = 0; depth < 40; depth += 1) deep = row(`/x${depth}`, { children: [deep] });
    expect(allNodes(readMenu([deep]).nodes).length).toBeLessThan(20);
  });

  test('matches a component by its exact key', () => {
    expect(pageAt('/a', [row('/a', { component: '/tracking/oceanBill/detail' })])).toMatchObject({
      type: 'screen',
      screen: { key: '/tracking/oceanBill/detail' },
    });
    expect(pageAt('/a', [row('/a', { component: '/tracking/ocean' })])).toMatchObject({ type: 'unknown', component: '/tracking/ocean' });
    // Some backends omit the leading slash.
    expect(pageAt('/a', [row('/a', { component: 'tracking/oceanBill' })])).toMatchObject({ type: 'screen', screen: { key: LANDING } });
  });

  test('opens one screen at its home path and at a menu path', () => {
    const rows = [row('/mine/bills', { component: '/tracking/oceanBill' })];
    for (const path of ['/mine/bills', LANDING]) expect(pageAt(path, rows)).toMatchObject({ type: 'screen', screen: { key: LANDING } });
    // Its detail screens open below either path.
    for (const path of ['/mine/bills/detail', '/tracking/oceanBill/detail'])
      expect(pageAt(path, rows)).toMatchObject({ type: 'screen', screen: { key: '/tracking/oceanBill/detail' } });
  });

  test('denies a screen outside the menu, and does not find an unknown path', () => {
    expect(pageAt(LANDING, [])).toEqual({ type: 'closed' });
    expect(pageAt(`${LANDING}/detail`, [])).toEqual({ type: 'closed' });
    expect(pageAt('/tracking/oceanBillX', [bills])).toEqual({ type: 'nowhere' });
  });

  test('has links to external, framed and internal pages', () => {
    const link = (isLink: string, more: object = {}) => [row('/l', { meta: { title: 'l', isLink, ...more } })];
    expect(pageAt('/l', link('https://docs.example.com/a'))).toMatchObject({ type: 'external', href: 'https://docs.example.com/a' });
    // Single-label hosts and private networks are valid.
    expect(pageAt('/l', link('http://localhost:5005'))).toMatchObject({ type: 'external' });
    expect(pageAt('/l', link('http://192.168.1.5/x', { isIframe: true }))).toMatchObject({ type: 'frame', src: 'http://192.168.1.5/x' });
    expect(pageAt('/l', link('#/tracking/oceanBill'))).toEqual({ type: 'redirect', to: LANDING });
    expect(pageAt('/l', link('tracking/oceanBill'))).toEqual({ type: 'redirect', to: LANDING });
    // Script URLs are rejected.
    expect(pageAt('/l', link('javascript:alert(1)', { isIframe: true }))).toEqual({ type: 'redirect', to: '/javascript:alert(1)' });
    expect(pageAt('/l', link('/l'))).toEqual({ type: 'nowhere' });
  });

  test('shows a path of the API host in its frame, and FTP only in a new window', () => {
    const framed = (isLink: string) => pageAt('/l', [row('/l', { meta: { title: 'l', isLink, isIframe: true } })]);
    expect(framed('/swagger')).toMatchObject({ type: 'frame', src: '/swagger' });
    expect(framed('ftp://files.example.com/a')).toMatchObject({ type: 'external', href: 'ftp://files.example.com/a' });
    for (const other of ['//evil.example.com', '/\\\\evil.example.com']) expect(framed(other).type).toBe('redirect');
  });

  test('finds a page with a slash behind its path', () => {
    for (const path of [`${LANDING}/`, `${LANDING}/detail/`]) expect(pageAt(path, [bills]), path).toMatchObject({ type: 'screen' });
  });

  test('opens the redirect of a group, else its first page', () => {
    expect(pageAt('/t', [row('/t', { component: 'Layout', redirect: '/x/y', children: [bills] })])).toEqual({
      type: 'redirect',
      to: '/x/y',
    });
    expect(pageAt('/t', [row('/t', { component: 'Layout', children: [bills] })])).toEqual({ type: 'redirect', to: LANDING });
    expect(pageAt('/t', [row('/t', { component: 'Layout', children: [row('/t/a')] })])).toEqual({ type: 'nowhere' });
  });

  test('opens a frame, a link or an explanation at a group without a screen', () => {
    const web = (path: string, isIframe: boolean) => row(path, { meta: { title: path, isLink: 'https://docs.example.com', isIframe } });
    const unknown = row('/t/other', { component: '/system/weChatPay/index' });
    const group = (...children: MenuEntry[]) => pageAt('/t', [row('/t', { component: 'Layout', children })]);
    expect(group(unknown, web('/t/link', false), web('/t/frame', true))).toEqual({ type: 'redirect', to: '/t/frame' });
    expect(group(unknown, web('/t/link', false))).toEqual({ type: 'redirect', to: '/t/link' });
    expect(group(unknown)).toEqual({ type: 'redirect', to: '/t/other' });
    const inner = (isLink: string) => row('/t/inner', { meta: { title: 'inner', isLink } });
    expect(pageAt('/t', [row('/t', { component: 'Layout', children: [inner(LANDING)] }), bills])).toEqual({
      type: 'redirect',
      to: '/t/inner',
    });
    expect(group(inner('/t'))).toEqual({ type: 'nowhere' });
  });

  test('passes path parameters to the screen, after literal paths', () => {
    const rows = [row('/b/:id', { component: '/tracking/oceanBill/detail' }), row('/b/new', { component: '/tracking/oceanBill' })];
    expect(pageAt('/b/12345678901234567890', rows)).toMatchObject({ type: 'screen', params: { id: '12345678901234567890' } });
    expect(pageAt('/b/new', rows)).toMatchObject({ screen: { key: LANDING } });
  });

  test('has pages without a row', () => {
    for (const path of ['/platform/job/dashboard', '/develop/database/visual'])
      expect(pageAt(path, [])).toEqual({ type: 'screen', screen: expect.objectContaining({ key: path }), node: null, params: {} });
  });

  test('starts at the ocean bill list at any path, else at the first page', () => {
    const landing = (rows: MenuEntry[]) => landingPath(readMenu(rows), LANDING);
    expect(landing([row('/system', { children: [row('/system/user')] }), row('/tracking', { children: [bills] })])).toBe(LANDING);
    expect(landing([row('/mine', { component: '/tracking/oceanBill' })])).toBe('/mine');
    expect(landing([row('/x', { component: '/tracking/oceanBill/detail' })])).toBe('/x');
    expect(landing([])).toBeNull();
  });

  test('keeps the state of a page unless its row, or the one above it, disables that', () => {
    const menu = readMenu([row('/a', { meta: { title: 'a', isKeepAlive: false } }), bills]);
    expect(keepsAlive('/a/detail', menu)).toBe(false);
    expect(keepsAlive(LANDING, menu)).toBe(true);
    expect(keepsAlive('/nowhere', menu)).toBe(true);
  });
});

describe('the navigation', () => {
  const items = menuItems(
    readMenu([
      row('/tracking', { component: 'Layout', meta: { title: '{"zh-cn":"跟踪","en":"Tracking"}' }, children: [bills] }),
      row('/empty', { component: 'Layout', children: [row('/empty/a', { component: 'Layout' })] }),
      row('/secret', { component: '/tracking/oceanBill', meta: { title: 'x', isHide: true } }),
      row(null, { meta: { title: 'Guide', isLink: 'https://docs.example.com' } }),
    ]).nodes,
    'zh-cn',
    ownTitle,
  );

  test('has titles in the current language and no empty groups', () => {
    expect(items.map(({ title, hidden, href }) => ({ title, hidden, href }))).toEqual([
      { title: '跟踪', hidden: false, href: '#/tracking' },
      { title: 'x', hidden: true, href: '#/secret' },
      { title: 'Guide', hidden: false, href: 'https://docs.example.com' },
    ]);
  });

  test('can be searched by page, with the path to it', () => {
    expect(searchable(items).map(({ title, way }) => [...way, title].join(' / '))).toEqual(['跟踪 / Ocean bills', 'Guide']);
  });

  test('returns the path to a page, and to one below it', () => {
    expect(wayTo(items, LANDING).map(({ title }) => title)).toEqual(['跟踪', 'Ocean bills']);
    expect(wayTo(items, `${LANDING}/detail`).map(({ title }) => title)).toEqual(['跟踪', 'Ocean bills']);
    expect(wayTo(items, '/nowhere')).toEqual([]);
  });
});

test('a title may be a JSON object keyed by language', () => {
  expect(localTitle('{"zh-tw":"提單","en":"Bill"}', 'zh-tw')).toBe('提單');
  expect(localTitle('{"zh-cn":"提单"}', 'en')).toBe('提单');
  expect(localTitle('{broken', 'en')).toBe('{broken');
});

describe('the menu of the origin', () => {
  // As received: ids are numbers, and undeclared keys are present.
  const rows = z.parse(schemas.sysMenu.loginMenuTree.result, backOfficeMenu);
  const menu = readMenu(rows);

  test('works without a change', () => {
    const pages = allNodes(menu.nodes).filter(({ children }) => children.length === 0);
    expect(pages).toHaveLength(38);
    for (const { path } of pages) expect(resolvePage(path, menu).type, path).toMatch(/screen|unknown|frame|external/);
    for (const { path, target } of allNodes(menu.nodes))
      if (target.type === 'group') expect(pageAt(path, rows).type, path).toBe('redirect');
    expect(menuItems(menu.nodes, 'en', ownTitle)).toHaveLength(7);
  });

  test('keeps its frame and its links', () => {
    expect(resolvePage('/develop/api', menu)).toMatchObject({ type: 'frame', src: 'http://localhost:5005' });
    expect(resolvePage('/doc/admin', menu)).toMatchObject({ type: 'external' });
    expect(keepsAlive('/doc/admin', menu)).toBe(false);
  });
});

test('a row that a back end hides is hidden, whichever way it says so', () => {
  const hidden = (isHide: unknown): boolean | undefined => {
    const rows = z.parse(schemas.sysMenu.loginMenuTree.result, [
      { path: '/a', component: '/tracking/oceanBill', meta: { title: 'a', isHide } },
    ]);
    return menuItems(readMenu(rows).nodes, 'en', ownTitle)[0]?.hidden;
  };
  expect(['true', 'True', true, 1, '1'].map(hidden)).toEqual([true, true, true, true, true]);
  expect(['false', false, 0, 2, null, undefined].map(hidden)).toEqual([false, false, false, false, false, false]);
});

describe('with request-routes off', () => {
  test('the menu is the built-in one, with the titles of its screens', () => {
    const menu = readMenu(staticMenu([]));
    expect(landingPath(menu, LANDING)).toBe(LANDING);
    expect(searchable(menuItems(menu.nodes, 'zh-cn', ownTitle)).map(({ title, way }) => [...way, title])).toEqual([
      ['跟踪', '海运提单'],
      ['空运单'],
    ]);
  });

  test('rows with roles are shown to users with one of them', () => {
    const rows = [
      row('/a', { meta: { title: 'a', roles: ['admin'] } }),
      row('/b', { children: [row('/b/c', { meta: { title: 'c', roles: ['x', 'y'] } })] }),
    ];
    expect(byRoles(rows, []).map(({ path }) => path)).toEqual(['/b']);
    expect(byRoles(rows, ['y'])[0]?.children).toHaveLength(1);
    expect(byRoles(rows, ['admin'])).toHaveLength(2);
  });
});

test('each page in the menu of the reference server has a screen', () => {
  const catalogue = readFileSync(new URL('../../../server/src/modules/menu/catalogue.ts', import.meta.url), 'utf8');
  const pages = Array.from(catalogue.matchAll(/(?:component: |[pP]age\(\w+, \w+, )'(\/[^']+)'/g), ([, key = '']) => key);
  expect(pages.length).toBeGreaterThan(10);
  expect(pages.filter((key) => !SCREENS.some((screen) => screen.key === key || screen.path === key))).toEqual([]);
});
