import { expect, it } from 'vitest';

import { faultOf, sizeParts, typeNames } from './file-drop.logic.js';

const file = (name: string, size = 10, type = '') => ({ name, size, type });
const rule = (accept: string, maxSizeBytes?: number) => ({ accept, maxSizeBytes });

it('accepts a file by its extension, in any case', () => {
  expect(faultOf([file('Bills.XLSX')], rule('.xlsx, .csv'))).toBeUndefined();
  expect(faultOf([file('bills.pdf')], rule('.xlsx, .csv'))).toBe('type');
});

it('accepts a file by its type and by its kind', () => {
  expect(faultOf([file('logo', 10, 'image/png')], rule('image/*'))).toBeUndefined();
  expect(faultOf([file('logo', 10, 'image/png')], rule('image/png'))).toBeUndefined();
  expect(faultOf([file('logo', 10, 'text/plain')], rule('image/*'))).toBe('type');
});

it('rejects an empty file, a large one and more than one', () => {
  expect(faultOf([file('a.csv', 0)], rule('.csv'))).toBe('empty');
  expect(faultOf([file('a.csv', 11)], rule('.csv', 10))).toBe('size');
  expect(faultOf([file('a.csv', 10)], rule('', 10))).toBeUndefined();
  expect(faultOf([file('a.csv'), file('b.csv')], rule('.csv'))).toBe('count');
  expect(faultOf([], rule(''))).toBe('count');
});

it('formats types and sizes for users', () => {
  expect(typeNames('.xlsx, image/*, application/pdf')).toEqual(['XLSX', 'image', 'PDF']);
  expect(sizeParts(1536)).toEqual({ value: 1.5, unit: 'kilobyte' });
  expect(sizeParts(5 * 1024 ** 2)).toEqual({ value: 5, unit: 'megabyte' });
  expect(sizeParts(12)).toEqual({ value: 12, unit: 'byte' });
});
