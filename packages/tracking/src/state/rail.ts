import { hasOccurred } from '../anomalies/judge.js';
import { placeKey } from '../journey/facts.js';
import type { Instant, Milestone, NodeState, OceanStage, ShipmentState, Station } from '../types.js';

/** One dot of the rail in a list row. Times are instants; `planned` is the first plan, which slips are measured against. */
export interface RailNode {
  stage: OceanStage;
  code: string;
  placeCode: string | null;
  planned: Instant | null;
  actual: Instant | null;
  estimated: Instant | null;
  state: NodeState;
  slipMs: number | null;
}

/** The journey in one line, small enough for every row of a list (under 1.5 kB as JSON). */
export interface CompactRail {
  nodes: RailNode[];
  /**
   * Where the box is: index of the last node that happened, plus the share of the way to the next one at `asOf`; -1 before
   * the first.
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
const MAIN_CODE: Readonly<Partial<Record<OceanStage, string>>> = { emptyPickup: 'GTOT', discharged: 'DISC', delivered: 'GTOT' };

interface Spot {
  milestone: Milestone;
  node: RailNode;
  occurred: boolean;
}

function toNode(milestone: Milestone, place: string | null): RailNode {
  return {
    stage: milestone.stage,
    code: milestone.code,
    placeCode: (placeKey(milestone.place) ?? place)?.slice(0, PLACE_LENGTH) ?? null,
    planned: milestone.baseline ?? milestone.planned,
    actual: milestone.actual,
    estimated: milestone.actual === null ? milestone.estimated : null,
    state: milestone.state,
    slipMs: milestone.slipMs,
  };
}

const spotOf = (milestone: Milestone, place: string | null): Spot => ({
  milestone,
  node: toNode(milestone, place),
  occurred: hasOccurred(milestone),
});

/** A hub is one dot: its departure once the vessel has arrived there, else its arrival. */
function hubSpot(station: Station): Spot | null {
  const arrival = station.milestones.find(({ stage, code }) => stage === 'transitArrived' && code === 'ARRI');
  const departure = station.milestones.find(({ stage }) => stage === 'transitDeparted');
  const reached = station.milestones.some((milestone) => milestone.stage === 'transitArrived' && hasOccurred(milestone));
  const shown = departure !== undefined && (reached || hasOccurred(departure)) ? departure : arrival;
  if (shown === undefined) return null;
  const spot = spotOf(shown, placeKey(station.place));
  return { ...spot, occurred: spot.occurred || reached };
}

/** Of many hubs the rail shows those around the box. */
function shownHubs(hubs: readonly Spot[]): readonly Spot[] {
  const next = hubs.findIndex((hub) => !hub.occurred);
  const from = next < 0 ? hubs.length - MAX_HUBS : next - 1;
  const start = Math.min(Math.max(from, 0), Math.max(hubs.length - MAX_HUBS, 0));
  return hubs.slice(start, start + MAX_HUBS);
}

/** The rail of the box that stands for the bill, for list rows. */
export function compactRail(state: ShipmentState): CompactRail {
  const lead = state.containers.find(({ number }) => number === (state.leadContainer ?? '')) ?? state.containers[0];
  const stations = lead?.stations ?? [];
  const hubs = new Set(
    shownHubs(stations.flatMap((station) => (station.role === 'transit' ? (hubSpot(station) ?? []) : []))).map(
      ({ milestone }) => milestone,
    ),
  );
  const spots = stations.flatMap((station) => {
    const hub = station.role === 'transit' ? hubSpot(station) : null;
    if (hub !== null) return hubs.has(hub.milestone) ? [hub] : [];
    return station.milestones.filter(isRailNode).map((milestone) => spotOf(milestone, placeKey(station.place)));
  });
  return { nodes: fit(spots), position: positionOf(spots, state.asOf) };
}

const isRailNode = ({ stage, code, key }: Milestone): boolean =>
  STAGES.has(stage) && (MAIN_CODE[stage] ?? code) === code && (stage !== 'discharged' || !key.endsWith('#land'));

/** Leaves out the plan of what went as scheduled until the rail is small enough: the slip still tells it. */
function fit(spots: readonly Spot[]): RailNode[] {
  const nodes = spots.map(({ node }) => node);
  for (let at = 0; at < nodes.length && JSON.stringify(nodes).length > MAX_BYTES - 40; at += 1) {
    const node = nodes[at];
    if (node !== undefined && node.actual !== null && node.state === 'asScheduled') nodes[at] = { ...node, planned: null };
  }
  return nodes;
}

function positionOf(spots: readonly Spot[], asOf: Instant): number {
  const last = spots.findLastIndex((spot) => spot.occurred);
  const from = spots[last]?.node.actual ?? null;
  const next = spots[last + 1]?.node;
  const to = next === undefined ? null : (next.estimated ?? next.planned);
  if (last < 0 || from === null || to === null || to <= from) return last;
  const share = (Date.parse(asOf) - Date.parse(from)) / (Date.parse(to) - Date.parse(from));
  // It is not there before it says so.
  return last + Math.round(Math.min(Math.max(share, 0), 0.95) * 100) / 100;
}
