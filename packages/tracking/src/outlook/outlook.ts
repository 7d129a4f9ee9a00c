import { between, hasOccurred, isGateOut, isMainMilestone, type Earliest } from '../anomalies/assess.js';
import type { EstimateRates } from '../estimate/model.js';
import { knownWith, newestTime } from '../expectation/index.js';
import { placeKey } from '../journey/facts.js';
import { lastZone } from '../milestones/last-zone.js';
import { answeredUntil } from '../state/heard.js';
import type {
  AnomalySettings,
  ContainerState,
  EndReason,
  Instant,
  Milestone,
  Outlook,
  OutlookCause,
  OutlookKind,
  OutlookNext,
  ShipmentQuery,
  Stage,
} from '../types.js';
import { rangeOf } from './range.js';
import { reasonOfDelay } from './reason.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Days without a report, with a milestone overdue for a day, after which a shipment is silent. */
export const SILENT_AFTER_DAYS = 5;
/** Difference beyond which the carrier's time is doubted, if known delays make the milestone later. */
export const DOUBT_MS = 12 * HOUR_MS;
const MIN_CAUSE_MS = 6 * HOUR_MS;
/** Why a subscription failed whose number no carrier knows. */
export const UNKNOWN_NUMBER: ReadonlySet<string> = new Set(['not_found', 'invalid_number', 'retries_exhausted']);

export interface OutlookFacts {
  /** The container that represents the shipment; null before there is any. */
  lead: ContainerState | null;
  earliest: Earliest | null;
  query: ShipmentQuery;
  settings: AnomalySettings;
  asOf: Instant;
  ended: EndReason | null;
  endedAt: Instant | null;
  lastHeard: Instant | null;
  rates: EstimateRates;
}

/** Outlook of a shipment: the one statement about it. */
export function outlookOf(facts: OutlookFacts): Outlook {
  const { lead, query, ended, endedAt, lastHeard } = facts;
  const milestones = milestonesOf(lead);
  const arrival = arrivalOf(lead);
  const measured = measuredOf(lead, query);
  const promise = promiseOf(query, arrival);
  const expected = measured?.expected ?? null;
  const slipMs = slipOf(promise, measured);
  const late = slipMs !== null && slipMs - unreportedMs(facts, measured) > toleranceMs(facts, promise);
  const kind = kindOf(facts, { milestones, arrival, measured, slipMs, promise, late });
  const isNamed = (one: Milestone): boolean => isMainMilestone(one) || one === measured || one.overdueSince !== null;
  const next = nextOf(
    milestones.filter((one) => isOpen(one) && isNamed(one)),
    kind === 'silent' || ended !== null,
  );
  const outlook: Outlook = {
    kind,
    stage: measured?.stage ?? null,
    place: (measured ?? arrival)?.place ?? null,
    promise,
    expected,
    range: null,
    carrierEta: null,
    slipMs,
    cause: null,
    doubt: false,
    next: endedAt === null && !UNANSWERED.has(kind) ? next : null,
    ...(endedAt === null && isUnloading(milestones.findLast(hasOccurred)) ? { byRail: true } : {}),
    lastHeard,
    since: endedAt ?? (kind === 'silent' ? lastHeard : (next?.overdueSince ?? null)),
    heardZone: lastZone(milestones),
  };
  if (!PREDICTED.has(kind)) return { ...outlook, expected: null, slipMs: null, next: outlook.next && { ...outlook.next, expected: null } };
  return {
    ...outlook,
    onTime: slipMs !== null && Math.abs(slipMs) <= toleranceMs(facts, promise),
    ...predictionOf(measured, facts),
    ...(late ? planSlipOf(promise, measured, arrival) : {}),
    cause: late ? causeOf(milestones, measured) : null,
  };
}

/**
 * A deadline of delivery is met by the delivery alone: an arrival can be too late for it, and says nothing else of it. A shipment whose milestone has
 * no gain, since it was diverted to another port, is not early.
 */
function slipOf(promise: Outlook['promise'], measured: Milestone | null): number | null {
  const slipMs = between(promise?.at ?? null, measured?.expected ?? null);
  if (slipMs === null || slipMs > 0) return slipMs;
  if (promise?.by === 'customer') return measured?.stage === 'delivered' ? slipMs : null;
  return measured?.slipMs ?? null;
}

/** A delivery without a plan is no earlier than the arrival, so that its plan may only be said to be after a deadline. */
function planSlipOf(promise: Outlook['promise'], measured: Milestone | null, arrival: Milestone | null): Pick<Outlook, 'planSlipMs'> {
  if (promise?.by !== 'customer') return {};
  const planSlipMs = between(promise.at, measured?.planned ?? arrival?.planned ?? null);
  return planSlipMs === null || (measured?.planned == null && planSlipMs <= 0) ? {} : { planSlipMs };
}

const isUnloading = (last: Milestone | undefined): boolean => last?.mode === 'RAIL' && last.stage === 'discharged' && last.code === 'DISC';

const milestonesOf = (lead: ContainerState | null): Milestone[] => lead?.stations.flatMap((station) => station.milestones) ?? [];

