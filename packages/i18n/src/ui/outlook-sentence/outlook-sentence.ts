import type { Formatters } from '../../core/formatters.js';
import type { UiMessages } from '../types.js';
import { comingName, knownReason, placeName, slipInWords, type NamedMilestone, type NamedPlace } from './words.js';

/** Texts of an outlook, and those of its places, stages and slips. */
export interface OutlookTexts {
  words: UiMessages['outlook'];
  text: UiMessages['tracking'];
}

type Stage = keyof UiMessages['tracking']['stages'];

interface ZonedPlace extends NamedPlace {
  timeZone: string | null;
}

/** An outlook of `@seaberry/tracking`, as far as it is put into words. Times are ISO 8601. */
export interface SpokenOutlook {
  kind: keyof UiMessages['outlook']['kinds'];
  stage: Stage | null;
  place: ZonedPlace | null;
  promise: { at: string; by: 'customer' | 'carrier' } | null;
  expected: string | null;
  range: { from: string; to: string } | null;
  carrierEta: string | null;
  slipMs: number | null;
  onTime?: boolean | null | undefined;
  planSlipMs?: number | undefined;
  cause: (NamedMilestone & { place: ZonedPlace | null; slipMs: number; reason: string | null; happened?: boolean | undefined }) | null;
  doubt: boolean;
  next: (NamedMilestone & { place: ZonedPlace | null; overdueSince: string | null }) | null;
  lastHeard: string | null;
  heardZone?: string | null | undefined;
  since: string | null;
}

/** Words for an outlook: in the air those of an airline, where a language has them. */
export const wordsOf = ({ stage }: Pick<SpokenOutlook, 'stage'>, words: OutlookTexts['words']): OutlookTexts['words'] =>
  (stage === 'arrival' && words.air) || words;

/** Day of an instant at the place of the outlook. */
export const dayOf = (at: string, outlook: SpokenOutlook, format: Formatters): string => dayAt(at, outlook.place, format);

const dayAt = (at: string, place: ZonedPlace | null, format: Formatters): string =>
  format.instant(at, place?.timeZone ?? null, 'dateShort');

/** Day of the last news, or on which tracking ended: where the shipment was reported last. Older states have no such place. */
const heardDay = (at: string, { heardZone, next, place }: SpokenOutlook, format: Formatters): string =>
  format.instant(at, heardZone === undefined ? ((next?.place ?? place)?.timeZone ?? null) : heardZone, 'dateShort');

/** Short form of an outlook for a badge: its kind, with the slip where it is late or early. */
export function outlookLabel(outlook: SpokenOutlook, texts: OutlookTexts, format: Formatters): string {
  const { kind, slipMs, since, lastHeard } = outlook;
  const { words, text } = texts;
  if (kind === 'late' && slipMs !== null) return text.lateBadge(format.duration(slipMs));
  if (kind === 'early' && slipMs !== null) return text.earlyBadge(format.duration(slipMs));
  if (kind === 'silent' && lastHeard !== null) return words.silentSince(heardDay(lastHeard, outlook, format));
  if (kind === 'lostSight' && since !== null) return words.lostSince(heardDay(since, outlook, format));
  return outlookKindText(outlook, texts);
}

/** Name of the kind of an outlook: that of its badge, without slip and dates. */
export function outlookKindText(outlook: SpokenOutlook, texts: Pick<OutlookTexts, 'words'>): string {
  const words = wordsOf(outlook, texts.words);
  if (isUnreported(outlook)) return words.unreported;
  // Not “on track”: nothing is known of the arrival.
  if (outlook.kind === 'onTrack' && outlook.expected === null) return words.noArrivalDate;
  return words.kinds[outlook.kind];
}

/** The outlook as sentences: the arrival, how late it is, why, and the carrier's own date. They can be copied into a mail. */
export function outlookSentence(outlook: SpokenOutlook, texts: OutlookTexts, format: Formatters): string {
  const { statement, cause, carrier } = outlookParts(outlook, texts, format);
  const { words } = texts;
  const sentence = cause === null ? statement : words.because(statement, cause);
  return carrier === null ? sentence : sentence + words.between + carrier;
}

/** An outlook in parts, for a large first line and smaller ones below it. */
export interface OutlookParts {
  /** The arrival and how late it is. A sentence of its own, unless a cause follows. */
  statement: string;
  /** Where the delay arose, and why; not yet a sentence. */
  cause: string | null;
  /** Sentence that follows: the carrier's own date, where it differs, or when tracking was completed. */
  carrier: string | null;
}

const alone = (statement: string): OutlookParts => ({ statement, cause: null, carrier: null });

