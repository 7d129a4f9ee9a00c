import { bill, listedIn, type BillFieldName, type Field } from '@seaberry/api-client/contract';
import { createFormatters, type Locale } from '@seaberry/i18n';
import { fields as en } from '@seaberry/i18n/messages/en/fields';
import { fields as zhCn } from '@seaberry/i18n/messages/zh-CN/fields';
import { fields as zhTw } from '@seaberry/i18n/messages/zh-TW/fields';
import { csvCell } from '@seaberry/tracking/rules';
import writeXlsxFile from 'write-excel-file/node';
import type { BillRow } from '../rows.ts';
import { uiWords, wordOf } from '../texts.ts';

const LABELS: Record<Locale, Readonly<Record<BillFieldName, string>>> = { en, 'zh-cn': zhCn, 'zh-tw': zhTw };

const NAMES = listedIn(bill.fields);

/** The chosen fields, in the order chosen; unknown names are left out. */
export const exportFields = (columns: readonly string[]): BillFieldName[] =>
  [...new Set(columns)].flatMap((column) => NAMES.find((name) => name === column) ?? []);

/**
 * Header and rows as text, in a language. Times are in the zone of their place and name it; numbers stay text, so that spreadsheets neither
 * round nor reformat them.
 */
export function exportTable(rows: readonly BillRow[], columns: readonly BillFieldName[], locale: Locale): string[][] {
  const heading = columns.map((name) => LABELS[locale][name]);
  return [heading, ...rows.map((row) => columns.map((name) => cellText(row, name, locale)))];
}

function cellText(row: BillRow, name: BillFieldName, locale: Locale): string {
  const { kind, zoneOf }: Field = bill.fields[name];
  const value: unknown = row[name];
  if (Array.isArray(value)) return value.map((one) => word(name, String(one), locale)).join(', ');
  if (typeof value !== 'string') return '';
  if (kind !== 'instant') return word(name, value, locale);
  const zone: unknown = zoneOf ? row[zoneOf] : null;
  return localTime(value, typeof zone === 'string' ? zone : null, locale);
}

function word(key: BillFieldName, code: string, locale: Locale): string {
  const words = uiWords(locale);
  const tables: Partial<Record<BillFieldName, Readonly<Record<string, string>>>> = {
    stage: words.stages,
    trackingState: words.trackingStates,
    subscriptionStatus: words.subscription,
    exceptionTypes: words.anomalies,
  };
  return wordOf(tables[key] ?? {}, code);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone);
  if (!clock) {
    // sv-SE formats 2026-11-21 17:00, which sorts as text and is unambiguous in spreadsheets.
    clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    clocks.set(timeZone, clock);
  }
  return clock;
}

function localTime(instant: string, timeZone: string | null, locale: Locale): string {
  const ms = Date.parse(instant);
  if (Number.isNaN(ms)) return instant;
  return `${clockOf(timeZone ?? 'UTC').format(ms)} ${createFormatters(locale).zone(instant, timeZone)}`;
}

export const CSV_TYPE = 'text/csv; charset=utf-8';
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** CSV with a byte-order mark, so that spreadsheets read it as UTF-8; cells that would run as formulas are quoted. */
export const toCsv = (table: string[][]): Buffer =>
  Buffer.from(`\uFEFF${table.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`, 'utf8');

/** XLSX with text cells only: a number of twenty digits keeps all of them, and nothing runs as a formula. */
export async function toXlsx(table: string[][]): Promise<Buffer> {
  const [heading = [], ...rows] = table;
  const text = (value: string) => (value === '' ? null : ({ value, type: String, format: '@' } as const));
  const columns = heading.map((label, at) => ({ width: widthOf(label, rows.slice(0, 100), at) }));
  const data = [heading.map((value) => ({ value, type: String, fontWeight: 'bold' }) as const), ...rows.map((row) => row.map(text))];
  return writeXlsxFile(data, { columns, stickyRowsCount: 1 }).toBuffer();
}

/** Column width in characters; a Chinese one counts twice. */
function widthOf(label: string, rows: readonly string[][], at: number): number {
  const width = (text: string): number => Array.from(text).reduce((sum, char) => sum + (char > '\u2e80' ? 2 : 1), 0);
  return Math.min(48, Math.max(...[label, ...rows.map((row) => row[at] ?? '')].map(width)) + 2);
}
