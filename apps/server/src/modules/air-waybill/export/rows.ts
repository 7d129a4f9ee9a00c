import type { airWaybillFile } from '@seaberry/api-client/contract';
import type { Locale } from '@seaberry/i18n';
import { sentenceTexts } from '../../ocean-bill/texts.ts';
import type { WaybillRow } from '../rows.ts';

const HOUR_MS = 3_600_000;

/** A row of the list with its outlook in parts, as files show it in a language. */
export function fileRow(row: WaybillRow, locale: Locale): WaybillRow & Partial<Record<keyof typeof airWaybillFile, unknown>> {
  if (!row.outlook) return row;
  const { kind, expected, range, slipMs, lastHeard } = row.outlook;
  return {
    ...row,
    outlookKind: sentenceTexts(locale).words.kinds[kind],
    expected,
    expectedFrom: range?.from ?? null,
    expectedTo: range?.to ?? null,
    slipHours: slipMs === null ? null : Math.round(slipMs / HOUR_MS),
    lastHeard,
  };
}
