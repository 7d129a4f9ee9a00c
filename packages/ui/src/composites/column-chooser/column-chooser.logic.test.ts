import { expect, it } from 'vitest';

import { matchesName, isSearchable, isDefaultLayout, setAllVisible } from './column-chooser.logic.js';

const columns = [
  { id: 'a', header: 'Reference' },
  { id: 'b', header: 'Carrier' },
  { id: 'c', header: '预计到港 ETA', defaultHidden: true },
];

it('shows all columns, including initially hidden ones', () => {
  expect(setAllVisible(columns, {}, true)).toEqual({ order: ['a', 'b', 'c'], hidden: [] });
});

it('hides all but the first column in the current order', () => {
  expect(setAllVisible(columns, { order: ['b', 'a', 'c'] }, false).hidden).toEqual(['a', 'c']);
});

it('hides all but the required columns', () => {
  const fixed = columns.map((column) => ({ ...column, alwaysShown: column.id === 'b' }));
  expect(setAllVisible(fixed, {}, false).hidden).toEqual(['a', 'c']);
});

it('finds a column by a part of its name', () => {
  expect(columns.filter((column) => matchesName(column, ' eTa ')).map(({ id }) => id)).toEqual(['c']);
  expect(columns.filter((column) => matchesName(column, 'ＣＡＲ')).map(({ id }) => id)).toEqual(['b']);
  expect(columns.filter((column) => matchesName(column, '  '))).toHaveLength(3);
});

it('offers a search only for many columns', () => {
  const many = (count: number): typeof columns => Array.from({ length: count }, (_, at) => ({ id: String(at), header: String(at) }));
  expect(isSearchable(many(12))).toBe(false);
  expect(isSearchable(many(13))).toBe(true);
});

it('recognises an unchanged layout', () => {
  expect(isDefaultLayout({})).toBe(true);
  expect(isDefaultLayout({ order: undefined })).toBe(true);
  expect(isDefaultLayout({ pinnedEnd: [] })).toBe(false);
});