/** The parts that `outlookSentence` joins. */
export function outlookParts(outlook: SpokenOutlook, given: OutlookTexts, format: Formatters): OutlookParts {
  const { kind, since, lastHeard, next } = outlook;
  const texts = { ...given, words: wordsOf(outlook, given.words) };
  const { words, text } = texts;
  const on = (at: string | null | undefined, place: ZonedPlace | null = outlook.place): string =>
    at == null ? text.noTime : dayAt(at, place, format);
  const heard = (at: string | null): string => (at === null ? text.noTime : heardDay(at, outlook, format));
  if (kind === 'waiting' || kind === 'unknownNumber' || kind === 'failed') return alone(words[kind]);
  if (kind === 'silent') {
    const what = next === null ? '' : comingName(next, words, text);
    return alone(words.silent(heard(lastHeard), what, on(next?.overdueSince, next?.place)));
  }
  if (kind === 'lostSight') return alone(words.lostSight(heard(since), heard(lastHeard)));
  if (kind === 'cancelled') return alone(words.cancelled(heard(since)));
  if (kind === 'completed') {
    const completed = words.completed(heard(since));
    return outlook.expected === null ? alone(completed) : { ...arrivalParts(outlook, texts, format), carrier: completed };
  }
  return arrivalParts(outlook, texts, format);
}

/** The next milestone by name, with its place where that is known. */
export function nextText(next: NonNullable<SpokenOutlook['next']>, { words, text }: OutlookTexts): string {
  const name = comingName(next, words, text);
  return next.place === null ? name : words.nextAt(name, placeName(next.place, text));
}

/** Day of the arrival, or the days between which it is expected. */
export function arrivalText(outlook: SpokenOutlook, texts: Pick<OutlookTexts, 'words'>, format: Formatters): string {
  const { expected, range } = outlook;
  const days = rangeText(outlook, texts, format);
  return expected !== null && range !== null && isWide(range) ? texts.words.within(dayOf(expected, outlook, format), days) : days;
}

/** Slip within the tolerance from which it is given beside “on time”: the arrival may be on another day. */
const NAMED_SLIP_MS = 12 * 3_600_000;

/** How late or early against the promise, in words; null without a promise. */
export function promiseSlip(outlook: SpokenOutlook, { words, text }: OutlookTexts, format: Formatters): string | null {
  const { promise, slipMs } = outlook;
  if (slipMs === null) return null;
  if (isUnreported(outlook)) return words.unreported;
  const byCustomer = promise?.by === 'customer';
  if (byCustomer && slipMs < 0) return words.spare(format.duration(slipMs));
  if (!isOnTime(outlook)) return byCustomer && slipMs > 0 ? text.afterPromise(format.duration(slipMs)) : slipInWords(slipMs, text, format);
  return Math.abs(slipMs) < NAMED_SLIP_MS ? text.onTime : text.onTimeBy(format.slip(slipMs));
}

function arrivalParts(outlook: SpokenOutlook, texts: OutlookTexts, format: Formatters): OutlookParts {
  const { place, expected, promise, carrierEta, doubt } = outlook;
  const { words, text } = texts;
  const name = placeName(place, text);
  if (expected === null) return alone(outlook.kind === 'arrived' ? words.arrivedUntold(name) : words.noEta);
  const day = dayOf(expected, outlook, format);
  const [coming, done] = outlook.stage === 'delivered' ? [words.delivery, words.delivered] : [words.arrives, words.arrived];
  const statement = (hasArrived(outlook) ? done : coming)(name, arrivalText(outlook, texts, format));
  // A deadline of delivery says nothing of an arrival.
  const due = outlook.stage === 'delivered' ? words.due : words.deliveryDue;
  const measured = promise?.by === 'customer' ? words.withSlip(statement, due(dayOf(promise.at, outlook, format))) : statement;
  const { next } = outlook;
  const slip =
    isUnreported(outlook) && next?.overdueSince
      ? words.unreportedNext(comingName(next, words, text), dayAt(next.overdueSince, next.place ?? place, format))
      : (promiseSlip(outlook, texts, format) ?? (promise?.by === 'customer' ? words.deliveryUntold : null));
  const whole = slip === null ? measured : words.withSlip(measured, slip);
  const carrier = carrierEta === null ? day : dayOf(carrierEta, outlook, format);
  const cause = causeText(outlook, texts, format);
  return {
    statement: cause === null ? words.plain(whole) : whole,
    cause,
    carrier: carrier === day ? null : doubt ? words.carrierStill(carrier) : words.carrierSays(carrier),
  };
}

/** Of an arrival to come the carrier's time is known, also without a range. */
const hasArrived = ({ range, carrierEta }: SpokenOutlook): boolean => (range ?? carrierEta) === null;

/** Within the tolerance of the carrier, as what is on track always is. */
const isOnTime = ({ kind, onTime }: SpokenOutlook): boolean => onTime ?? kind === 'onTrack';

/** Beyond the promise only because something overdue is not reported yet, for less than this carrier takes to report. */
const isUnreported = ({ kind, onTime, slipMs }: SpokenOutlook): boolean =>
  kind === 'onTrack' && onTime === false && slipMs !== null && slipMs > 0;

