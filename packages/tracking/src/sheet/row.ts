import { guessCarrier } from '../carriers/lookup.js';
import { guessReferenceType } from '../identifiers/guess.js';
import { toHalfWidth } from '../identifiers/normalise.js';
import type { ReferenceType } from '../types.js';
import { carrierOfText } from './carrier-names.js';
import { hasNumber, isNumberField } from './content.js';
import { readDateCell } from './dates.js';
import type { SheetField } from './headings.js';

/** Field of a shipment → text. */
export type SheetRow = Record<string, string>;

const REFERENCE_TYPES = {
  bl: 'BL', bill: 'BL', billoflading: 'BL', mbl: 'BL', 提单: 'BL', 提單: 'BL', 提单号: 'BL', 提單號: 'BL',
  container: 'CONTAINER', containerno: 'CONTAINER', 箱号: 'CONTAINER', 櫃號: 'CONTAINER', 集装箱: 'CONTAINER', 貨櫃: 'CONTAINER',
  booking: 'BOOKING', bookingno: 'BOOKING', 订舱: 'BOOKING', 訂艙: 'BOOKING', 订舱号: 'BOOKING', 訂艙號: 'BOOKING',
} as const satisfies Readonly<Record<string, ReferenceType>>; // prettier-ignore

/**
 * Values of fields with listed values, as sheets write them: text without case, blanks and punctuation → value. English, Simplified and
 * Traditional Chinese.
 */
export const SHEET_VALUES = {
  referenceType: REFERENCE_TYPES,
} as const satisfies Partial<Record<SheetField, Readonly<Record<string, string>>>>;

const VALUES: Partial<Record<SheetField, Readonly<Record<string, string>>>> = SHEET_VALUES;

const fold = (text: string): string =>
  toHalfWidth(text)
    .toLowerCase()
    .replace(/[\s*._:()/-]+/gu, '');

function valueOf(field: SheetField, text: string): string {
  const values = VALUES[field];
  if (values) return values[fold(text)] ?? text.toUpperCase();
  if (field === 'carrierCode') return carrierOfText(text) ?? text;
  if (field === 'customerDeadline' || field === 'estimatedDeliveryTime') return readDateCell(text);
  // Our export writes an apostrophe before what a spreadsheet would run as a formula.
  return text.replace(/^'(?=[=+\-@\t\r])/u, '');
}

const TYPES = [
  ['billNo', 'BL'],
  ['bookingNo', 'BOOKING'],
  ['containerNo', 'CONTAINER'],
] as const;

/**
 * The values of a row by the fields of its columns. It is tracked by the first of reference, bill of lading, booking and container that it has;
 * places by name are in the field of their code, whose reader looks them up.
 */
export function rowOf(fields: readonly (SheetField | null)[], cells: readonly string[]): SheetRow {
  const row: SheetRow = {};
  for (const [index, field] of fields.entries()) {
    const text = cells[index]?.trim() ?? '';
    if (field !== null && text !== '' && row[field] === undefined) row[field] = valueOf(field, text);
  }
  return withReference(withPlaces(row));
}

function withPlaces(row: SheetRow): SheetRow {
  for (const place of ['pol', 'pod', 'pld'] as const) {
    const name = row[`${place}Name`];
    if (name === undefined || row[`${place}Code`] !== undefined) continue;
    row[`${place}Code`] = name;
    delete row[`${place}Name`];
  }
  return row;
}

function withReference({ billNo, bookingNo, ...row }: SheetRow): SheetRow {
  if (row['referenceNo'] !== undefined) return row;
  const numbers: SheetRow = { ...(billNo ? { billNo } : {}), ...(bookingNo ? { bookingNo } : {}), ...row };
  const [first] = TYPES.flatMap(([field, type]) => (numbers[field] ? [{ field, number: numbers[field], type }] : []));
  if (!first) return row;
  const { containerNo, ...others } = row;
  // A container number in the column of bills is a container all the same.
  const guess = first.field === 'billNo' ? guessReferenceType(first.number) : null;
  const type = guess?.type === 'CONTAINER' ? 'CONTAINER' : first.type;
  const containers = containerNo && first.field !== 'containerNo' ? { containerNo } : {};
  return { ...others, ...containers, referenceNo: first.number, referenceType: row['referenceType'] ?? type };
}

/** True for a number that a spreadsheet has rounded, such as `1.23457E+11`: its digits are lost. */
export const lostDigits = (text: string): boolean => /^\d(?:\.\d+E\+?|E\+)\d+$/iu.test(text.trim());

const TOTAL = /^(?:合计|合計|总计|總計|小计|小計|共计|共計|(?:grand |sub)?total)(?:$|\s*[\d:：])/iu;

/**
 * Whether a row only sums up the others: a cell says so, and none has the number of a shipment. Without a column of numbers among `fields`,
 * any cell may have it.
 */
export function isTotal(cells: readonly string[], fields: readonly (SheetField | null)[] = []): boolean {
  if (!cells.some((cell) => TOTAL.test(cell))) return false;
  const isNumber = fields.map(isNumberField);
  const anywhere = !isNumber.includes(true);
  return !cells.some((cell, index) => !TOTAL.test(cell) && hasNumber(cell, anywhere || isNumber[index] === true));
}

/** Values of other fields that a number decides: its type, and its carrier where only one fits. */
export function decidedBy(number: string): { referenceType?: ReferenceType; carrierCode?: string } {
  const kind = guessReferenceType(number);
  const guess = guessCarrier(number);
  const carrier = guess.decision === 'auto' ? guess.candidates[0]?.code : undefined;
  return {
    ...(kind && kind.type !== 'AWB' ? { referenceType: kind.type } : {}),
    ...(carrier ? { carrierCode: carrier } : {}),
  };
}
