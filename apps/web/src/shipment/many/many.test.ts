import { expect, test } from 'vitest';

import { judgeRows, sendable } from './judge-rows.ts';
import { completeRow, parseLine } from './parse-rows.ts';

const common = { carrierCode: 'MAEU', customerService: 'Lin', serviceType: 'FCL', podCode: 'NLRTM' };

test('a pasted line becomes a row, numbers stay texts', () => {
  expect(parseLine('00012345678901234567\tPO-1\tCNSHA')).toEqual({
    referenceNo: '00012345678901234567',
    orderNo: 'PO-1',
    polCode: 'CNSHA',
  });
  expect(parseLine(' MEDU1234567 , PO-2')).toEqual({ referenceNo: 'MEDU1234567', orderNo: 'PO-2' });
  expect(parseLine('  ,PO-3')).toBeNull();
});

test('a pasted number brings its kind and its carrier, unless the carrier was chosen for all', () => {
  const row = { referenceNo: 'MAEU123456789' };
  expect(completeRow(row, {})).toEqual({ ...row, referenceType: 'BL', carrierCode: 'MAEU' });
  expect(completeRow(row, { carrierCode: 'COSU' })).toEqual({ ...row, referenceType: 'BL' });
  expect(completeRow({ referenceNo: 'CSNU6829160' }, {})).toEqual({ referenceNo: 'CSNU6829160', referenceType: 'CONTAINER' });
});

test('every line is judged with the values common to all', () => {
  const lines = judgeRows('MAEU123456789\n\nMAEU123456789\nCSNU6829161\nMAEU2,,nowhere', common);
  expect(lines.map(({ line, status }) => [line, status])).toEqual([
    [1, 'ready'],
    [3, 'skipped'],
    [4, 'warning'],
    [5, 'error'],
  ]);
  expect(sendable(lines)).toHaveLength(2);
});

test('missing values of a row are named by their field', () => {
  expect(judgeRows('123456', {})[0]?.reasons).toMatchObject({
    carrierCode: ['required'],
    customerService: ['required'],
    serviceType: ['required'],
  });
});

test('rows beyond what one call takes are refused', () => {
  const text = Array.from({ length: 1002 }, (_, at) => `MAEU${100000000 + at}`).join('\n');
  expect(sendable(judgeRows(text, common))).toHaveLength(1000);
});
