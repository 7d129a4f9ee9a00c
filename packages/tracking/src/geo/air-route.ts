import { groupBy } from '../journey/group-by.js';
import type { AirShipmentState, AirStage, Milestone, ShipmentRoute } from '../types.js';
import { EMPTY_ROUTE, routeOf } from './shipment-route.js';

/**
 * The way of an air shipment on a map: airports with coordinates, flights along great circles, trucks between them likewise. A flight in
 * several parts is drawn once. While the parts are in different places, none of them is that of the shipment.
 */
export function routeOfAirShipment({
  stations,
  legs,
  asOf,
  outlook,
  lastEventAt,
}: Pick<AirShipmentState, 'asOf' | 'stations' | 'legs' | 'lastEventAt' | 'outlook'>): ShipmentRoute {
  // Entered airports are no journey before the airline has reported anything.
  if (lastEventAt === null) return EMPTY_ROUTE;
  const parts = groupBy(legs, ({ from, to }) => `${from}>${to}`);
  const drawn = Array.from(parts.values(), (all) => all.findLast(({ departed }) => departed) ?? all[0]).filter((leg) => leg !== undefined);
  const route = routeOf({ stations, legs: drawn, asOf, outlook }, undefined);
  const isSplit = stations.some(({ milestones }) => milestones.some(isPartlyDone));
  return isSplit ? { ...route, position: null } : route;
}

/** Some pieces have completed the step, the others not. */
const isPartlyDone = ({ actual, cargo }: Milestone<AirStage>): boolean =>
  actual === null && cargo?.pieces != null && cargo.pieces > 0 && cargo.totalPieces !== null && cargo.pieces < cargo.totalPieces;
