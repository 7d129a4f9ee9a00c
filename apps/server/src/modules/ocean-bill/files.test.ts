import { createFormatters, type Locale } from '@seaberry/i18n';
import type { Outlook } from '@seaberry/tracking';
import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import writeXlsxFile from 'write-excel-file/node';
import { describe, expect, it } from 'vitest';
import { cellOf } from '../../spreadsheet/cells.ts';
import { fileOf } from '../../spreadsheet/file.ts';
import { columnOf, exportColumns } from './export/catalogue.ts';
import { fileRow } from './export/rows.ts';
import { oceanSheet } from '@seaberry/tracking/sheet';
import { readOrderFile } from '../order/import/rows.ts';
import type { BillRow } from './rows.ts';

const NO_PLACE = {
  unLocationCode: null,
  name: null,
  facilityCode: null,
  facilityType: null,
  latitude: null,
  longitude: null,
  timeZone: null,
};

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
  customerDeadline: '2026-12-24',
};
const outlook: Outlook = {
  kind: 'late',
  stage: 'arrivedPod',
  place: { ...NO_PLACE, unLocationCode: 'USLGB', name: 'Long Beach', timeZone: 'America/Los_Angeles' },
  promise: { at: '2026-12-15T14:00:00.000Z', by: 'carrier' },
  expected: '2026-12-19T02:00:00.000Z',
  range: { from: '2026-12-18T20:00:00.000Z', to: '2026-12-19T20:00:00.000Z' },
  carrierEta: '2026-12-15T14:00:00.000Z',
  slipMs: 302_400_000,
  cause: {
    milestoneKey: 'departed',
    stage: 'departed',
    place: { ...NO_PLACE, unLocationCode: 'CNYTN', name: 'Yantian', timeZone: 'Asia/Shanghai' },
    slipMs: 208_800_000,
    reason: 'WEA',
  },
  doubt: true,
  next: null,
  lastHeard: '2026-12-01T10:00:00.000Z',
  since: null,
};

async function exported(format: 'xlsx' | 'csv', chosen: readonly string[], locale: Locale): Promise<Buffer> {
  const columns = exportColumns(chosen).map((name) => columnOf(name, locale));
  const values = fileRow({ ...row, outlook }, createFormatters(locale));
  const headings = columns.map(({ heading }) => heading);
  return fileOf(format, headings, [columns.map((column) => cellOf(values, column, 'UTC'))]);
}
const NAMES = ['referenceNo', 'orderNo', 'customer', 'eta', 'stage', 'exceptionTypes', 'nonsense'];
const csvOf = async (chosen: readonly string[], locale: Locale) =>
  Papa.parse<string[]>((await exported('csv', chosen, locale)).toString('utf8').slice(1).trim()).data;

