import { outlookLabel, type OutlookTexts } from '@seaberry/i18n/ui/outlook-sentence';
import type { Outlook } from '@seaberry/tracking';
import type { Formatters } from '../../lib/ui-provider.js';
import { outlookFact } from '../lib/outlook-fact.js';

/** Differences between two outlooks of a shipment in words, the most important first; empty when a reader sees the same. */
export function outlookChanges(before: Outlook, after: Outlook, texts: OutlookTexts, format: Formatters): string[] {
  const { words, text } = texts;
  const shown = (fact: 'expected' | 'carrier' | 'next', outlook: Outlook): string | null =>
    // The age of the newest statement is not compared, so the moment does not matter.
    outlookFact(fact, outlook, texts, format, outlook.lastHeard ?? '').shown;
  const labels = [before, after].map((outlook) => outlookLabel(outlook, texts, format));
  const days = [before, after].map((outlook) => shown('expected', outlook));
  const carrier = shown('carrier', after);
  const next = shown('next', after);
  return [
    ...(labels[0] === labels[1] ? [] : [words.changed(labels[0] ?? '', labels[1] ?? '')]),
    ...(days[0] === days[1] ? [] : [words.changedFact(text.expected, days[0] ?? text.noTime, days[1] ?? text.noTime)]),
    ...(carrier === null || carrier === shown('carrier', before) ? [] : [words.carrierStill(carrier)]),
    ...(next === null || sameNext(before.next, after.next) ? [] : [words.nextIs(next)]),
  ];
}

/** Whether the next milestone is the same: its expected day moves with every statement. */
const sameNext = (a: Outlook['next'], b: Outlook['next']): boolean =>
  a?.stage === b?.stage && a?.place?.unLocationCode === b?.place?.unLocationCode && (a?.overdueSince == null) === (b?.overdueSince == null);
