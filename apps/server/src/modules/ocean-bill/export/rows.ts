import type { billFile } from '@seaberry/api-client/contract';
import type { Formatters } from '@seaberry/i18n';
import { causeText, nextText, outlookKindText } from '@seaberry/i18n/ui/outlook-sentence';
import type { BillRow } from '../rows.ts';
import { namedOutlook, outlookInWords, sentenceTexts } from '../texts.ts';

const HOUR_MS = 3_600_000;

type OutlookCells = Record<Exclude<keyof typeof billFile, 'firstEta' | 'carrierName'> | 'outlookZone' | 'nextZone', string | number | null>;

/** A row of the list with its outlook in parts, as files show it in a language. @param format With domain time as its present. */
export function fileRow(row: BillRow, format: Formatters): BillRow & Partial<OutlookCells> {
  if (!row.outlook) return row;
  const { locale } = format;
  const outlook = namedOutlook(row.outlook, locale);
  const { expected, range, promise, slipMs, carrierEta, lastHeard, place, next } = outlook;
  const texts = sentenceTexts(locale);
  const cells: OutlookCells = {
    outlookKind: outlookKindText(outlook, texts),
    outlookSentence: outlookInWords(outlook, format),
    expected,
    expectedFrom: range?.from ?? null,
    expectedTo: range?.to ?? null,
    promise: promise?.at ?? null,
    slipHours: slipMs === null ? null : Math.round(slipMs / HOUR_MS),
    cause: causeText(outlook, texts, format),
    carrierEta,
    lastHeard,
    next: next && nextText(next, texts),
    nextDue: next && (next.overdueSince ?? next.expected),
    nextZone: next?.place?.timeZone ?? null,
    // A deadline is one of the entered place while the carrier has reported nothing.
    outlookZone: place?.timeZone ?? row.pldZone ?? row.podZone ?? null,
  };
  return { ...row, ...cells };
}
