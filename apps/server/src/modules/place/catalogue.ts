import { normaliseIdentifier, parseTime } from '@seaberry/tracking';
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

const zones: readonly string[] = data.zones;
// Every row of the generated file is [name, index of the zone or −1].
const places = new Map(Object.entries(data.places) as [string, [name: string, zone: number]][]);

/** Place of a UN/LOCODE; null when unknown: show the code then. */
export function placeByCode(code: string | null | undefined): KnownPlace | null {
  const row = code ? places.get(code) : undefined;
  if (!code || !row) return null;
  return { code, name: row[0], country: code.slice(0, 2), timeZone: zones[row[1]] ?? null };
}

let spelled: readonly { code: string; name: string }[] | null = null;

/** Codes of the places with that text in name or code. @param text Normalised as a number is: upper case, without blanks */
export function placesContaining(text: string): string[] {
  spelled ??= Array.from(places, ([code, [name]]) => ({ code, name: normaliseIdentifier(name) }));
  return spelled.filter(({ code, name }) => name.includes(text) || code.includes(text)).map(({ code }) => code);
}

/** IANA zone of a UN/LOCODE, for local times; null when unknown. */
export const zoneByCode = (code: string | null | undefined): string | null => placeByCode(code)?.timeZone ?? null;

/**
 * The last millisecond of a calendar date in a zone, as an instant in UTC.
 *
 * @param date `YYYY-MM-DD`
 * @param timeZone IANA zone; null counts in UTC
 */
export function endOfDay(date: string, timeZone: string | null): string | null {
  return parseTime(`${date}T23:59:59.999`, timeZone ?? 'UTC').at;
}
