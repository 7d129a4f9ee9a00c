import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { OutcomeTable, type OutcomeRow } from '@seaberry/ui/outcome-table';
import { useCallback, type ReactNode } from 'react';

import { useIssueWords } from '../../kit/form/use-issue-words.ts';
import type { FieldName } from '../fields.ts';
import { billFields } from '../../features/ocean-bill/lib/fields.ts';
import type { BatchOutcome, RowOutcome } from '../queries.ts';

const TONES = { created: 'success', duplicate: 'neutral', invalid: 'danger', noBerries: 'warning' } as const;
type KnownStatus = keyof typeof TONES;
const isKnown = (status: string): status is KnownStatus => status in TONES;

export interface OutcomeRowsProps {
  rows: readonly RowOutcome[];
  /** Nothing was done yet: a row that would be created is ready. */
  tried?: boolean;
}

/** Outcome or preview of a batch, row by row. */
export function OutcomeRows({ rows, tried = false }: OutcomeRowsProps): ReactNode {
  const t = useTranslations('oceanBill');
  const say = useReasons();
  return (
    <OutcomeTable
      label={t(tried ? 'many.previewed' : 'many.result')}
      referenceLabel={t('columns.reference')}
      rows={rows.map((row): OutcomeRow => {
        const known = isKnown(row.status) ? row.status : 'invalid';
        const status = tried && known === 'created' ? 'ready' : known;
        return {
          id: String(row.index),
          index: row.index + 1,
          reference: row.referenceNo,
          status: { tone: TONES[known], label: t(`many.status.${status}`) },
          messages: [...say(row.errors), ...say(row.warnings)],
        };
      })}
    />
  );
}

/** Puts reasons into sentences, each with the name of its field. */
export function useReasons(): (reasons: Readonly<Record<string, readonly string[]>> | null | undefined) => string[] {
  const fields = useTranslations('fields');
  const say = useIssueWords();
  return useCallback(
    (reasons) =>
      Object.entries(reasons ?? {}).map(
        ([key, codes]) => `${isField(key) ? fields(key) : key}: ${codes.map((message) => say({ message }) ?? message).join(' ')}`,
      ),
    [fields, say],
  );
}

/** Reasons may name something that is no field of a bill. */
const isField = (key: string): key is FieldName => billFields.listed.some((name) => name === key);

export interface OutcomeProps {
  outcome: BatchOutcome;
  onAgain(): void;
  onClose(): void;
}

/** The end of a batch: bills created, berries spent, and every row. */
export function Outcome({ outcome, onAgain, onClose }: OutcomeProps): ReactNode {
  const t = useTranslations('oceanBill');
  const { created, charged, balance } = outcome;
  return (
    <div className="grid gap-4">
      <output>{t('many.summary', { created, charged, balance })}</output>
      <OutcomeRows rows={outcome.rows} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onAgain}>{t('many.again')}</Button>
        <Button variant="primary" onClick={onClose}>
          {t('many.done')}
        </Button>
      </div>
    </div>
  );
}
