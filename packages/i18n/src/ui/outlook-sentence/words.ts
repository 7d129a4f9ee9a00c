import type { Formatters } from '../../core/formatters.js';
import type { UiMessages } from '../types.js';

/** Place of `@seaberry/tracking`, as far as it is named. */
export interface NamedPlace {
  name: string | null;
  unLocationCode: string | null;
  iataCode?: string | null | undefined;
  facilityCode: string | null;
}

/** Code of a place: its UN/LOCODE, else that of its airport. */
export const placeCode = (place: Pick<NamedPlace, 'unLocationCode' | 'iataCode'>): string | null =>
  place.unLocationCode ?? place.iataCode ?? null;

/** Name of a place in the source, else any of its codes; null when it has neither. */
export const knownName = (place: NamedPlace | null | undefined): string | null =>
  (place && (place.name || placeCode(place) || place.facilityCode)) || null;

/** Display name of a place: its name, else its code, else “unknown”. */
export const placeName = (place: NamedPlace | null | undefined, text: Pick<UiMessages['tracking'], 'unknownPlace'>): string =>
  knownName(place) ?? text.unknownPlace;

/** Slip in words: `5 d late`, `6 h early`, `on time`. */
export function slipInWords(
  slipMs: number,
  text: Pick<UiMessages['tracking'], 'onTime' | 'late' | 'early'>,
  format: Pick<Formatters, 'duration'>,
): string {
  if (Math.abs(slipMs) < 1_800_000) return text.onTime;
  return text[slipMs > 0 ? 'late' : 'early'](format.duration(slipMs));
}
