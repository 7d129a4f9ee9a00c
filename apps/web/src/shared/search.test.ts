import fc from 'fast-check';
import { expect, test } from 'vitest';

import { parseSearch, readList, stringifySearch, writeList } from './search.ts';

test('a number of 20 digits stays unchanged', () => {
  expect(parseSearch('?id=12345678901234567890&n=007&t=true&e=1e5')).toEqual({ id: '12345678901234567890', n: '007', t: 'true', e: '1e5' });
  expect(stringifySearch({ id: '12345678901234567890' })).toBe('?id=12345678901234567890');
});

test('empty values are omitted', () => {
  expect(stringifySearch({ a: '', b: undefined, c: null })).toBe('');
});

test('a formatted search is parsed to the same values', () => {
  const values = fc.dictionary(
    fc.string({ minLength: 1 }).filter((key) => key !== '__proto__'),
    fc.string({ minLength: 1 }),
  );
  fc.assert(
    fc.property(values, (search) => {
      expect(parseSearch(stringifySearch(search))).toEqual({ ...search });
    }),
  );
});

test('lists are separated by commas', () => {
  expect(readList('a,,b')).toEqual(['a', 'b']);
  expect(readList(undefined)).toEqual([]);
  expect(writeList(['a', 'b'])).toBe('a,b');
  expect(writeList([])).toBeUndefined();
});
