import { NOT_EXPECTED, type Expectation } from '../expectation/index.js';
import type { Node } from '../milestones/node.js';
import type { StationNodes } from '../milestones/timeline.js';
import type { Anomaly, AnomalySettings, Instant, Milestone, NodeState, OceanAnomalyKind, Stage } from '../types.js';
import { ANOMALY_RULES } from './settings.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export interface AssessmentContext {
  settings: AnomalySettings;
  asOf: Instant;
  customerDeadline: Instant | null;
  expectations: ReadonlyMap<Node, Expectation>;
  /** How long the carrier takes to report a fact, in ms. */
  lagMs: number;
  /** Container number; null before one is assigned. */
  container: string | null;
}

export interface AssessedStation {
  station: StationNodes;
  milestones: Milestone[];
}

/** When milestones are expected at the earliest, by key, where what is overdue has perhaps happened and is not yet reported. */
export type Earliest = ReadonlyMap<string, Instant>;

export interface Assessment {
  earliest: Earliest;
  stations: AssessedStation[];
  anomalies: Anomaly[];
}

/** Adds to every node of a timeline when it is expected, and compares it with its baseline; each node belongs to at most one category. */
export function assess(stations: readonly StationNodes[], context: AssessmentContext): Assessment {
  const nodes = stations.flatMap((station) => station.nodes);
  const delivery = nodes.find(({ stage }) => stage === 'delivered');
  const fullOut = nodes.findLast((node) => isGateOut(node) && node.actual !== null)?.actual ?? delivery?.actual ?? null;
  // The free days of a container that is still to be delivered have not begun.
  const isToCome = delivery?.occurred === false && context.expectations.get(delivery)?.expected != null;
  const anomalies: Anomaly[] = [];
  const earliest = new Map<string, Instant>();
  let latest = context.asOf;
  const assessed = stations.map((station) => ({
    station,
    milestones: station.nodes.map((node) => {
      const kind = kindOf(node, station);
      const due = dueOf(kind, isToCome ? null : fullOut, context);
      const given = context.expectations.get(node) ?? NOT_EXPECTED;
      const isMissed = kind === 'delivery' && fullOut === null && due !== null && due < context.asOf;
      const expectation = isMissed && isNotExpected(node, given) ? missed(given, due, latest, context) : given;
      if (expectation.atLeast !== undefined) earliest.set(node.key, expectation.atLeast);
      if (expectation.expected !== null && expectation.expected > latest) latest = expectation.expected;
      // An empty return is measured against its free days alone.
      const baseline = due ?? (kind === 'emptyReturn' ? null : node.planned);
      const result = assessNode({ node, expectation, kind, due, baseline }, context);
      if (result.anomaly !== null) anomalies.push(result.anomaly);
      return result.milestone;
    }),
  }));
  return { stations: assessed, anomalies, earliest };
}

const isNotExpected = ({ occurred }: Node, { expected, passed }: Expectation): boolean => expected === null && !occurred && !passed;

/** A delivery that misses the customer deadline is neither before now nor before what is expected ahead of it. */
const missed = (given: Expectation, due: Instant, latest: Instant, { asOf, lagMs }: AssessmentContext): Expectation => ({
  ...given,
  expected: latest,
  source: 'plan',
  overdueSince: latest > asOf ? null : due,
  ...(latest === asOf && lagMs > 0 ? { atLeast: shift(asOf, -lagMs) } : {}),
});

/** The full container leaves the last terminal, which is the delivery where the source does not report the arrival at the customer. */
export const isGateOut = ({ stage, code }: Pick<Milestone, 'stage' | 'code'>): boolean =>
  code === 'GTOT' && (stage === 'delivered' || stage === 'discharged');

function kindOf(node: Node, station: StationNodes): OceanAnomalyKind | null {
  const { stage, code } = node;
  if (stage === 'departed') return 'shipDelay';
  if (stage === 'transitArrived') return code === 'ARRI' ? 'transitArrival' : null;
  if (stage === 'transitDeparted') return 'transitDeparture';
  if (stage === 'arrivedPod') return 'podArrival';
  if (stage === 'discharged') return station.role === 'pld' && code === unloadingAt(station) ? 'pldUnload' : null;
  if (stage === 'delivered') return 'delivery';
  return stage === 'emptyReturned' ? 'emptyReturn' : null;
}

/** Code of the unloading at the place of delivery: what the source plans of it, else reports, which may be the arrival alone. */
function unloadingAt({ nodes }: StationNodes): string | undefined {
  const at = nodes.filter(({ stage, code }) => stage === 'discharged' && (code === 'DISC' || code === 'ARRI'));
  const planned = at.filter((node) => node.planned !== null);
  return (planned.length > 0 ? planned : at).at(-1)?.code;
}

