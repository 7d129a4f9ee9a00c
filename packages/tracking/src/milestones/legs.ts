import type { Instant, Leg } from '../types.js';
import type { Node } from './node.js';
import type { StationNodes } from './timeline.js';
import type { Route } from './route.js';

const DEPARTURE_CODES = ['DEPA', 'LOAD', 'GTOT'];
const ARRIVAL_CODES = ['ARRI', 'DISC', 'GTIN', 'DROP'];

const MOVES: ReadonlySet<string> = new Set([...DEPARTURE_CODES, ...ARRIVAL_CODES]);

type BareLeg = Omit<Leg, 'feeder' | 'service'>;

/** When a milestone happened or is expected. */
export type ExpectedAt = (node: Node) => Instant | null;

function pick(nodes: readonly Node[], codes: readonly string[]): Node | undefined {
  const known = codes.flatMap((code) => nodes.find((node) => node.code === code && node.eventIds.length > 0) ?? []);
  return known[0];
}

const intoOf = ({ nodes }: StationNodes): Node | undefined =>
  pick(
    nodes.filter(({ occurred }) => occurred),
    ARRIVAL_CODES,
  ) ?? pick(nodes, ARRIVAL_CODES);

/** Event that takes the container away from a station: the inland move at the POD, the empty pick-up at the origin, else the departure. */
function outOf(station: StationNodes): Node | undefined {
  if (station.role !== 'pod') return pick(station.nodes, DEPARTURE_CODES);
  return pick(station.nodes, ['DEPA', 'LOAD']) ?? pick(station.nodes, ['GTOT']);
}

/** Legs between the stations of a container, in order. Calls on the way do not end a leg. */
export function buildLegs(stations: readonly StationNodes[], route: Route, expectedAt: ExpectedAt): Leg[] {
  const ends = stations.filter((station) => station.role !== 'call' && (station.place !== null || isUnknownPol(station, stations)));
  const legs: BareLeg[] = [];
  const reached = ends.findLastIndex(({ nodes }) => nodes.some(({ code, occurred }) => occurred && MOVES.has(code)));
  for (const [index, to] of ends.entries()) {
    const from = ends[index - 1];
    if (from !== undefined) legs.push(legBetween(from, to, expectedAt, index <= reached));
  }
  return legs.map((leg) => ({ ...leg, feeder: isFeeder(leg, route), service: serviceFrom(leg.from, route) }));
}

/** An unknown port of loading begins a leg when the source names the vessel that comes from there. */
function isUnknownPol({ role }: StationNodes, stations: readonly StationNodes[]): boolean {
  const next = stations.find((station) => station.place !== null && isSea(station.role));
  return role === 'pol' && pick(next?.nodes ?? [], ARRIVAL_CODES)?.vessel?.name !== undefined;
}

const isSea = (role: StationNodes['role']): boolean => role === 'pol' || role === 'transit' || role === 'pod';

const isOnePlace = (from: StationNodes, to: StationNodes): boolean =>
  from.place?.unLocationCode != null && from.place.unLocationCode === to.place?.unLocationCode;

function legBetween(from: StationNodes, to: StationNodes, expectedAt: ExpectedAt, arrived: boolean): BareLeg {
  const timeOf = (node: Node | undefined): Instant | null => (node === undefined ? null : expectedAt(node));
  const out = outOf(from);
  const into = intoOf(to);
  const atSea = isSea(from.role) && isSea(to.role) && !from.key.endsWith('#land') && !to.key.endsWith('#land');
  const mode = out?.mode ?? into?.mode ?? (atSea ? 'VESSEL' : null);
  // No ship sails from a place to itself: a move within it that names the vessel names the one the container waits for.
  const within = mode === 'VESSEL' && isOnePlace(from, to);
  return {
    key: `${from.key}>${to.key}`,
    from: from.key,
    to: to.key,
    mode: within ? null : mode,
    vessel: within ? null : ((!arrived && out?.occurred === true ? out.vessel : null) ?? into?.vessel ?? out?.vessel ?? null),
    voyage: within ? null : (out?.voyage ?? into?.voyage ?? null),
    departs: timeOf(out),
    arrives: timeOf(into),
    departed: out?.occurred === true || arrived,
    arrived,
  };
}

/** Barges, and vessels that the source calls feeders where they leave or arrive. */
const isFeeder = (leg: BareLeg, { visits }: Route): boolean =>
  leg.mode === 'BARGE' ||
  (leg.mode === 'VESSEL' &&
    visits.some(({ key, events }) =>
      events.some(
        ({ code, feeder }) =>
          feeder === true && ((key === leg.from && DEPARTURE_CODES.includes(code)) || (key === leg.to && ARRIVAL_CODES.includes(code))),
      ),
    ));

function serviceFrom(station: string, route: Route): string | null {
  const visit = route.visits.find(({ key }) => key === station);
  const departure = visit?.events.find((event) => event.service !== null && event.code !== 'ARRI' && event.code !== 'DISC');
  return departure?.service ?? null;
}
