import type { Node } from '../milestones/node.js';
import type { StationNodes } from '../milestones/timeline.js';
import type { Anomaly, AnomalySettings, Instant, Milestone, NodeState, OceanAnomalyKind, Stage } from '../types.js';
import { ANOMALY_RULES } from './settings.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export interface JudgeContext {
  settings: AnomalySettings;
  asOf: Instant;
  customerDeadline: Instant | null;
  /** Container number; null before one is assigned. */
  container: string | null;
}

export interface JudgedStation {
  station: StationNodes;
  milestones: Milestone[];
}

export interface Judgement {
  stations: JudgedStation[];
  anomalies: Anomaly[];
}

/** Compares every node of a timeline with its baseline; each node belongs to at most one anomaly category. */
export function judge(stations: readonly StationNodes[], context: JudgeContext): Judgement {
  const nodes = stations.flatMap((station) => station.nodes);
  const last = nodes.findLastIndex((node) => node.occurred);
  const atCustomer = nodes.find((node) => node.key.startsWith('delivered.DROP'));
  const fullOut = nodes.find((node) => node.stage === 'delivered' && node.code === 'GTOT')?.actual ?? atCustomer?.actual ?? null;
  const anomalies: Anomaly[] = [];
  const judged = stations.map((station) => ({
    station,
    milestones: station.nodes.map((node) => {
      const kind = kindOf(node, station, atCustomer !== undefined);
      const baseline = baselineOf(node, station, kind, fullOut, context);
      const verdict = weigh(node, kind, baseline, nodes.indexOf(node) < last, context);
      if (verdict.anomaly !== null) anomalies.push(verdict.anomaly);
      return verdict.milestone;
    }),
  }));
  return { stations: judged, anomalies };
}

function kindOf(node: Node, station: StationNodes, hasCustomerNode: boolean): OceanAnomalyKind | null {
  const { stage, code } = node;
  if (stage === 'departed') return 'shipDelay';
  if (stage === 'transitArrived') return code === 'ARRI' ? 'transitArrival' : null;
  if (stage === 'transitDeparted') return 'transitDeparture';
  if (stage === 'arrivedPod') return 'podArrival';
  if (stage === 'discharged') return station.role === 'pld' && code === 'DISC' ? 'pldUnload' : null;
  // The delivery is judged once: at the customer's door if the source reports it, else when the full container leaves the terminal.
  if (stage === 'delivered') return (code === 'DROP') === hasCustomerNode ? 'delivery' : null;
  return stage === 'emptyReturned' ? 'emptyReturn' : null;
}

function baselineOf(
  node: Node,
  station: StationNodes,
  kind: OceanAnomalyKind | null,
  fullOut: Instant | null,
  context: JudgeContext,
): Instant | null {
  if (kind === 'delivery' && context.customerDeadline !== null) return context.customerDeadline;
  if (kind === 'emptyReturn') return fullOut === null ? null : shift(fullOut, context.settings.freeDays * DAY_MS);
  if (kind === 'pldUnload' && node.firstStated === null) {
    return station.nodes.find((other) => other.code === 'ARRI')?.firstStated ?? null;
  }
  return node.firstStated;
}

const shift = (at: Instant, ms: number): Instant => new Date(Date.parse(at) + ms).toISOString();

interface Comparison {
  compared: Instant;
  basis: Anomaly['basis'];
}

/** Time to compare: the actual, else the newest estimate, else now once baseline plus tolerance has passed. */
function compare(node: Node, late: boolean, asOf: Instant): Comparison | null {
  if (node.actual !== null) return { compared: node.actual, basis: 'actual' };
  if (node.occurred) return null;
  const guess = node.estimated ?? node.planned;
  if (late && (guess === null || guess < asOf)) return { compared: asOf, basis: 'now' };
  return guess === null ? null : { compared: guess, basis: 'estimate' };
}

function weigh(
  node: Node,
  kind: OceanAnomalyKind | null,
  baseline: Instant | null,
  passed: boolean,
  context: JudgeContext,
): { milestone: Milestone; anomaly: Anomaly | null } {
  const thresholdMs = kind === null ? 0 : context.settings.thresholdHours[kind] * HOUR_MS;
  const pending = !node.occurred && !passed;
  const overdue = kind !== null && baseline !== null && pending && Date.parse(context.asOf) > Date.parse(baseline) + thresholdMs;
  const comparison = compare(node, overdue, context.asOf);
  const slip = comparison === null || baseline === null ? null : Date.parse(comparison.compared) - Date.parse(baseline);
  const judgeable = kind !== null && slip !== null && (node.occurred || pending);
  const direction = judgeable ? directionOf(kind, slip, thresholdMs) : null;
  const state: NodeState = direction ?? (node.occurred ? 'asScheduled' : 'notOccurred');
  // The slip of a node does not change with the clock; only an anomaly is compared with now.
  const shown = node.actual ?? (node.occurred ? null : (node.estimated ?? node.planned));
  const { station: _station, rank: _rank, occurred: _occurred, firstStated: _first, ...facts } = node;
  const milestone: Milestone = {
    ...facts,
    baseline,
    slipMs: baseline === null || shown === null ? null : Date.parse(shown) - Date.parse(baseline),
    state,
    anomaly: kind,
    thresholdMs,
    overdue,
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
