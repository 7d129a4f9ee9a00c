import { assess, type AssessedStation, type Earliest } from '../anomalies/assess.js';
import { ratesOf, type EstimateModel, type EstimateRates } from '../estimate/model.js';
import { expectationsOf, timeRules, type Expectation } from '../expectation/index.js';
import type { BoundContainer } from '../journey/bind.js';
import { buildLegs } from '../milestones/legs.js';
import type { Node } from '../milestones/node.js';
import { barePlace, buildTimeline, type OlderVersions, type Timeline } from '../milestones/timeline.js';
import { stageOrder } from '../stages/order.js';
import type { AnomalySettings, ContainerState, Instant, Milestone, OceanStage, ShipmentQuery, Station } from '../types.js';
import { endOf, endsAtOf, type End } from './ended.js';

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
  lagMs = 0,
  hasArrived = false,
): DerivedContainer {
  const { number, events } = container;
  const timeline = buildTimeline(events, query, older);
  const nodes = timeline.stations.flatMap((station) => station.nodes);
  for (const node of nodes) if (hasArrived && node.stage === 'arrivedPod') [node.occurred, node.proven] = [true, true];
  const last = nodes.findLastIndex((node) => node.occurred);
  const reached = nodes[last]?.stage ?? null;
  const end = endOf(nodes, events, asOf);
  const rates = ratesOf(model, events[0]?.source ?? null, laneOf(timeline));
  const expected = expectationsOf(nodes, asOf, timeRules(rates), lagMs);
  const expectations = new Map(nodes.flatMap((node, at) => (expected[at] === undefined ? [] : [[node, expected[at]] as const])));
  const { stations, anomalies, earliest } = assess(timeline.stations, {
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
      stations: withFinish(stations, end),
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

function withFinish(stations: readonly AssessedStation[], end: End | null): Station[] {
  const timeZone = stations.findLast(({ station }) => station.place?.timeZone != null)?.station.place?.timeZone ?? null;
  return stations.map(({ station, milestones }) => ({
    key: station.key,
    role: station.role,
    place: station.place,
    milestones: station.role === 'depot' ? [...milestones, finishOf(end, timeZone)] : milestones,
  }));
}

/** Node for the end of tracking: derived, since no source reports it. It is at no place; its time is shown in the zone of the last one. */
const finishOf = (end: End | null, timeZone: string | null): Milestone => ({
  key: 'finished@-#0',
  stage: 'finished',
  code: 'END',
  place: timeZone === null ? null : { ...barePlace(null), timeZone },
  mode: null,
  vessel: null,
  voyage: null,
  planned: null,
  estimated: null,
  actual: end?.at ?? null,
  expected: end?.at ?? null,
  expectedSource: end === null ? null : 'actual',
  passed: false,
  unzonedText: null,
  due: null,
  slipMs: null,
  state: end === null ? 'notOccurred' : 'asScheduled',
  anomaly: null,
  thresholdMs: 0,
  overdueSince: null,
  history: [],
  eventIds: [],
});
