import { compareText } from '../compare-text.js';
import { between } from '../anomalies/assess.js';
import type { Expectation } from '../expectation/index.js';
import type { AirStage, CargoCount, Estimate, Milestone, NodeState, Place } from '../types.js';
import type { AirSlot } from './codes.js';
import type { AirEvent } from './event.js';
import { partTimesOf, statedTimeOf, type Departed } from './parts.js';

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
  /** Statements that its times come from: those about its last pieces, behind the first plan of all. */
  ofLastPieces: readonly Estimate[];
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

/**
 * Pieces and weight that have completed a step: the sum of the parts, but never more than the total. Parts with more pieces than that have some of
 * them twice; only one with all of them has a known weight then.
 */
export function countCargo(parts: readonly AirEvent[], total: number | null): CargoCount {
  const counted = parts.length > 0 && parts.every(({ pieces }) => pieces !== null);
  const sum = parts.reduce((all, { pieces }) => all + (pieces ?? 0), 0);
  const whole = total !== null && sum > total ? parts.filter(({ pieces }) => pieces === total).slice(-1) : parts;
  const weights = whole.filter(({ weightKg }) => weightKg !== null);
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
  departed: Departed;
}

/** Builds a node from all statements about it. A later planned time counts as an estimate: the first one stays the plan. */
export function buildAirNode({ slot, station, place, events, total, departed }: NodeFacts): AirNode {
  const parts = partsOf(events.filter((event) => event.classifier === 'ACT' && event.occursAtText !== null));
  const cargo = countCargo(parts, total);
  const occurred = parts.length > 0 && (cargo.pieces === null || total === null || cargo.pieces >= total);
  const last = slot.stage === 'booking' ? completing(parts, total) : latestOf(parts);
  const times = partTimesOf({ events, parts, total, departed, last: occurred ? last : null });
  const { planned, newest } = times;
  const shown = (occurred ? last : null) ?? newest;
  const isRevised = newest?.classifier === 'EST' || newest?.occursAt !== planned?.occursAt;
  const others = times.ofLast.filter((event) => event !== planned);
  const reportedCode = last?.code ?? slot.codes[0] ?? '';
  return {
    key: `${slot.stage}.${slot.codes[0] ?? ''}@${station}`,
    slot,
    station,
    stage: slot.stage,
    code: reportedCode,
    place: shown?.place ?? place,
    mode: (last ?? newest)?.byTruck === true ? 'TRUCK' : 'AIR',
    vessel: null,
    voyage: (last ?? newest)?.flight ?? null,
    cargo,
    planned: planned?.occursAt ?? null,
    estimated: isRevised ? (newest?.occursAt ?? null) : null,
    actual: occurred ? (last?.occursAt ?? null) : null,
    unzonedText: shown !== null && shown.occursAt === null ? shown.occursAtText : null,
    due: null,
    anomaly: null,
    history: events.flatMap(statedTimeOf),
    ofLastPieces: [planned, ...others, ...(occurred ? parts : [])].flatMap((event) => (event === null ? [] : statedTimeOf(event))),
    eventIds: events.map(({ id }) => id),
    occurred,
  };
}

const latestOf = (parts: readonly AirEvent[]): AirEvent | null =>
  parts.toSorted((a, b) => ((a.occursAt ?? '') < (b.occursAt ?? '') ? 1 : -1))[0] ?? null;

/** The booking with which all pieces were booked: pieces that are booked again later were booked before. */
function completing(parts: readonly AirEvent[], total: number | null): AirEvent | null {
  const inOrder = parts.toSorted((a, b) => compareText(a.occursAt ?? '', b.occursAt ?? ''));
  let held = 0;
  for (const part of inOrder) {
    held += part.pieces ?? 0;
    if (total !== null && held >= total) return part;
  }
  return inOrder.at(-1) ?? null;
}

/** Compares a node with its first plan. Late is only what is known: time in which it is perhaps not reported yet is no delay. */
export function assessAirNode(node: AirNode, expectation: Expectation, thresholdHours: number): Milestone<AirStage> {
  const { slot, station: _station, ofLastPieces: _statements, occurred, ...facts } = node;
  const { expected, atLeast, source, passed, overdueSince } = expectation;
  const thresholdMs = slot.comparedWithPlan ? thresholdHours * HOUR_MS : 0;
  const slipMs = between(facts.planned, expected);
  const late = slot.comparedWithPlan && (between(facts.planned, atLeast ?? expected) ?? 0) > thresholdMs;
  const early = slot.comparedWithPlan && slipMs !== null && slipMs < -thresholdMs;
  const state: NodeState = late ? 'delayed' : early ? 'advanced' : occurred ? 'asScheduled' : 'notOccurred';
  return { ...facts, expected, expectedSource: source, passed, slipMs, state, thresholdMs, overdueSince };
}
