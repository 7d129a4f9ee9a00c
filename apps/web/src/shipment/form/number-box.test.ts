import { oceanSheet } from '@seaberry/tracking/sheet';
import { expect, test } from 'vitest';

import * as box from './number-box.ts';

const manyIn = (text: string) => box.manyIn(text, oceanSheet);

test('one number, also with a line break after it or blanks in it, stays in its field', () => {
  const texts = ['COSU6412873350', ' COSU6412873350\r\n', 'COSU 6412 873350', '160-1234 5675', ''];
  expect(texts.map(manyIn)).toEqual(texts.map(() => null));
});

test('several lines, and a row of several cells, are an unchanged list', () => {
  const texts = ['COSU6412873350\nMAEU123456789', 'COSU6412873350\tPO-1\t上海', 'COSU6412873350,PO 1'];
  expect(texts.map(manyIn)).toEqual(texts);
});

test('numbers in one line become a line each', () => {
  expect(manyIn('COSU6412873350, MAEU123456789；CSNU6829160')).toBe('COSU6412873350\nMAEU123456789\nCSNU6829160');
});
