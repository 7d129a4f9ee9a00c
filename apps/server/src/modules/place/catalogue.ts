import type { Locale } from '@seaberry/i18n';
import { normaliseIdentifier, parseTime } from '@seaberry/tracking';
import { timeZoneOf } from '@seaberry/tracking/zones';
import data from './places.gen.json' with { type: 'json' };

/** A known port or inland place. */
export interface KnownPlace {
  /** UN/LOCODE. */
  code: string;
  name: string;
  /** ISO 3166 code of the country. */
  country: string;
  /** IANA zone; null when unknown. */
  timeZone: string | null;
}

// Every row of the generated file is [name, Simplified, Traditional], the Chinese names of larger ports only.
type Row = readonly [name: string, simplified?: string, traditional?: string];
const places = new Map(Object.entries(data) as unknown as [string, Row][]);

const nameIn = ([name, simplified, traditional]: Row, locale: Locale): string =>
  (locale === 'zh-cn' ? simplified : locale === 'zh-tw' ? traditional : null) ?? name;

/** Place of a UN/LOCODE, its name in that language if the table has one; null when unknown: show the code then. */
export function placeByCode(code: string | null | undefined, locale: Locale = 'en'): KnownPlace | null {
  const row = code ? places.get(code) : undefined;
  if (!code || !row) return null;
  return { code, name: nameIn(row, locale), country: code.slice(0, 2), timeZone: timeZoneOf(code) };
}

/** An entered name of a place; null when it equals the catalogue name in any language, since each reader sees that in their own. */
export function customPlaceName(code: string | null | undefined, name: string | null): string | null {
  const row = code ? places.get(code) : undefined;
  return name !== null && row?.includes(name) ? null : name;
}

let searchNames: readonly { code: string; names: readonly string[] }[] | null = null;

/** Codes of the places with that text in name or code. @param text Normalised by `normaliseIdentifier`: upper case, without blanks */
export function placesContaining(text: string): string[] {
  searchNames ??= Array.from(places, ([code, [name, simplified = '', traditional = '']]) => ({
    code,
    names: [code, normaliseIdentifier(name), simplified, traditional],
  }));
  return searchNames.filter(({ names }) => names.some((name) => name.includes(text))).map(({ code }) => code);
}

let byName: Map<string, string | null> | null = null;

/**
 * Codes by name. A name of larger ports and of smaller places is that of the larger port: those are the ports with Chinese names. Null for a
 * name of several places of the same size.
 */
function namedPlaces(): Map<string, string | null> {
  const named = new Map<string, string | null>();
  const larger = [...places].filter(([, row]) => row.length > 1);
  const smaller = [...places].filter(([, row]) => row.length === 1);
  for (const group of [larger, smaller]) {
    const before = new Set(named.keys());
    for (const [code, [name, ...chinese]] of group) {
      for (const text of new Set([normaliseIdentifier(name), ...chinese])) {
        if (text && !before.has(text)) named.set(text, named.has(text) ? null : code);
      }
    }
  }
  return named;
}

/** Code of the place with exactly that code or name in any language; null when unknown or when several places have the name. */
export function placeOfText(text: string): string | null {
  const value = normaliseIdentifier(text);
  if (places.has(value)) return value;
  byName ??= namedPlaces();
  // 上海港 and 上海市 are 上海: the endings for port and city are optional.
  return byName.get(value) ?? byName.get(value.replace(/[港市]$/u, '')) ?? null;
}

/** IANA zone of a UN/LOCODE, for local times; null when unknown. */
export const zoneByCode = (code: string | null | undefined): string | null => (code ? timeZoneOf(code) : null);

/**
 * The last millisecond of a calendar date in a zone, as an instant in UTC.
 *
 * @param date `YYYY-MM-DD`
 * @param timeZone IANA zone; null counts in UTC
 */
export function endOfDay(date: string, timeZone: string | null): string | null {
  return parseTime(`${date}T23:59:59.999`, timeZone ?? 'UTC').at;
}

/** Properties with the UN/LOCODE of a place and those with its name: of `Place`, and of a milestone among the main ones (`RailNode`). */
const NAMES = { unLocationCode: 'name', placeCode: 'placeName' } as const;

/** Part of a response with the names of its known places in the reader's language. For English the response is returned as it is, with the names that carriers sent. */
export const inLanguage = <T>(value: T, locale: Locale): T => (locale === 'en' ? value : (withCatalogueNames(value, locale) as T));

/** The names that carriers sent replaced by the English ones of the catalogue: carriers write the terminal into the name of a place. */
export const withEnglishNames = <T>(value: T): T => withCatalogueNames(value, 'en') as T;

function withCatalogueNames(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((item) => withCatalogueNames(item, locale));
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) copy[key] = withCatalogueNames(item, locale);
  for (const [code, name] of Object.entries(NAMES)) {
    const known = typeof copy[code] === 'string' ? placeByCode(copy[code], locale) : null;
    if (known) copy[name] = known.name;
  }
  return copy;
}
