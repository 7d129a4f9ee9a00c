import { hasOccurred } from '../anomalies/assess.js';
import { placeKey } from '../journey/facts.js';
import type { ExpectedSource, Instant, Milestone, NodeState, OceanStage, ShipmentState, Stage, Station } from '../types.js';

/** One dot of the rail in a list row. Times are instants; `planned` is the first plan, the base of the slip. */
export interface RailNode<S extends Stage = OceanStage> {
  stage: S;
  code: string;
  /** Only of a milestone by rail, which it names. */
  mode?: 'RAIL';
  placeCode: string | null;
  /** Name of the place; only with `named`. */
  placeName?: string;
  /** IANA zone of the place; only with `named`. Without it times are shown in UTC. */
  timeZone?: string;
  planned: Instant | null;
  actual: Instant | null;
  /** When it is expected; null once it has happened, and when unknown. */
  expected: Instant | null;
  /** Grounds of `expected`; without it the carrier's own estimate. */
  expectedSource?: ExpectedSource;
  /** No source reported it, although a later milestone has happened, or its time is over and nothing has been heard for long. */
  passed?: boolean;
  /** It will not happen, since the booking was cancelled. */
  cancelled?: true;
  state: NodeState;
  slipMs: number | null;
  /** Customer deadline of the delivery; end of the free days of an empty return that is late by them. */
  due?: Instant;
}

/** Summary of a journey, small enough for every row of a list (under 1.5 kB as JSON). */
export interface CompactRail<S extends Stage = OceanStage> {
  nodes: RailNode<S>[];
  /**
   * Position of the cargo: index of the last node that happened, plus the share of the way to the next one at `asOf`; -1 before the first.
   */
  position: number;
}

const MAX_HUBS = 2;
const MAX_BYTES = 1500;
const PLACE_LENGTH = 12;
const STAGES: ReadonlySet<OceanStage> = new Set([
  'emptyPickup',
  'gatedIn',
  'departed',
  'arrivedPod',
  'discharged',
  'delivered',
  'emptyReturned',
]);
const MAIN_CODE: Readonly<Partial<Record<OceanStage, string>>> = { emptyPickup: 'GTOT', discharged: 'DISC' };

export interface CompactRailOptions {
  /** Adds name and zone of each place, which the rail then shows; a third more bytes. */
  named?: boolean;
}

export interface Spot<S extends Stage = OceanStage> {
  milestone: Milestone<S>;
  node: RailNode<S>;
  occurred: boolean;
}

const NAME_LENGTH = 24;

function namesOf({ place }: Milestone<Stage>): Pick<RailNode, 'placeName' | 'timeZone'> {
  return {
    ...(place?.name == null ? {} : { placeName: place.name.slice(0, NAME_LENGTH) }),
    ...(place?.timeZone == null ? {} : { timeZone: place.timeZone }),
  };
}

function toNode<S extends Stage>(milestone: Milestone<S>, place: string | null, named: boolean): RailNode<S> {
  return {
    stage: milestone.stage,
    code: milestone.code,
    ...(milestone.mode === 'RAIL' ? { mode: 'RAIL' } : {}),
    placeCode: (placeKey(milestone.place) ?? place)?.slice(0, PLACE_LENGTH) ?? null,
    ...(named ? namesOf(milestone) : {}),
    planned: milestone.planned,
    actual: milestone.actual,
    expected: milestone.actual === null ? milestone.expected : null,
    ...(milestone.expectedSource === 'carried' || milestone.expectedSource === 'plan' ? { expectedSource: milestone.expectedSource } : {}),
    ...(milestone.passed ? { passed: true } : {}),
    ...(milestone.cancelled ? { cancelled: true } : {}),
    state: milestone.state,
    slipMs: isUnreported(milestone) ? null : milestone.slipMs,
    ...(milestone.due !== null && (milestone.stage === 'delivered' || milestone.state === 'delayed') ? { due: milestone.due } : {}),
  };
}

/** Beyond its threshold and not late: something is overdue for less than the carrier takes to report, so its slip is not yet known. */
const isUnreported = ({ state, slipMs, thresholdMs, anomaly, due }: Milestone<Stage>): boolean =>
  state === 'notOccurred' && anomaly !== null && due === null && slipMs !== null && slipMs > thresholdMs;

