import { between } from '../anomalies/assess.js';
import { alsoReported, crossings, endAt, firstOf, isOpen, overdueAt, silenceAt } from '../state/next-change.js';
import type { AirShipmentState, AirStage, Instant, Milestone } from '../types.js';
import { DEFAULT_AIR_SETTINGS, type AirSettings } from './event.js';
import { AIR_DOUBT_MS, AIR_OVERDUE_MS, AIR_UNHEARD_MS } from './outlook.js';

const HOUR_MS = 3_600_000;

/**
 * Next instant at which the state of an air waybill changes without a new event, UTC: a milestone becomes overdue or exceeds its threshold, the
 * slip of the arrival passes the tolerance, a silence is long enough, or tracking ends. Null without any.
 */
export function airNextChange(state: AirShipmentState, settings: AirSettings = DEFAULT_AIR_SETTINGS): Instant | null {
  if (state.ended !== null || state.trackingState === 'failed') return null;
  const now = Date.parse(state.asOf);
  const open = state.stations.flatMap(({ milestones }) => milestones.filter(isOpen));
  const moments = [...overdueAt(open, now), ...open.flatMap((milestone) => silenceOf(milestone, now, state))];
  moments.push(...endAt(state.endsAt, now));
  if (open.some(({ overdueSince }) => overdueSince !== null)) moments.push(...slipsOf(state, open, settings));
  return firstOf(moments, now);
}

/** When a delay that grows with the time that passes, or has been reported if it was none, exceeds a limit. */
function slipsOf(state: AirShipmentState, open: readonly Milestone<AirStage>[], settings: AirSettings): number[] {
  const now = Date.parse(state.asOf);
  const { slipMs, expected, carrierEta } = state.outlook;
  const tolerance = settings.thresholdHours * HOUR_MS;
  const moments = (base: Instant | null, at: Instant | null, limits: readonly number[]): number[] =>
    crossings(between(base, at) ?? Number.POSITIVE_INFINITY, at, limits, now);
  return [
    ...(slipMs === null ? [] : crossings(slipMs, expected, [-tolerance, ...alsoReported(tolerance, state)], now)),
    ...moments(carrierEta, expected, alsoReported(AIR_DOUBT_MS, state)),
    ...open.flatMap((one) => moments(one.planned, one.expected, [-one.thresholdMs, ...alsoReported(one.thresholdMs, state)])),
  ];
}

function silenceOf(milestone: Milestone<AirStage>, now: number, { outlook }: AirShipmentState): number[] {
  const { overdueSince } = milestone;
  if (overdueSince === null) return [];
  const again = [now + AIR_OVERDUE_MS, Date.parse(overdueSince) + AIR_OVERDUE_MS];
  return [...again, ...silenceAt(milestone, now, outlook, AIR_OVERDUE_MS, AIR_UNHEARD_MS)];
}
