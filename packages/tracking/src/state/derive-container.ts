import { assess, type Earliest } from '../anomalies/assess.js';
import { ratesOf, type EstimateModel, type EstimateRates } from '../estimate/model.js';
import { expectationsOf, NOT_EXPECTED, timeRules, type Expectation } from '../expectation/index.js';
import type { BoundContainer } from '../journey/bind.js';
import { isActual, placeKey, sameVessel } from '../journey/facts.js';
import { lastZone } from '../milestones/last-zone.js';
import { buildLegs } from '../milestones/legs.js';
import { NO_BILL_FACTS, type BillFacts } from '../milestones/left-behind.js';
import { unreportedMilestone, type Node } from '../milestones/node.js';
import { barePlace, buildTimeline, type OlderVersions, type StationNodes, type Timeline } from '../milestones/timeline.js';
import { stageOrder } from '../stages/order.js';
import type { AnomalySettings, ContainerState, Instant, OceanStage, ShipmentQuery, Station, TrackingEvent } from '../types.js';
import { endOf, endsAtOf, type End } from './ended.js';
import { answeredUntil } from './heard.js';

/** State of a container with values that only the bill needs. */
export interface DerivedContainer {
  state: ContainerState;
  nodes: Node[];
  timeline: Timeline;
  rates: EstimateRates;
  expectations: ReadonlyMap<Node, Expectation>;
  earliest: Earliest;
  /** Stage reached by the container itself; never `finished`. */
  reached: OceanStage | null;
  /** Sort key among the containers of a bill: lower is less advanced. */
  progress: number;
}

/** Derives the state of one container from the events of its journey. */
export function deriveContainer(
  container: BoundContainer,
  query: ShipmentQuery,
  settings: AnomalySettings,
  asOf: Instant,
  older: OlderVersions,
  model: EstimateModel,
  bill: BillFacts = NO_BILL_FACTS,
  lagMs = 0,
  hasArrived = false,
): DerivedContainer {
  const { number, events } = container;
  const read = (isOver: boolean): Pick<DerivedContainer, 'timeline' | 'nodes'> => {
    const timeline = buildTimeline(events, query, older, bill, isOver);
    const nodes = timeline.stations.flatMap((station) => station.nodes);
    const isProven = (node: Node): boolean => (node.stage === 'arrivedPod' ? hasArrived : hasLeft(node, nodes, events));
    for (const node of nodes) if (!node.occurred && isProven(node)) [node.occurred, node.proven] = [true, true];
    return { timeline, nodes };
  };
  const open = read(false);
  const end = endOf(open.nodes, events, asOf, answeredUntil(query, asOf));
  const isEntered = query.pldCode !== null && open.timeline.route.pld === query.pldCode;
  const { timeline, nodes } = end !== null && isEntered ? read(true) : open;
  const last = nodes.findLastIndex((node) => node.occurred);
  const reached = nodes[last]?.stage ?? null;
  const rates = ratesOf(model, events[0]?.source ?? null, laneOf(timeline));
  const expected = expectationsOf(nodes, asOf, timeRules(rates), lagMs);
  const expectations = new Map(nodes.flatMap((node, at) => (expected[at] === undefined ? [] : [[node, expected[at]] as const])));
  const finish = finishOf(timeline.stations, end);
  if (end !== null) expectations.set(finish, { ...NOT_EXPECTED, expected: end.at, source: 'actual' });
  const withFinish = timeline.stations.map((one) => (one.role === 'depot' ? { ...one, nodes: [...one.nodes, finish] } : one));
  const { stations, anomalies, earliest } = assess(withFinish, {
    expectations,
    settings,
    asOf,
    customerDeadline: query.customerDeadline,
    lagMs,
    container: number === '' ? null : number,
  });
  const boxEvents = events.filter((event) => event.equipmentReference !== null).toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  return {
    state: {
      number,
      isoCode: boxEvents.find((event) => event.isoEquipmentCode !== null)?.isoEquipmentCode ?? null,
      seals: boxEvents.find((event) => event.seals.length > 0)?.seals ?? [],
      stage: end === null ? reached : 'finished',
      stations: stations.map(({ station: { key, role, place }, milestones }) => ({ key, role, place, milestones })),
      legs: buildLegs(timeline.stations, timeline.route, (node) => expectations.get(node)?.expected ?? null),
      anomalies,
      ended: end?.reason ?? null,
      endedAt: end?.at ?? null,
      endsAt: end === null ? endsAtOf(nodes, events, asOf) : null,
      notes: timeline.notes,
    },
    nodes,
    timeline,
    rates,
    expectations,
    earliest,
    reached,
    progress: end === null ? stageOrder(reached) * 1000 + Math.max(last, 0) : Number.POSITIVE_INFINITY,
  };
}

/** `POL-POD` by UN/LOCODE; null while one of them is unknown. */
export function laneOf({ stations }: Timeline): string | null {
  const at = (role: Station['role']): string | null => stations.find((station) => station.role === role)?.place?.unLocationCode ?? null;
  const [pol, pod] = [at('pol'), at('pod')];
  return pol === null || pod === null ? null : `${pol}-${pod}`;
}

/** Whether the vessel that a container was loaded on is reported at another place since. */
function hasLeft({ code, station, place }: Node, nodes: readonly Node[], events: readonly TrackingEvent[]): boolean {
  if (code !== 'DEPA') return false;
  const loaded = nodes.find((node) => node.station === station && node.code === 'LOAD' && node.actual !== null);
  return events.some(
    (event) =>
      isActual(event) &&
      sameVessel(event.vessel, loaded?.vessel ?? null) &&
      placeKey(event.place) !== placeKey(place) &&
      (event.occursAt ?? '') > (loaded?.actual ?? ''),
  );
}

/** Node for the end of tracking: derived, since no source reports it. It is at no place; its time is shown in the zone of the one that was reported last. */
function finishOf(stations: readonly StationNodes[], end: End | null): Node {
  const timeZone = lastZone(stations.flatMap(({ nodes }) => nodes));
  const slot = { key: 'finished@-#0', stage: 'finished', code: 'END', station: '', rank: 0 } as const;
  const node = unreportedMilestone(slot, timeZone === null ? null : { ...barePlace(null), timeZone });
  return { ...node, actual: end?.at ?? null, occurred: end !== null };
}
