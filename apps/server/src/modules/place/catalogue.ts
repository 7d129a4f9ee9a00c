import type { Locale } from '@seaberry/i18n';
import { normaliseIdentifier, parseTime } from '@seaberry/tracking';
import { timeZoneOf } from '@seaberry/tracking/zones';
import { airportName } from './airports/catalogue.ts';
import { SHORT_NAMES } from './names.ts';
import data from './places.gen.json' with { type: 'json' };

/** A known port or inland place. */
export interface KnownPlace {
  /** UN/LOCODE. */
  code: string;
  name: string;
  /** ISO 3166 code of the country. */
  country: string;
  /** IANA time zone; null when unknown. */
  timeZone: string | null;
}

// A row of the generated file: English name, and for larger ports the names in Simplified and Traditional Chinese.
type Row = readonly [name: string, simplified?: string, traditional?: string];
const places = new Map(Object.entries(data) as unknown as [string, Row][]);

/** Whether a place is a larger port, which has Chinese names. */
export const isLarger = (code: string): boolean => (places.get(code)?.length ?? 0) > 1;

const nameIn = ([name, simplified, traditional]: Row, locale: Locale): string =>
  (locale === 'zh-cn' ? simplified : locale === 'zh-tw' ? traditional : null) ?? name;

/**
 * Place of a UN/LOCODE, with the name in this language, else the English one; null for an unknown code, which is shown instead of a name.
 */
export function placeByCode(code: string | null | undefined, locale: Locale = 'en'): KnownPlace | null {
  const row = code ? places.get(code) : undefined;
  if (!code || !row) return null;
  return { code, name: nameIn(row, locale), country: code.slice(0, 2), timeZone: timeZoneOf(code) };
}

/** An entered name of a place; null if it equals the catalogue name in any language, since readers see that name in their own language. */
export function customPlaceName(code: string | null | undefined, name: string | null): string | null {
  const row = code ? places.get(code) : undefined;
  return name !== null && row?.includes(name) ? null : name;
}

let searchNames: readonly { code: string; names: readonly string[] }[] | null = null;

const shortNamesOf = (code: string): string[] => Object.keys(SHORT_NAMES).filter((name) => SHORT_NAMES[name]?.includes(code));

/** Codes of the places whose name or code contains a text. @param text From `normaliseIdentifier`: upper case, without blanks */
export function placesContaining(text: string): string[] {
  searchNames ??= Array.from(places, ([code, [name, simplified = '', traditional = '']]) => ({
    code,
    names: [code, normaliseIdentifier(name), simplified, traditional, ...shortNamesOf(code)],
  }));
  return searchNames.filter(({ names }) => names.some((name) => name.includes(text))).map(({ code }) => code);
}

/** IANA zone of a UN/LOCODE, for local times; null when unknown. */
export const zoneByCode = (code: string | null | undefined): string | null => (code ? timeZoneOf(code) : null);

/**
 * The last millisecond of a calendar date in a zone, as an instant in UTC.
 *
 * @param date `YYYY-MM-DD`
 * @param timeZone IANA zone; null is UTC
 */
export function endOfDay(date: string, timeZone: string | null): string | null {
  return parseTime(`${date}T23:59:59.999`, timeZone ?? 'UTC').at;
}

/** Properties with the code of a place, and the properties with its name: of `Place` and of `RailNode`. */
const NAMES = { unLocationCode: 'name', iataCode: 'name', placeCode: 'placeName' } as const;

/** Name of a place by its UN/LOCODE, or of an airport by its IATA code; null when unknown. */
const nameOf = (code: unknown, locale: Locale): string | null =>
  typeof code === 'string' ? (placeByCode(code, locale)?.name ?? airportName(code, locale)) : null;

/** Part of a response with its places named in the reader's language. In English they keep the names that carriers sent. */
export const inLanguage = <T>(value: T, locale: Locale): T => (locale === 'en' ? value : (withCatalogueNames(value, locale) as T));

/** Part of a response with its places named as in the catalogue, in English: carriers often write the terminal into the name of a place. */
export const withEnglishNames = <T>(value: T): T => withCatalogueNames(value, 'en') as T;

/** As the catalogue names them, in the reader's language. */
export const named = <T>(value: T, locale: Locale): T => withCatalogueNames(value, locale) as T;

function withCatalogueNames(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((item) => withCatalogueNames(item, locale));
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) copy[key] = withCatalogueNames(item, locale);
  for (const [code, name] of Object.entries(NAMES)) {
    const known = nameOf(copy[code], locale);
    if (known !== null) copy[name] = known;
  }
  return copy;
}
