import { expect, it } from 'vitest';
import { linesOf } from './sparkline.logic.js';

it('a missing value is a gap, and a value beyond the maximum stays at the top', () => {
  expect(linesOf([0, 5, null, 20], 10)).toEqual(['M0 27h0L33.33 14', 'M100 1h0']);
});

it('without a maximum the largest value is at the top; zeros are at the bottom', () => {
  expect(linesOf([1, 2])).toEqual(['M0 14h0L100 1']);
  expect(linesOf([0, 0])).toEqual(['M0 27h0L100 27']);
  expect(linesOf([])).toEqual([]);
});
