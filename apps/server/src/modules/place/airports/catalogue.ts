import type { Locale } from '@seaberry/i18n';
import { normaliseIdentifier, type Place } from '@seaberry/tracking';
import data from './airports.gen.json' with { type: 'json' };

// A row of the generated file: English name, degrees, IANA zone, and for those with much cargo the names in Simplified and Traditional Chinese.
type Row = readonly [name: string, latitude: number, longitude: number, timeZone: string, simplified?: string, traditional?: string];
const airports = new Map(Object.entries(data) as unknown as [string, Row][]);

/** IANA zone of an airport by its IATA code; null when unknown. */
export const zoneOfAirport = (code: string | null): string | null => (code === null ? null : (airports.get(code)?.[3] ?? null));

/** Name of an airport by its IATA code, in English where this language has none; null when unknown. */
export function airportName(code: string | null | undefined, locale: Locale): string | null {
  const row = code ? airports.get(code) : undefined;
  if (!row) return null;
  const [english, , , , simplified, traditional] = row;
  return (locale === 'zh-cn' ? simplified : locale === 'zh-tw' ? traditional : null) ?? english;
}

/** Airport with its English name, coordinates and zone; null for an unknown one, whose times are shown as the airline gave them. */
export function airportByCode(iataCode: string): Place | null {
  const row = airports.get(iataCode);
  if (!row) return null;
  const [name, latitude, longitude, timeZone] = row;
  return { unLocationCode: null, iataCode, name, facilityCode: null, facilityType: null, latitude, longitude, timeZone };
}

/** Codes of the airports whose name or code contains a text; those with much cargo first. @param text From `normaliseIdentifier` */
export function airportsContaining(text: string): string[] {
  const found = [...airports].filter(([code, [name, , , , simplified = '', traditional = '']]) =>
    [code, normaliseIdentifier(name), simplified, traditional].some((one) => one.includes(text)),
  );
  const rank = ([code, row]: readonly [string, Row]): number => (code === text ? 0 : row.length > 4 ? 1 : 2);
  return found.toSorted((a, b) => rank(a) - rank(b)).map(([code]) => code);
}
