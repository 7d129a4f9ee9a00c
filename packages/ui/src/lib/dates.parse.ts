import type { Locale } from '@seaberry/i18n';

import { partsOf, plainDate, type PlainDate } from './dates.logic.js';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Parses a day as people type or paste it; null when it is invalid or ambiguous.
 * `2026-11-21`, `2026/11/21`, `20261121`, `2026年11月21日`, `21 Nov 2026`, `Nov 21, 2026`, `21/11/2026`, `21.11.26`, and without a year
 * (`21/11`, Chinese `11-21`) the year of `today`. A date with its year last is read day first in English, as in trade documents; in Chinese
 * it is accepted only when it is unambiguous.
 */
export function parseDate(typed: string, locale: Locale, today: PlainDate): PlainDate | null {
  // NFKC turns the full-width digits of a Chinese input method into plain ones.
  const text = typed.normalize('NFKC').trim().toLowerCase();
  const [year] = partsOf(today);
  const packed = /^(\d{4})(\d{2})(\d{2})$/u.exec(text);
  if (packed) return day(packed[1], packed[2], packed[3]);
  // A pasted timestamp: its calendar day as written.
  const stamp = /^(\d{4}-\d{2}-\d{2})t[\d:.+z-]+$/u.exec(text);
  if (stamp?.[1]) return parseDate(stamp[1], locale, today);
  const tokens = [...text.matchAll(/\d+|[a-z]+/gu)].map(([token]) => token);
  const rest = text.replaceAll(/\d+|[a-z]+/gu, '');
  if (!/^[\s,./年月日号號-]*$/u.test(rest)) return null;
  const name = tokens.findIndex((token) => /^[a-z]{3,}$/u.test(token));
  if (name >= 0) return named(tokens, name, year);
  if (tokens.some((token) => !/^\d{1,4}$/u.test(token))) return null;
  const [a, b, c] = tokens;
  if (tokens.length === 2) return locale === 'en' ? dayFirst(a, b, String(year)) : day(String(year), a, b);
  if (tokens.length !== 3) return null;
  if (a?.length === 4) return day(a, b, c);
  return locale === 'en' ? dayFirst(a, b, c) : onlyOne(dayFirst(a, b, c), day(fullYear(c), a, b));
}

type Token = string | undefined;

function day(year: Token, month: Token, date: Token): PlainDate | null {
  return year?.length === 4 ? plainDate(Number(year), Number(month), Number(date)) : null;
}

const dayFirst = (date: Token, month: Token, year: Token): PlainDate | null => day(fullYear(year), month, date);

const fullYear = (year: Token): Token => (year?.length === 2 ? `20${year}` : year);

/** The day of two readings that do not contradict each other. */
function onlyOne(one: PlainDate | null, other: PlainDate | null): PlainDate | null {
  if (one !== null && other !== null && one !== other) return null;
  return one ?? other;
}

function named(tokens: string[], at: number, thisYear: number): PlainDate | null {
  const name = tokens[at] ?? '';
  const month = MONTHS.findIndex((short) => name.startsWith(short)) + 1;
  const numbers = tokens.filter((_, index) => index !== at);
  if (month === 0 || numbers.length === 0 || numbers.length > 2 || numbers.some((token) => !/^\d{1,4}$/u.test(token))) return null;
  const [first, second = String(thisYear)] = numbers;
  // 2026 Nov 21, or 21 Nov 2026 and Nov 21 2026.
  return first?.length === 4 ? day(first, String(month), numbers[1]) : day(fullYear(second), String(month), first);
}