/** Range from which the day itself cannot be seen; the slip is that of the day. */
const isWide = ({ from, to }: NonNullable<SpokenOutlook['range']>): boolean => Date.parse(to) - Date.parse(from) > 2 * 86_400_000;

/** The days between which the arrival is expected; one day when they are the same. */
export function rangeText(outlook: SpokenOutlook, { words }: Pick<OutlookTexts, 'words'>, format: Formatters): string {
  const { expected, range } = outlook;
  const [from = '', to = ''] = [range?.from ?? expected, range?.to ?? expected].map((at) =>
    at === null ? '' : dayOf(at, outlook, format),
  );
  return from === to ? to : words.days(from, to);
}

/** Days, ranges of days and durations in the sentence of an outlook, the longest first: no line should end within one. */
export function outlookDates(outlook: SpokenOutlook, texts: Pick<OutlookTexts, 'words'>, format: Formatters): string[] {
  const { expected, promise, carrierEta, since, lastHeard, next, slipMs, planSlipMs, cause } = outlook;
  const days = [expected, promise?.at, carrierEta].flatMap((at) => (at == null ? [] : dayOf(at, outlook, format)));
  days.push(...[since, lastHeard].flatMap((at) => (at === null ? [] : heardDay(at, outlook, format))));
  if (next?.overdueSince != null) days.push(dayAt(next.overdueSince, next.place ?? outlook.place, format));
  const madeUp = cause && slipMs !== null ? asShown(cause.slipMs) - asShown(slipMs - (planSlipMs ?? 0)) : null;
  const lengths = [slipMs, planSlipMs, cause?.slipMs, madeUp].flatMap((ms) => (ms ? format.duration(ms) : []));
  return [...new Set([rangeText(outlook, texts, format), ...days, ...lengths])].filter(Boolean).toSorted((a, b) => b.length - a.length);
}

const HOUR_MS = 3_600_000;
/** As `format.duration` rounds it: the parts of a sentence add up. */
const asShown = (ms: number): number => (ms < HOUR_MS ? ms : Math.round(ms / HOUR_MS) * HOUR_MS);

/**
 * Why it is late: how far the first plan was from the customer deadline, what was added or made up since, where the delay arose, how long it is, and
 * its reason. Null without any. Without that plan nothing is known to be made up for a customer.
 */
export function causeText(outlook: SpokenOutlook, texts: OutlookTexts, format: Formatters): string | null {
  const { words } = texts;
  const { cause, promise, slipMs, planSlipMs } = outlook;
  const since = (slipMs ?? 0) - (planSlipMs ?? 0);
  const whole = cause && arisenText(cause, since, texts, format);
  const isKnown = since > 0 && (planSlipMs !== undefined || promise?.by !== 'customer');
  const madeUp = isKnown && cause ? cause.slipMs - since : 0;
  const arose =
    whole && madeUp >= MIN_SINCE_MS
      ? words.causeMadeUp(whole, format.duration(asShown(since + madeUp) - asShown(since)), hasArrived(outlook))
      : whole;
  if (!planSlipMs || (planSlipMs < 0 && since < MIN_SINCE_MS)) return arose;
  const plan = planText(planSlipMs, since, words, format);
  return arose === null ? plan : words.planAndCause(plan, arose);
}

function planText(planSlipMs: number, since: number, words: OutlookTexts['words'], format: Formatters): string {
  // Without a change since, the slip before it is the same length.
  if (Math.abs(since) < MIN_SINCE_MS) return words.planIsLate;
  return words.planSince(planFromDeadline(planSlipMs, words, format), format.duration(since), since < 0);
}

/** How far the first plan of the carrier is from the customer deadline. */
export const planFromDeadline = (planSlipMs: number, words: OutlookTexts['words'], format: Formatters): string =>
  (planSlipMs > 0 ? words.planAfter : words.planBefore)(format.duration(planSlipMs));

/** A change since the first plan, or since the cause, that is not spoken of below this, as it is none between two times. */
const MIN_SINCE_MS = 3_600_000;
/** A delay longer than its cause by less is explained by it: no smaller delay is named as a cause either. */
const MIN_REST_MS = 6 * 3_600_000;

function arisenText(
  { place, slipMs, reason, happened = true, ...milestone }: NonNullable<SpokenOutlook['cause']>,
  delay: number,
  texts: OutlookTexts,
  format: Formatters,
): string {
  const { words, text } = texts;
  const name = words.nextAt(comingName(milestone, words, text), placeName(place, text));
  const cause = words.cause(name, format.duration(slipMs), happened, delay - slipMs >= MIN_REST_MS);
  if (reason === null) return cause;
  return words.causeReason(cause, knownReason(reason, words, text) ?? words.carrierWords(reason));
}
