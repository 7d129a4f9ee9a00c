import { bill, enteredIn, type EnteredIn } from '@seaberry/api-client/contract';
import { fields as en } from '@seaberry/i18n/messages/en/fields';
import { fields as zhCn } from '@seaberry/i18n/messages/zh-CN/fields';
import { fields as zhTw } from '@seaberry/i18n/messages/zh-TW/fields';
import { CARRIERS, toHalfWidth } from '@seaberry/tracking';
import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/node';

/** A row of a file before validation: field → text. */
export type FileRow = Record<string, string>;

/** Why a file cannot be read at all; a code of the messages area `errors`. */
export type FileProblem = 'fileUnreadable' | 'bodyTooLarge' | 'fileEmpty' | 'tooMany';

export type ReadFile = { ok: true; rows: FileRow[] } | { ok: false; problem: FileProblem };

export const IMPORT_MAX_BYTES = 5 * 1024 * 1024;
export const IMPORT_MAX_ROWS = 1000;

/** Cell value of a reader; only text, numbers, flags and dates are used. */
type Cell = unknown;

/**
 * Reads the rows of an XLSX or CSV file. The first non-blank row names the fields, by key or by label in any of our languages; unknown
 * columns are ignored. Numbers are taken as the text of the file, so that one of twenty digits keeps all of them.
 */
export async function readBillFile(bytes: Uint8Array): Promise<ReadFile> {
  if (bytes.byteLength > IMPORT_MAX_BYTES) return { ok: false, problem: 'bodyTooLarge' };
  const cells = await cellsOf(bytes);
  if (cells === null) return { ok: false, problem: 'fileUnreadable' };
  const filled = cells.filter((row) => row.some((cell) => textOf(cell) !== ''));
  const [heading, ...body] = filled;
  const keys = (heading ?? []).map((cell) => fieldOf(textOf(cell)));
  if (!keys.includes('referenceNo')) return { ok: false, problem: filled.length === 0 ? 'fileEmpty' : 'fileUnreadable' };
  if (body.length === 0) return { ok: false, problem: 'fileEmpty' };
  if (body.length > IMPORT_MAX_ROWS) return { ok: false, problem: 'tooMany' };
  return { ok: true, rows: body.map((row) => toRow(keys, row)) };
}

async function cellsOf(bytes: Uint8Array): Promise<Cell[][] | null> {
  // A zip begins with PK; a spreadsheet before 2007 with D0CF11E0, which is unsupported.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return readXlsx(bytes);
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) return null;
  const text = decode(bytes);
  if (text.includes('\u0000')) return null;
  return Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' }).data;
}

async function readXlsx(bytes: Uint8Array): Promise<Cell[][] | null> {
  try {
    // Text instead of a double, which ends at 15 digits.
    return await readSheet<string>(Buffer.from(bytes), { parseNumber: (text) => text });
  } catch {
    return null;
  }
}

/** UTF-8, UTF-16 by its byte-order mark, else the encoding of Chinese spreadsheets. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

function textOf(cell: Cell): string {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? String(cell).trim() : '';
}

const foldHeading = (text: string): string =>
  toHalfWidth(text)
    .toLowerCase()
    .replace(/[\s*._:()/-]+/gu, '');

type EnteredName = EnteredIn<(typeof bill)['fields'], 'add'>;

const HEADINGS = new Map<string, EnteredName>();
for (const key of enteredIn(bill.fields, 'add')) {
  for (const label of [key, en[key], zhCn[key], zhTw[key]]) if (!HEADINGS.has(foldHeading(label))) HEADINGS.set(foldHeading(label), key);
}

const fieldOf = (heading: string): EnteredName | null => HEADINGS.get(foldHeading(heading)) ?? null;

function toRow(keys: readonly (EnteredName | null)[], cells: readonly Cell[]): FileRow {
  const row: FileRow = {};
  for (const [at, key] of keys.entries()) {
    const text = textOf(cells[at]);
    if (key !== null && text !== '' && row[key] === undefined) row[key] = read(key, text);
  }
  return row;
}

const REFERENCE_TYPES: Readonly<Record<string, string>> = {
  bl: 'BL', bill: 'BL', billoflading: 'BL', mbl: 'BL', 提单: 'BL', 提單: 'BL', 提单号: 'BL', 提單號: 'BL',
  container: 'CONTAINER', containerno: 'CONTAINER', 箱号: 'CONTAINER', 櫃號: 'CONTAINER', 集装箱: 'CONTAINER', 貨櫃: 'CONTAINER',
  booking: 'BOOKING', bookingno: 'BOOKING', 订舱: 'BOOKING', 訂艙: 'BOOKING', 订舱号: 'BOOKING', 訂艙號: 'BOOKING',
}; // prettier-ignore
const CARRIER_BY_NAME = new Map(CARRIERS.map(({ code, name }) => [foldHeading(name), code]));

/** A cell in the form of the contract; unrecognised text is unchanged and is validated with the row. */
function read(key: EnteredName, text: string): string {
  if (key === 'referenceType') return REFERENCE_TYPES[foldHeading(text)] ?? text.toUpperCase();
  if (key === 'carrierCode') return CARRIER_BY_NAME.get(foldHeading(text)) ?? text;
  if (bill.fields[key].kind === 'date') return readDate(text);
  // Escape of the export against formulas.
  return text.replace(/^'(?=[=+\-@\t\r])/u, '');
}

function readDate(text: string): string {
  const match = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/u.exec(toHalfWidth(text));
  return match ? `${match[1]}-${match[2]?.padStart(2, '0')}-${match[3]?.padStart(2, '0')}` : text;
}

/** True for a number that a spreadsheet has rounded: its digits are lost. */
export const lostDigits = (text: string): boolean => /^\d(?:\.\d+)?E\+?\d+$/iu.test(text.trim());
