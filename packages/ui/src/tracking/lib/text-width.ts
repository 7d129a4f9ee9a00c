/** Advance widths of Inter at 1000 units, rounded up a little; digits are tabular. */
const NARROW = new Set("iIjl.,:;|!'()[]·");
const MIDDLE = new Set('frtJ-–/" ');
const WIDE = new Set('mwMW@%');

function unit(char: string): number {
  const code = char.codePointAt(0) ?? 0;
  // CJK ideographs, kana, hangul and full-width forms take a whole em.
  if (code >= 0x2e80) return 1;
  if (NARROW.has(char)) return 0.3;
  if (MIDDLE.has(char)) return 0.42;
  if (WIDE.has(char)) return 0.92;
  if (char >= '0' && char <= '9') return 0.645;
  if (char >= 'A' && char <= 'Z') return 0.71;
  return 0.6;
}

/**
 * Estimated width of a text in px, without measuring it, so that labels have the same place on a server, in a test and in a browser.
 * Overestimates for Inter and for the CJK fonts of the font stack.
 */
export function estimateTextWidth(text: string, fontSizePx: number): number {
  let width = 0;
  for (const char of text) width += unit(char);
  return Math.ceil(width * fontSizePx);
}