describe('a bill export', () => {
  it('shows labels and texts in the requested language, and times local to their place with its zone in a column', async () => {
    expect(await csvOf(NAMES, 'en')).toEqual([
      ['Reference no.', 'Order no.', 'Customer', 'Carrier’s ETA at POD', 'Status', 'Anomaly', 'Time zone at POD'],
      [
        '12345678901234567890',
        `'=HYPERLINK("http://x")`,
        '上海远洋物流',
        '2026-11-21 17:30:00+01:00',
        'Departed',
        'Departure, Arrival at POD',
        'Europe/Amsterdam',
      ],
    ]);
    expect((await csvOf(NAMES, 'zh-cn'))[0]?.[0]).toBe('跟踪单号');
    expect((await csvOf(NAMES, 'zh-tw'))[1]?.[4]).toBe('離港');
  });

  it('keeps twenty digits in XLSX, as text, and times as dates', async () => {
    const cells = await readSheet(await exported('xlsx', NAMES, 'en'));
    expect(cells[1]?.[0]).toBe('12345678901234567890');
    expect(cells[1]?.[1]).toBe('=HYPERLINK("http://x")');
    const eta = cells[1]?.[3];
    // Times are fractions of a day there, which are not exact to the millisecond.
    expect(eta instanceof Date && Math.round(eta.getTime() / 1000)).toBe(Date.parse('2026-11-21T17:30:00Z') / 1000);
  });

  it('calls a shipment “not reported yet” as its badge does, and shows a deadline in the zone of the entered place', () => {
    const unreported = { ...outlook, kind: 'onTrack' as const, onTime: false, slipMs: 34 * 3_600_000, place: null };
    expect(fileRow({ ...row, podZone: 'America/Los_Angeles', outlook: unreported }, createFormatters('en'))).toMatchObject({
      outlookKind: 'Not reported yet',
      outlookZone: 'America/Los_Angeles',
    });
  });

  it('gives days of another year with their year, as of domain time', () => {
    const sentence = (present: string) => fileRow({ ...row, outlook }, createFormatters('en', present)).outlookSentence;
    expect(sentence('2026-11-21T08:00:00Z')).not.toMatch(/202[67]/u);
    expect(sentence('2028-01-01T00:00:00Z')).toMatch(/ 202[67]\b/u);
  });

  it('has the outlook in parts and as the sentence of the screen, in the language of the reader', async () => {
    const chosen = [
      'outlookKind',
      'outlookSentence',
      'expected',
      'expectedFrom',
      'expectedTo',
      'promise',
      'slipHours',
      'cause',
      'carrierEta',
      'lastHeard',
    ];
    const [, english] = await csvOf(chosen, 'en');
    expect(english).toEqual([
      'Late',
      'Arrives Long Beach 18–19 Dec, 3 d 12 h late: Departure Yantian added 2 d 10 h of the delay (Weather). Carrier still says 15 Dec.',
      '2026-12-18 18:00:00-08:00',
      '2026-12-18 12:00:00-08:00',
      '2026-12-19 12:00:00-08:00',
      '2026-12-15 06:00:00-08:00',
      '84',
      'Departure Yantian added 2 d 10 h of the delay (Weather)',
      '2026-12-15 06:00:00-08:00',
      '2026-12-01 10:00:00+00:00',
      'America/Los_Angeles',
    ]);
    expect((await csvOf(chosen, 'zh-cn'))[1]?.[1]).toContain('盐田');
    expect((await csvOf(chosen, 'zh-cn'))[1]?.[0]).toBe('延误');
    expect((await csvOf(chosen, 'zh-tw'))[1]?.[0]).toBe('延誤');
  });

  it('names the carrier beside its code, the place of delivery, and what is next with when it was due', async () => {
    const place = { ...NO_PLACE, unLocationCode: 'INNSA', name: 'Nhava Sheva', timeZone: 'Asia/Kolkata' };
    const next = {
      stage: 'discharged',
      code: 'GTOT',
      mode: 'TRUCK',
      place,
      expected: null,
      overdueSince: '2026-12-22T06:00:00.000Z',
    } as const;
    const chosen = ['carrierCode', 'carrierName', 'pldCode', 'pldName', 'next', 'nextDue'];
    const columns = (locale: Locale) => exportColumns(chosen).map((name) => columnOf(name, locale));
    const cells = (locale: Locale) => {
      const values = fileRow(
        { ...row, carrierName: 'COSCO', pldCode: 'DEDUI', pldName: 'Duisburg', outlook: { ...outlook, next } },
        createFormatters(locale),
      );
      return columns(locale).map((column) => cellOf(values, column, 'UTC'));
    };
    expect(columns('en').map(({ heading }) => heading)).toEqual([
      'Carrier',
      'Name of the carrier',
      'PLD code',
      'PLD',
      'Next',
      'Next due',
      'Time zone of the next milestone',
    ]);
    expect(cells('en').slice(0, 5)).toMatchObject([
      { text: 'COSU' },
      { text: 'COSCO' },
      { text: 'DEDUI' },
      { text: 'Duisburg' },
      { text: 'Gate-out Nhava Sheva' },
    ]);
    expect(cells('en')[5]).toMatchObject({ kind: 'instant', offset: 330 });
    expect(cells('en')[6]).toMatchObject({ text: 'Asia/Kolkata' });
    expect(
      columns('zh-cn')
        .map(({ heading }) => heading)
        .slice(4, 6),
    ).toEqual(['下一节点', '下一节点时间']);
  });

  it('is CSV that a spreadsheet reads as UTF-8', async () => {
    const bytes = await exported('csv', NAMES, 'en');
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });
});

