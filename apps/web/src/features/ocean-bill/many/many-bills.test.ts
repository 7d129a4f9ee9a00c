import { fields as english } from '@seaberry/i18n/messages/en/fields';
import { fields as simplified } from '@seaberry/i18n/messages/zh-CN/fields';
import { fields as traditional } from '@seaberry/i18n/messages/zh-TW/fields';
import type { SheetField } from '@seaberry/tracking/sheet';
import { expect, test } from 'vitest';

import { countCategories, categorizedLines, isSent } from '../../../shipment/many/categories.ts';
import { csvOf, rejectedRows, templateRows } from '../../../shipment/many/files.ts';
import { withCell } from '../../../shipment/many/fix-cell.ts';
import { joinSheets } from '../../../shipment/many/join-sheets.ts';
import { checkRows, readSheet, triable, unusedColumns, withoutLines, type RowRules } from '../../../shipment/many/check-rows.ts';
import { billForms } from '../forms.ts';

const { many, read, warnings, schemas } = billForms;
const rules: RowRules = { sheet: many.sheet, read, warnings, schema: schemas.add };
const check = (text: string, values: Record<string, string>) => checkRows(readSheet(text, rules), values, rules);
const common = { customerService: 'Lin', serviceType: 'FCL', podCode: 'NLRTM' };

const none = (): boolean => false;

test('the number of a bill decides its kind, and the carrier where only one fits', () => {
  expect(read('MAEU123456789')).toEqual({ referenceType: 'BL', carrierCode: 'MAEU' });
  expect(read('CSNU6829160')).toEqual({ referenceType: 'CONTAINER' });
});

test('a pasted line is read by its content: bill, order number, POL and POD', () => {
  expect(check('MAEU123456789\tPO-1\tCNSHA\tDEHAM', common)).toEqual([
    {
      line: 1,
      rowIndex: 0,
      status: 'ready',
      reasons: {},
      row: { referenceNo: 'MAEU123456789', orderNo: 'PO-1', polCode: 'CNSHA', podCode: 'DEHAM', referenceType: 'BL', carrierCode: 'MAEU' },
    },
  ]);
});

test('a wrong check digit of a container is a warning, and an invalid address an error', () => {
  const lines = check('Container no.,Email\nCSNU6829161,a@b.example\nCSNU6829160,a@b', { ...common, carrierCode: 'MAEU' });
  expect(lines.map(({ status }) => status)).toEqual(['warning', 'error']);
  expect(lines[0]?.reasons).toEqual({ referenceNo: ['checkDigit'] });
});

test('a number in the form of a container is checked whatever its heading says', () => {
  for (const heading of ['提单号', '单号', '订舱号', '箱号'])
    expect(check(`${heading}\nCSNU0123008`, { ...common, carrierCode: 'COSU' })[0], heading).toMatchObject({
      status: 'warning',
      reasons: { referenceNo: ['checkDigit'] },
    });
});

test('a container with a wrong check digit needs a fix until the user confirms it, and is then sent with its warning', () => {
  const checked = check('Container no.\nCSNU6829161\nCSNU6829160', { ...common, carrierCode: 'MAEU' });
  const lines = categorizedLines(checked, new Map(), none);
  expect(lines.map(({ category, doubtful }) => [category, doubtful])).toEqual([
    ['fix', true],
    ['new', undefined],
  ]);
  expect(lines.map(isSent)).toEqual([false, true]);
  const confirmed = categorizedLines(checked, new Map(), ({ referenceNo }) => referenceNo === 'CSNU6829161');
  expect(countCategories(confirmed)).toMatchObject({ new: 1, check: 1 });
  expect(confirmed.every(isSent)).toBe(true);
  // A row that costs nothing needs no question.
  const outcome = { index: 0, referenceNo: 'CSNU6829161', status: 'duplicate' };
  expect(categorizedLines(checked, new Map([[2, outcome]]), none)[0]?.category).toBe('tracked');
});

test('a row that is wrong has the reasons of the browser and those of the server', () => {
  const lines = check('提单号\t交期\nTBA12345\tsoon', { ...common, carrierCode: 'MAEU' });
  const outcome = { index: 0, referenceNo: 'TBA12345', status: 'invalid', errors: { referenceNo: ['pattern'] } };
  expect(triable(lines)).toEqual(lines);
  expect(categorizedLines(lines, new Map([[2, outcome]]), none)[0]).toMatchObject({
    category: 'fix',
    reasons: { customerDeadline: ['sheetDate'], referenceNo: ['pattern'] },
  });
});

