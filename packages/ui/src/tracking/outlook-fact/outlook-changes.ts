import { nextText, outlookLabel, wordsOf, type OutlookTexts } from '@seaberry/i18n/ui/outlook-sentence';
import type { Outlook, Stage } from '@seaberry/tracking';
import type { Formatters } from '../../lib/ui-provider.js';
import { outlookFact } from '../lib/outlook-fact.js';

/** Differences between two outlooks of a shipment in words, the most important first; empty when a reader sees the same. */
export function outlookChanges(before: Outlook<Stage>, after: Outlook<Stage>, texts: OutlookTexts, format: Formatters): string[] {
  const words = wordsOf(after, texts.words);
  const { text } = texts;
  const shown = (fact: 'expected' | 'carrier' | 'next', outlook: Outlook<Stage>): string | null =>
    // The age of the newest statement is not compared, so the moment does not matter.
    outlookFact(fact, outlook, texts, format, outlook.lastHeard ?? '').shown;
  const [label = '', newLabel = ''] = [before, after].map((outlook) => outlookLabel(outlook, texts, format));
  const [days, newDays] = [before, after].map((outlook) => shown('expected', outlook));
  const carrier = shown('carrier', after);
  const next = shown('next', after);
  // Without its expected day, which moves with every statement.
  const named = ({ next: one }: Outlook<Stage>): string | null => one && nextText(one, { words, text }) + String(one.overdueSince === null);
  return [
    ...(label === newLabel ? [] : [words.changed(label, newLabel)]),
    ...(days === newDays ? [] : [words.changedFact(text.expected, days ?? text.noTime, newDays ?? text.noTime)]),
    ...(carrier === null || carrier === shown('carrier', before) ? [] : [words.carrierStill(carrier)]),
    ...(next === null || named(before) === named(after) ? [] : [words.nextIs(next)]),
  ];
}
