import { expect, it } from 'vitest';

import type { DataTableView } from '../data-table/index.js';
import { nameProblem, sameTableView, sameView } from './saved-views.logic.js';

const columns = [
  { id: 'reference', header: 'Reference', alwaysShown: true },
  { id: 'carrier', header: 'Carrier' },
  { id: 'eta', header: 'ETA' },
];
const plain: DataTableView = { layout: {}, sort: [], filters: {}, density: 'md' };
const same = sameTableView(columns);

it.each([
  [1, 1, true],
  [{ a: 1 }, { a: 1, b: undefined }, true],
  [{ a: 1, b: [1, { c: 2 }] }, { b: [1, { c: 2 }], a: 1 }, true],
  [[1, 2], [2, 1], false],
  [[], {}, false],
  [{ a: null }, {}, false],
  ['1', 1, false],
])('comparing %j and %j gives %j', (a, b, expected) => {
  expect(sameView(a, b)).toBe(expected);
  expect(sameView(b, a)).toBe(expected);
});

it('treats a layout that was changed and changed back as equal', () => {
  expect(same(plain, { ...plain, layout: { order: ['reference', 'carrier', 'eta'], hidden: [], pinned: [] } })).toBe(true);
  const hidden = (ids: string[]): DataTableView => ({ ...plain, layout: { order: ['reference', 'carrier', 'eta'], hidden: ids } });
  expect(same(hidden(['carrier', 'eta']), hidden(['eta', 'carrier']))).toBe(true);
});

it('ignores columns that no longer exist', () => {
  expect(same(plain, { ...plain, layout: { widths: { gone: 90 }, pinned: ['gone'] } })).toBe(true);
});

it.each<[string, Partial<DataTableView>]>([
  ['order', { layout: { order: ['reference', 'eta', 'carrier'] } }],
  ['hidden columns', { layout: { hidden: ['eta'] } }],
  ['pins', { layout: { pinnedEnd: ['eta'] } }],
  ['widths', { layout: { widths: { eta: 90 } } }],
  ['sorting', { sort: [{ id: 'eta', direction: 'ascending' }] }],
  ['filters', { filters: { carrier: { kind: 'oneOf', values: ['MSC'] } } }],
  ['density', { density: 'sm' }],
])('detects different %s', (_what, change) => {
  expect(same(plain, { ...plain, ...change })).toBe(false);
});

it('requires a unique name', () => {
  const others = ['Arriving soon', '本周到港'];
  expect(nameProblem('  ', others)).toBe('missing');
  expect(nameProblem(' arriving  SOON', others)).toBe('taken');
  expect(nameProblem('Ａrriving soon', others)).toBe('taken');
  expect(nameProblem('Arriving late', others)).toBeUndefined();
});
