import { describe, expect, it } from 'vitest';

import { decimalsOf, parseNumber, problemOf, stepNumber } from './number-input.logic.js';

describe('parseNumber', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['0', 0],
    ['12', 12],
    ['-3.5', -3.5],
    ['−3', -3],
    ['1,234', 1234],
    ['12,345.6', 12_345.6],
    ['1.234,5', 1234.5],
    ['1.234.567', 1_234_567],
    ['1,234,567', 1_234_567],
    ['1 234,5', 1234.5],
    ['1\u00A0234', 1234],
    ['12,5', 12.5],
    ['0,125', 0.125],
    ['1234,567', 1234.567],
    ['.5', 0.5],
    ['5.', 5],
    ['１２．５', 12.5],
    ["1'000", 1000],
  ])('reads %j as %j', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  it.each(['abc', '12kg', '-', '.', '1,23,4', '1.2.3', '1,2.3,4', '12,34.5', '1-2', 'Infinity'])('rejects %j as a number', (text) => {
    expect(parseNumber(text)).toBeUndefined();
  });
});

it.each([
  [1, 0],
  [1.25, 2],
  [1e-7, 7],
  [1.5e-7, 8],
  [1e21, 0],
])('%d has %d decimals', (value, decimals) => {
  expect(decimalsOf(value)).toBe(decimals);
});

it('returns the fault of a number, and none for an empty text', () => {
  const limits = { min: 1, max: 10, precision: 1 };
  expect([null, undefined, 0, 11, 1.25, 5.5].map((value) => problemOf(value, limits))).toEqual([
    undefined,
    'notANumber',
    'tooSmall',
    'tooLarge',
    'tooPrecise',
    undefined,
  ]);
});

it('steps without rounding errors and within its limits', () => {
  expect(stepNumber(0.1, 0.2, {})).toBe(0.3);
  expect(stepNumber(9, 5, { max: 10 })).toBe(10);
  expect(stepNumber(2, -5, { min: 1 })).toBe(1);
  expect(stepNumber(null, 1, {})).toBe(0);
  expect(stepNumber(null, -1, { min: 4 })).toBe(4);
});