/** Milestone by which a shipment is measured. */
export function measuredOf(lead: ContainerState | null, query: ShipmentQuery): Milestone | null {
  const delivery = milestonesOf(lead).find(({ stage }) => stage === 'delivered');
  const arrival = arrivalOf(lead);
  if (query.customerDeadline === null || delivery?.expected == null) return arrival;
  // A deadline of the customer is one of delivery; before the carrier has given a time of the delivery, it applies to the arrival to come.
  const isToCome = arrival !== null && arrival.expected !== null && !hasOccurred(arrival);
  return delivery.history.length === 0 && isToCome ? arrival : delivery;
}

/** Kinds in which the carrier has said nothing of the journey, or says nothing more. */
export const UNANSWERED: ReadonlySet<OutlookKind> = new Set<OutlookKind>(['waiting', 'unknownNumber', 'failed']);

/** Kinds with a time of the arrival. */
export const PREDICTED: ReadonlySet<OutlookKind> = new Set<OutlookKind>(['late', 'early', 'onTrack', 'arrived', 'completed']);

/** Codes of the arrival at the place of delivery, by what is first known of it. */
export const ARRIVALS_INLAND = ['ARRI', 'DISC', 'GTIN', 'DROP'] as const;

/** Arrival by which the shipment is measured: at the place of delivery once anything is known of it, else at the port, else the discharge there. */
function arrivalOf(lead: ContainerState | null): Milestone | null {
  const inland = lead?.stations.find(({ role }) => role === 'pld')?.milestones ?? [];
  for (const code of ARRIVALS_INLAND) {
    const found = inland.find((milestone) => milestone.code === code && (milestone.expected !== null || hasOccurred(milestone)));
    if (found !== undefined) return found;
  }
  return arrivalAtPod(milestonesOf(lead)) ?? null;
}

/** Arrival at the port of discharge; the discharge there where nothing is known of the arrival. */
export function arrivalAtPod<M extends Pick<Milestone, 'stage' | 'code' | 'eventIds'>>(milestones: readonly M[]): M | undefined {
  const arrival = milestones.find(({ stage }) => stage === 'arrivedPod');
  const discharge = milestones.find(({ stage, code }) => stage === 'discharged' && code === 'DISC');
  return arrival?.eventIds.length === 0 && discharge?.eventIds.length ? discharge : arrival;
}

function promiseOf(query: ShipmentQuery, arrival: Milestone | null): Outlook['promise'] {
  if (query.customerDeadline !== null) return { at: query.customerDeadline, by: 'customer' };
  return arrival?.planned == null ? null : { at: arrival.planned, by: 'carrier' };
}

/** The carrier's own plan has the tolerance of an arrival; a customer deadline has none. */
export const toleranceMs = ({ settings }: Pick<OutlookFacts, 'settings'>, promise: Outlook['promise']): number =>
  promise?.by === 'customer' ? 0 : settings.thresholdHours.podArrival * HOUR_MS;

interface Findings extends Pick<Outlook, 'slipMs' | 'promise'> {
  milestones: readonly Milestone[];
  arrival: Milestone | null;
  measured: Milestone | null;
  late: boolean;
}

/** Part of the time until a milestone that passes only because something is not reported yet, in ms. */
export function unreportedMs({ earliest }: Pick<OutlookFacts, 'earliest'>, measured: Pick<Milestone, 'key' | 'expected'> | null): number {
  return between(earliest?.get(measured?.key ?? '') ?? null, measured?.expected ?? null) ?? 0;
}

function kindOf(facts: OutlookFacts, { milestones, arrival, measured, slipMs, promise, late }: Findings): OutlookKind {
  const { query, ended, lastHeard } = facts;
  if (query.subscriptionStatus === 'SUB_ERR') return UNKNOWN_NUMBER.has(query.failureReason ?? '') ? 'unknownNumber' : 'failed';
  const happened = milestones.filter(hasOccurred);
  const delivered = happened.some(({ stage }) => stage === 'delivered');
  if (ended === 'cancelled') return 'cancelled';
  // Leaving the terminal is as good as the delivery where the source announces none.
  const left = happened.some(isGateOut) && !milestones.some(isAnnounced);
  if (ended !== null) return ended === 'emptyReturned' || left || delivered ? 'completed' : 'lostSight';
  if (lastHeard === null) return 'waiting';
  if (isSilent(Date.parse(answeredUntil(query, facts.asOf)), lastHeard, milestones, DAY_MS, SILENT_AFTER_DAYS * DAY_MS)) return 'silent';
  const arrived = (arrival !== null && (hasOccurred(arrival) || arrival.passed)) || delivered;
  if (arrived && !(late && promise?.by === 'customer' && measured !== null && !hasOccurred(measured))) return 'arrived';
  if (late) return 'late';
  const early = promise?.by === 'carrier' && slipMs !== null && slipMs < -toleranceMs(facts, promise);
  return early ? 'early' : 'onTrack';
}

