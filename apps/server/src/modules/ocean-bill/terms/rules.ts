import { LOCALES } from '@seaberry/i18n';
import { normaliseIdentifier, splitIdentifiers } from '@seaberry/tracking';
import { placeByCode } from '../../place/catalogue.ts';
import type { KeptValues } from '../differences/rules.ts';

const PLACES = ['polCode', 'podCode', 'pldCode'] as const;

/** One entry of the keyword index. */
export interface Term {
  term: string;
  /** A complete number, as users paste it; its matches are listed first. */
  whole: boolean;
}

/** Searchable fields of a bill. */
export interface Searchable {
  referenceNo: string;
  orderNo: string | null;
  deliveryNo: string | null;
  verificationNo: string | null;
  containerNo: string | null;
  containerNumbers: readonly string[];
  customer: string | null;
  customerService: string | null;
  vessel: string | null;
  voyage: string | null;
  polName: string | null;
  podName: string | null;
  pldName: string | null;
  polCode: string | null;
  podCode: string | null;
  pldCode: string | null;
  keptValues: KeptValues | null;
}

const MAX_TERM_LENGTH = 64;
const MAX_TERMS_PER_BILL = 120;
/** Carriers write a bill of lading with or without their four-letter prefix: both are found. */
const CARRIER_PREFIX = /^[A-Z]{4}(?=\d{6,})/u;
const CJK = /\p{Script=Han}/u;

/** Search terms of a bill: whole numbers, and words of names by their prefixes. */
export function termsOf(bill: Searchable): Term[] {
  const terms = new Map<string, boolean>();
  const add = (text: string, whole: boolean): void => {
    const term = normaliseIdentifier(text).slice(0, MAX_TERM_LENGTH);
    if (term !== '' && (terms.size < MAX_TERMS_PER_BILL || terms.has(term))) terms.set(term, whole || terms.get(term) === true);
  };
  const containers = [...splitIdentifiers(bill.containerNo ?? ''), ...bill.containerNumbers];
  for (const number of [bill.referenceNo, bill.orderNo, bill.deliveryNo, bill.verificationNo, ...containers]) {
    if (!number) continue;
    add(number, true);
    if (CARRIER_PREFIX.test(normaliseIdentifier(number))) add(normaliseIdentifier(number).slice(4), true);
  }
  // The carrier's place is searched by its code; one that was kept beside it has its code and names here.
  const kept = PLACES.flatMap((field) => (bill.keptValues?.[field] === undefined ? [] : bill[field]));
  for (const code of kept) if (code !== null) add(code, false);
  const keptNames = kept.flatMap((code) => LOCALES.map((locale) => placeByCode(code, locale)?.name ?? null));
  const { customer, customerService, vessel, voyage, polName, podName, pldName } = bill;
  for (const name of [customer, vessel, voyage, customerService, polName, podName, pldName, ...keptNames]) {
    if (!name) continue;
    add(name, false);
    for (const word of name.split(/[\s,;/()]+/u)) for (const part of beginnings(word)) add(part, false);
  }
  return [...terms].map(([term, whole]) => ({ term, whole }));
}

/** Terms in one text, a line each, without those that are part of another: no keyword holds the end of a line. */
export function searchTextOf(terms: readonly Term[]): string {
  const lines: string[] = [];
  for (const { term } of terms.toSorted((a, b) => b.term.length - a.term.length)) {
    if (!lines.some((line) => line.includes(term))) lines.push(term);
  }
  return lines.join('\n');
}

/** A Latin word is found by its prefix; Chinese has no blanks, so every character starts a term. */
function beginnings(word: string): string[] {
  if (!CJK.test(word)) return word.length > 1 ? [word] : [];
  const chars = Array.from(word);
  return chars.slice(0, -1).map((_, index) => chars.slice(index).join(''));
}

const MAX_TOKENS = 500;
/** Length of the longest keyword with separators: the rest is not even split, which would take seconds for megabytes. */
const MAX_KEYWORD_LENGTH = MAX_TOKENS * (MAX_TERM_LENGTH + 16);

/** Search terms of a typed or pasted text; at most 500. */
export const tokensOf = (keyword: string): string[] =>
  splitIdentifiers(keyword.slice(0, MAX_KEYWORD_LENGTH))
    .map((token) => token.slice(0, MAX_TERM_LENGTH))
    .slice(0, MAX_TOKENS);

/** The words of a search. */
export interface Keyword {
  tokens: readonly string[];
  /** Bills with every word, as of names; else bills with any of them, as of a pasted list of numbers. */
  every: boolean;
  /** The words as one, since a part of a name may have a blank in it: `ong be` of Long Beach. */
  joined: readonly string[];
}

/** Between numbers of a list. A blank may also be between words of names. */
const LIST_SEPARATOR = /[\r\n\t,;|、，；]/u;
const LISTED = /^(?=.*\d).{5,}$/u;
const PORT_WORDS: ReadonlySet<string> = new Set(['港', '港口', 'PORT']);
const MAX_WORDS = 8;

export function keywordOf(text: string): Keyword {
  const tokens = tokensOf(text);
  const isList = LIST_SEPARATOR.test(text.trim()) || tokens.length > MAX_WORDS || tokens.every((token) => LISTED.test(token));
  if (isList || tokens.length === 1) return { tokens, every: false, joined: [] };
  const words = tokens.filter((token) => !PORT_WORDS.has(token));
  const joined = [...new Set([tokens, words].map((some) => some.join('').slice(0, MAX_TERM_LENGTH)))];
  return words.length > 1 ? { tokens: words, every: true, joined } : { tokens: words.length > 0 ? words : tokens, every: false, joined };
}
