import { expect, it } from 'vitest';

import { moveBy, moveTo } from './sortable-list.logic.js';

const IDS = ['a', 'b', 'c'];

it('moves an item by one place, and none beyond the ends', () => {
  expect(moveBy(IDS, 'a', 1)).toEqual(['b', 'a', 'c']);
  expect(moveBy(IDS, 'c', -1)).toEqual(['a', 'c', 'b']);
  expect(moveBy(IDS, 'a', -1)).toBe(IDS);
  expect(moveBy(IDS, 'c', 1)).toBe(IDS);
  expect(moveBy(IDS, 'x', 1)).toBe(IDS);
});

it('drops an item beside another, and keeps the list where nothing moves', () => {
  expect(moveTo(IDS, { id: 'c', target: 'a', edge: 'start' })).toEqual(['c', 'a', 'b']);
  expect(moveTo(IDS, { id: 'a', target: 'c', edge: 'end' })).toEqual(['b', 'c', 'a']);
  expect(moveTo(IDS, { id: 'b', target: 'a', edge: 'end' })).toBe(IDS);
  expect(moveTo(IDS, { id: 'b', target: 'b', edge: 'end' })).toBe(IDS);
});
