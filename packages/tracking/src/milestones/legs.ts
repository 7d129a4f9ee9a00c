import type { Instant, Leg } from '../types.js';
import type { Node } from './node.js';
import type { StationNodes } from './timeline.js';
import type { Route } from './route.js';

const OUT_CODES = ['DEPA', 'LOAD', 'GTOT'];
const IN_CODES = ['ARRI', 'DISC', 'GTIN', 'DROP'];

/** When a milestone happened or is expected. */
export type ExpectedAt = (node: Node) => Instant | null;

function pick(nodes: readonly Node[], codes: readonly string[]): Node | undefined {
  const known = nodes.filter((node) => node.eventIds.length > 0);
  for (const code of codes) {
    const found = known.find((node) => node.code === code);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Event that takes the container away from a station: the inland move at the POD, the empty at the origin, else the departure. */
function outOf(station: StationNodes): Node | undefined {
  if (station.role !== 'pod') return pick(station.nodes, OUT_CODES);
  return pick(station.nodes, ['DEPA', 'LOAD']) ?? pick(station.nodes, ['GTOT']);
}

/** Legs between the stations of a container, in order. Calls on the way do not end a leg. */
export function buildLegs(stations: readonly StationNodes[], route: Route, expectedAt: ExpectedAt): Leg[] {
  const ends = stations.filter((station) => station.role !== 'call' && (station.place !== null || isUnknownPol(station, stations)));
  const legs: Leg[] = [];
  for (const [at, to] of ends.entries()) {
    const from = ends[at - 1];
    if (from !== undefined) legs.push(legBetween(from, to, expectedAt));
  }
  markFeeders(legs, route);
  return legs;
}

/** An unknown port of loading begins a leg when the source names the vessel that comes from there. */
function isUnknownPol({ role }: StationNodes, stations: readonly StationNodes[]): boolean {
  const next = stations.find((station) => station.place !== null && isSea(station.role));
  return role === 'pol' && pick(next?.nodes ?? [], IN_CODES)?.vessel?.name !== undefined;
}

const isSea = (role: StationNodes['role']): boolean => role === 'pol' || role === 'transit' || role === 'pod';

function legBetween(from: StationNodes, to: StationNodes, expectedAt: ExpectedAt): Leg {
  const timeOf = (node: Node | undefined): Instant | null => (node === undefined ? null : expectedAt(node));
  const out = outOf(from);
  const into = pick(to.nodes, IN_CODES);
  const atSea = isSea(from.role) && isSea(to.role) && !from.key.endsWith('#land') && !to.key.endsWith('#land');
  const source = [into, out].find((node) => node?.vessel !== null && node !== undefined) ?? out ?? into;
  return {
    key: `${from.key}>${to.key}`,
    from: from.key,
    to: to.key,
    mode: out?.mode ?? into?.mode ?? (atSea ? 'VESSEL' : null),
    feeder: false,
    vessel: source?.vessel ?? null,
    voyage: out?.voyage ?? into?.voyage ?? null,
    service: null,
    departs: timeOf(out),
    arrives: timeOf(into),
    departed: out?.occurred === true || into?.occurred === true,
    arrived: into?.occurred === true,
  };
}

/** The longest sea leg is the main one; barges and other vessels are its feeders. */
function markFeeders(legs: readonly Leg[], route: Route): void {
  const vessels = legs.filter((leg) => leg.mode === 'VESSEL');
  const duration = (leg: Leg): number =>
    leg.departs === null || leg.arrives === null ? -1 : Date.parse(leg.arrives) - Date.parse(leg.departs);
  const main = vessels.reduce<Leg | null>((longest, leg) => (longest === null || duration(leg) >= duration(longest) ? leg : longest), null);
  for (const leg of legs) {
    leg.feeder = leg.mode === 'BARGE' || (leg.mode === 'VESSEL' && leg !== main);
    const call = route.visits
      .find((visit) => visit.key === leg.from)
      ?.events.find((event) => event.service !== null && event.code !== 'ARRI' && event.code !== 'DISC');
    leg.service = call?.service ?? null;
  }
}
