import { describe, expect, it } from 'vitest';

import { filterItems, fold, optionRows, optionsOf, searchIndex, step, toRows } from './combobox.logic.js';
import type { ComboboxItem } from './combobox.types.js';

const items: readonly ComboboxItem[] = [
  { value: 'x', label: 'Any' },
  { label: 'China', options: [{ value: 'CNSHA', label: 'Shanghai', keywords: ['上海'] }] },
  {
    label: 'Germany',
    options: [
      { value: 'DEHAM', label: 'Hamburg', description: 'Elbe' },
      { value: 'DECGN', label: 'Köln', disabled: true },
    ],
  },
];
const labels = (query: string): string[] => optionsOf(filterItems(items, searchIndex(items), query)).map(({ label }) => label);

describe('filterItems', () => {
  it.each([
    ['', ['Any', 'Shanghai', 'Hamburg', 'Köln']],
    ['koln', ['Köln']],
    ['上海', ['Shanghai']],
    ['cnsha', ['Shanghai']],
    ['elbe ham', ['Hamburg']],
    ['ＨＡＭ', ['Hamburg']],
    ['elbe shanghai', []],
  ])('“%s” finds %j', (query, found) => {
    expect(labels(query)).toEqual(found);
  });

  it('leaves out the heading of a group without a match', () => {
    expect(filterItems(items, searchIndex(items), 'ham').map(({ label }) => label)).toEqual(['Germany']);
  });
});

it('folds case, accents and width', () => {
  expect(fold(' ＣＯＳＣＯ Zürich ')).toBe('cosco zurich');
});

it('numbers only the options and puts the option to create last', () => {
  const rows = toRows(items, { value: 'new', label: 'Create' });
  expect(rows.map((row) => (row.kind === 'group' ? row.label : row.at))).toEqual([0, 'China', 1, 'Germany', 2, 3, 4]);
});

describe('step', () => {
  const rows = optionRows(
    toRows([
      { value: 'a', label: 'a', disabled: true },
      { value: 'b', label: 'b' },
      { value: 'c', label: 'c' },
      { value: 'd', label: 'd', disabled: true },
    ]),
  );
  it.each([
    ['the first, from nowhere', -1, 1, 1],
    ['the last, from nowhere', -1, -1, 2],
    ['the next', 1, 1, 2],
    ['round the end', 2, 1, 1],
    ['round the start', 1, -1, 2],
    ['no further than the end', 1, 10, 2],
    ['no further than the start', 2, -10, 1],
  ])('moves to %s', (_title, from, by, to) => {
    expect(step(rows, from, by)).toBe(to);
  });

  it('finds no option when all are disabled', () => {
    expect(step([], -1, 1)).toBe(-1);
    expect(step(rows.slice(0, 1), -1, 1)).toBe(-1);
  });
});
