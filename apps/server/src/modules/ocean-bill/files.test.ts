import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import writeXlsxFile from 'write-excel-file/node';
import { describe, expect, it } from 'vitest';
import { exportFields, exportTable, toCsv, toXlsx } from './export/rows.ts';
import { lostDigits, readBillFile } from './import/rows.ts';
import type { BillRow } from './rows.ts';

const row: BillRow = {
  id: '1',
  referenceNo: '12345678901234567890',
  referenceType: 'BL',
  orderNo: '=HYPERLINK("http://x")',
  carrierCode: 'COSU',
  customer: '上海远洋物流',
  polCode: 'CNSHA',
  polZone: 'Asia/Shanghai',
  podZone: 'Europe/Amsterdam',
  eta: '2026-11-21T16:30:00.000Z',
  trackingState: 'tracking',
  subscriptionStatus: 'SUB_OK',
  stage: 'departed',
  exceptionTypes: ['shipDelay', 'podArrival'],
};
const columns = exportFields(['referenceNo', 'orderNo', 'customer', 'eta', 'stage', 'exceptionTypes', 'nonsense']);

describe('a bill export', () => {
  it('shows labels, texts and local times in the requested language', () => {
    expect(exportTable([row], columns, 'en')).toEqual([
      ['Reference no.', 'Order no.', 'Customer', 'ETA', 'Status', 'Exception type'],
      ['12345678901234567890', '=HYPERLINK("http://x")', '上海远洋物流', '2026-11-21 17:30 CET', 'Departed', 'Ship delay, Arrival at POD'],
    ]);
    expect(exportTable([row], columns, 'zh-cn')[0]?.[0]).toBe('跟踪单号');
    expect(exportTable([row], columns, 'zh-tw')[1]?.[4]).toBe('已離港');
  });

  it('keeps twenty digits in XLSX, as text', async () => {
    const cells = await readSheet(await toXlsx(exportTable([row], columns, 'en')));
    expect(cells[1]?.[0]).toBe('12345678901234567890');
    expect(cells[1]?.[1]).toBe('=HYPERLINK("http://x")');
  });

  it('is CSV that a spreadsheet reads as UTF-8 and without running formulas', () => {
    const bytes = toCsv(exportTable([row], columns, 'en'));
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(Papa.parse<string[]>(bytes.toString('utf8').trim()).data[1]?.[1]).toBe(`'=HYPERLINK("http://x")`);
  });
});

const rowsOf = async (bytes: Uint8Array) => {
  const file = await readBillFile(bytes);
  return file.ok ? file.rows : file.problem;
};
const utf8 = (text: string) => new TextEncoder().encode(text);

describe('a bill import', () => {
  it('reads the output of the export', async () => {
    const all = exportFields(['referenceNo', 'referenceType', 'orderNo', 'customer', 'polCode']);
    for (const locale of ['en', 'zh-cn', 'zh-tw'] as const) {
      const table = exportTable([row], all, locale);
      const expected = [
        { referenceNo: row.referenceNo, referenceType: 'BL', orderNo: row.orderNo, customer: '上海远洋物流', polCode: 'CNSHA' },
      ];
      expect(await rowsOf(await toXlsx(table))).toEqual(expected);
      expect(await rowsOf(toCsv(table))).toEqual(expected);
    }
  });

  it('reads numbers of a spreadsheet by their text, and dates as dates', async () => {
    const book = await writeXlsxFile([
      ['Reference no.', 'Customer deadline', 'Carrier'],
      ['12345678901234567890', { value: new Date('2026-12-01T00:00:00Z'), format: 'yyyy-mm-dd' }, 'Maersk'],
      [20261234567, '2026/1/5', 'COSU'],
    ]).toBuffer();
    expect(await rowsOf(book)).toEqual([
      { referenceNo: '12345678901234567890', customerDeadline: '2026-12-01', carrierCode: 'MAEU' },
      { referenceNo: '20261234567', customerDeadline: '2026-01-05', carrierCode: 'COSU' },
    ]);
  });

  it('accepts field keys, tabs, blank lines and unknown headings', async () => {
    expect(await rowsOf(utf8('referenceNo\tWeather\tPOL code\r\n\r\nCOSU6123456789\train\tCNSHA\r\n'))).toEqual([
      { referenceNo: 'COSU6123456789', polCode: 'CNSHA' },
    ]);
  });

  it('reads the encoding of Chinese spreadsheets', async () => {
    // 跟踪单号,客户 / A1234567,张三 in GBK
    const bytes = Buffer.from('b8fad7d9b5a5bac52cbfcdbba70a41313233343536372cd5c5c8fd0a', 'hex');
    expect(await rowsOf(bytes)).toEqual([{ referenceNo: 'A1234567', customer: '张三' }]);
  });

  it('reports why a file is unreadable', async () => {
    expect(await rowsOf(utf8(''))).toBe('fileEmpty');
    expect(await rowsOf(utf8('a,b\n1,2'))).toBe('fileUnreadable');
    expect(await rowsOf(utf8('referenceNo\n'))).toBe('fileEmpty');
    expect(await rowsOf(utf8(`referenceNo\n${'x\n'.repeat(1001)}`))).toBe('tooMany');
    expect(await rowsOf(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).toBe('fileUnreadable');
    expect(await rowsOf(utf8('PK nonsense'))).toBe('fileUnreadable');
    expect(await rowsOf(new Uint8Array(5 * 1024 * 1024 + 1))).toBe('bodyTooLarge');
  });

  it('detects a number that a spreadsheet has rounded', () => {
    expect(lostDigits('1.23457E+19')).toBe(true);
    expect(lostDigits('12345678901234567890')).toBe(false);
  });
});