test('a text that is no date has one reason', () => {
  const lines = check(
    '提单号\t交期\nMAEU123456781\tsoon\nMAEU123456782\t05/01/2027\nMAEU123456783\t30.2.2027\nMAEU123456784\t46380',
    common,
  );
  expect(lines.map(({ reasons }) => reasons['customerDeadline'])).toEqual([['sheetDate'], ['ambiguousDate'], ['noSuchDay'], undefined]);
});

test('columns without headings that have values and no field are named, unless they only count the rows', () => {
  const sheet = readSheet('1\tMAEU123456789\tCNSHA\tNLRTM\t恒通电器\t2027-01-05\t\n2\tMAEU123456780\tCNSHA\tNLRTM\t\t2027-01-06\t', rules);
  expect(unusedColumns(sheet, {})).toEqual([
    { at: 4, example: '恒通电器' },
    { at: 5, example: '2027-01-05' },
  ]);
  expect(unusedColumns(sheet, { 4: 'customer', 5: null })).toEqual([]);
  expect(unusedColumns(readSheet('提单号\t天气\nMAEU123456789\t晴', rules), {})).toEqual([]);
  expect(unusedColumns(readSheet('提单号\t\t船公司\nMAEU123456789\tMarisol\tMSC', rules), {})).toEqual([{ at: 1, example: 'Marisol' }]);
});

test('a customer without a heading is never a port, and rows without a column of numbers stay until one is chosen', () => {
  const sheet = readSheet('COSU6412873310\tA-1\tMarisol\nCOSU6412873311\tA-2\tKestrel', rules);
  expect(checkRows(sheet, common, rules)[0]?.row).toEqual({ referenceNo: 'COSU6412873310', referenceType: 'BL', carrierCode: 'COSU' });
  expect(unusedColumns(sheet, {}).map(({ example }) => example)).toEqual(['A-1', 'Marisol']);
  const open = readSheet('HT2026001\t6123456789\nHT2026002\t6123456790', rules);
  expect(checkRows(open, common, rules).map(({ status, reasons }) => [status, reasons['referenceNo']])).toEqual([
    ['error', ['required']],
    ['error', ['required']],
  ]);
  expect(checkRows(open, { ...common, carrierCode: 'MAEU' }, rules, { 0: 'orderNo', 1: 'referenceNo' })[0]).toMatchObject({
    status: 'ready',
    row: { referenceNo: '6123456789', orderNo: 'HT2026001' },
  });
});

test('a carrier that is in no table is unknown, not too long', () => {
  for (const name of ['不知道船公司', '某某船务', 'A1'])
    expect(check(`提单号\t船公司\nMAEU123456789\t${name}`, common)[0]?.reasons).toEqual({ carrierCode: ['unknownCarrier'] });
});

test('a number from which nothing follows needs all values that a bill requires', () => {
  expect(check('123456', {})[0]?.reasons).toMatchObject({
    carrierCode: ['required'],
    customerService: ['required'],
    serviceType: ['required'],
  });
});

/** Forty rows below Chinese headings; six of them cannot be tracked. */
const FORTY = [
  ['序号', '目的港', '船公司', '提单号', '客户'],
  ...Array.from({ length: 40 }, (_, at) => {
    const missing = at % 7 === 3;
    return [`${at + 1}`, '鹿特丹', missing ? '' : '中远海运', missing ? `61234567${at + 10}` : `COSU64128733${at + 10}`, '恒通电器'];
  }),
  ['合计', '', '', '', ''],
]
  .map((cells) => cells.join('\t'))
  .join('\n');

test('forty rows below Chinese headings in another order are 34 that can be tracked and six with a reason', () => {
  const sheet = readSheet(FORTY, rules);
  const lines = checkRows(sheet, { customerService: 'Lin', serviceType: 'FCL' }, rules);
  const wrong = lines.filter(({ status }) => status === 'error');
  expect([lines.length, wrong.length]).toEqual([40, 6]);
  expect(wrong.every(({ reasons }) => reasons['carrierCode']?.includes('required'))).toBe(true);
  expect(lines[0]?.row).toMatchObject({ referenceNo: 'COSU6412873310', carrierCode: 'COSU', podCode: '鹿特丹', customer: '恒通电器' });

  const done = new Set(lines.flatMap(({ line, status }) => (status === 'ready' ? [line] : [])));
  const left = withoutLines(sheet, done);
  expect(left.split('\n')).toHaveLength(7);
  expect(check(left, { customerService: 'Lin', serviceType: 'FCL' }).map(({ row }) => row)).toEqual(wrong.map(({ row }) => row));
});

