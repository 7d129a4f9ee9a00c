import type { GeoPoint } from '../types.js';

/** Mean radius of the earth in nautical miles. */
const RADIUS_NM = 3440.065;
const rad = (degrees: number): number => (degrees * Math.PI) / 180;
const deg = (radians: number): number => (radians * 180) / Math.PI;

/** Shortest distance in nautical miles. */
export function distanceNm([lon1, lat1]: GeoPoint, [lon2, lat2]: GeoPoint): number {
  const [dLat, dLon] = [rad(lat2 - lat1), rad(lon2 - lon1)];
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(rad(lat1)) * Math.cos(rad(lat2)) * Math.sin(dLon / 2) ** 2;
  return 2 * RADIUS_NM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Length of a line in nautical miles. */
export function lengthNm(path: readonly GeoPoint[]): number {
  return path.reduce((sum, point, index) => sum + (index === 0 ? 0 : distanceNm(path[index - 1] ?? point, point)), 0);
}

/** Initial course from one point to another, in degrees clockwise from north, 0 to 360. */
export function courseOf([lon1, lat1]: GeoPoint, [lon2, lat2]: GeoPoint): number {
  const dLon = rad(lon2 - lon1);
  const y = Math.sin(dLon) * Math.cos(rad(lat2));
  const x = Math.cos(rad(lat1)) * Math.sin(rad(lat2)) - Math.sin(rad(lat1)) * Math.cos(rad(lat2)) * Math.cos(dLon);
  return (deg(Math.atan2(y, x)) + 360) % 360;
}

/** A longitude moved by whole turns so that it is within half a turn of another. */
export const nearTo = (lon: number, other: number): number => lon + Math.round((other - lon) / 360) * 360;

/** A line without jumps over the date line: each point continues the one before it. */
export function unwrapped(path: readonly GeoPoint[]): GeoPoint[] {
  const line: GeoPoint[] = [];
  for (const [lon, lat] of path) line.push([nearTo(lon, line.at(-1)?.[0] ?? lon), lat]);
  return line;
}

const STEP_DEGREES = 2;

/** The shortest line between two points, in pieces of at most two degrees. */
export function greatCircle(from: GeoPoint, to: GeoPoint): GeoPoint[] {
  const angle = distanceNm(from, to) / RADIUS_NM;
  const pieces = Math.max(1, Math.ceil(deg(angle) / STEP_DEGREES));
  const sine = Math.sin(angle);
  // Points opposite each other have no one shortest line.
  if (sine < 1e-9) return unwrapped([from, to]);
  const [[lon1, lat1], [lon2, lat2]] = [
    [rad(from[0]), rad(from[1])],
    [rad(to[0]), rad(to[1])],
  ] as const;
  const points = Array.from({ length: pieces + 1 }, (_, index): GeoPoint => {
    const f = index / pieces;
    const [a, b] = [Math.sin((1 - f) * angle) / sine, Math.sin(f * angle) / sine];
    const x = a * Math.cos(lat1) * Math.cos(lon1) + b * Math.cos(lat2) * Math.cos(lon2);
    const y = a * Math.cos(lat1) * Math.sin(lon1) + b * Math.cos(lat2) * Math.sin(lon2);
    const z = a * Math.sin(lat1) + b * Math.sin(lat2);
    return [deg(Math.atan2(y, x)), deg(Math.atan2(z, Math.hypot(x, y)))];
  });
  return unwrapped([from, ...points.slice(1, -1), to]);
}

/**
 * The point at a distance from the beginning of a line, the course there, and how many points of the line are behind it.
 *
 * @param nm nautical miles
 */
export function pointAlong(path: readonly GeoPoint[], nm: number): { at: GeoPoint; course: number; passed: number } | null {
  const first = path[0];
  if (!first) return null;
  let left = Math.max(0, nm);
  let course = 0;
  for (const [index, to] of path.entries()) {
    const from = path[index - 1];
    if (!from) continue;
    const length = distanceNm(from, to);
    if (length > 0) course = courseOf(from, to);
    if (left <= length) {
      const f = length === 0 ? 0 : left / length;
      return { at: [from[0] + (to[0] - from[0]) * f, from[1] + (to[1] - from[1]) * f], course, passed: index };
    }
    left -= length;
  }
  return { at: path.at(-1) ?? first, course, passed: path.length };
}
