import type { GeoPoint, Place } from '../types.js';
import { PLACES } from './places.gen.js';

let known: ReadonlyMap<string, GeoPoint> | null = null;

function table(): ReadonlyMap<string, GeoPoint> {
  const places = new Map<string, GeoPoint>();
  for (const line of PLACES.split('\n')) {
    const [country = '', ...rest] = line.split(' ');
    for (let at = 0; at < rest.length; at += 3) {
      const [code = '', lon, lat] = rest.slice(at, at + 3);
      places.set(country + code, [Number(lon) / 100, Number(lat) / 100]);
    }
  }
  return places;
}

/**
 * Coordinates of a port or a larger inland place, to about a kilometre.
 *
 * @param unLocationCode UN/LOCODE in capital letters, e.g. `CNSHA`
 * @returns null when unknown
 */
export function coordinatesOf(unLocationCode: string): GeoPoint | null {
  known ??= table();
  return known.get(unLocationCode) ?? null;
}

/** Coordinates of a place: of its code, else as the source gave them; null when unknown. */
export function pointOf({ unLocationCode, latitude, longitude }: Place): GeoPoint | null {
  const listed = unLocationCode === null ? null : coordinatesOf(unLocationCode);
  if (listed) return listed;
  const isOnEarth =
    latitude !== null &&
    longitude !== null &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180 &&
    (latitude !== 0 || longitude !== 0);
  return isOnEarth ? [longitude, latitude] : null;
}
