import { roughly } from './roughly.js';
import { dayOf, nextText, rangeText, wordsOf, type OutlookTexts } from '@seaberry/i18n/ui/outlook-sentence';
import type { Instant, Outlook, OutlookKind, Stage } from '@seaberry/tracking';
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

export function outlookFact(
  fact: OutlookFactName,
  outlook: Outlook<Stage>,
  texts: OutlookTexts,
  format: Formatters,
  now: Instant,
): ShownFact {
  const { expected, carrierEta, doubt, lastHeard } = outlook;
  const days = plain(expected && rangeText(outlook, texts, format));
  switch (fact) {
    case 'expected':
      return days;
    case 'arrival':
      return { ...days, carrier: otherDay(outlook, texts, format) };
    case 'carrier':
      return plain(doubt ? carrierEta && dayOf(carrierEta, outlook, format) : null);
    case 'next':
      return nextFact(outlook, texts, format);
    case 'heard':
      return plain(lastHeard && format.duration(roughly(Math.max(Date.parse(now) - Date.parse(lastHeard), 0))));
  }
}

function otherDay(outlook: Outlook<Stage>, { words }: OutlookTexts, format: Formatters): string | null {
  const [ours, theirs] = [outlook.expected, outlook.carrierEta].map((at) => at && dayOf(at, outlook, format));
  return ours && theirs && ours !== theirs ? wordsOf(outlook, words).carrierDate(theirs) : null;
}

/** Outlooks in which nothing more is expected of what was due. */
const UNHEARD: ReadonlySet<OutlookKind> = new Set<OutlookKind>(['silent', 'lostSight']);

function nextFact({ kind, next }: Outlook<Stage>, { words, text }: OutlookTexts, format: Formatters): ShownFact {
  if (next === null) return plain(null);
  const { place, expected, overdueSince } = next;
  const what = nextText(next, { words, text });
  const day = (at: Instant): string => format.instant(at, place?.timeZone ?? null, 'dateShort');
  if (overdueSince !== null) {
    const say = UNHEARD.has(kind) ? words.nextNotReported : words.nextUnreported;
    return { shown: say(what, day(overdueSince)), attention: true };
  }
  return plain(expected === null ? what : words.next(day(expected), what));
}
