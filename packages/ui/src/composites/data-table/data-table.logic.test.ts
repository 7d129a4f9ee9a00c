import { expect, it } from 'vitest';

import {
  ALL_SELECTED,
  isSelected,
  nextSort,
  nextSorts,
  selectedCount,
  selectRows,
  stateOf,
  totalOf,
  withRows,
} from './data-table.logic.js';
import type { DataTableSort } from './data-table.types.js';

it('changes from ascending to descending to the order of the server', () => {
  const first = nextSort(null, 'eta');
  expect(first).toEqual({ id: 'eta', direction: 'ascending' });
  const second = nextSort(first, 'eta');
  expect(second).toEqual({ id: 'eta', direction: 'descending' });
  expect(nextSort(second, 'eta')).toBeNull();
});

it('starts ascending on another column', () => {
  expect(nextSort({ id: 'eta', direction: 'descending' }, 'carrier')).toEqual({ id: 'carrier', direction: 'ascending' });
});

it('computes how much of a page is selected', () => {
  expect(stateOf(0, () => true)).toBe('none');
  expect(stateOf(2, (at) => at === 1)).toBe('some');
  expect(stateOf(2, () => true)).toBe('all');
  expect(stateOf(2, () => false)).toBe('none');
});

it('keeps the selection of other pages', () => {
  expect([...withRows(new Set(['other', 'a']), ['a', 'b'], true)]).toEqual(['other', 'a', 'b']);
  expect([...withRows(new Set(['other', 'a']), ['a', 'b'], false)]).toEqual(['other']);
});

const up = (id: string): DataTableSort => ({ id, direction: 'ascending' });
const down = (id: string): DataTableSort => ({ id, direction: 'descending' });

it('adds a column to the sorted ones, reverses it, and removes it', () => {
  const two = nextSorts([up('eta')], 'carrier', true);
  expect(two).toEqual([up('eta'), up('carrier')]);
  const turned = nextSorts(two, 'carrier', true);
  expect(turned).toEqual([up('eta'), down('carrier')]);
  expect(nextSorts(turned, 'carrier', true)).toEqual([up('eta')]);
});

it('returns to a single sorted column', () => {
  expect(nextSorts([up('eta'), down('carrier')], 'carrier', false)).toEqual([up('carrier')]);
  expect(nextSorts([down('carrier')], 'carrier', false)).toEqual([]);
});

it('selects all matches except some', () => {
  const allButTwo = selectRows(ALL_SELECTED, ['a', 'b'], false);
  expect(isSelected(allButTwo, 'a')).toBe(false);
  expect(isSelected(allButTwo, 'never loaded')).toBe(true);
  expect(selectedCount(allButTwo, 10_000)).toBe(9998);
  expect(selectedCount(selectRows(allButTwo, ['a'], true), 10_000)).toBe(9999);
});

it('totals the present values', () => {
  const values = [2, null, 4, undefined, ''];
  expect(totalOf('sum', values)).toBe(6);
  expect(totalOf('average', values)).toBe(3);
  expect(totalOf('min', values)).toBe(2);
  expect(totalOf('max', values)).toBe(4);
  expect(totalOf('count', values)).toBe(2);
  expect(totalOf('max', [null])).toBeUndefined();
});