/** Deadline that a node is compared with in place of the carrier's plan. */
function dueOf(kind: OceanAnomalyKind | null, fullOut: Instant | null, context: AssessmentContext): Instant | null {
  if (kind === 'delivery') return context.customerDeadline;
  return kind === 'emptyReturn' && fullOut !== null ? shift(fullOut, context.settings.freeDays * DAY_MS) : null;
}

export const shift = (at: Instant, ms: number): Instant => new Date(Date.parse(at) + ms).toISOString();

interface Comparison {
  compared: Instant;
  basis: Anomaly['basis'];
}

interface Candidate {
  node: Node;
  expectation: Expectation;
  kind: OceanAnomalyKind | null;
  due: Instant | null;
  baseline: Instant | null;
}

/** The actual, else the expected time, else now once the baseline with its tolerance is past. */
function compare({ node, expectation }: Candidate, pastBaseline: boolean, asOf: Instant): Comparison | null {
  const { expected, overdueSince } = expectation;
  if (expected !== null) return { compared: expected, basis: node.occurred ? 'actual' : overdueSince === null ? 'estimate' : 'now' };
  return pastBaseline ? { compared: asOf, basis: 'now' } : null;
}

/** A milestone that is late only because it is not reported is not late as long as the carrier usually takes to report. */
function isKnown({ expectation, baseline }: Candidate, thresholdMs: number, { asOf, lagMs }: AssessmentContext): boolean {
  const { expected, atLeast } = expectation;
  const earliest = atLeast ?? expected ?? shift(asOf, -lagMs);
  return (between(baseline, earliest) ?? 0) > thresholdMs;
}

/** Time from one instant to another in ms; null when either is unknown. */
export const between = (from: Instant | null, to: Instant | null): number | null =>
  from === null || to === null ? null : Date.parse(to) - Date.parse(from);

function assessNode(candidate: Candidate, context: AssessmentContext): { milestone: Milestone; anomaly: Anomaly | null } {
  const { node, expectation, kind, due, baseline } = candidate;
  const thresholdMs = kind === null ? 0 : context.settings.thresholdHours[kind] * HOUR_MS;
  const pending = !node.occurred && !expectation.passed;
  const pastBaseline = kind !== null && pending && (between(baseline, context.asOf) ?? 0) > thresholdMs;
  const comparison = compare(candidate, pastBaseline, context.asOf);
  const compared = between(baseline, comparison?.compared ?? null);
  const slip = node.diverted === true && compared !== null && compared < 0 ? null : compared;
  const beyond = kind === null || slip === null ? null : directionOf(kind, slip, thresholdMs);
  const isDoubtful = beyond === 'delayed' ? !isKnown(candidate, thresholdMs, context) : expectation.tooSoon;
  const direction = isDoubtful ? null : beyond;
  const state: NodeState = direction ?? (pending || expectation.passed ? 'notOccurred' : 'asScheduled');
  const { station: _station, rank: _rank, occurred: _occurred, proven: _proven, diverted = false, ...facts } = node;
  const ofPlan = between(node.planned, expectation.expected);
  const milestone: Milestone = {
    ...facts,
    expected: expectation.expected,
    expectedSource: expectation.source,
    passed: expectation.passed,
    due,
    slipMs: diverted && (ofPlan ?? 0) < 0 ? null : ofPlan,
    state,
    anomaly: kind,
    thresholdMs,
    overdueSince: expectation.overdueSince ?? (pastBaseline && expectation.expected === null ? baseline : null),
  };
  if (direction === null || comparison === null || baseline === null || slip === null || kind === null) {
    return { milestone, anomaly: null };
  }
  const anomaly: Anomaly = {
    key: `${context.container ?? ''}|${kind}|${node.key}`,
    kind,
    direction,
    container: context.container,
    milestoneKey: node.key,
    place: node.place,
    baseline,
    against: due === null ? 'plan' : kind === 'delivery' ? 'promise' : 'freeDays',
    compared: comparison.compared,
    basis: comparison.basis,
    slipMs: slip,
    thresholdMs,
    open: !node.occurred,
  };
  return { milestone, anomaly };
}

function directionOf(kind: OceanAnomalyKind, slip: number, thresholdMs: number): Anomaly['direction'] | null {
  if (slip > thresholdMs) return 'delayed';
  return slip < -thresholdMs && ANOMALY_RULES[kind].directions === 'both' ? 'advanced' : null;
}

/**
 * Whether the fact has happened. Also true without `actual`, when neither source nor place gives a time zone and only the text of the time
 * can be shown.
 */
export const hasOccurred = (milestone: Milestone<Stage>): boolean =>
  milestone.actual !== null || (milestone.state === 'asScheduled' && milestone.unzonedText !== null);

/**
 * Whether the milestone is the main fact of its stage. Others add detail (discharge at a hub, a rail leg inland) and carry their code in
 * the key: `discharged.LOAD@NLRTM#0`.
 */
export const isMainMilestone = ({ key }: Pick<Milestone, 'key'>): boolean => !(key.split('@')[0] ?? '').includes('.');
