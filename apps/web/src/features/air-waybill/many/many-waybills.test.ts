import { schemas } from '@seaberry/api-client/schemas/air-waybill';
import { airWaybill as english } from '@seaberry/i18n/messages/en/air-waybill';
import { airWaybill as simplified } from '@seaberry/i18n/messages/zh-CN/air-waybill';
import { airWaybill as traditional } from '@seaberry/i18n/messages/zh-TW/air-waybill';
import { airlineOfAwb, checkAwbNumber } from '@seaberry/tracking';
import type { SheetField } from '@seaberry/tracking/sheet';
import { expect, test } from 'vitest';

import { manyIn } from '../../../shipment/form/number-box.ts';
import { categorizedLines } from '../../../shipment/many/categories.ts';
import { checkRows, readSheet, unusedColumns, withoutLines, type RowRules } from '../../../shipment/many/check-rows.ts';
import { csvOf, rejectedRows, templateRows } from '../../../shipment/many/files.ts';
import { withCell } from '../../../shipment/many/fix-cell.ts';
import { joinSheets } from '../../../shipment/many/join-sheets.ts';
import { manyWaybills } from './many-waybills.ts';

const rules: RowRules = {
  sheet: manyWaybills.sheet,
  schema: schemas.add.input,
  read: (number) => {
    const airline = airlineOfAwb(number);
    return airline ? { airlineCode: airline.code } : {};
  },
  warnings: ({ awbNo = '' }) => (checkAwbNumber(awbNo).checkDigit === 'bad' ? { awbNo: ['checkDigit'] } : {}),
};
const common = { customerService: 'Lin', localKeyword: 'HT' };
const check = (text: string, values: Record<string, string> = common) => checkRows(readSheet(text, rules), values, rules);
const labelOf = (field: SheetField): string => Reflect.get(english.fields, field);

test('a pasted line is read by its content: number, order number, origin and destination', () => {
  expect(check('157-53806270\tPO-1\tPVG\tDOH')).toEqual([
    {
      line: 1,
      rowIndex: 0,
      status: 'ready',
      reasons: {},
      row: { awbNo: '157-53806270', orderNo: 'PO-1', originCode: 'PVG', destinationCode: 'DOH', airlineCode: 'QR' },
    },
  ]);
});

/** Twelve rows below a title and Chinese headings: one has no destination, one a town with two airports, one a rounded number. */
const TWELVE = [
  ['2026年11月 空运出货'],
  ['序号', '目的港', '航空公司', '主单号', '始发站', '分单号', '客户', '件数'],
  ...Array.from({ length: 12 }, (_, at) => [
    `${at + 1}`,
    at === 3 ? '' : '法兰克福',
    at % 2 === 0 ? '国航' : '',
    at === 7 ? '1.57538E+10' : `999-${1_000_000 + at}${(1_000_000 + at) % 7}`,
    at === 5 ? '上海' : '上海浦东 PVG',
    `HT${at}`,
    '恒通电器',
    '160',
  ]),
  ['合计', '', '', '', '', '', '', '1920'],
]
  .map((cells) => cells.join('\t'))
  .join('\n');

test('twelve rows below Chinese headings in another order are nine that can be tracked and three with a reason', () => {
  const sheet = readSheet(TWELVE, rules);
  const lines = checkRows(sheet, common, rules);
  expect(lines).toHaveLength(12);
  expect(lines[1]?.row).toEqual({
    awbNo: '999-10000012',
    airlineCode: 'CA',
    originCode: 'PVG',
    destinationCode: 'FRA',
    customer: '恒通电器',
  });
  const wrong = lines.filter(({ status }) => status === 'error');
  expect(wrong.map(({ rowIndex, reasons }) => [rowIndex, reasons])).toEqual([
    [3, { destinationCode: ['required'] }],
    [5, { originCode: ['airport'] }],
    [7, { awbNo: ['lostDigits'] }],
  ]);
  const done = new Set(lines.flatMap(({ line, status }) => (status === 'ready' ? [line] : [])));
  expect(check(withoutLines(sheet, done)).map(({ row }) => row)).toEqual(wrong.map(({ row }) => row));
});

