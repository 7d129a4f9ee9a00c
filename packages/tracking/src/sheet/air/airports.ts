import { toHalfWidth } from '../../identifiers/normalise.js';
import { AIRPORT } from '../../rules/index.js';
import { AIRPORTS } from './airports.gen.js';

/** A name without case, accents, blanks, punctuation and the word airport. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?:国际|國際)?(?:机场|機場)$|\b(?:international )?airport$/u, '')
    .replace(/[\s.,'’()（）/-]+/gu, '');

/** Ends of a name that may name the airport without its town: `Pudong`, `浦东`. */
const endsOf = (name: string): string[] =>
  /\p{sc=Han}/u.test(name)
    ? Array.from({ length: Math.max(0, name.length - 3) }, (_, index) => name.slice(index + 2))
    : name.split(' ').map((_, index, words) => words.slice(index).join(' '));

interface Airports {
  codes: ReadonlySet<string>;
  /** Code by folded name; null for a name that several airports share. */
  named: ReadonlyMap<string, string | null>;
}

let known: Airports | null = null;

function airports(): Airports {
  const rows = AIRPORTS.split('\n').map((line) => {
    const [code = '', ...names] = line.split('|');
    return { code, names };
  });
  const named = new Map<string, string | null>();
  const ends = new Map<string, string | null>();
  for (const { code, names } of rows) {
    for (const name of names.flatMap((text) => [text, ...text.split('/')])) named.set(fold(name), code);
    for (const end of new Set(
      names
        .filter((name) => !/[(（]/u.test(name))
        .flatMap(endsOf)
        .map(fold),
    ))
      ends.set(end, ends.has(end) ? null : code);
  }
  return { codes: new Set(rows.map(({ code }) => code)), named: new Map([...ends, ...named]) };
}

/** Parts of a cell that may be its code. In a text of capital letters the first word of a name may look like one: `LOS ANGELES`. */
function codesIn(text: string): string[] {
  if (/[a-z]/u.test(text)) return text.split(/[^A-Za-z]+/u);
  return [...text.split(/[^A-Z\s]+/u).map((part) => part.trim()), text.split(/\s+/u).at(-1) ?? ''];
}

/**
 * IATA code of an airport by its code, also beside a name (`Shanghai (PVG)`, `上海浦东 PVG`), or by the name of one with much cargo.
 *
 * @returns null when it is none, or not clear which: `Shanghai`
 */
export function airportOfText(text: string): string | null {
  if (text.length > 80) return null;
  const plain = toHalfWidth(text).trim();
  if (AIRPORT.test(plain.toUpperCase())) return plain.toUpperCase();
  known ??= airports();
  const { codes, named } = known;
  const found = [...new Set(codesIn(plain).filter((part) => codes.has(part)))];
  if (found.length > 1) return null;
  return found[0] ?? named.get(fold(plain)) ?? null;
}

/** Whether a text is an airport that is known, and no word of three letters. */
export function isAirport(text: string): boolean {
  const code = airportOfText(text);
  known ??= airports();
  return code !== null && known.codes.has(code);
}
