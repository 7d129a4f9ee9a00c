import type { GeoPoint, RouteStop, ShipmentRoute } from '@seaberry/tracking';

import { toPoint, viewOf, type Point, type View } from './projection.logic.js';

export interface DrawnStop extends Point {
  stop: RouteStop;
}

/** A shipment's way in px. */
export interface RouteDrawing {
  view: View;
  stops: readonly DrawnStop[];
  /** Lines that the shipment has passed, and those ahead. */
  past: readonly (readonly Point[])[];
  ahead: readonly (readonly Point[])[];
  position: (Point & { course: number | null; isEstimated: boolean; isFlying: boolean }) | null;
}

/** Nearest equal longitude. */
const nearTo = (lon: number, other: number): number => lon + Math.round((other - lon) / 360) * 360;
const moved = ([lon, lat]: GeoPoint, by: number): GeoPoint => [lon + by, lat];

interface Placed {
  stops: Map<string, GeoPoint>;
  legs: { past: GeoPoint[]; ahead: GeoPoint[] }[];
  position: GeoPoint | null;
}

/** All points on one line of longitudes, so that a way over the date line does not jump to the other side of the map. */
function placed({ stops, legs, position }: ShipmentRoute): Placed {
  const at = new Map<string, GeoPoint>();
  const parts: Placed['legs'] = [];
  let last = stops[0]?.at[0] ?? 0;
  let here: GeoPoint | null = null;
  for (const stop of stops) {
    const known = at.get(stop.key) ?? [nearTo(stop.at[0], last), stop.at[1]];
    at.set(stop.key, known);
    last = known[0];
    for (const leg of legs.filter(({ from }) => from === stop.key)) {
      const shift = known[0] - (leg.path[0]?.[0] ?? known[0]);
      const path = leg.path.map((point) => moved(point, shift));
      const end = path.at(-1);
      if (end) at.set(leg.to, end);
      const isHere = position !== null && position.on === leg.key;
      const [behind, before] = [path.slice(0, leg.passed), path.slice(Math.max(0, leg.passed - (isHere ? 0 : 1)))];
      if (isHere) here = moved(position.at, shift);
      parts.push(here && isHere ? { past: [...behind, here], ahead: [here, ...before] } : { past: behind, ahead: before });
    }
  }
  const atStop = position && at.get(position.on);
  return { stops: at, legs: parts, position: here ?? atStop ?? (position && [nearTo(position.at[0], last), position.at[1]]) };
}

const WORLD_DEGREES = 360;

/** Room for labels around the way, in px. */
const padOf = (width: number, height: number): Point => ({ x: Math.min(72, width * 0.14), y: Math.min(40, height * 0.18) });

/** The view of points in a box. It is no wider than the world, which it would show twice. */
function fit(points: readonly GeoPoint[], width: number, height: number): View {
  const view = viewOf(points, width, height, padOf(width, height));
  const world = Math.floor(WORLD_DEGREES * view.scale);
  return width > world ? viewOf(points, world, height, padOf(world, height)) : view;
}

/** Draws a way into a box; null without any stop. */
export function drawRoute(route: ShipmentRoute, width: number, height: number): RouteDrawing | null {
  if (route.stops.length === 0) return null;
  const { stops, legs, position } = placed(route);
  const all = [...stops.values(), ...legs.flatMap(({ past, ahead }) => [...past, ...ahead])];
  const view = fit(all, width, height);
  const line = (points: readonly GeoPoint[]): Point[] => points.map((point) => toPoint(point, view));
  return {
    view,
    stops: route.stops.flatMap((stop) => {
      const at = stops.get(stop.key);
      return at ? [{ stop, ...toPoint(at, view) }] : [];
    }),
    past: legs.flatMap(({ past }) => (past.length > 1 ? [line(past)] : [])),
    ahead: legs.flatMap(({ ahead }) => (ahead.length > 1 ? [line(ahead)] : [])),
    position: position && {
      ...toPoint(position, view),
      course: route.position?.course ?? null,
      isEstimated: route.position?.source === 'estimated',
      isFlying: route.legs.some(({ key, mode }) => key === route.position?.on && mode === 'AIR'),
    },
  };
}

/** Data of an SVG path. */
export const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
