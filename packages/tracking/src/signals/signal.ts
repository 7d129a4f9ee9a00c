import type { Instant, Signal, SignalKind } from '../types.js';

/** Time from one instant to another in ms; null when either is unknown. */
export const distance = (from: Instant | null, to: Instant | null): number | null =>
  from === null || to === null ? null : Date.parse(to) - Date.parse(from);

/** A signal of a kind without facts. */
export const plain = (kind: SignalKind): Signal => ({
  key: kind,
  kind,
  container: null,
  place: null,
  stage: null,
  since: null,
  said: null,
  found: null,
  lengthMs: null,
  thresholdMs: null,
  reason: null,
  open: true,
});
