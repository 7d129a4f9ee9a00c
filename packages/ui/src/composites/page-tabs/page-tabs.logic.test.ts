import { describe, expect, it } from 'vitest';

import {
  closeTabs,
  moveTab,
  openTab,
  pageTabsReducer,
  pinTab,
  reachableIndex,
  tabAfterClose,
  tabIdentity,
  tabsToClose,
  type PageTabScope,
  type PageTabState,
} from './page-tabs.logic.js';

/** Notation: `P!` is not closable, `p*` is pinned, `a` is neither. */
const read = (text: string): PageTabState[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((word) => ({ id: word.replace(/[*!]/u, ''), pinned: /[*!]/u.test(word), closable: !word.endsWith('!') }));
const write = (tabs: readonly PageTabState[]): string =>
  tabs.map(({ id, pinned, closable }) => `${id}${closable ? (pinned ? '*' : '') : '!'}`).join(' ');

const strip = read('H! p* a b c');

describe('opening', () => {
  it.each([
    ['d', 'H! p* a b c d'],
    ['q*', 'H! p* q* a b c'],
    ['b', 'H! p* a b c'],
    ['p', 'H! p* a b c'],
  ])('%s gives %s', (word, after) => {
    const [tab] = read(word);
    if (!tab) throw new Error('no tab');
    expect(write(openTab(strip, tab))).toBe(after);
  });

  it('updates the data of an open page, but not its position', () => {
    const titled = [{ id: 'a', pinned: true, closable: true, title: 'Old' }];
    expect(openTab(titled, { id: 'a', pinned: false, closable: true, title: 'New' })).toEqual([
      { id: 'a', pinned: true, closable: true, title: 'New' },
    ]);
  });
});

describe('closing', () => {
  it.each<[string, PageTabScope, string]>([
    ['b', 'this', 'b'],
    ['p', 'this', ''],
    ['H', 'this', ''],
    ['b', 'others', 'a c'],
    ['p', 'others', 'a b c'],
    ['b', 'before', 'a'],
    ['b', 'after', 'c'],
    ['c', 'after', ''],
    ['H', 'after', 'a b c'],
    ['b', 'all', 'a b c'],
    ['gone', 'others', ''],
    ['gone', 'all', 'a b c'],
  ])('in the scope of %s, "%s" closes "%s"', (id, scope, closed) => {
    expect(tabsToClose(strip, id, scope).join(' ')).toBe(closed);
  });

  it('keeps pinned pages even when they are listed', () => {
    expect(write(closeTabs(strip, ['H', 'p', 'a']))).toBe('H! p* b c');
    expect(closeTabs(strip, ['H', 'p'])).toBe(strip);
  });

  it.each([
    ['b', 'b', 'c', 'the page that takes its position'],
    ['c', 'c', 'b', 'else the last page'],
    ['a', 'c', 'c', 'the active page if it stays open'],
    ['a b c', 'b', 'p', 'the last pinned page when no other is left'],
    ['a b', 'b', 'c', 'the next page, also when pages before it close'],
    ['a c', 'c', 'b', 'the last page when all after it close'],
    ['H', 'H', 'H', 'itself, as it cannot be closed'],
    ['a', 'gone', 'c', 'the last page when the active one is not open'],
  ])('closing %s while %s is active shows %s: %s', (ids, active, next) => {
    expect(tabAfterClose(strip, ids.split(' '), active)).toBe(next);
  });

  it('leaves no active page without pages', () => {
    expect(tabAfterClose(read('a'), ['a'], 'a')).toBeUndefined();
  });
});

describe('pinning', () => {
  it.each([
    ['b', true, 'H! p* b* a c'],
    ['p', false, 'H! p a b c'],
    ['H', false, 'H! p* a b c'],
    ['p', true, 'H! p* a b c'],
    ['gone', true, 'H! p* a b c'],
  ])('sets %s to %s: %s', (id, pinned, after) => {
    expect(write(pinTab(strip, id, pinned))).toBe(after);
  });
});

describe('moving', () => {
  it.each([
    ['a', 3, 'H! p* b a c'],
    ['a', 99, 'H! p* b c a'],
    ['c', 0, 'H! p* c a b'],
    ['p', 0, 'p* H! a b c'],
    ['p', 4, 'H! p* a b c'],
    ['H', 4, 'p* H! a b c'],
    ['gone', 0, 'H! p* a b c'],
  ])('puts %s at index %i: %s', (id, to, after) => {
    expect(write(moveTab(strip, id, to))).toBe(after);
  });

  it('returns the same list when nothing moves', () => {
    expect(moveTab(strip, 'a', 2)).toBe(strip);
    expect(reachableIndex(strip, 'gone', 1)).toBe(-1);
  });
});

describe('the reducer', () => {
  const model = { tabs: strip, activeId: 'b' };

  it('opens and shows a page, and only shows an open one', () => {
    const [d] = read('d');
    if (!d) throw new Error('no tab');
    expect(pageTabsReducer(model, { type: 'open', tab: d }).activeId).toBe('d');
    expect(pageTabsReducer(model, { type: 'select', id: 'a' }).activeId).toBe('a');
    expect(pageTabsReducer(model, { type: 'select', id: 'gone' })).toBe(model);
  });

  it('closes, pins and moves pages', () => {
    expect(pageTabsReducer(model, { type: 'close', ids: ['b', 'c'] }).activeId).toBe('a');
    expect(write(pageTabsReducer(model, { type: 'pin', id: 'b', pinned: true }).tabs)).toBe('H! p* b* a c');
    expect(write(pageTabsReducer(model, { type: 'move', id: 'b', toIndex: 2 }).tabs)).toBe('H! p* b a c');
    expect(pageTabsReducer({ tabs: read('a'), activeId: 'a' }, { type: 'close', ids: ['a'] })).toEqual({ tabs: [], activeId: '' });
  });
});

describe('identity', () => {
  it.each([
    [{ path: '/a', search: 'x=1&y=2', shared: true }, '/a'],
    [{ path: '/a/', shared: false }, '/a'],
    [{ path: '/', shared: false }, '/'],
    [{ path: '/a', search: '?y=2&x=1', shared: false }, '/a?x=1&y=2'],
    [{ path: '/a', search: { y: '2', x: '1' }, shared: false }, '/a?x=1&y=2'],
    [{ path: '/a', search: 'x=2&x=1', shared: false }, '/a?x=1&x=2'],
    [{ path: '/%E8%AE%A2%E5%8D%95', shared: true }, '/订单'],
    [{ path: '/订单', search: { 单号: '马士基' }, shared: false }, `/订单?${new URLSearchParams({ 单号: '马士基' }).toString()}`],
    [{ path: '/订单', search: '%E5%8D%95%E5%8F%B7=马士基', shared: false }, `/订单?${new URLSearchParams({ 单号: '马士基' }).toString()}`],
    [{ path: '/cafe\u0301', shared: true }, '/caf\u00e9'],
    [{ path: '/100%', shared: true }, '/100%'],
    [{ path: '/a%2fb', shared: true }, '/a%2Fb'],
  ] as const)('of %o is %s', (address, identity) => {
    expect(tabIdentity(address)).toBe(identity);
  });

  it('differs between pages', () => {
    const of = (search: Record<string, string>): string => tabIdentity({ path: '/a', search, shared: false });
    expect(of({ x: '1&y=2' })).not.toBe(of({ x: '1', y: '2' }));
    expect(tabIdentity({ path: '/a/b', shared: true })).not.toBe(tabIdentity({ path: '/a%2Fb', shared: true }));
  });
});
