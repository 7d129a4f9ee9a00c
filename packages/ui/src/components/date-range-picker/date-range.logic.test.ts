import { expect, it } from 'vitest';

import { isTooFar, rangeOf, withDay } from './date-range.logic.js';

const TODAY = '2026-11-21';

it('computes the built-in ranges from today', () => {
  expect(rangeOf('today', TODAY, 1)).toEqual({ from: TODAY, to: TODAY });
  expect(rangeOf('yesterday', '2026-03-01', 1)).toEqual({ from: '2026-02-28', to: '2026-02-28' });
  expect(rangeOf('lastWeek', TODAY, 1)).toEqual({ from: '2026-11-09', to: '2026-11-15' });
  expect(rangeOf('lastWeek', TODAY, 0)).toEqual({ from: '2026-11-08', to: '2026-11-14' });
  expect(rangeOf('last7Days', TODAY, 1)).toEqual({ from: '2026-11-15', to: TODAY });
  expect(rangeOf('last30Days', TODAY, 1)).toEqual({ from: '2026-10-23', to: TODAY });
  expect(rangeOf('thisMonth', TODAY, 1)).toEqual({ from: '2026-11-01', to: '2026-11-30' });
  expect(rangeOf('lastMonth', '2026-01-10', 1)).toEqual({ from: '2025-12-01', to: '2025-12-31' });
});

it('accepts two days in either order and then starts again', () => {
  const begun = withDay({ from: null, to: null }, '2026-11-10');
  expect(begun).toEqual({ from: '2026-11-10', to: null });
  expect(withDay(begun, '2026-11-05')).toEqual({ from: '2026-11-05', to: '2026-11-10' });
  expect(withDay({ from: '2026-11-05', to: '2026-11-10' }, TODAY)).toEqual({ from: TODAY, to: null });
});

it('finds the days that are too far from the first one', () => {
  const begun = { from: '2026-11-10', to: null };
  expect(isTooFar(begun, '2026-11-16', 7)).toBe(false);
  expect(isTooFar(begun, '2026-11-17', 7)).toBe(true);
  expect(isTooFar(begun, '2026-11-03', 7)).toBe(true);
  expect(isTooFar({ from: null, to: null }, '2026-11-17', 7)).toBe(false);
});
