import { expect, it } from 'vitest';

import { gridMove } from './grid-keys.logic.js';

const size = { rows: 100, columns: 5, page: 10 };
const from = { row: 50, column: 2 };
const go = (key: string, ctrl = false, rtl = false, at = from): number[] | undefined => {
  const to = gridMove(at, { key, ctrl, rtl }, size);
  return to && [to.row, to.column];
};

it('moves by one cell, and to the header', () => {
  expect(go('ArrowDown')).toEqual([51, 2]);
  expect(go('ArrowRight')).toEqual([50, 3]);
  expect(go('ArrowUp', false, false, { row: 0, column: 2 })).toEqual([-1, 2]);
  expect(go('ArrowUp', false, false, { row: -1, column: 2 })).toEqual([-1, 2]);
});

it('follows the writing direction', () => {
  expect(go('ArrowRight', false, true)).toEqual([50, 1]);
  expect(go('ArrowLeft', false, true)).toEqual([50, 3]);
});

it('moves to the ends and by pages', () => {
  expect(go('Home')).toEqual([50, 0]);
  expect(go('End')).toEqual([50, 4]);
  expect(go('Home', true)).toEqual([0, 0]);
  expect(go('End', true)).toEqual([99, 4]);
  expect(go('PageDown')).toEqual([60, 2]);
  expect(go('PageUp', false, false, { row: 3, column: 2 })).toEqual([0, 2]);
  expect(go('ArrowDown', true)).toEqual([99, 2]);
});

it('ignores other keys', () => {
  expect(go('x')).toBeUndefined();
});