const rowsOf = async (bytes: Uint8Array) => {
  const file = await readOrderFile(bytes, { sheet: oceanSheet, noNumbers: 'fileNoNumbers' }, 'a company');
  return file.ok ? file.rows : file.problem;
};
/** Fault that names no place. */
const fault = (code: string) => ({ code, params: {} });
const utf8 = (text: string) => new TextEncoder().encode(text);

describe('a bill import', () => {
  it('reads the output of the export', async () => {
    const all = ['referenceNo', 'referenceType', 'orderNo', 'customer', 'polCode', 'customerDeadline', 'outlookSentence', 'expected'];
    for (const locale of ['en', 'zh-cn', 'zh-tw'] as const) {
      const expected = [
        {
          referenceNo: row.referenceNo,
          referenceType: 'BL',
          orderNo: row.orderNo,
          customer: '上海远洋物流',
          polCode: 'CNSHA',
          customerDeadline: '2026-12-24',
        },
      ];
      for (const format of ['xlsx', 'csv'] as const) expect(await rowsOf(await exported(format, all, locale))).toEqual(expected);
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

  it('reads headings of forwarders in any order, with names of carriers and places', async () => {
    const text =
      '序号,目的港,客户,船公司,箱号,提单号,起运港,备注\r\n1,鹿特丹,恒通电器,中远海运,CSNU6829160,COSU6412873350,上海港,"两行\n备注"\r\n合计,,,,,,,';
    const expected = [
      {
        podCode: '鹿特丹',
        customer: '恒通电器',
        carrierCode: 'COSU',
        containerNo: 'CSNU6829160',
        polCode: '上海港',
        remark: '两行\n备注',
        referenceNo: 'COSU6412873350',
        referenceType: 'BL',
      },
    ];
    const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le');
    expect(await rowsOf(utf8(text))).toEqual(expected);
    expect(await rowsOf(utf16)).toEqual(expected);
    expect(await rowsOf(Buffer.from(utf16).swap16())).toEqual(expected);
  });

  it('recognises columns without headings by their content, places by name', async () => {
    expect(await rowsOf(utf8('上海;MAEU123456789;Rotterdam\n宁波;MAEU223456789;DEHAM'))).toEqual([
      { polCode: '上海', referenceNo: 'MAEU123456789', podCode: 'Rotterdam' },
      { polCode: '宁波', referenceNo: 'MAEU223456789', podCode: 'DEHAM' },
    ]);
  });

  it('reports why a file is unreadable', async () => {
    expect(await rowsOf(utf8(''))).toBe('fileEmpty');
    expect(await rowsOf(utf8('a,b\n1,2'))).toBe('fileNoNumbers');
    expect(await rowsOf(utf8('referenceNo\n'))).toBe('fileEmpty');
    expect(await rowsOf(utf8(`referenceNo\n${'x\n'.repeat(1001)}`))).toEqual({ code: 'fileTooLarge', params: { limit: 1000 } });
    expect(await rowsOf(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).toEqual(fault('fileOld'));
    expect(await rowsOf(Buffer.concat([Buffer.from('d0cf11e0', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]))).toEqual(
      fault('fileEncrypted'),
    );
    expect(await rowsOf(Buffer.from([0x41, 0, 0x42, 0]))).toEqual(fault('fileEncoding'));
    expect(await rowsOf(utf8('PK nonsense'))).toEqual(fault('fileUnreadable'));
    expect(await rowsOf(new Uint8Array(5 * 1024 * 1024 + 1))).toBe('bodyTooLarge');
  });
});
