import type { Expectation } from '../expectation/index.js';
import type { CargoCount, Estimate, Instant, Milestone, NodeState, Place } from '../types.js';
import type { AirStage } from '../types.js';
import type { AirSlot } from './codes.js';
import type { AirEvent } from './event.js';

const HOUR_MS = 3_600_000;

/** A milestone before it is compared with its plan. */
export interface AirNode extends Omit<
  Milestone<AirStage>,
  'expected' | 'expectedSource' | 'passed' | 'slipMs' | 'state' | 'thresholdMs' | 'overdueSince'
> {
  slot: AirSlot;
  station: string;
  /** All pieces have completed this step, as far as the sources count them. */
  occurred: boolean;
}

/** Order of statements: by the source's creation time, then by id. */
export const byStatement = (a: AirEvent, b: AirEvent): number =>
  a.createdAt === b.createdAt ? (a.id < b.id ? -1 : a.id > b.id ? 1 : 0) : a.createdAt < b.createdAt ? -1 : 1;

/** Actual reports of a slot that count: the newest of each flight or, where no flight is named, of each time. */
function partsOf(actuals: readonly AirEvent[]): AirEvent[] {
  const parts = new Map<string, AirEvent>();
  for (const event of actuals) parts.set(event.flight ?? event.occursAtText ?? '', event);
  return [...parts.values()];
}

/** Pieces and weight that have completed a step: the sum of the parts, but never more than the total. */
export function countCargo(parts: readonly AirEvent[], total: number | null): CargoCount {
  const counted = parts.length > 0 && parts.every(({ pieces }) => pieces !== null);
  const sum = parts.reduce((all, { pieces }) => all + (pieces ?? 0), 0);
  const weights = parts.filter(({ weightKg }) => weightKg !== null);
  return {
    pieces: counted ? (total === null ? sum : Math.min(sum, total)) : null,
    totalPieces: total,
    weightKg: weights.length === 0 ? null : weights.reduce((all, { weightKg }) => all + (weightKg ?? 0), 0),
    ulds: [...new Set(parts.flatMap(({ ulds }) => ulds))],
  };
}

export interface NodeFacts {
  slot: AirSlot;
  station: string;
  place: Place | null;
  /** Ordered by `byStatement`. */
  events: readonly AirEvent[];
  total: number | null;
}

/** Builds a node from all statements about it. A later planned time counts as an estimate: the first one stays the plan. */
export function buildAirNode({ slot, station, place, events, total }: NodeFacts): AirNode {
  const parts = partsOf(events.filter((event) => event.classifier === 'ACT' && event.occursAtText !== null));
  const cargo = countCargo(parts, total);
  const occurred = parts.length > 0 && (cargo.pieces === null || total === null || cargo.pieces >= total);
  const last = latestOf(parts);
  const newestWith = (classifier: AirEvent['classifier']): AirEvent | undefined =>
    events.findLast((event) => event.classifier === classifier && event.occursAt !== null);
  const planned = newestWith('PLN');
  const estimated = newestWith('EST');
  const shown = (occurred ? last : null) ?? estimated ?? planned ?? null;
  const history = events.flatMap(statedTimeOf);
  const firstPlan = history.find(({ classifier }) => classifier !== 'ACT')?.at ?? null;
  const revisedPlan = planned?.occursAt === firstPlan ? null : (planned?.occursAt ?? null);
  const reportedCode = last?.code ?? slot.codes[0] ?? '';
  return {
    key: `${slot.stage}.${slot.codes[0] ?? ''}@${station}`,
    slot,
    station,
    stage: slot.stage,
    code: reportedCode,
    place: shown?.place ?? place,
    mode: (last ?? estimated ?? planned)?.byTruck === true ? 'TRUCK' : 'AIR',
    vessel: null,
    voyage: (last ?? estimated ?? planned)?.flight ?? null,
    cargo,
    planned: firstPlan,
    estimated: estimated?.occursAt ?? revisedPlan,
    actual: occurred ? (last?.occursAt ?? null) : null,
    unzonedText: shown !== null && shown.occursAt === null ? shown.occursAtText : null,
    due: null,
    anomaly: null,
    history,
    eventIds: events.map(({ id }) => id),
    occurred,
  };
}

const latestOf = (parts: readonly AirEvent[]): AirEvent | null =>
  parts.toSorted((a, b) => ((a.occursAt ?? '') < (b.occursAt ?? '') ? 1 : -1))[0] ?? null;

const statedTimeOf = ({ classifier, occursAt, createdAt, id, remark }: AirEvent): Estimate[] =>
  occursAt === null ? [] : [{ classifier, at: occursAt, statedAt: createdAt, eventId: id, reason: remark }];

/** Compares a node with its first plan. */
export function assessAirNode(node: AirNode, expectation: Expectation, thresholdHours: number, asOf: Instant): Milestone<AirStage> {
  const { slot, station: _station, occurred, ...facts } = node;
  const { expected, source, passed } = expectation;
  const thresholdMs = slot.comparedWithPlan ? thresholdHours * HOUR_MS : 0;
  const slipMs = facts.planned === null || expected === null ? null : Date.parse(expected) - Date.parse(facts.planned);
  const pastPlan =
    slot.comparedWithPlan && !occurred && !passed && facts.planned !== null && Date.parse(asOf) > Date.parse(facts.planned) + thresholdMs;
  const late = slot.comparedWithPlan && slipMs !== null && slipMs > thresholdMs;
  const early = slot.comparedWithPlan && slipMs !== null && slipMs < -thresholdMs;
  const state: NodeState = late || pastPlan ? 'delayed' : early ? 'advanced' : occurred ? 'asScheduled' : 'notOccurred';
  const overdueSince = expectation.overdueSince ?? (pastPlan && expected === null ? facts.planned : null);
  return { ...facts, expected, expectedSource: source, passed, slipMs, state, thresholdMs, overdueSince };
}
