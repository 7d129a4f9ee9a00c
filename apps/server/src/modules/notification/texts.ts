import { BCP47, type Formatters, type Locale } from '@seaberry/i18n';
import { notifications as en } from '@seaberry/i18n/messages/en/notifications';
import { notifications as zhCn } from '@seaberry/i18n/messages/zh-CN/notifications';
import { notifications as zhTw } from '@seaberry/i18n/messages/zh-TW/notifications';
import type { Translated } from '@seaberry/i18n/messages/translated';
import type { UiMessages } from '@seaberry/i18n/ui';
import { outlookLabel, stageName, withMode, wordsOf } from '@seaberry/i18n/ui/outlook-sentence';
import type { AlertedChange, MentionAlert, ShipmentAlert } from '../../db/schema/session.ts';
import { namedOutlook, outlookInWords, sentenceTexts, signalWords, uiWords, wordOf } from '../ocean-bill/texts.ts';
import { airportName } from '../place/airports/catalogue.ts';
import { placeByCode } from '../place/catalogue.ts';
import { createTranslator } from 'use-intl/core';
import type { Outlook } from '@seaberry/tracking';
import { causesAlert, type NotificationKind } from './rules.ts';

const MESSAGES: Record<Locale, Translated<typeof en>> = { en, 'zh-cn': zhCn, 'zh-tw': zhTw };

type Params = Readonly<Record<string, string | number | null>>;

const translators = new Map<Locale, (key: string, values: Record<string, string | number>) => string>();

function translatorOf(locale: Locale): (key: string, values: Record<string, string | number>) => string {
  let translator = translators.get(locale);
  if (!translator) {
    const translate = createTranslator({ locale: BCP47[locale], messages: MESSAGES[locale], timeZone: 'UTC' });
    // The keys are built from data, so the compiler cannot check them.
    translator = translate as unknown as (key: string, values: Record<string, string | number>) => string;
    translators.set(locale, translator);
  }
  return translator;
}

/** Text of a notification in the reader's language; times in the zone of their place. */
export function describeNotification(kind: string, params: Params, timeZone: string | null, format: Formatters): string {
  const { locale } = format;
  const translate = translatorOf(locale);
  const texts = uiWords(locale);
  const text = (key: string): string => String(params[key] ?? '');
  const named = placeByCode(text('place'), locale)?.name ?? airportName(text('place'), locale);
  const place = named ?? (text('placeName') || 'none');
  const byAirline = params['carrier'] === 'airline';
  const slip = format.duration(Number(params['slipMs'] ?? 0));
  const time = (key: string): string => `${format.instant(text(key), timeZone)} ${format.zone(text(key), timeZone)}`;
  if (kind === 'stageReached' || kind === 'stageWithdrawn')
    return translate(kind === 'stageWithdrawn' && byAirline ? 'air.stageWithdrawn' : kind, {
      stage: milestoneName(text('stage'), text('code'), text('mode'), texts),
      place,
    });
  if (kind === 'etaChanged')
    return translate('etaChanged', { place, from: time('from'), to: time('to'), slip: format.slip(Number(params['slipMs'] ?? 0)) });
  if (kind === 'anomaly') {
    const direction = params['direction'] === 'advanced' ? 'advanced' : 'delayed';
    const against = text('due') === '' ? 'plan' : text('against');
    const due = format.instant(text('due') || null, timeZone, 'dateShort');
    return translate(`anomaly.${direction}`, { anomaly: wordOf(texts.anomalies, text('anomaly')), slip, place, against, due });
  }
  if (kind === 'signal')
    return translate('signal', { signal: wordOf({ ...texts.discrepancies, ...signalWords(locale) }, text('signal')), place });
  const { air, reasons } = MESSAGES[locale];
  if (kind === 'subscriptionFailed') {
    const reason = wordOf(byAirline ? air.reasons : reasons, text('reason'));
    return translate(byAirline ? 'air.subscriptionFailed' : 'subscriptionFailed', { reason });
  }
  if (kind === 'trackingEnded')
    return translate('trackingEnded', { reason: wordOf(byAirline ? { ...texts.ended, ...air.ended } : texts.ended, text('reason')) });
  return kind;
}

