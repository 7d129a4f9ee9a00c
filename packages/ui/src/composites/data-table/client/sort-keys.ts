import type { DataTableColumn, DataTableValue } from '../data-table.types.js';
import { collatorOf, rankTexts } from './collation.js';
import type { SortKeys } from './radix.js';
import { ROWS_PER_LOOK, type Sliced } from './sliced.js';

/** Properties of a column that determine its order. */
export type SortColumn<Row> = Pick<DataTableColumn<Row>, 'id' | 'kind' | 'value'>;

/** Number of a value, if any; dates are instants in ms. */
export function numberOf(value: DataTableValue, kind: SortColumn<never>['kind']): number | undefined {
  if (typeof value === 'number') return Number.isNaN(value) ? undefined : value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return numberOf(value.getTime(), kind);
  if (typeof value !== 'string' || value === '' || (kind !== 'date' && kind !== 'number')) return undefined;
  return numberOf(kind === 'date' ? Date.parse(value) : Number(value), kind);
}

/** Sort keys of a column. The first present value decides between numbers and texts. */
export function* sortKeys<Row>(rows: readonly Row[], column: SortColumn<Row>, locale: string): Sliced<SortKeys> {
  const value = column.value ?? (() => null);
  const first = rows.find((row) => !isEmpty(value(row)));
  const textual = first !== undefined && typeof value(first) === 'string' && (column.kind ?? 'text') === 'text';
  return textual ? yield* textKeys(rows, value, locale) : yield* numberKeys(rows, value, column.kind);
}

const isEmpty = (value: DataTableValue): boolean => value === null || value === undefined || value === '';

function* textKeys<Row>(rows: readonly Row[], value: (row: Row) => DataTableValue, locale: string): Sliced<SortKeys> {
  const texts: string[] = [];
  let empty: Uint8Array | undefined;
  for (let index = 0; index < rows.length; index++) {
    const text = value(rows[index] as Row);
    if (isEmpty(text)) (empty ??= new Uint8Array(rows.length))[index] = 1;
    texts.push(isEmpty(text) ? '' : String(text));
    if (index % ROWS_PER_LOOK === 0) yield;
  }
  return { lo: yield* rankTexts(texts, collatorOf(locale)), empty };
}

const INT_MIN = -0x80000000;
const INT_MAX = 0x7fffffff;

function* numberKeys<Row>(rows: readonly Row[], value: (row: Row) => DataTableValue, kind: SortColumn<Row>['kind']): Sliced<SortKeys> {
  const numbers = new Float64Array(rows.length);
  let empty: Uint8Array | undefined;
  let whole = true;
  for (let index = 0; index < rows.length; index++) {
    const number = numberOf(value(rows[index] as Row), kind);
    if (number === undefined) (empty ??= new Uint8Array(rows.length))[index] = 1;
    // −0 is 0.
    else numbers[index] = number + 0;
    whole &&= number === undefined || (Number.isInteger(number) && number >= INT_MIN && number <= INT_MAX);
    if (index % ROWS_PER_LOOK === 0) yield;
  }
  return whole ? { lo: Uint32Array.from(numbers, (number) => number - INT_MIN), empty } : { ...(yield* floatBits(numbers)), empty };
}

/** Bits of the numbers, transformed so that they sort like the numbers. */
function* floatBits(numbers: Float64Array): Sliced<SortKeys> {
  const words = new Uint32Array(numbers.buffer);
  const lo = new Uint32Array(numbers.length);
  const hi = new Uint32Array(numbers.length);
  // Typed arrays are little-endian wherever browsers run.
  for (let index = 0; index < numbers.length; index++) {
    const low = words[index * 2] as number;
    const high = words[index * 2 + 1] as number;
    const negative = high >>> 31 === 1;
    lo[index] = negative ? ~low : low;
    hi[index] = negative ? ~high : high ^ 0x80000000;
  }
  yield;
  return { lo, hi };
}
