import { describe, expect, it } from 'vitest';

import type { LayoutMenuItem, AppLayoutMode } from './app-layout.types.js';
import { resolveLayout, sectionAction, type LayoutQuery } from './layout.logic.js';
import { activeTrail, firstLetter, keyOf, openFor, shortTitle, toggleGroup, visibleMenu } from './menu.logic.js';

const entry = (path: string, more: Partial<LayoutMenuItem> = {}): LayoutMenuItem => ({ path, title: path, href: `#${path}`, ...more });

const home = entry('/home');
const bills = entry('/tracking/oceanBill');
const air = entry('/tracking/airWaybill');
const tracking = entry('/tracking', { children: [bills, air, entry('/tracking/detail', { hidden: true })] });
const levels = entry('/deep/a/b/c');
const groupOfThreeLevels = entry('/groupOfThreeLevels', {
  children: [entry('/deep/a', { children: [entry('/deep/a/b', { children: [levels] })] }), entry('/deep/z')],
});
const groupWithOnePage = entry('/reports', { children: [entry('/reports/usage')] });
const groupWithRedirect = entry('/system', { redirect: '/system/overview', children: [entry('/system/user'), entry('/system/role')] });
const groupWithOtherPaths = entry('/elsewhere', { children: [entry('/quite/another/path'), entry('/other')] });
const groupOfHidden = entry('/gone', { children: [entry('/gone/a', { hidden: true })] });
const menu = [
  home,
  tracking,
  groupOfThreeLevels,
  groupWithOnePage,
  groupWithRedirect,
  groupWithOtherPaths,
  groupOfHidden,
  entry('/secret', { hidden: true }),
];

const MODES: readonly AppLayoutMode[] = ['defaults', 'classic', 'transverse', 'columns'];
const resolve = (more: Partial<LayoutQuery>) => resolveLayout({ layout: 'defaults', width: 1440, menu, activePath: bills.path, ...more });
const paths = (items: readonly LayoutMenuItem[] | undefined): string[] => (items ?? []).map(({ path }) => path);
const VISIBLE = ['/home', '/tracking', '/groupOfThreeLevels', '/reports', '/system', '/elsewhere', '/gone'];

describe('regions of the layout', () => {
  it.each([
    ['defaults', 'aside', 'top', true, VISIBLE, null, false],
    ['classic', 'top', 'pane', false, VISIBLE, null, false],
    ['transverse', 'top', 'top', false, [], 'tree', false],
    ['columns', 'column', 'top', true, ['/tracking/oceanBill', '/tracking/airWaybill'], null, true],
  ] as const)('%s: the brand is in the %s and the tabs are in the %s', (layout, brandPlace, tabsPlace, breadcrumb, aside, top, column) => {
    const shown = resolve({ layout });
    expect(shown).toMatchObject({ mode: layout, brandPlace, tabsPlace, breadcrumb, header: true, drawer: null });
    expect(paths(shown.aside?.items)).toEqual(aside);
    expect(shown.topMenu?.kind ?? null).toBe(top);
    expect(shown.firstColumn !== null).toBe(column);
  });

  it.each(MODES)('%s: without a logo there is no space for it', (layout) => {
    expect(resolve({ layout, showLogo: false }).brandPlace).toBe('none');
  });

  it.each(MODES)('%s: a full page has the whole window', (layout) => {
    for (const width of [390, 999, 1000, 1440]) {
      expect(resolve({ layout, width, fullPage: true })).toMatchObject({
        header: false,
        aside: null,
        firstColumn: null,
        topMenu: null,
        drawer: null,
        tabsPlace: 'none',
        brandPlace: 'none',
      });
    }
  });

  it.each(MODES)('%s: an empty menu is not shown and the brand stays', (layout) => {
    for (const width of [390, 1440]) {
      expect(resolve({ layout, width, menu: [] })).toMatchObject({
        aside: null,
        firstColumn: null,
        topMenu: null,
        drawer: null,
        collapsible: false,
        brandPlace: 'top',
      });
    }
  });
});

