import { describe, expect, it } from 'vitest';
import * as sheet from './index.js';
import { carrierOfText, dateFaultOf, lostDigits, oceanSheet, tableOf, type SheetField } from './index.js';

type Fields = readonly (SheetField | null)[];

const columnsOf = (rows: readonly (readonly string[])[]) => sheet.columnsOf(rows, oceanSheet);
const fieldOfHeading = (text: string) => sheet.fieldOfHeading(text, oceanSheet);
const rowOf = (fields: Fields, cells: readonly string[]) => sheet.rowOf(fields, cells, oceanSheet);
const isTotal = (cells: readonly string[], fields: Fields = []) => sheet.isTotal(cells, fields, oceanSheet);
const cellsOf = (text: string) => tableOf(text).map(({ cells }) => cells);
const fieldsOf = (text: string) => columnsOf(cellsOf(text)).fields;

describe('a table', () => {
  it('has cells separated by tabs, commas or semicolons, and lines where they are in the text', () => {
    expect(tableOf('00012345678901234567\tPO-1, 2\tCNSHA\n\n ABC1 \tPO\t\n')).toEqual([
      { line: 1, cells: ['00012345678901234567', 'PO-1, 2', 'CNSHA'] },
      { line: 3, cells: ['ABC1', 'PO', ''] },
    ]);
    expect(cellsOf('A,B\r\n1,2')).toEqual([
      ['A', 'B'],
      ['1', '2'],
    ]);
    expect(cellsOf('A;B\n1;2')).toEqual([
      ['A', 'B'],
      ['1', '2'],
    ]);
  });

  it('has quoted cells with separators, quotes and line breaks', () => {
    expect(tableOf('\uFEFFA,"one, ""two""\nthree"\r\nB,6" pipe\n')).toEqual([
      { line: 1, cells: ['A', 'one, "two"\nthree'] },
      { line: 3, cells: ['B', '6" pipe'] },
    ]);
    expect(cellsOf('A\t"open\nB\tC')).toEqual([
      ['A', '"open'],
      ['B', 'C'],
    ]);
  });

  it('has the separator that each line has as often, outside of quotes', () => {
    const names = 'COSU6412873310;Foo Co., Ltd., Shenzhen, China;Rotterdam';
    expect(cellsOf(`提单号;客户;目的港\n${names}\n${names}`)[2]).toEqual(['COSU6412873310', 'Foo Co., Ltd., Shenzhen, China', 'Rotterdam']);
    expect(cellsOf(names)[0]).toEqual(['COSU6412873310', 'Foo Co., Ltd., Shenzhen, China', 'Rotterdam']);
    expect(cellsOf('A;"b,c,d";"e\nf, g"\nB;"h,i,j";k').map((cells) => cells.length)).toEqual([3, 3]);
    expect(cellsOf('ABC1,PO-1; PO-2; PO-3\nABC2,PO-4\nABC3,PO-5').map((cells) => cells.length)).toEqual([2, 2, 2]);
    expect(cellsOf('出货清单；11月；12月；共三票\n提单号，客户\nCOSU6412873310，恒通').at(-1)).toEqual(['COSU6412873310', '恒通']);
  });

  it('has the separator that fits most lines, and a line with another one is read by its own where it then has as many cells', () => {
    const numbers = ['COSU6412873310', 'COSU6412873311', 'COSU6412873312'];
    const rows = numbers.map((number) => [number, 'Foo Co., Ltd.', 'Rotterdam']);
    const heading = ['提单号', '客户', '目的港'];
    const sheet = (...separators: string[]): string[][] =>
      cellsOf([heading, ...rows].map((cells, at) => cells.join(separators[at] ?? separators.at(-1))).join('\n')) as string[][];
    expect(sheet(';', '\t')).toEqual([heading, ...rows]);
    expect(sheet('\t', ';')).toEqual([heading, ...rows]);
    expect(sheet(';', ';', '\t', ';')).toEqual([heading, ...rows]);
    expect(sheet('；', '\t', ';', '\t')).toEqual([heading, ...rows]);
    expect(fieldsOf(`${heading.join(';')}\n${rows.map((cells) => cells.join('\t')).join('\n')}`)).toEqual([
      'billNo',
      'customer',
      'podName',
    ]);
    expect(cellsOf('提单号\t客户\t目的港\nCOSU6412873310\tFoo Co., Ltd., Shenzhen\nCOSU6412873311\tB\tC')[1]).toEqual([
      'COSU6412873310',
      'Foo Co., Ltd., Shenzhen',
    ]);
    expect(cellsOf('A\tB\tx, y\nC\tx, y\nD\tE\tF\tx, y').map((cells) => cells.length)).toEqual([3, 2, 4]);
  });

  it('refuses more cells than the caller allows', () => {
    expect(() => tableOf(','.repeat(100), 50)).toThrow(RangeError);
  });
});

