import { useTranslations } from '@seaberry/i18n/react';
import type { SheetKind } from '@seaberry/tracking/sheet';
import { OutcomeTable, type OutcomeRow } from '@seaberry/ui/outcome-table';
import { useCallback, type ReactNode } from 'react';

import { useFieldLabels, type FieldName, type ShipmentFields } from '../fields.ts';
import type { Reasons, RowValues } from '../forms.ts';
import type { RowOutcome } from '../queries.ts';
import type { ShipmentKind } from '../shipment.ts';
import { useIssueTexts } from '../use-issue-text.ts';
import { isFieldOf } from './fix-cell.ts';

const TONES = { created: 'success', duplicate: 'neutral', invalid: 'danger', noBerries: 'warning' } as const;
type KnownStatus = keyof typeof TONES;
const isKnown = (status: string): status is KnownStatus => status in TONES;

export interface RowOutcomesProps {
  kind: Pick<ShipmentKind<never>, 'texts' | 'fields'>;
  /** How its sheets are read. */
  sheet: SheetKind;
  rows: readonly RowOutcome[];
}

/** Outcome of a batch, row by row. */
export function RowOutcomes({ kind, sheet, rows }: RowOutcomesProps): ReactNode {
  const t = useTranslations(kind.texts);
  const say = useReasons(kind, sheet);
  return (
    <OutcomeTable
      label={t('many.result')}
      referenceLabel={t('columns.reference')}
      rows={rows.map((row, index): OutcomeRow => {
        const known = isKnown(row.status) ? row.status : 'invalid';
        return {
          id: String(index),
          index: row.index + 1,
          reference: row.referenceNo,
          status: { tone: TONES[known], label: t(`many.status.${known}`) },
          messages: [...say(row.errors), ...say(row.warnings)],
        };
      })}
    />
  );
}

/** Puts reasons into sentences, each with the name of its field; a missing value is named by its own sentence. */
export function useReasons(
  { texts, fields }: Pick<ShipmentKind<never>, 'texts' | 'fields'>,
  sheet: SheetKind,
): (reasons: Reasons | null | undefined, row?: RowValues) => string[] {
  const labels = useFieldLabels(texts);
  const { missing, textOf } = useIssueTexts({ texts });
  return useCallback(
    (reasons, row = {}) =>
      Object.entries(reasons ?? {}).map(([key, codes]) => {
        const own = codes.join() === 'required' ? missing(key) : undefined;
        if (own) return own;
        const said = codes.map((message) => textOf({ name: key, message, value: row[key] }) ?? message);
        return `${isField(fields, key) ? labels(isFieldOf(sheet, key) ? (sheet.placeNames[key] ?? key) : key) : key}: ${said.join(' ')}`;
      }),
    [fields, labels, missing, sheet, textOf],
  );
}

/** Reasons may name something that is no field of the shipment. */
const isField = ({ listed }: ShipmentFields, key: string): key is FieldName => listed.some((name) => name === key);
