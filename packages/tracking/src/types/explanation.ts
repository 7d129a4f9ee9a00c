import type { Instant, Stage } from './codes.js';
import type { Place } from './events.js';

/** Finished voyages that a value rests on, narrowest class first: same carrier and lane, same carrier, all; none for the built-in table. */
export const HISTORY_SCOPES = ['lane', 'carrier', 'all', 'table'] as const;
export type HistoryScope = (typeof HISTORY_SCOPES)[number];

/** Grounds of a fitted value. */
export interface EstimateHistory {
  scope: HistoryScope;
  /** Number of finished voyages; 0 for the built-in table. */
  samples: number;
}

/**
 * Parts of an expected time, in the order in which they are added: a known delay that the carrier's time does not have yet, the part of it
 * that is usually made up, what the plan with its delay is later where the carrier's time cannot be true, since it is before something that has
 * happened on the way there, a delay that the carrier's newest time leaves out although it usually comes true, the time after the previous
 * milestone, and the time since the carrier's time passed.
 */
export const ESTIMATE_PARTS = ['delay', 'recovery', 'plan', 'leftOut', 'sequence', 'overdue'] as const;
export type EstimatePartKind = (typeof ESTIMATE_PARTS)[number];

export interface EstimatePart {
  kind: EstimatePartKind;
  /** Added to the time, in ms; negative for a recovery. */
  ms: number;
  /** Where a delay arose, the previous milestone of a `sequence`, or what had happened before a `plan`; null for the other kinds. */
  milestone: { stage: Stage; place: Place | null } | null;
  /** Null where no fitted value is used. */
  history: EstimateHistory | null;
}

/** Computation of an expected arrival: `carrierAt` and all parts add up to the `expected` of the outlook, to the millisecond. */
export interface EstimateExplanation {
  /** The carrier's newest time. */
  carrierAt: Instant;
  /** Without parts of 0 ms; empty where the carrier's time is used as it is. */
  parts: readonly EstimatePart[];
  /** Grounds of the range. */
  range: EstimateHistory;
  /** Version of the model, `built-in` for the table. */
  model: string;
}
