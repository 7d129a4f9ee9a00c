import type { Airline } from '../data/airlines.ts';
import { airDistanceKm } from '../data/airports.ts';
import { Dice } from '../random.ts';

/** Airports from origin to destination. */
export type AirRoute = readonly string[];

const MIN_DISTANCE_KM = 2500;
const MAX_DETOUR_FACTOR = 1.6;

const lengthKm = (route: AirRoute): number =>
  route.reduce((sum, code, i) => sum + (i === 0 ? 0 : airDistanceKm(route[i - 1] ?? code, code)), 0);

function isPlausible(route: AirRoute): boolean {
  const [origin = '', destination = ''] = [route[0], route.at(-1)];
  const direct = airDistanceKm(origin, destination);
  return new Set(route).size === route.length && direct >= MIN_DISTANCE_KM && lengthKm(route) <= direct * MAX_DETOUR_FACTOR;
}

const known = new Map<string, readonly AirRoute[]>();

/** Long routes of an airline over its hubs, direct or with one or two transfers. */
export function routesOf(airline: Airline): readonly AirRoute[] {
  const found = known.get(airline.code);
  if (found) return found;
  // An airport with its hub, or a hub alone.
  const ends = airline.hubs.flatMap(({ code, stations }) => [[code], ...stations.map((station) => [station, code])]);
  const routes = ends
    .flatMap((start) => ends.map((end) => [...new Set([...start, ...end.toReversed()])]))
    .filter((route) => route.length > 1 && isPlausible(route));
  known.set(airline.code, routes);
  return routes;
}

/** Asia with Oceania, where most air cargo begins. */
const isEastern = (code: string): boolean => airDistanceKm(code, 'HKG') < 5000;

/** Route of a shipment: about a third is direct, most of the others have one transfer. */
export function chooseRoute(airline: Airline, seed: string, withTransfer: boolean): AirRoute {
  const dice = new Dice(`route|${seed}`);
  const random = dice.next();
  const wanted = random < 0.33 ? 2 : random < 0.8 ? 3 : 4;
  const routes = routesOf(airline).filter(({ length }) => !withTransfer || length > 2);
  const fitting = routes.filter(({ length }) => length === wanted);
  const route = dice.pick(fitting.length > 0 ? fitting : routes);
  const outbound = isEastern(route[0] ?? '') || !isEastern(route.at(-1) ?? '');
  return outbound || dice.chance(0.4) ? route : route.toReversed();
}
