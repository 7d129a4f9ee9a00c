import type { Milestone, ShipmentState } from '../types.js';
import { call, MOTHER, move, type EventOptions } from './dcsa.js';

/** Calls of the mother vessel and moves of the container on it, on a day of 2026; not published. */

export type Raw = Record<string, unknown>;

/** Day `n` of 2026, with a fraction, as an instant. */
export const at = (n: number): string => new Date(Date.UTC(2026, 0, 0, Math.round(n * 24))).toISOString();

/** A plan from before the journey. */
export const PLAN = { as: 'PLN', statedAt: '2026-01-01T00:00:00Z' } as const;
/** An estimate that was given on a day. */
export const est = (statedAt: number): EventOptions => ({ as: 'EST', statedAt: at(statedAt) });

export const departs = (place: string, n: number, options: EventOptions = {}): Raw =>
  call('DEPA', place, at(n), { vessel: MOTHER, ...options });
export const arrives = (place: string, n: number, options: EventOptions = {}): Raw =>
  call('ARRI', place, at(n), { vessel: MOTHER, ...options });
export const loads = (place: string, n: number, options: EventOptions = {}): Raw =>
  move('LOAD', place, at(n), { vessel: MOTHER, ...options });
export const lands = (place: string, n: number, options: EventOptions = {}): Raw =>
  move('DISC', place, at(n), { vessel: MOTHER, ...options });

export const milestonesOf = (state: ShipmentState): Milestone[] =>
  state.containers[0]?.stations.flatMap(({ milestones }) => milestones) ?? [];

/** First milestone of a stage in the first container; throws when there is none. */
export function ofStage(state: ShipmentState, stage: Milestone['stage']): Milestone {
  const found = milestonesOf(state).find((one) => one.stage === stage);
  if (found === undefined) throw new Error(`no milestone of the stage ${stage}`);
  return found;
}
