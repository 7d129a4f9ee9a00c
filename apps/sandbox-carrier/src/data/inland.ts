import { placeOf, type InlandPlace } from './ports.ts';

const EARTH_RADIUS_KM = 6371;
const DETOUR_BY_LAND = 1.3;
/** Average speeds with stops, and hours for shunting or loading. */
const RAIL = { kmh: 38, extraHours: 6 };
const TRUCK = { kmh: 55, extraHours: 2 };

/** Kilometres by land between a port and an inland place: the great circle with an allowance for detours. */
export function inlandKm(port: string, inland: InlandPlace): number {
  const from = placeOf(port);
  const rad = Math.PI / 180;
  const cos =
    Math.sin(from.lat * rad) * Math.sin(inland.lat * rad) +
    Math.cos(from.lat * rad) * Math.cos(inland.lat * rad) * Math.cos((from.lon - inland.lon) * rad);
  return EARTH_RADIUS_KM * Math.acos(Math.min(1, cos)) * DETOUR_BY_LAND;
}

export function inlandHours(port: string, inland: InlandPlace): number {
  const { kmh, extraHours } = inland.mode === 'RAIL' ? RAIL : TRUCK;
  return inlandKm(port, inland) / kmh + extraHours;
}
