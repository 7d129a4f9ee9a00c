import { DAY_MS, HOUR_MS } from '../clock.ts';
import { roundTo } from '../local-time.ts';
import { Dice } from '../random.ts';
import type { RotationCall } from './loops.ts';

/** Punctuality of a sailing. Each trade has four a week: one late, two punctual, one early. */
export type Punctuality = 'late' | 'ontime' | 'early';

/** Hours by which a call differs from the plan; positive is late. */
export interface CallDeviation {
  readonly arrive: number;
  readonly depart: number;
}

/** A statement of the carrier, made at `at`, about when something will happen. Milliseconds, UTC. */
export interface Revision {
  readonly at: number;
  readonly value: number;
  /** SMDG delay reason, if one clearly fits the cause. */
  readonly reason?: string;
  readonly remark?: string;
}

const LONG_LEG_HOURS = 150;
/** Limit to which delays are added; time in port can add five hours. `ROUND_SLACK_HOURS` is longer: the next round trip begins in time. */
const MAX_DELAY_HOURS = 104;

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

function lateDeviations(calls: readonly RotationCall[], dice: Dice): CallDeviation[] {
  let delay = dice.between(27, 42);
  return calls.map(() => {
    if (dice.chance(0.3)) delay = Math.min(MAX_DELAY_HOURS, delay + dice.between(5, 26));
    const arrive = delay;
    delay = clamp(delay + dice.between(-2, 5), 26, MAX_DELAY_HOURS + 5);
    return { arrive, depart: delay };
  });
}

function punctualDeviations(calls: readonly RotationCall[], dice: Dice): CallDeviation[] {
  let deviation = dice.between(-4, 6);
  return calls.map(() => {
    const arrive = clamp(deviation + dice.between(-3, 3), -7, 9);
    deviation = clamp(arrive + dice.between(-2, 4), -7, 9);
    return { arrive, depart: deviation };
  });
}

/**
 * Deviations of an early ship: it arrives more than a day early at every port. Before a long leg it waits in port and departs about ten hours
 * early; before a short one it departs more than a day early too.
 */
function earlyDeviations(calls: readonly RotationCall[], dice: Dice): CallDeviation[] {
  let previousDepart = -dice.between(27, 31);
  return calls.map((call, i) => {
    const next = calls[i + 1];
    const before = calls[i - 1];
    const legHours = before ? call.arriveHours - before.departHours : 0;
    const arrive = legHours >= LONG_LEG_HOURS ? -dice.between(30, 40) : previousDepart - dice.between(0, 0.5);
    const nextLegHours = next ? next.arriveHours - call.departHours : 0;
    const depart = nextLegHours >= LONG_LEG_HOURS ? -dice.between(9, 14) : -dice.between(27, 29);
    previousDepart = depart;
    return { arrive: Math.min(arrive, -26), depart };
  });
}

export function deviationsOf(calls: readonly RotationCall[], punctuality: Punctuality, seed: string): CallDeviation[] {
  const dice = new Dice(`deviation|${seed}`);
  if (punctuality === 'late') return lateDeviations(calls, dice);
  return punctuality === 'early' ? earlyDeviations(calls, dice) : punctualDeviations(calls, dice);
}

const LATE_CAUSES: readonly { reason?: string; remark: string }[] = [
  { reason: 'WEA', remark: 'Heavy weather on the passage' },
  { reason: 'WEA', remark: 'Port closed for fog' },
  { reason: 'STR', remark: 'Labour action at a previous port' },
  { remark: 'Berth congestion, vessel waiting at anchorage' },
  { remark: 'Slow discharge at a previous port' },
];
const EARLY_CAUSE = { remark: 'Vessel ahead of the proforma schedule' };

/** Days before an arrival or departure at which a carrier updates its estimate. */
const ESTIMATE_LEAD_DAYS = [24, 19, 15, 12, 9.5, 7.5, 6, 4.6, 3.4, 2.4, 1.5, 0.8, 0.35];
/** An estimate is sent only if it differs by this from the one before it, or from the plan. */
const MIN_ESTIMATE_CHANGE_MS = 2 * HOUR_MS;

/** Estimates of one arrival or departure: they drift from plan to outcome, and never name a past time. */
export function revisionsOf(plan: number, actual: number, seed: string): Revision[] {
  const dice = new Dice(`revision|${seed}`);
  const late = actual - plan > 12 * HOUR_MS;
  const cause = late ? dice.pick(LATE_CAUSES) : actual - plan < -12 * HOUR_MS ? EARLY_CAUSE : undefined;
  const revisions: Revision[] = [];
  let lastEstimate = plan;
  for (const lead of ESTIMATE_LEAD_DAYS) {
    const at = Math.floor((actual - (lead + dice.between(-0.12, 0.12)) * DAY_MS) / 1000) * 1000;
    const knowledgeFraction = clamp(1.1 - lead / 16, 0, 1);
    const noiseHours = dice.between(-1, 1) * (0.8 + lead * 0.5);
    const value = roundTo(plan + (actual - plan) * knowledgeFraction + noiseHours * HOUR_MS, HOUR_MS / 2);
    if (Math.abs(value - lastEstimate) < MIN_ESTIMATE_CHANGE_MS || value < at + HOUR_MS) continue;
    revisions.push({ at, value, ...(Math.abs(value - plan) > 12 * HOUR_MS ? cause : undefined) });
    lastEstimate = value;
  }
  return revisions;
}
