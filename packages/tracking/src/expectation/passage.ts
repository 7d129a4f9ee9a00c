import type { Stage } from '../types.js';

const SHORT_MS = 2 * 86_400_000;

/** Stages that a sea passage ends with. */
export const PASSAGES: ReadonlySet<Stage> = new Set<Stage>(['transitArrived', 'arrivedPod']);

/**
 * Shortest plausible time in ms of a passage that is planned to take `plannedMs`: a third of what is beyond two days, since the plan of a
 * short one is mostly waiting and a change to a direct vessel can halve a long one. A shorter one comes of the ETA of another call or of a
 * wrong date.
 */
export const shortestPassageMs = (plannedMs: number): number => (plannedMs - SHORT_MS) / 3;
