import type { Anomaly } from '@seaberry/tracking';
import { compareTones, nodeTone, type TrackingTone } from '../lib/tone.js';

export const anomalyTone = (anomaly: Anomaly): TrackingTone =>
  nodeTone({ state: anomaly.direction, slipMs: anomaly.slipMs, thresholdMs: anomaly.thresholdMs });

/** Sorts by urgency: open before closed, then by tone, then by the size of the slip. */
export function sortAnomalies(anomalies: readonly Anomaly[]): Anomaly[] {
  return [...anomalies].sort(
    (a, b) =>
      Number(b.open) - Number(a.open) ||
      compareTones(anomalyTone(b), anomalyTone(a)) ||
      Math.abs(b.slipMs) - Math.abs(a.slipMs) ||
      (a.key < b.key ? -1 : 1),
  );
}
