import type { NodeState } from '@seaberry/tracking';

/** Appearance of a node, a slip or an anomaly: one colour, shape, icon and name each. */
export const TRACKING_TONES = ['notOccurred', 'asScheduled', 'delayed', 'severe', 'advanced'] as const;
export type TrackingTone = (typeof TRACKING_TONES)[number];

/** A delay of more than this many thresholds is severe. With a threshold of 24 h: beyond 4 days. */
export const SEVERE_FACTOR = 4;

/** Threshold of milestones that have none of their own: an empty return, whose free days are its tolerance. */
const DAY = 86_400_000;

/** Slip of a node, and the threshold it is compared with. */
export interface SlipState {
  state: NodeState;
  /** ms against the first plan; positive is late; null without a plan. */
  slipMs: number | null;
  /** ms. */
  thresholdMs: number;
}

/** Tone of a node. `severe` is a delay far beyond its threshold; an overdue node is late even before it happens. */
export function nodeTone({ state, slipMs, thresholdMs }: SlipState): TrackingTone {
  if (state !== 'delayed') return state;
  return slipMs !== null && slipMs > SEVERE_FACTOR * (thresholdMs || DAY) ? 'severe' : 'delayed';
}

const RANK: Record<TrackingTone, number> = { notOccurred: 0, asScheduled: 1, advanced: 2, delayed: 3, severe: 4 };

/** Compares tones by severity, so that the most severe is drawn last and represents a group. */
export function compareTones(a: TrackingTone, b: TrackingTone): number {
  return RANK[a] - RANK[b];
}

export function worstTone(tones: Iterable<TrackingTone>): TrackingTone {
  let worst: TrackingTone = 'notOccurred';
  for (const tone of tones) if (compareTones(tone, worst) > 0) worst = tone;
  return worst;
}

/** True for the tones that are an anomaly in the sense of the product specification §4. */
export function isAnomalous(tone: TrackingTone): boolean {
  return tone === 'delayed' || tone === 'severe' || tone === 'advanced';
}
