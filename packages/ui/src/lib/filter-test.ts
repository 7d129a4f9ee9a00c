import { isPlainDate } from './dates.logic.js';

/** Value that a filter tests. */
export type PlainValue = string | number | boolean | Date | null | undefined;

/** Condition of a filter. Plain JSON; dates are ISO strings. */
export type PlainFilter =
  | { kind: 'contains'; text: string }
  | { kind: 'oneOf'; values: readonly string[] }
  | { kind: 'range'; min?: number | string | undefined; max?: number | string | undefined }
  | { kind: 'empty'; empty: boolean };

/** Printable ASCII needs no normalising: nearly all texts, and 100,000 rows are folded with every key press. */
const PLAIN = /^[ -~]*$/;

/** Full-width letters that an input method leaves behind count as plain ones. */
export const fold = (text: string): string => (PLAIN.test(text) ? text : text.normalize('NFKC')).toLowerCase();

/** A value as text: empty for none, an instant as ISO 8601 in UTC. */
export function textOfValue(value: PlainValue): string {
  if (value === null || value === undefined) return '';
  return value instanceof Date ? value.toISOString() : String(value);
}

/**
 * Predicate of a filter, shared by tables, lists and saved views. A bound that is a calendar day includes the whole day; for a `Date` that
 * is the day in UTC.
 */
export function filterTest(filter: PlainFilter): (value: PlainValue) => boolean {
  switch (filter.kind) {
    case 'contains': {
      const wanted = fold(filter.text.trim());
      return (value) => fold(textOfValue(value)).includes(wanted);
    }
    case 'oneOf': {
      const wanted = new Set(filter.values);
      const [only] = filter.values;
      // Comparing two texts is cheaper than hashing 100,000.
      if (wanted.size === 1) return (value) => textOfValue(value) === only;
      return (value) => wanted.has(textOfValue(value));
    }
    case 'range': {
      const fromMin = distanceTo(filter.min);
      const fromMax = distanceTo(filter.max);
      // Values that cannot be compared are NaN and match no bound.
      return (value) => textOfValue(value) !== '' && (!fromMin || fromMin(value) >= 0) && (!fromMax || fromMax(value) <= 0);
    }
    case 'empty':
      return (value) => (textOfValue(value) === '') === filter.empty;
  }
}

/** How far a value is from a bound: negative below it, positive above it. */
function distanceTo(bound: number | string | undefined): ((value: PlainValue) => number) | undefined {
  if (bound === undefined) return undefined;
  if (typeof bound === 'number') return (value) => Number(value) - bound;
  if (!isPlainDate(bound)) {
    const moment = Date.parse(bound);
    return (value) => (value instanceof Date ? value.getTime() : Date.parse(textOfValue(value))) - moment;
  }
  return (value) => {
    const day = textOfValue(value).slice(0, 10);
    if (!isPlainDate(day)) return Number.NaN;
    return day < bound ? -1 : day > bound ? 1 : 0;
  };
}
