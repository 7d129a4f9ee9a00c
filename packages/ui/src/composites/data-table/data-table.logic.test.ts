import { expect, it } from 'vitest';

import { nextSort, pageState, rowsBetween, withRows } from './data-table.logic.js';

it('goes from ascending to descending to the order of the server', () => {
  const first = nextSort(null, 'eta');
  expect(first).toEqual({ id: 'eta', direction: 'ascending' });
  const second = nextSort(first, 'eta');
  expect(second).toEqual({ id: 'eta', direction: 'descending' });
  expect(nextSort(second, 'eta')).toBeNull();
});

it('starts ascending on another column', () => {
  expect(nextSort({ id: 'eta', direction: 'descending' }, 'carrier')).toEqual({ id: 'carrier', direction: 'ascending' });
});

it('says how much of a page is chosen', () => {
  expect(pageState([], new Set(['a']))).toBe('none');
  expect(pageState(['a', 'b'], new Set(['a']))).toBe('some');
  expect(pageState(['a', 'b'], new Set(['a', 'b', 'z']))).toBe('all');
});

it('keeps rows of other pages chosen', () => {
  expect([...withRows(new Set(['other', 'a']), ['a', 'b'], true)]).toEqual(['other', 'a', 'b']);
  expect([...withRows(new Set(['other', 'a']), ['a', 'b'], false)]).toEqual(['other']);
});

it('takes a range in both directions', () => {
  expect(rowsBetween(['a', 'b', 'c', 'd'], 'c', 'a')).toEqual(['a', 'b', 'c']);
  expect(rowsBetween(['a', 'b', 'c', 'd'], 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(rowsBetween(['a', 'b'], 'of another page', 'b')).toEqual(['b']);
});