const isAnnounced = (one: Milestone): boolean => one.stage === 'delivered' && one.eventIds.length > 0 && !hasOccurred(one);

/**
 * Any milestone counts: those after an overdue one are not overdue themselves.
 *
 * @param now until when the carrier has answered
 * @param overdueMs how long one of them must be overdue
 * @param unheardMs how long nothing must have been heard
 */
export function isSilent(
  now: number,
  lastHeard: Instant,
  milestones: readonly Milestone<Stage>[],
  overdueMs: number,
  unheardMs: number,
): boolean {
  const isOverdue = milestones.some((one) => isOpen(one) && one.overdueSince !== null && now - Date.parse(one.overdueSince) > overdueMs);
  return isOverdue && now - Date.parse(lastHeard) > unheardMs;
}

export const isOpen = (one: Milestone<Stage>): boolean => !hasOccurred(one) && !one.passed && one.stage !== 'finished';

/** The first of these milestones to come that is overdue or has a known time, else the first one. */
export function nextOf<S extends Stage>(open: readonly Milestone<S>[], silent: boolean): OutlookNext<S> | null {
  const found = open.find((one) => (one.expected ?? one.overdueSince) !== null) ?? open[0];
  if (found === undefined) return null;
  const { stage, code, mode, place, expected, overdueSince } = found;
  const given = found.estimated ?? found.planned;
  // In a silence a delay of our own is none: it was due when the carrier said.
  const due = silent && overdueSince !== null && given !== null && given < overdueSince ? given : overdueSince;
  return { stage, code, mode, place, expected, overdueSince: due };
}

function predictionOf(measured: Milestone | null, facts: OutlookFacts): Partial<Outlook> {
  if (measured === null || measured.expected === null || hasOccurred(measured)) return {};
  const carrierEta = newestTime(measured)?.at ?? measured.estimated ?? measured.planned;
  const ahead = carrierEta === null ? 0 : Date.parse(measured.expected) - unreportedMs(facts, measured) - Date.parse(carrierEta);
  return { range: rangeOf(measured.expected, measured.slipMs, facts.asOf, facts.rates), carrierEta, doubt: ahead > DOUBT_MS };
}

/**
 * Milestone at which most of the delay arose, before the measured arrival. One with an anomaly category is compared with the one before it that has
 * one, and names the delay of others at its place where it has news of its own: a departure that of its loading.
 */
export function causeOf<S extends Stage>(
  milestones: readonly Milestone<S>[],
  measured: Milestone<S> | null,
  leastMs = MIN_CAUSE_MS,
): OutlookCause<S> | null {
  let previous: Milestone<S> | null = null;
  let previousOfCategory: Milestone<S> | null = null;
  /** Part of the delay of the cause that has not been made up since. */
  let left = 0;
  let size = 0;
  let source: Milestone<S> | null = null;
  for (const [at, one] of milestones.entries()) {
    if (one.slipMs !== null) {
      const earlier = milestones.slice(0, at);
      const { slipMs, anomaly, place, thresholdMs } = one;
      const isLateInRow = slipMs > (thresholdMs || DAY_MS);
      const isCarried = one.expectedSource === 'carried';
      const before: Milestone<S> | null = anomaly === null ? previous : previousOfCategory;
      // Time that is made up before is no part of a delay: no cause is larger than the slip beside it.
      const arisen = Math.max(slipMs - Math.max(before?.slipMs ?? 0, 0), isCarried ? putOffBy(one, before, earlier) : 0);
      const step = isLateInRow ? Math.min(arisen, slipMs) : 0;
      const names = anomaly !== null && !isCarried && source?.anomaly === null && placeKey(source.place) === placeKey(place);
      left = Math.min(left, slipMs);
      if (step >= Math.max(leastMs, names ? 0 : left + 1)) {
        left = step;
        size = step;
        source = one;
      }
      if (isLateInRow || source !== null) {
        previous = one;
        if (anomaly !== null) previousOfCategory = one;
      }
    }
    if (one === measured) break;
  }
  if (source === null || left < leastMs) return null;
  const { key: milestoneKey, stage, code, mode, place, history } = source;
  return { milestoneKey, stage, code, mode, place, slipMs: size, reason: reasonOfDelay(history), happened: hasOccurred(source) };
}

/**
 * How much the carrier itself put a milestone off, beyond the delay that it knew then of the previous one, and of the last one it had changed its
 * plan of: no part of a delay that is carried.
 */
function putOffBy(one: Milestone<Stage>, previous: Milestone<Stage> | null, earlier: readonly Milestone<Stage>[]): number {
  const given = newestTime(one);
  if (given === null) return 0;
  const changed = earlier.findLast(({ history }) => history.filter(({ statedAt }) => statedAt <= given.statedAt).length > 1);
  const known = [previous, changed].map((before) => (before == null ? 0 : delayOf(knownWith(before, one, given), before)));
  return delayOf(Date.parse(given.at), one) - Math.max(...known);
}

const delayOf = (ms: number | null, { planned }: Milestone<Stage>): number =>
  ms === null || planned === null ? 0 : ms - Date.parse(planned);
