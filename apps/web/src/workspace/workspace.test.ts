import type { MenuEntry } from '@seaberry/api-client';
import { DEFAULT_THEME_CONFIG } from '@seaberry/ui/theme-config';
import { describe, expect, test } from 'vitest';

import type { App } from '../app-context.tsx';
import { readMenu } from '../menu/menu-tree.ts';
import { resolvePage } from '../menu/resolve-page.ts';
import type { AppLocation } from '../shared/links.ts';
import { asOpenPage } from './open-pages.ts';
import { workspaceOf } from './workspace-of.ts';
import { WorkspaceStore, type PagesMemory } from './workspace-store.ts';

const rows: MenuEntry[] = [
  { path: '/tracking/oceanBill', component: '/tracking/oceanBill', meta: { title: 'Bills', isAffix: true } },
  { path: '/mine', component: '/tracking/oceanBill', meta: { title: 'Mine' } },
  { path: '/docs', meta: { title: 'Docs', isLink: 'https://docs.example.com', isIframe: true } },
];
const LIST = '/tracking/oceanBill';
const DETAIL = '/tracking/oceanBill/detail';
const menu = readMenu(rows);

function workspace({ shared = true, remembered = true, stored = null }: { shared?: boolean; remembered?: boolean; stored?: unknown } = {}) {
  const rules = { shared, remembered };
  const written: unknown[] = [];
  const memory: PagesMemory = { read: () => stored, write: (pages) => void written.push(pages) };
  const store = new WorkspaceStore(memory, () => rules);
  store.applyMenu(menu);
  const open = (path: string, search: AppLocation['search'] = {}): string => {
    const place = { path, search };
    const page = asOpenPage(place, resolvePage(path, menu), rules.shared);
    store.visit(page);
    return page.id;
  };
  return { store, rules, open, written, ids: () => store.get().tabs.map(({ id }) => id) };
}

test('pinned rows of the menu are open from the start and cannot be closed', () => {
  const { store, open, ids } = workspace();
  expect(store.get().tabs).toMatchObject([{ path: LIST, pinned: true, closable: false }]);
  const own = open('/mine');
  expect(store.close([LIST, own])).toEqual({ path: LIST, search: {} });
  expect(ids()).toEqual([LIST]);
});

test('with one page per path the second visit replaces the first', () => {
  const { store, open, ids } = workspace({ shared: true });
  open(DETAIL, { id: '1', title: 'A' });
  open(DETAIL, { id: '2', title: 'B' });
  expect(ids()).toEqual([LIST, DETAIL]);
  expect(store.get().tabs[1]?.search).toEqual({ id: '2', title: 'B' });
});

test('with one page per identity two bills are two pages, and two filters of a list are one', () => {
  const { open, ids } = workspace({ shared: false });
  open(DETAIL, { id: '1', title: 'A', tab: 'notifications' });
  open(DETAIL, { id: '2' });
  open(DETAIL, { id: '1', title: 'A', tab: 'raw' });
  open(LIST, { keyword: 'x' });
  expect(ids()).toEqual([LIST, `${DETAIL}?id=1`, `${DETAIL}?id=2`]);
});

test('two bills are two pages unless one tab per page is chosen', () => {
  const idsWith = (config: Record<string, unknown>): (string | null)[] => {
    const app = { tokens: { owner: () => '' }, preferences: { getConfig: () => config } } as unknown as App;
    const store = workspaceOf(app);
    store.applyMenu(menu);
    return ['1', '2'].map((id) => store.idOf({ path: DETAIL, search: { id } }));
  };
  expect(DEFAULT_THEME_CONFIG.isShareTagsView).toBe(false);
  expect(idsWith({})).toEqual([`${DETAIL}?id=1`, `${DETAIL}?id=2`]);
  expect(idsWith({ isShareTagsView: true })).toEqual([DETAIL, DETAIL]);
});

test('one screen at its home path and at a menu path are two pages', () => {
  const { open, ids } = workspace();
  open(LIST);
  open('/mine');
  expect(ids()).toEqual([LIST, '/mine']);
});

test('a refresh remounts one page and no other', () => {
  const { store, open } = workspace({ shared: false });
  const [one, two] = [open(DETAIL, { id: '1' }), open(DETAIL, { id: '2' })];
  store.refresh(one);
  const revision = (id: string) => store.get().tabs.find((tab) => tab.id === id)?.revision;
  expect([revision(one), revision(two)]).toEqual([1, 0]);
  open(DETAIL, { id: '1' });
  expect(revision(one)).toBe(1);
});

test('a hidden page keeps its own parameters', () => {
  const { store, open } = workspace({ shared: false });
  const one = open(DETAIL, { id: '1' });
  open(DETAIL, { id: '2' });
  store.setSearch(one, { id: '1', tab: 'raw' });
  expect(store.get().tabs.find(({ id }) => id === one)?.search).toEqual({ id: '1', tab: 'raw' });
});

describe('a reload', () => {
  const stored = [
    { path: DETAIL, search: { id: '12345678901234567890' }, pinned: true },
    { path: '/gone', search: {} },
    { path: 7, search: {} },
    'nonsense',
  ];

  test('restores pages that are still accessible', () => {
    const { ids, store } = workspace({ shared: false, stored });
    expect(ids()).toEqual([LIST, `${DETAIL}?id=12345678901234567890`]);
    expect(store.get().tabs[1]?.pinned).toBe(true);
  });

  test('restores nothing when disabled', () => {
    expect(workspace({ remembered: false, stored }).ids()).toEqual([LIST]);
  });
});

test('switching to one page per path merges two pages into the last opened one', () => {
  const { store, rules, open, ids } = workspace({ shared: false });
  open(DETAIL, { id: '1' });
  open(DETAIL, { id: '2' });
  rules.shared = true;
  store.applyMenu(menu);
  expect(ids()).toEqual([LIST, DETAIL]);
  expect(store.get().tabs[1]?.search).toEqual({ id: '2' });
});

test('another menu closes pages that it no longer has', () => {
  const { store, open, ids } = workspace();
  open('/mine');
  open('/docs');
  store.applyMenu(readMenu(rows.slice(0, 2)));
  expect(ids()).toEqual([LIST, '/mine']);
});
