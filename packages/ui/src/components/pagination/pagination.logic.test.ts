import { describe, expect, it } from 'vitest';

import { jumpTarget, pageCount, pageMarks, rowRange } from './pagination.logic.js';

const shown = (page: number, pages: number): string =>
  pageMarks(page, pages)
    .map((mark) => ('page' in mark ? String(mark.page) : '…'))
    .join(' ');

describe('pageMarks', () => {
  it('shows all of a few pages', () => {
    expect(shown(3, 7)).toBe('1 2 3 4 5 6 7');
  });

  it('keeps both ends, the current page and its neighbours', () => {
    expect(shown(1, 11)).toBe('1 2 3 4 5 … 11');
    expect(shown(6, 11)).toBe('1 … 5 6 7 … 11');
    expect(shown(9, 11)).toBe('1 … 7 8 9 10 11');
  });

  it('has the same number of marks on every page, so that nothing moves under the pointer', () => {
    const lengths = new Set(Array.from({ length: 40 }, (_, at) => pageMarks(at + 1, 40).length));
    expect([...lengths]).toEqual([7]);
  });
});

it('counts pages, and an empty list has one', () => {
  expect(pageCount(214, 20)).toBe(11);
  expect(pageCount(0, 20)).toBe(1);
});

it('returns the range of visible rows', () => {
  expect(rowRange(1, 20, 214)).toEqual({ from: 1, to: 20 });
  expect(rowRange(11, 20, 214)).toEqual({ from: 201, to: 214 });
  expect(rowRange(1, 20, 0)).toEqual({ from: 0, to: 0 });
});

it.each([
  ['7', 7],
  [' 12 ', 11],
  ['0', 1],
  ['５', 5],
  ['', null],
  ['-2', null],
  ['1.5', null],
])('jumps from %j to page %j of 11', (draft, page) => {
  expect(jumpTarget(draft, 11, false)).toBe(page);
});

it('continues past the last known page of a capped list', () => {
  expect(jumpTarget('700', 500, true)).toBe(700);
});