describe('a heading', () => {
  it('names its field in English and in both Chinese scripts', () => {
    const named = {
      billNo: ['B/L No.', 'MBL', '提单号', '提單號', '提单号 B/L NO', '主单号(MBL)'],
      bookingNo: ['Booking no', '订舱号', '訂艙號'],
      containerNo: ['CONTAINER #', '箱号', '櫃號', '集装箱号'],
      carrierCode: ['Shipping Line', '船公司', '承运人', '運送人'],
      polName: ['POL', 'Port of loading', '起运港', '起運港'],
      podName: ['POD', '目的港', '卸貨港'],
      customer: ['Customer', '客户', '客戶名稱'],
      remark: ['Remarks', '备注', '備註'],
      unused: ['序号', 'No.', '毛重(KG)'],
    };
    const failures = Object.entries(named).flatMap(([field, texts]) => texts.filter((text) => fieldOfHeading(text) !== field));
    expect(failures).toEqual([]);
    expect(fieldOfHeading('COSU6412873350')).toBeNull();
  });
});

describe('columns', () => {
  it('are recognised by headings in any order, below a title', () => {
    const rows = cellsOf('2026年11月 出货清单\n序号\t目的港\t船公司\t提单号\t天气\n1\t鹿特丹\t中远海运\tCOSU6412873350\t晴');
    expect(columnsOf(rows)).toEqual({
      fields: [null, 'podName', 'carrierCode', 'billNo', null],
      headings: ['序号', '目的港', '船公司', '提单号', '天气'],
      first: 2,
    });
  });

  it('are recognised by the heading of the numbers alone, unless it is beside a number', () => {
    expect(columnsOf(cellsOf('提单号\t天气\nMAEU123456789\t晴')).headings).toEqual(['提单号', '天气']);
    expect(columnsOf(cellsOf('MAEU123456789\tbooking')).headings).toBeNull();
  });

  it('have the customer deadline and the consignee by the headings of Chinese forwarders', () => {
    const dates = [
      '要求送达日期',
      '要求送達日期',
      '要求送达日',
      '要求送達日',
      '客户要求到货日',
      '客戶要求到貨日',
      '要求到货日期',
      '要求到貨日期',
      '交货期',
      '交貨期',
      '客户交期',
      '客戶交期',
      '交货日期',
      '交貨日期',
    ];
    expect(dates.map(fieldOfHeading)).toEqual(dates.map(() => 'customerDeadline'));
    expect(['收货人', '收貨人'].map(fieldOfHeading)).toEqual(['customer', 'customer']);
  });

  it('are recognised by their content without headings', () => {
    const rows = cellsOf('1,CNSHA,CSNU6829160,Maersk,NLRTM,a@b.example,2026-12-01\n2,CNNGB,MSKU6011672,MSC,DEHAM,c@d.example,2026/12/2');
    expect(columnsOf(rows).fields).toEqual([
      null,
      'polCode',
      'referenceNo',
      'carrierCode',
      'podCode',
      'notificationEmail',
      // Which date it is only a heading says: it could become a customer deadline by mistake.
      null,
    ]);
    expect(fieldsOf('COSU6412873310,2026-12-05,20270105')).toEqual(['referenceNo', null, null]);
    expect(columnsOf([['6123456789'], ['6123456790']]).fields).toEqual(['referenceNo']);
    expect(columnsOf([['a', 'b']]).fields).toEqual([null, null]);
  });

  it('are ports where most cells are names of large ports, in English or Chinese', () => {
    for (const [from, to] of [
      ['Ningbo', 'Rotterdam'],
      ['NINGBO, CHINA', 'Los Angeles'],
      ['宁波', '鹿特丹'],
      ['寧波港', '鹿特丹'],
    ]) {
      expect(fieldsOf(`PO-1\t${from}\tMAEU123456789\t${to}`)).toEqual(['orderNo', 'polCode', 'referenceNo', 'podCode']);
    }
  });

  it('are none where their content proves nothing: a customer is no port', () => {
    expect(fieldsOf('COSU6412873310\tA-1\tMarisol\tShanghai\tRotterdam\nCOSU6412873311\tA-2\tKestrel\tNingbo\tHamburg')).toEqual([
      'referenceNo',
      null,
      null,
      'polCode',
      'podCode',
    ]);
    expect(fieldsOf('COSU6412873310,LUMEN,CNSHA,NLRTM\nCOSU6412873311,ASTER,CNTNJ,DEHAM\nCOSU6412873312,Aster,CNNGB,DEBRV')).toEqual([
      'referenceNo',
      null,
      'polCode',
      'podCode',
    ]);
  });

  it('are customers where their names have a legal form, and only one column has such names', () => {
    expect(fieldsOf('COSU6412873310\t恒通电器有限公司\nCOSU6412873311\t上海明达贸易公司')).toEqual(['referenceNo', 'customer']);
    expect(fieldsOf('COSU6412873310\tMarisol Foods Inc.\nCOSU6412873311\tKestrel GmbH')).toEqual(['referenceNo', 'customer']);
    expect(fieldsOf('COSU6412873310\tMarisol Inc.\tKestrel GmbH')).toEqual(['referenceNo', null, null]);
    expect(fieldsOf('6123456789\tNobody Shipping Co., Ltd.')).toEqual(['referenceNo', null]);
  });

  it('are bills beside containers, in either order', () => {
    expect(fieldsOf('CSNU6829160\tCOSU6412873310\nMSKU6011672\tCOSU6412873311')).toEqual(['containerNo', 'referenceNo']);
    expect(fieldsOf('COSU6412873310\tCSNU6829160')).toEqual(['referenceNo', 'containerNo']);
    expect(fieldsOf('CSNU6829160\tShanghai\tHamburg')).toEqual(['referenceNo', 'polCode', 'podCode']);
  });

  it('are left open where several fit: one column of ports, several of numbers without a known prefix', () => {
    expect(fieldsOf('COSU6412873310\tHamburg')).toEqual(['referenceNo', null]);
    expect(fieldsOf('HT2026001\t6123456789\nHT2026002\t6123456790')).toEqual([null, null]);
    expect(fieldsOf('COSU6412873310\tShanghai\tSingapore\tHamburg')).toEqual(['referenceNo', 'polCode', null, null]);
  });

  it('are read in all rows', () => {
    const rows = Array.from({ length: 60 }, (_, at) => `COSU64128733${at + 10}\t${at < 51 ? 'Shanghai' : 'Marisol'}\tHamburg`);
    expect(fieldsOf(rows.join('\n'))).toEqual(['referenceNo', 'polCode', 'podCode']);
    const mostly = Array.from({ length: 120 }, (_, at) => `COSU64128733${at + 10}\t${at < 51 ? 'Shanghai' : 'Marisol'}`);
    expect(fieldsOf(mostly.join('\n'))).toEqual(['referenceNo', null]);
  });

  it('alone in a sheet have numbers, whatever their form', () => {
    expect(fieldsOf('ABC')).toEqual(['referenceNo']);
  });
});