export const spotOf = <S extends Stage>(milestone: Milestone<S>, place: string | null, named: boolean): Spot<S> => ({
  milestone,
  node: toNode(milestone, place, named),
  occurred: hasOccurred(milestone),
});

/** A hub is one dot: its departure once the vessel has arrived there, before that its arrival. */
function hubSpot(station: Station, named: boolean): Spot | null {
  const arrival = station.milestones.find(({ stage, code }) => stage === 'transitArrived' && code === 'ARRI');
  const departure = station.milestones.find(({ stage }) => stage === 'transitDeparted');
  const reached = station.milestones.some((milestone) => milestone.stage === 'transitArrived' && hasOccurred(milestone));
  const shown = departure !== undefined && (reached || hasOccurred(departure)) ? departure : arrival;
  if (shown === undefined) return null;
  const spot = spotOf(shown, placeKey(station.place), named);
  return { ...spot, occurred: spot.occurred || reached };
}

/** Hubs that the rail shows: of many, those around the container. */
export function shownHubs<S extends Stage>(hubs: readonly Spot<S>[]): readonly Spot<S>[] {
  const next = hubs.findIndex((hub) => !hub.occurred);
  const from = next < 0 ? hubs.length - MAX_HUBS : next - 1;
  const start = Math.min(Math.max(from, 0), Math.max(hubs.length - MAX_HUBS, 0));
  return hubs.slice(start, start + MAX_HUBS);
}

/** Rail of the container that represents the bill, for list rows. */
export function compactRail(state: ShipmentState, { named = false }: CompactRailOptions = {}): CompactRail {
  const lead = state.containers.find(({ number }) => number === (state.leadContainer ?? '')) ?? state.containers[0];
  const stations = lead?.stations ?? [];
  const hubs = new Set(
    shownHubs(stations.flatMap((station) => (station.role === 'transit' ? (hubSpot(station, named) ?? []) : []))).map(
      ({ milestone }) => milestone,
    ),
  );
  const spots = stations.flatMap((station) => {
    const hub = station.role === 'transit' ? hubSpot(station, named) : null;
    if (hub !== null) return hubs.has(hub.milestone) ? [hub] : [];
    return station.milestones.filter(isRailNode).map((milestone) => spotOf(milestone, placeKey(station.place), named));
  });
  const reached = spots.map((spot) =>
    spot.node.stage === 'arrivedPod' && lead?.stage === 'arrivedPod' ? { ...spot, occurred: true } : spot,
  );
  return { nodes: fit(spots, named), position: positionOf(reached, state.asOf) };
}

/** An unloading at the place of delivery is shown while it is late, since it then makes the shipment late. */
const isRailNode = ({ stage, code, key, anomaly, state }: Milestone): boolean =>
  anomaly === 'pldUnload'
    ? state === 'delayed'
    : STAGES.has(stage) && (MAIN_CODE[stage] ?? code) === code && (stage !== 'discharged' || !key.endsWith('#land'));

/** Leaves out the plan of nodes on schedule until the rail is small enough; the slip still shows it. */
export function fit<S extends Stage>(spots: readonly Spot<S>[], named: boolean): RailNode<S>[] {
  const nodes = spots.map(({ node }) => node);
  const maxBytes = named ? MAX_BYTES * 1.4 : MAX_BYTES;
  // 40 bytes are for the position and the punctuation around the nodes.
  for (let at = 0; at < nodes.length && JSON.stringify(nodes).length > maxBytes - 40; at += 1) {
    const node = nodes[at];
    if (node !== undefined && node.actual !== null && node.state === 'asScheduled') nodes[at] = { ...node, planned: null };
  }
  return nodes;
}

export function positionOf(spots: readonly Spot<Stage>[], asOf: Instant): number {
  const last = spots.findLastIndex((spot) => spot.occurred);
  const from = spots[last]?.node.actual ?? null;
  const next = spots[last + 1]?.node;
  const to = next === undefined ? null : (next.expected ?? next.planned);
  if (last < 0 || from === null || to === null || to <= from) return last;
  const share = (Date.parse(asOf) - Date.parse(from)) / (Date.parse(to) - Date.parse(from));
  // The share stays below 1 until the arrival is reported.
  return last + Math.round(Math.min(Math.max(share, 0), 0.95) * 100) / 100;
}
