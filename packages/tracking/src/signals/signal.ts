import type { Signal, SignalKind } from '../types.js';

export { between as distance } from '../anomalies/assess.js';

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
