/** Reads numbers as users paste them: blanks, dashes, lower case, full-width characters, several per line. */

// Spaces, zero-width characters and dashes, ASCII and Unicode. Full-width forms are converted to half-width before.
const NOISE = /[\s\u00ad\u200b-\u200f\u2010-\u2015\u2060\u2212\ufeff-]+/gu;
const HARD_SEPARATOR = /[\r\n\t,;|\u3001\uff0c\uff1b]+/u;
const DIGIT = /\d/u;

/** Converts full-width letters, digits, punctuation and the ideographic space to half-width. */
export function toHalfWidth(text: string): string {
  return text.replace(/[\uff01-\uff5e]/gu, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0)).replace(/\u3000/gu, ' ');
}

/**
 * Canonical spelling under which a number is stored and compared: half-width, upper case, no spaces, no dashes. Stays text, so that a
 * number of 20 digits keeps all of them.
 *
 * @example normaliseIdentifier('msku 601167-2') // 'MSKU6011672'
 */
export function normaliseIdentifier(text: string): string {
  return toHalfWidth(text).replace(NOISE, '').toUpperCase();
}

const isComplete = (value: string): boolean => /^[A-Z]{3}[UJZ]\d{7}$/u.test(value) || /^\d{11}$/u.test(value);

/** Number of pieces from `start` on that form one number written with blanks; at least 1. */
function pieceCount(pieces: readonly string[], start: number): number {
  const first = pieces[start] ?? '';
  const mayContinue = /^[A-Z]{3}[UJZ]\d{0,6}$/u.test(first) || /^\d{3}(\d{4})?$/u.test(first);
  if (mayContinue) {
    let joined = first;
    for (let n = 2; n <= 5 && start + n <= pieces.length; n += 1) {
      joined += pieces[start + n - 1] ?? '';
      if (isComplete(joined)) return n;
    }
  }
  // A carrier prefix alone is no number: "COSU 6123456789" is one bill of lading.
  const next = pieces[start + 1];
  return /^[A-Z]{4}$/u.test(first) && next !== undefined && /^\d/u.test(next) ? 2 : 1;
}

/**
 * Numbers in a pasted text, normalised, in order, without duplicates. Lines, tabs, commas, semicolons and bars separate; so do blanks,
 * unless the pieces are a container number or an air waybill written in groups.
 */
export function splitIdentifiers(text: string): string[] {
  const found = new Set<string>();
  for (const chunk of toHalfWidth(text).split(HARD_SEPARATOR)) {
    const pieces = chunk
      .split(/\s+/u)
      .flatMap(splitSlashes)
      .map(normaliseIdentifier)
      .filter((piece) => piece !== '');
    for (let at = 0; at < pieces.length;) {
      const count = pieceCount(pieces, at);
      found.add(pieces.slice(at, at + count).join(''));
      at += count;
    }
  }
  return [...found];
}

/** A slash separates where each part may be a number: seven characters or more, with a digit. Otherwise it is part of a bill of lading. */
function splitSlashes(piece: string): string[] {
  const parts = piece.split('/');
  const separate = parts.length > 1 && parts.every((part) => part.length >= 7 && DIGIT.test(part));
  return separate ? parts : [piece];
}