describe('a row', () => {
  it('is tracked by bill, else booking, else container', () => {
    const fields = ['billNo', 'containerNo', 'bookingNo'] as const;
    expect(rowOf(fields, ['COSU6412873350', 'CSNU6829160', ''])).toEqual({
      referenceNo: 'COSU6412873350',
      referenceType: 'BL',
      containerNo: 'CSNU6829160',
    });
    expect(rowOf(fields, ['', 'CSNU6829160', '6123456789'])).toMatchObject({ referenceNo: '6123456789', referenceType: 'BOOKING' });
    expect(rowOf(fields, ['', 'CSNU6829160', ''])).toEqual({ referenceNo: 'CSNU6829160', referenceType: 'CONTAINER' });
    for (const referenceNo of ['CSNU6829160', 'CSNU0123008'])
      expect(rowOf(fields, [referenceNo, '', ''])).toEqual({ referenceNo, referenceType: 'CONTAINER' });
  });

  it('has codes of carriers, names of places at their codes, and dates of any spelling', () => {
    expect(rowOf(['carrierCode', 'polName', 'customerDeadline'], ['地中海航运', '上海', '2026年1月5日'])).toEqual({
      carrierCode: 'MSCU',
      polCode: '上海',
      customerDeadline: '2026-01-05',
    });
    const spellings = ['2026/1/5 0:00', '2026-01-05 00:00:00', '2026-01-05T00:00:00', '20260105', '2026/01/05 12:00:00 AM'];
    const days = spellings.map((text) => rowOf(['customerDeadline'], [text])['customerDeadline']);
    expect(days).toEqual(spellings.map(() => '2026-01-05'));
    const others = ['31.12.2026', '12/31/2026', '31-12-2026', '46387', '46387.0'];
    for (const text of others) expect(rowOf(['customerDeadline'], [text])['customerDeadline'], text).toBe('2026-12-31');
    // Day or month first is not known.
    for (const text of ['05/01/2026', '5.1.2026']) expect(rowOf(['customerDeadline'], [text])['customerDeadline']).toBe(text);
    for (const text of ['20261305', '20260140', '2026-01-05 14:30'])
      expect(rowOf(['customerDeadline'], [text])['customerDeadline']).toBe(text);
  });

  it('gives the reason why a text is no date', () => {
    const faults = {
      soon: 'sheetDate',
      '13/13/2026': 'sheetDate',
      '2326-01-01': 'sheetDate',
      '05/01/2026': 'ambiguousDate',
      '2027-02-30': 'noSuchDay',
    };
    expect(Object.keys(faults).map(dateFaultOf)).toEqual(Object.values(faults));
  });

  it('is left out when it only sums up the others', () => {
    expect(isTotal(['合计 40票', ''])).toBe(true);
    expect(isTotal(['', 'Total: 40'])).toBe(true);
    expect(isTotal(['Total Logistics Ltd'])).toBe(false);
    expect(isTotal(['总计', '40'], ['billNo', null])).toBe(true);
  });

  it('with the number of a shipment is never left out', () => {
    expect(isTotal(['COSU6412873310', 'A', 'Total 3 pallets'])).toBe(false);
    expect(isTotal(['6123456789', 'Total'], ['bookingNo', 'customer'])).toBe(false);
    // Its column may still have to be chosen by hand.
    expect(isTotal(['6123456789', 'Total'], [null, 'customer'])).toBe(false);
    expect(isTotal(['', 'Total', '61234567'], ['bookingNo', 'customer', null])).toBe(true);
  });
});

it('carriers are found by code, trade name and Chinese name', () => {
  const found = ['cosu', 'COSCO', '中远海运', '馬士基', 'Hapag-Lloyd', '長榮', 'CMA CGM', '海洋网联'].map(carrierOfText);
  expect(found).toEqual(['COSU', 'COSU', 'COSU', 'MAEU', 'HLCU', 'EGLV', 'CMDU', 'ONEY']);
  expect(carrierOfText('Nobody Lines')).toBeNull();
});

it('a number that a spreadsheet has rounded is recognised', () => {
  expect(['1.23457E+11', '1E+19', '12345678901234567890'].map(lostDigits)).toEqual([true, true, false]);
});
