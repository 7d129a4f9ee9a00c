import type { GeoPoint } from '@seaberry/tracking';

/** A point of the drawing in px. */
export interface Point {
  x: number;
  y: number;
}

/** Part of the world that a drawing shows, in Mercator's projection: degrees of longitude, and latitude stretched to the same unit. */
export interface View {
  width: number;
  height: number;
  /** Longitude of the left edge. */
  west: number;
  /** Stretched latitude of the upper edge. */
  north: number;
  /** px of one degree of longitude. */
  scale: number;
}

/** Least width of a map in degrees: with less, the simplified coast would show its corners. */
const LEAST_DEGREES = 18;
/** Mercator's projection has no poles. */
const MOST_LATITUDE = 80;

/** Latitude in the unit of longitudes on the map. */
export function stretched(latitude: number): number {
  const within = Math.min(MOST_LATITUDE, Math.max(-MOST_LATITUDE, latitude));
  return (Math.log(Math.tan(Math.PI / 4 + (within * Math.PI) / 360)) * 180) / Math.PI;
}

export const toPoint = ([lon, lat]: GeoPoint, { west, north, scale }: View): Point => ({
  x: (lon - west) * scale,
  y: (north - stretched(lat)) * scale,
});

/** The view in which all points are at least `pad` from the edges. */
export function viewOf(points: readonly GeoPoint[], width: number, height: number, pad: Point): View {
  const lons = points.map(([lon]) => lon);
  const lats = points.map(([, lat]) => stretched(lat));
  const [west, east] = [Math.min(...lons), Math.max(...lons)];
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const scale = Math.min(
    (width - 2 * pad.x) / Math.max(east - west, 1e-6),
    (height - 2 * pad.y) / Math.max(north - south, 1e-6),
    width / LEAST_DEGREES,
  );
  // Near the poles the map ends.
  const edge = Math.min((north + south) / 2 + height / 2 / scale, stretched(MOST_LATITUDE));
  return { width, height, west: (west + east) / 2 - width / 2 / scale, north: edge, scale };
}
