/** Readers for JSON of unknown shape; none of it is trusted. */

export type RawObject = Readonly<Record<string, unknown>>;

const NONE: RawObject = Object.freeze({});

export const isObject = (value: unknown): value is RawObject => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value as an object; empty for other types. */
export const objectOf = (value: unknown): RawObject => (isObject(value) ? value : NONE);

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The value as trimmed text; null for blank values and for types other than text and number. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'string') {
    // Checking first and last character costs a fraction of trimming every text.
    const { length } = value;
    if (length === 0) return null;
    const plain = isPlainEnd(value.charCodeAt(0)) && isPlainEnd(value.charCodeAt(length - 1));
    const trimmed = plain ? value : value.trim();
    return trimmed === '' ? null : trimmed;
  }
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : null;
}

const isPlainEnd = (code: number): boolean => code > 32 && code < 128;

/** The value as a number; DCSA sends coordinates as text. */
export function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.trim() === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}
