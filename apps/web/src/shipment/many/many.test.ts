import type { SheetKind } from '@seaberry/tracking/sheet';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { completeRow, checkRows, checkByChunk, readSheet, sendable, textOfCells, type RowRules } from './check-rows.ts';

const required = z.string('required');

/** Sheets of a kind that is in this test alone: truck orders. */
const sheet: SheetKind = {
  headings: {
    deliveryNo: 'Reference no',
    orderNo: 'Order no',
    customer: 'Customer',
    deliveryAddress: 'Address',
  },
  unused: 'No',
  numbers: ['deliveryNo'],
  placeNames: {},
  contentFields: { places: ['polCode', 'podCode'] },
  contentOf: () => null,
  isNumber: (text) => /^ABC\d{5}$/.test(text),
  valueOf: () => null,
};

/** Their rules: the carrier is in front of the number. */
const rules: RowRules = {
  sheet,
  schema: z.object({
    deliveryNo: required,
    carrierCode: required,
    customer: required,
    deliveryAddress: z.optional(z.string().check(z.minLength(3, 'address'))),
  }),
  read: (number) => (/^[A-Z]/.test(number) ? { carrierCode: number.slice(0, 3) } : {}),
  warnings: ({ deliveryNo = '' }) => (deliveryNo.endsWith('0') ? { deliveryNo: ['checkDigit'] } : {}),
};
const check = (text: string, values: Record<string, string>) => checkRows(readSheet(text, rules), values, rules);
const common = { customer: 'Nordic Furniture AB' };

test('a row is completed by what its number decides, unless that was entered for all rows or in the row', () => {
  const row = { deliveryNo: 'ABC1' };
  expect(completeRow(row, {}, rules)).toEqual({ ...row, carrierCode: 'ABC' });
  expect(completeRow(row, { carrierCode: 'XYZ' }, rules)).toEqual(row);
  expect(completeRow({ ...row, carrierCode: 'OWN' }, {}, rules)).toEqual({ ...row, carrierCode: 'OWN' });
});

test('every line is checked with the values common to all, also one without a number, and an empty one is left out', () => {
  const lines = check('Reference no.,Order no.,Address\nABC1\n\nabc1\nABC 1\nABC20\nABC3,,x\n,PO-3\n,,', { ...common, carrierCode: 'XYZ' });
  expect(lines.map(({ line, status, reasons }) => [line, status, reasons])).toEqual([
    [2, 'ready', {}],
    [4, 'skipped', { deliveryNo: ['duplicate'] }],
    [5, 'skipped', { deliveryNo: ['duplicate'] }],
    [6, 'warning', { deliveryNo: ['checkDigit'] }],
    [7, 'error', { deliveryAddress: ['address'] }],
    [8, 'error', { deliveryNo: ['required'] }],
  ]);
  expect(sendable(lines).map(({ row }) => row)).toEqual([{ deliveryNo: 'ABC1' }, { deliveryNo: 'ABC20' }]);
});

test('a row with no more than its place in the list is empty', () => {
  expect(check('No.,Reference no.,Order no.\n1,ABC1,PO-1\n2,,\n3,,PO-3', common).map(({ line }) => line)).toEqual([2, 4]);
});

test('a total is left out, but no row with a number, whatever its other cells say', () => {
  const sheet = 'Reference no.,Order no.,Customer\nABC12345,Total 3 pallets,Nordic\nABC12346,PO-2,Total\nTotal,,40\n,Total: 2,';
  expect(check(sheet, common).map(({ line }) => line)).toEqual([2, 3]);
});

test('missing values of a row are named by their field', () => {
  expect(check('123456', {})[0]?.reasons).toEqual({ carrierCode: ['required'], customer: ['required'] });
});

test('at most 5,000 rows are tracked at once, and checking them pauses for the page', () => {
  const text = Array.from({ length: 5002 }, (_, at) => `ABC${at}1`).join('\n');
  const steps = checkByChunk(readSheet(text, rules), common, rules, {});
  let pauses = 0;
  let step = steps.next();
  for (; !step.done; step = steps.next()) pauses += 1;
  expect(sendable(step.value)).toHaveLength(5000);
  expect(pauses).toBe(20);
});

test('rows of a file keep their places as lines of a text, also below empty rows and cells of several lines', () => {
  const text = textOfCells([
    { line: 2, cells: ['ABC1', 'two\r\nlines', 'a "b"\tc'] },
    { line: 5, cells: ['ABC2'] },
  ]);
  expect(readSheet(text, rules).rows).toEqual([
    { line: 2, cells: ['ABC1', 'two lines', 'a "b"\tc'] },
    { line: 5, cells: ['ABC2'] },
  ]);
});

test('a number that a spreadsheet has rounded is not sent', () => {
  expect(check('Reference no.\tOrder no.\nABC1\t1.23457E+11', common)[0]).toMatchObject({
    status: 'error',
    reasons: { orderNo: ['lostDigits'] },
  });
});
