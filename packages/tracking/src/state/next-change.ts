import { between } from '../anomalies/assess.js';
import { DEFAULT_SETTINGS } from '../anomalies/settings.js';
import { endOfDay } from '../events/time.js';
import { loadingKnownAfter } from '../milestones/left-behind.js';
import { DOUBT_MS, SILENT_AFTER_DAYS, toleranceMs } from '../outlook/outlook.js';
import { reachedAt } from '../signals/container.js';
import type { AnomalySettings, Instant, Milestone, Outlook, ShipmentState, Signal, SignalKind, Stage } from '../types.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Next instant at which the state changes without a new event, UTC: a milestone becomes overdue or exceeds its date or threshold, an overdue one is
 * a day later, the slip of the arrival passes the tolerance, the first day of its range is over, a silence is long enough, a signal begins or
 * counts another day, or tracking ends. Null without any.
 */
export function nextChange(state: ShipmentState, settings: AnomalySettings = DEFAULT_SETTINGS): Instant | null {
  if (state.ended !== null || state.trackingState === 'failed') return null;
  const now = Date.parse(state.asOf);
  const moments = state.containers.flatMap(({ stations, endsAt }) => {
    const open = stations.flatMap(({ milestones }) => milestones.filter(isOpen));
    return [...endAt(endsAt ?? null, now), ...overdueAt(open, now), ...open.flatMap((milestone) => momentsOf(milestone, now, state))];
  });
  const { carrierEta, range, place } = state.outlook;
  // It does not begin in the past: those who read it see days.
  if (range !== null) moments.push(endOfDay(range.from, place?.timeZone ?? 'UTC'));
  if (carrierEta !== null) moments.push(...alsoReported(Date.parse(carrierEta) + DOUBT_MS, state), ...slipsOf(state, settings, now));
  moments.push(...dwellsOf(state, settings), ...unreportedLoadingsOf(state));
  if (state.signals.some(countsDays)) moments.push(now + DAY_MS);
  return firstOf(moments, now);
}

/** When tracking ends without news. */
export const endAt = (endsAt: Instant | null, now: number): number[] => unlessOver(Date.parse(endsAt ?? ''), now);

/** A moment without news that changes the state. Once it is over, the carrier has not answered since: the state changes when the carrier does. */
const unlessOver = (at: number, now: number): number[] => [at < now ? now + HOUR_MS : at];

/** When a milestone has been overdue, and nothing heard, for long enough to be silent; none once that is known. */
export function silenceAt(
  { overdueSince }: Milestone<Stage>,
  now: number,
  { kind, lastHeard }: Pick<Outlook<Stage>, 'kind' | 'lastHeard'>,
  overdueMs: number,
  unheardMs: number,
): number[] {
  if (kind === 'silent' || overdueSince === null || lastHeard === null) return [];
  return unlessOver(Math.max(Date.parse(overdueSince) + overdueMs, Date.parse(lastHeard) + unheardMs), now);
}

/** The first of these moments that is not over, one millisecond later, so that the derivation sees the limit exceeded. */
export function firstOf(moments: readonly number[], now: number): Instant | null {
  const next = Math.min(...moments.filter((moment) => moment >= now));
  return Number.isFinite(next) ? new Date(next + 1).toISOString() : null;
}

export const isOpen = ({ expectedSource, passed }: Pick<Milestone, 'expectedSource' | 'passed'>): boolean =>
  expectedSource !== 'actual' && !passed;

/** A moment, and the one at which what is due then is reported at the latest. */
export const alsoReported = (at: number, { reportLagMs = 0 }: Pick<ShipmentState, 'reportLagMs'>): number[] => [at, at + reportLagMs];

const COUNTED: ReadonlySet<SignalKind> = new Set(['customsHold', 'longDwell']);
const countsDays = ({ kind, open }: Signal): boolean => open && COUNTED.has(kind);

/** When stays at ports of transshipment become long. */
function dwellsOf(state: ShipmentState, { dwellDays }: AnomalySettings): number[] {
  const hubs = state.containers.flatMap(({ stations }) => stations.filter(({ role }) => role === 'transit'));
  return hubs.flatMap((hub) => {
    const reached = reachedAt(hub);
    const left = hub.milestones.some((one) => one.stage === 'transitDeparted' && !isOpen(one));
    return reached === null || left ? [] : alsoReported(Date.parse(reached) + dwellDays * DAY_MS, state);
  });
}

/** When a container whose planned loading is not reported counts as left behind by the vessel that has departed. */
function unreportedLoadingsOf({ containers, reportLagMs = 0 }: ShipmentState): number[] {
  return containers.flatMap(({ stations }) =>
    stations.flatMap(({ milestones }) => {
      const loading = milestones.find(({ code, mode }) => code === 'LOAD' && mode !== 'RAIL');
      const left = milestones.find(({ stage }) => stage === 'departed' || stage === 'transitDeparted')?.actual ?? null;
      return left === null || loading?.passed !== true || loading.planned === null
        ? []
        : [Date.parse(left) + loadingKnownAfter(reportLagMs)];
    }),
  );
}

/** When the first expected milestone becomes overdue. An overdue one moves those after it at each derivation. */
export function overdueAt(open: readonly Milestone<Stage>[], now: number): number[] {
  const first = open.find(({ expected }) => expected !== null);
  if (first?.expected == null || first.overdueSince !== null) return [];
  const at = Date.parse(first.expected);
  return at >= now ? [at] : [];
}

/** When the arrival can become late, or no longer early. */
function slipsOf(state: ShipmentState, settings: AnomalySettings, now: number): number[] {
  const { outlook, containers } = state;
  const { promise, expected } = outlook;
  // Also where the outlook has no slip: an arrival can become too late for a deadline of delivery.
  const slipMs = between(promise?.at ?? null, expected);
  const milestones = containers.flatMap(({ stations }) => stations.flatMap((station) => station.milestones));
  if (slipMs === null || promise === null || milestones.every(({ overdueSince }) => overdueSince === null)) return [];
  const tolerance = toleranceMs({ settings }, promise);
  return crossings(slipMs, expected, [-tolerance, ...alsoReported(tolerance, state)], now);
}

/**
 * When the slip of an expected time passes these limits: something overdue moves it with the time that passes, or less. The moment is exact
 * for a milestone that is overdue itself; else the state is derived at most each hour.
 */
export function crossings(slipMs: number, expected: Instant | null, limits: readonly number[], now: number): number[] {
  const isOverdue = expected !== null && Date.parse(expected) === now;
  return limits
    .map((limit) => limit - slipMs)
    .filter((left) => left >= 0)
    .map((left) => now + (isOverdue ? left : Math.max(left, HOUR_MS)));
}

function momentsOf(milestone: Milestone, now: number, state: ShipmentState): number[] {
  const { planned, estimated, due, anomaly, thresholdMs, overdueSince } = milestone;
  const given = estimated ?? planned;
  const baseline = due ?? planned;
  return [
    ...[given, due].flatMap((at) => (at === null ? [] : alsoReported(Date.parse(at), state))),
    ...(baseline === null || anomaly === null ? [] : alsoReported(Date.parse(baseline) + thresholdMs, state)),
    ...(overdueSince !== null ? [now + DAY_MS, Date.parse(overdueSince) + DAY_MS] : []),
    ...silenceAt(milestone, now, state.outlook, DAY_MS, SILENT_AFTER_DAYS * DAY_MS),
  ];
}
