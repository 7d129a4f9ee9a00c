/** Readers for JSON of unknown shape; none of it is trusted. */

export type RawObject = Readonly<Record<string, unknown>>;

const NONE: RawObject = Object.freeze({});

export const isObject = (value: unknown): value is RawObject => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value as an object; empty for other types. */
export const objectOf = (value: unknown): RawObject => (isObject(value) ? value : NONE);

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Maximum length of a text, in characters. */
const TEXT_LIMIT = 200;

/** The value as trimmed text; null for blank or overlong values and for types other than text and number. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'string') {
    // Checking first and last character costs a fraction of trimming every text.
    const { length } = value;
    if (length === 0 || length > TEXT_LIMIT) return null;
    const plain = isPlainEnd(value.charCodeAt(0)) && isPlainEnd(value.charCodeAt(length - 1));
    const trimmed = plain ? value : value.trim();
    return trimmed === '' ? null : trimmed;
  }
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : null;
}

/** Depth of the fields that are read, and maximum number of reported ones. */
const DEPTH_LIMIT = 6;
const REPORT_LIMIT = 10;

/** Adds the dotted paths of overlong texts to `found`. */
export function findOverlong(value: unknown, path: string, found: string[], depth = 0): void {
  if (typeof value === 'string') {
    if (value.length > TEXT_LIMIT) found.push(path.slice(1, TEXT_LIMIT));
  } else if (typeof value === 'object' && value !== null && depth < DEPTH_LIMIT) {
    for (const [key, part] of Object.entries(value)) {
      if (found.length < REPORT_LIMIT) findOverlong(part, `${path}.${key}`, found, depth + 1);
    }
  }
}

const isPlainEnd = (code: number): boolean => code > 32 && code < 128;

/** The value as a number; DCSA sends coordinates as text. */
export function numberOf(value: unknown): number | null {
  const number = Number(textOf(value) ?? Number.NaN);
  return Number.isFinite(number) ? number : null;
}
