import { fit, positionOf, shownHubs, spotOf, type CompactRail, type CompactRailOptions, type Spot } from '../state/rail.js';
import type { AirShipmentState, AirStage, Station } from '../types.js';

const STAGES: ReadonlySet<AirStage> = new Set(['cargoReceived', 'departure', 'arrival', 'receivedFromFlight', 'delivered']);

/** A transit airport is one dot: its departure once the flight has landed there, before that its arrival. */
function hubSpot(station: Station<AirStage>, named: boolean): Spot<AirStage> | null {
  const spots = station.milestones.map((milestone) => spotOf(milestone, station.key, named));
  const arrival = spots.find(({ milestone }) => milestone.code === 'ARR');
  const departure = spots.find(({ milestone }) => milestone.code === 'DEP');
  const reached = spots.some(({ occurred }) => occurred);
  const shown = departure !== undefined && reached ? departure : (arrival ?? departure);
  return shown === undefined ? null : { ...shown, occurred: reached };
}

/** Progress rail of an air waybill, for list rows. */
export function airRail(state: AirShipmentState, { named = false }: CompactRailOptions = {}): CompactRail<AirStage> {
  const hubs = new Set(
    shownHubs(state.stations.flatMap((station) => (station.role === 'airTransit' ? (hubSpot(station, named) ?? []) : []))).map(
      ({ milestone }) => milestone,
    ),
  );
  const spots = state.stations.flatMap((station) => {
    const hub = station.role === 'airTransit' ? hubSpot(station, named) : null;
    if (hub !== null) return hubs.has(hub.milestone) ? [hub] : [];
    return station.milestones.filter(({ stage }) => STAGES.has(stage)).map((milestone) => spotOf(milestone, station.key, named));
  });
  return { nodes: fit(spots, named), position: positionOf(spots, state.asOf) };
}
