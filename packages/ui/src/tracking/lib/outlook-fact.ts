import { roughly } from './roughly.js';
import { dayOf, nextText, rangeText, type OutlookTexts } from '@seaberry/i18n/ui/outlook-sentence';
import type { Instant, Outlook } from '@seaberry/tracking';
import type { Formatters } from '../../lib/ui-provider.js';

export const OUTLOOK_FACTS = ['expected', 'arrival', 'carrier', 'next', 'heard'] as const;
export type OutlookFactName = (typeof OUTLOOK_FACTS)[number];

interface ShownFact {
  /** Text of the fact; null when it is not known. */
  shown: string | null;
  /** The next milestone is overdue. */
  attention: boolean;
  /** The date of the carrier, where it is another day. */
  carrier?: string | null;
}

const plain = (shown: string | null): ShownFact => ({ shown, attention: false });

export function outlookFact(fact: OutlookFactName, outlook: Outlook, texts: OutlookTexts, format: Formatters, now: Instant): ShownFact {
  const { expected, carrierEta, doubt, lastHeard } = outlook;
  switch (fact) {
    case 'expected':
      return plain(expected === null ? null : rangeText(outlook, texts, format));
    case 'arrival':
      return { ...outlookFact('expected', outlook, texts, format, now), carrier: otherDay(outlook, texts, format) };
    case 'carrier':
      return plain(doubt && carrierEta !== null ? dayOf(carrierEta, outlook, format) : null);
    case 'next':
      return nextFact(outlook, texts, format);
    case 'heard':
      return plain(lastHeard === null ? null : format.duration(roughly(Math.max(Date.parse(now) - Date.parse(lastHeard), 0))));
  }
}

function otherDay(outlook: Outlook, { words }: OutlookTexts, format: Formatters): string | null {
  const [ours, theirs] = [outlook.expected, outlook.carrierEta].map((at) => (at === null ? null : dayOf(at, outlook, format)));
  return ours == null || theirs == null || ours === theirs ? null : words.carrierDate(theirs);
}

function nextFact({ next }: Outlook, { words, text }: OutlookTexts, format: Formatters): ShownFact {
  if (next === null) return plain(null);
  const what = nextText(next, { words, text });
  const day = (at: Instant): string => format.instant(at, next.place?.timeZone ?? null, 'dateShort');
  if (next.overdueSince !== null) return { shown: words.nextUnreported(what, day(next.overdueSince)), attention: true };
  return plain(next.expected === null ? what : words.next(day(next.expected), what));
}