test('a sheet without headings is read by its content, and columns of no field are named', () => {
  const sheet = readSheet('1\tPVG\t2012345675\t2027-01-05\tLufthansa\tFRA\n2\tCAN\t160-08716945\t2027-01-06\t国泰\tHKG', rules);
  expect(checkRows(sheet, common, rules).map(({ status, row }) => [status, row])).toEqual([
    ['ready', { awbNo: '020-12345675', airlineCode: 'LH', originCode: 'PVG', destinationCode: 'FRA' }],
    ['ready', { awbNo: '160-08716945', airlineCode: 'CX', originCode: 'CAN', destinationCode: 'HKG' }],
  ]);
  expect(unusedColumns(sheet, {})).toEqual([{ at: 3, example: '2027-01-05' }]);
});

test('an airline of the row precedes that of its number, and an unknown one is refused', () => {
  expect(check('AWB,Airline\n157-53806270,国航')[0]?.row['airlineCode']).toBe('CA');
  expect(check('AWB,Airline\n157-53806270,Nobody Air')[0]?.reasons['airlineCode']).toEqual(['unknownAirline']);
});

test('a number with a wrong check digit needs a fix until the user confirms it', () => {
  const checked = check('AWB,From,To\n157-53806271,PVG,DOH');
  expect(categorizedLines(checked, new Map(), () => false)[0]).toMatchObject({
    category: 'fix',
    doubtful: true,
    reasons: { awbNo: ['checkDigit'] },
  });
  expect(categorizedLines(checked, new Map(), ({ awbNo }) => awbNo === '157-53806271')[0]?.category).toBe('check');
});

test('two spellings of a number are tracked once', () => {
  const lines = check('AWB,From,To\n157-53806270,PVG,DOH\n15753806270,PVG,DOH');
  expect(lines.map(({ status, reasons }) => [status, reasons])).toEqual([
    ['ready', {}],
    ['skipped', { awbNo: ['duplicate'] }],
  ]);
});

test('what every air waybill requires is asked for', () => {
  expect(check('157-53806270', {})[0]?.reasons).toEqual({
    localKeyword: ['required'],
    originCode: ['required'],
    destinationCode: ['required'],
    customerService: ['required'],
  });
});

test('numbers in one line become a line each, and bills are none', () => {
  expect(manyIn('157-53806270, 160-08716945；99912345675', manyWaybills.sheet)).toBe('15753806270\n16008716945\n99912345675');
  expect(manyIn('157-53806270, COSU6412873310', manyWaybills.sheet)).toBe('157-53806270, COSU6412873310');
});

test('a corrected cell is in its column, and a field without a column gets one that is recognised again', () => {
  const fix = (text: string, field: SheetField, value: string): string =>
    withCell(readSheet(text, rules), {}, { rowIndex: 0, field, value }, labelOf);
  expect(fix('主单号\t始发站\n157-53806270\t上海', 'originCode', 'PVG')).toBe('主单号\t始发站\n157-53806270\tPVG');
  const longer = fix(fix('157-53806270', 'originCode', 'PVG'), 'destinationCode', 'DOH');
  expect(check(longer)[0]).toMatchObject({ status: 'ready', row: { awbNo: '157-53806270', originCode: 'PVG', destinationCode: 'DOH' } });
});

test('sheets in two languages are joined by their fields', () => {
  expect(joinSheets(['AWB No.\tTo\n157-53806270\tDOH', '目的港\t空运单号\nFRA\t99912345675'], rules, labelOf)).toBe(
    'AWB No.\tTo\n157-53806270\tDOH\n99912345675\tFRA',
  );
});

test('rejected rows are a file that can be corrected and read again', () => {
  const sheet = readSheet('主单号\t始发站\n157-53806270\t上海', rules);
  const file = csvOf(rejectedRows(sheet, [{ rowIndex: 0, reason: '始发站: 三位机场代码。' }], '原因'));
  expect(readSheet(file, rules).fields).toEqual(['awbNo', 'originCode', null]);
});

test('the headings of the template are read again in each language', () => {
  for (const { fields } of [english, simplified, traditional]) {
    const [headings = []] = templateRows(manyWaybills, (field) => Reflect.get(fields, field));
    expect(readSheet(`${headings.join(',')}\n157-53806270`, rules).fields).toEqual(manyWaybills.template);
    // Their own labels, not the English of the first heading.
    expect(headings).toEqual(manyWaybills.template.map((field) => Reflect.get(fields, field)));
  }
});