describe('width', () => {
  const widths = [1440, 1000, 999, 800, 769, 768, 390];
  const at = (layout: AppLayoutMode, width: number) => {
    const { mode, drawer, aside, breadcrumb } = resolve({ layout, width, collapsed: true, splitMenu: true });
    return [width, mode, drawer !== null, aside !== null, breadcrumb];
  };

  it.each(MODES)('below 1000 px %s becomes `defaults` with a drawer, when shrinking and when growing', (layout) => {
    const shrinking = widths.map((width) => at(layout, width));
    const growing = widths.toReversed().map((width) => at(layout, width));
    expect(growing.toReversed()).toEqual(shrinking);
    expect(shrinking.slice(2)).toEqual([
      [999, 'defaults', true, false, true],
      [800, 'defaults', true, false, true],
      [769, 'defaults', true, false, true],
      [768, 'defaults', true, false, false],
      [390, 'defaults', true, false, false],
    ]);
    expect(shrinking.slice(0, 2).map((row) => row.slice(1, 3))).toEqual([
      [layout, false],
      [layout, false],
    ]);
  });

  it('puts the whole tree into the drawer, whatever the section', () => {
    expect(paths(resolve({ layout: 'columns', width: 390, section: keyOf(tracking) }).drawer?.items)).toEqual(VISIBLE);
    expect(resolve({ layout: 'columns', width: 390 }).brandPlace).toBe('top');
  });
});

describe('collapse', () => {
  it.each([
    ['defaults', 64, true],
    ['classic', 64, true],
    ['transverse', undefined, false],
    ['columns', undefined, true],
  ] as const)('makes %s %s px wide', (layout, width, collapsible) => {
    const shown = resolve({ layout, collapsed: true });
    expect(shown.aside?.width).toBe(width);
    expect(shown.collapsible).toBe(collapsible);
    expect(resolve({ layout, collapsed: false }).aside?.width).toBe(layout === 'transverse' ? undefined : 220);
  });

  it('is reset in transverse, where nothing can be collapsed', () => {
    expect(resolve({ layout: 'transverse', collapsed: true }).aside).toBeNull();
    expect(resolve({ layout: 'transverse', collapsed: true }).topMenu?.items).toHaveLength(VISIBLE.length);
  });
});

describe('sections', () => {
  it.each(['columns', 'classic'] as const)('%s: the section shows the children of the current or the selected page', (layout) => {
    const split = { layout, splitMenu: true };
    expect(paths(resolve(split).aside?.items)).toEqual(['/tracking/oceanBill', '/tracking/airWaybill']);
    expect(paths(resolve({ ...split, section: keyOf(groupOfThreeLevels) }).aside?.items)).toEqual(['/deep/a', '/deep/z']);
    expect(resolve({ ...split, section: 'no such' }).section?.path).toBe('/tracking');
    expect(paths(resolve({ ...split, activePath: '/deep/a/b/c' }).aside?.items)).toEqual(['/deep/a', '/deep/z']);
  });

  it.each([
    ['a page', '/home'],
    ['one child', '/reports/usage'],
    ['hidden children alone', '/gone'],
    ['no entry', '/nowhere'],
    ['an empty path', ''],
  ])('there is no side menu for %s', (_what, activePath) => {
    for (const layout of ['columns', 'classic'] as const) {
      expect(resolve({ layout, splitMenu: true, activePath })).toMatchObject({ aside: null, collapsible: false });
    }
  });

  it.each([
    ['a page', home, { kind: 'go', path: '/home' }],
    ['one page below', groupWithOnePage, { kind: 'go', path: '/reports/usage' }],
    ['hidden children alone', groupOfHidden, { kind: 'go', path: '/gone' }],
    ['several below', groupOfThreeLevels, { kind: 'show' }],
    ['a page of its own', groupWithRedirect, { kind: 'go', path: '/system' }],
  ])('a click on an entry with %s navigates or shows its menu', (_what, item, expected) => {
    const [shown] = visibleMenu([item]);
    const action = sectionAction(shown ?? item, activeTrail(menu, bills.path));
    expect(action.kind === 'go' ? { kind: 'go', path: action.item.path } : action).toEqual(expected);
  });

  it('a click on an entry with a page of its own only shows its menu when that page is already open', () => {
    const [shown] = visibleMenu([groupWithRedirect]);
    for (const path of ['/system/user', '/system/overview', '/system']) {
      expect(sectionAction(shown ?? groupWithRedirect, activeTrail(menu, path))).toEqual({ kind: 'show' });
    }
  });
});

