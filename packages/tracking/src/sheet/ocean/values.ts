import { guessCarrier } from '../../carriers/lookup.js';
import { guessReferenceType } from '../../identifiers/guess.js';
import { toHalfWidth } from '../../identifiers/normalise.js';
import type { ReferenceType } from '../../types.js';
import { readDateCell } from '../dates.js';
import type { SheetField, SheetRow } from '../kind.js';
import { carrierOfText } from './carrier-names.js';
import type { OceanSheetField } from './headings.js';

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
} as const satisfies Partial<Record<OceanSheetField, Readonly<Record<string, string>>>>;

const VALUES: Partial<Record<SheetField, Readonly<Record<string, string>>>> = SHEET_VALUES;

const fold = (text: string): string =>
  toHalfWidth(text)
    .toLowerCase()
    .replace(/[\s*._:()/-]+/gu, '');

export function oceanValueOf(field: SheetField, text: string): string | null {
  const values = VALUES[field];
  if (values) return values[fold(text)] ?? text.toUpperCase();
  if (field === 'carrierCode') return carrierOfText(text);
  return field === 'customerDeadline' || field === 'estimatedDeliveryTime' ? readDateCell(text) : null;
}

const TYPES = [
  ['billNo', 'BL'],
  ['bookingNo', 'BOOKING'],
  ['containerNo', 'CONTAINER'],
] as const;

/**
 * A bill is tracked by the first of reference, bill of lading, booking and container that its row has; places by name are in the field of their
 * code, whose reader looks them up.
 */
export const completedBill = (row: SheetRow): SheetRow => withReference(withPlaces(row));

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
