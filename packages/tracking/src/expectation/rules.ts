import type { Stage } from '../types.js';
import type { TimeRules } from './expect.js';

const HOUR_MS = 3_600_000;

/** Shortest plausible hours between the previous fact and a milestone; default 0. */
const LEAST_HOURS: Readonly<Partial<Record<Stage, number>>> = {
  loaded: 1,
  departed: 1,
  transitArrived: 6,
  transitDeparted: 6,
  arrivedPod: 6,
  discharged: 1,
  delivered: 2,
  emptyReturned: 2,
  departure: 1,
  arrival: 1,
};
/** Facts at one berth follow each other within an hour, whatever the previous distance. */
const AT_THE_BERTH: ReadonlySet<string> = new Set(['DISC', 'LOAD', 'AVPU']);

/** Share of a sea passage that a vessel can make up. */
const RECOVERED_AT_SEA = 0.05;
const PASSAGES: ReadonlySet<Stage> = new Set<Stage>(['transitArrived', 'arrivedPod']);

export const TIME_RULES: TimeRules = {
  leastMs: ({ stage, code }) => (AT_THE_BERTH.has(code) ? 1 : (LEAST_HOURS[stage] ?? 0)) * HOUR_MS,
  recoveredShare: ({ stage }) => (PASSAGES.has(stage) ? RECOVERED_AT_SEA : 0),
};