describe('the path to a page', () => {
  it.each([
    ['/home', ['/home']],
    ['/tracking/oceanBill', ['/tracking', '/tracking/oceanBill']],
    ['/tracking/oceanBill/', ['/tracking', '/tracking/oceanBill']],
    ['/tracking/oceanBill?id=1', ['/tracking', '/tracking/oceanBill']],
    ['/tracking/oceanBill/detail', ['/tracking', '/tracking/oceanBill']],
    ['/tracking/oceanBill/detail/7/log', ['/tracking', '/tracking/oceanBill']],
    ['/tracking/oceanBills', ['/tracking']],
    ['/tracking/detail', ['/tracking']],
    ['/deep/a/b/c', ['/groupOfThreeLevels', '/deep/a', '/deep/a/b', '/deep/a/b/c']],
    ['/quite/another/path', ['/elsewhere', '/quite/another/path']],
    ['/quite/another/path/7', ['/elsewhere', '/quite/another/path']],
    ['/system/overview', ['/system', '/system']],
    ['/secret', []],
    ['/nowhere', []],
    ['/', []],
    ['', []],
  ])('for %s is %j', (path, expected) => {
    expect(paths(activeTrail(menu, path))).toEqual(expected);
  });

  it('goes through a hidden row of the tree when the URL has fewer levels', () => {
    const list = entry('/tracking/list', { children: [entry('/tracking/item', { hidden: true })] });
    expect(paths(activeTrail([entry('/tracking', { children: [list] })], '/tracking/item'))).toEqual(['/tracking', '/tracking/list']);
  });

  it('tolerates rows with an empty path, and a root page', () => {
    const broken = [entry('', { title: 'One' }), entry('', { title: 'Two' }), entry('/')];
    expect(activeTrail(broken, '/x')).toEqual([]);
    expect(paths(activeTrail(broken, '/'))).toEqual(['/']);
    expect(new Set(broken.map(keyOf)).size).toBe(3);
  });
});

describe('the menu', () => {
  it('leaves out hidden rows at every level', () => {
    expect(paths(visibleMenu(menu))).toEqual(VISIBLE);
    expect(paths(visibleMenu([tracking])[0]?.children)).toEqual(['/tracking/oceanBill', '/tracking/airWaybill']);
  });

  it('adds one entry for a group with a page of its own', () => {
    expect(paths(visibleMenu([groupWithRedirect])[0]?.children)).toEqual(['/system', '/system/user', '/system/role']);
    const known = { ...groupWithRedirect, redirect: '/system/role' };
    expect(paths(visibleMenu([known])[0]?.children)).toEqual(['/system/user', '/system/role']);
  });

  it('opens the groups of the path, alone or beside others', () => {
    const trail = activeTrail(menu, '/deep/a/b/c');
    const trailKeys = trail.slice(0, 3).map(keyOf);
    expect([...openFor(new Set(['x']), trail, true)]).toEqual(trailKeys);
    expect([...openFor(new Set(['x']), trail, false)]).toEqual(['x', ...trailKeys]);
    expect([...openFor(new Set(['x']), [], true)]).toEqual(['x']);
  });

  it('closes the neighbours of an opened group in an accordion', () => {
    const open = toggleGroup(new Set([keyOf(groupOfThreeLevels)]), tracking, menu, true);
    expect([...open]).toEqual([keyOf(tracking)]);
    expect([...toggleGroup(new Set([keyOf(groupOfThreeLevels)]), tracking, menu, false)]).toEqual([
      keyOf(groupOfThreeLevels),
      keyOf(tracking),
    ]);
    expect([...toggleGroup(open, tracking, menu, true)]).toEqual([]);
  });
});

describe('names in a narrow place', () => {
  it.each([
    ['海运提单跟踪', 4, '海运提单'],
    ['系统管理', 4, '系统管理'],
    ['海运提单跟踪', 3, '海运提'],
    ['Ocean bills', 4, 'Ocean bills'],
    ['𠮷野家物流园', 4, '𠮷野家物'],
  ])('shorten %s to %i ideographs: %s', (title, max, short) => {
    expect(shortTitle(title, max)).toBe(short);
  });

  it('have an initial for an entry without an icon', () => {
    expect([firstLetter(' Map'), firstLetter('运单'), firstLetter('')]).toEqual(['M', '运', '']);
  });
});