/** Name of a milestone with its mode of transport, as in the timeline; a stage without a text is shown itself. */
function milestoneName(stage: string, code: string, mode: string, texts: UiMessages['tracking']): string {
  if (!isKey(stage, texts.stages)) return stage;
  return withMode(stageName({ stage, code }, texts), { stage, code, mode: isKey(mode, texts.modes) ? mode : null }, texts);
}

const isKey = <T extends object>(key: string, of: T): key is keyof T & string => Object.hasOwn(of, key);

/** As `describeNotification`, followed by the number of the container that it is about. */
export function describeWithContainer(kind: string, params: Params, timeZone: string | null, format: Formatters): string {
  const line = describeNotification(kind, params, timeZone, format);
  const { container } = params;
  return container ? translatorOf(format.locale)('ofContainers', { line, containers: container }) : line;
}

/** A line for each change, with its time and the planned time. Changes that differ only in their container share a line. */
export function describeChanges(changes: readonly AlertedChange[], format: Formatters): string[] {
  const containers = new Map<string, string[]>();
  for (const change of changes) {
    const { container } = change.params;
    const line = describeChange(change, format);
    containers.set(line, [...(containers.get(line) ?? []), ...(container ? [String(container)] : [])]);
  }
  return Array.from(containers, ([line, numbers]) =>
    numbers.length > 0 ? translatorOf(format.locale)('ofContainers', { line, containers: numbers.join(' ') }) : line,
  );
}

/** Changes whose text already contains their times, or which have none. */
const WITHOUT_ADDED_TIME: ReadonlySet<string> = new Set<NotificationKind>(['etaChanged', 'subscriptionFailed', 'trackingEnded']);

function describeChange({ kind, params, planTime, newestTime, timeZone }: AlertedChange, format: Formatters): string {
  const line = describeNotification(kind, params, timeZone, format);
  if (WITHOUT_ADDED_TIME.has(kind) || newestTime === null) return line;
  const time = (at: string): string => `${format.instant(at, timeZone)} ${format.zone(at, timeZone)}`;
  const translate = translatorOf(format.locale);
  const values = { line, time: time(newestTime), basis: String(params['basis'] ?? '') };
  // The plan would be another base than that of a delay for the customer or after the free days.
  const isOfPlan = kind !== 'anomaly' || (params['against'] ?? 'plan') === 'plan';
  if (planTime === null || planTime === newestTime || !isOfPlan) return translate('withTime', values);
  return translate('withTimes', { ...values, planned: time(planTime) });
}

const MEASURED: ReadonlySet<string> = new Set<Outlook['kind']>(['onTrack', 'late', 'early']);

/** An alert in the language of its reader: title, and the outlook with the changes. */
export function alertText(
  referenceNo: string,
  { changes, outlook }: ShipmentAlert,
  format: Formatters,
): { title: string; content: string } {
  const { locale } = format;
  const lines = describeChanges(changes, format);
  const ringing = changes.filter((change) => causesAlert([change]));
  const leading = ringing.length > 0 ? ringing : changes;
  const lead = leading.findLast(({ kind }) => kind === 'stageReached') ?? leading[0];
  const line = lead ? describeNotification(lead.kind, lead.params, lead.timeZone, format) : '';
  const named = namedOutlook(outlook, locale);
  const texts = sentenceTexts(locale);
  const kind = outlookLabel(named, texts, format);
  const words = wordsOf(named, texts.words);
  const isMeasured = MEASURED.has(named.kind) && kind !== words.unreported && kind !== words.noArrivalDate;
  const label = named.promise?.by === 'customer' && isMeasured ? words.forPromise(kind) : kind;
  return {
    title: translatorOf(locale)('alert', { reference: referenceNo, outlook: label, line, more: Math.max(0, lines.length - 1) }),
    content: `${outlookInWords(named, format)}\n\n${lines.join('\n')}`,
  };
}

/** An alert about a comment, in the language of its reader. */
export const mentionText = (referenceNo: string, { author, text }: MentionAlert, locale: Locale): { title: string; content: string } => ({
  title: translatorOf(locale)('mention', { reference: referenceNo, author }),
  content: text,
});
