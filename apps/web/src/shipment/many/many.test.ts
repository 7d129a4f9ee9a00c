import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { completeRow, judgeRows, sendable, type RowRules } from './judge-rows.ts';
import { matchColumns } from './match-columns.ts';
import { readLines } from './read-lines.ts';

const required = z.string('required');

/** Rules of a kind that is in this test alone: truck orders, whose carrier is in front of the number. */
const rules: RowRules = {
  number: 'deliveryNo',
  columns: ['deliveryNo', 'orderNo', 'deliveryAddress'],
  schema: z.object({
    deliveryNo: required,
    carrierCode: required,
    customer: required,
    deliveryAddress: z.optional(z.string().check(z.minLength(3, 'address'))),
  }),
  read: (number) => (/^[A-Z]/.test(number) ? { carrierCode: number.slice(0, 3) } : {}),
  doubts: ({ deliveryNo = '' }) => (deliveryNo.endsWith('0') ? { deliveryNo: ['checkDigit'] } : {}),
};
const common = { customer: 'Nordic Furniture AB' };

test('a pasted text becomes lines of cells, numbers stay texts, and empty lines keep their place', () => {
  expect(readLines('00012345678901234567\tPO-1\tCNSHA\n\n ABC1 , PO-2；x\r\n ,\n')).toEqual([
    { line: 1, cells: ['00012345678901234567', 'PO-1', 'CNSHA'] },
    { line: 3, cells: ['ABC1', 'PO-2', 'x'] },
  ]);
});

test('cells are values of the fields of their columns, without the empty ones', () => {
  expect(matchColumns(['ABC1', '', 'Quay 4', 'beyond'], rules.columns)).toEqual({ deliveryNo: 'ABC1', deliveryAddress: 'Quay 4' });
});

test('a row is completed by what its number decides, unless that was entered for all rows or in the row', () => {
  const row = { deliveryNo: 'ABC1' };
  expect(completeRow(row, {}, rules)).toEqual({ ...row, carrierCode: 'ABC' });
  expect(completeRow(row, { carrierCode: 'XYZ' }, rules)).toEqual(row);
  expect(completeRow({ ...row, carrierCode: 'OWN' }, {}, rules)).toEqual({ ...row, carrierCode: 'OWN' });
});

test('every line is judged with the values common to all, and one without a number is left out', () => {
  const lines = judgeRows('ABC1\n\nabc1\nABC 1\nABC20\nABC3,,x\n,PO-3', { ...common, carrierCode: 'XYZ' }, rules);
  expect(lines.map(({ line, status, reasons }) => [line, status, reasons])).toEqual([
    [1, 'ready', {}],
    [3, 'skipped', { deliveryNo: ['duplicate'] }],
    [4, 'skipped', { deliveryNo: ['duplicate'] }],
    [5, 'warning', { deliveryNo: ['checkDigit'] }],
    [6, 'error', { deliveryAddress: ['address'] }],
  ]);
  expect(sendable(lines)).toEqual([{ deliveryNo: 'ABC1' }, { deliveryNo: 'ABC20' }]);
});

test('missing values of a row are named by their field', () => {
  expect(judgeRows('123456', {}, rules)[0]?.reasons).toEqual({ carrierCode: ['required'], customer: ['required'] });
});

test('rows beyond what one call takes are refused', () => {
  const text = Array.from({ length: 1002 }, (_, at) => `ABC${at}1`).join('\n');
  expect(sendable(judgeRows(text, common, rules))).toHaveLength(1000);
});
