/** Most that the largest code holds at error correction level M: digits, capital letters with digits, bytes. */
const DIGITS = 5596;
const CAPITALS = 3391;
const BYTES = 2331;

/** Whether a code holds the text; the encoder throws for a longer one. */
export function fitsCode(value: string): boolean {
  if (/^\d*$/.test(value)) return value.length <= DIGITS;
  if (/^[\dA-Z $%*+./:-]*$/.test(value)) return value.length <= CAPITALS;
  return new TextEncoder().encode(value).length <= BYTES;
}