test('Traditional Chinese and English headings are read as well, and a column chosen by hand takes precedence', () => {
  const expected = { referenceNo: 'COSU6412873310', polCode: '上海' };
  for (const text of ['起運港\t提單號\n上海\tCOSU6412873310', 'Port of loading,B/L No.\n上海,COSU6412873310']) {
    expect(check(text, common)[0]?.row).toMatchObject(expected);
  }
  const sheet = readSheet('提单号,起运港,备用\nCOSU6412873310,上海,PO-1', rules);
  expect(checkRows(sheet, common, rules, { 1: 'podName', 2: 'orderNo' })[0]?.row).toMatchObject({ podCode: '上海', orderNo: 'PO-1' });
});

const labelOf = (field: SheetField): string => Reflect.get(english, field);

test('a corrected cell is in its column, and a field without a column gets one that is recognised again', () => {
  const fix = (text: string, field: SheetField, value: string, rowIndex = 0): string =>
    withCell(readSheet(text, rules), {}, { rowIndex, field, value }, labelOf);
  expect(fix('提单号\t起运港\nMAEU123456789\tAtlantis', 'polCode', '上海')).toBe('提单号\t起运港\nMAEU123456789\t上海');
  expect(fix('提单号\t订舱号\n\t6123456789', 'referenceNo', '6123456780')).toBe('提单号\t订舱号\n\t6123456780');
  const longer = fix('6123456789\n6123456790', 'carrierCode', 'COSCO', 1);
  expect(check(longer, common).map(({ row }) => [row['referenceNo'], row['carrierCode']])).toEqual([
    ['6123456789', undefined],
    ['6123456790', 'COSU'],
  ]);
  const both = fix(fix('提单号\n6123456789', 'carrierCode', 'COSCO'), 'podCode', '鹿特丹');
  expect(check(both, common)[0]?.row).toMatchObject({ referenceNo: '6123456789', carrierCode: 'COSU', podCode: '鹿特丹' });
});

test('sheets are joined by their fields, and columns of no field by their headings', () => {
  const join = (...texts: string[]): string => joinSheets(texts, rules, labelOf);
  expect(join('', 'MAEU123456789', 'COSU6412873350')).toBe('MAEU123456789\nCOSU6412873350');
  expect(join('提单号\t目的港\t天气\nMAEU1\t汉堡\t晴', '天气\t提单号\t客户\n雨\tMAEU2\t恒通')).toBe(
    '提单号\t目的港\t天气\t客户\nMAEU1\t汉堡\t晴\nMAEU2\t\t雨\t恒通',
  );
  const both = join('提单号\t目的港\nMAEU123456789\t鹿特丹', 'COSU6412873350');
  expect(check(both, common).map(({ row }) => [row['referenceNo'], row['podCode']])).toEqual([
    ['MAEU123456789', '鹿特丹'],
    ['COSU6412873350', undefined],
  ]);
});

test('rejected rows are a file with their headings and reasons, which can be corrected and read again', () => {
  const sheet = readSheet('提单号\t客户\nMAEU123456789\t=1+1\n6123456789\t恒通', rules);
  const rows = rejectedRows(sheet, [{ rowIndex: 1, reason: '承运人: 必填。' }], '原因');
  expect(rows).toEqual([
    ['提单号', '客户', '原因'],
    ['6123456789', '恒通', '承运人: 必填。'],
  ]);
  expect(check(csvOf(rows), common)[0]?.row).toMatchObject({ referenceNo: '6123456789', customer: '恒通' });
  expect(csvOf(rejectedRows(sheet, [{ rowIndex: 0, reason: 'x' }], '原因'))).toContain("'=1+1");
});

test('the headings of the template are read again in each language', () => {
  for (const labels of [english, simplified, traditional]) {
    const [headings = []] = templateRows(many, (field) => Reflect.get(labels, field));
    expect(readSheet(`${headings.join(',')}\nMAEU123456789`, rules).fields).toEqual(many.template);
  }
});
