import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import type { ReactNode } from 'react';

import type { BatchOutcome } from '../queries.ts';
import { RowOutcomes, type RowOutcomesProps } from './row-outcomes.tsx';

export interface OutcomeProps extends Pick<RowOutcomesProps, 'kind' | 'sheet'> {
  outcome: BatchOutcome;
  /** Rows that were not sent. */
  left: number;
  onAgain(): void;
  onClose(): void;
}

/** The end of a batch: shipments created, berries spent, and every row. */
export function Outcome({ kind, sheet, outcome, left, onAgain, onClose }: OutcomeProps): ReactNode {
  const t = useTranslations(kind.texts);
  const { created, charged, balance } = outcome;
  return (
    <div className="grid gap-4">
      <output>{t('many.summary', { created, charged, balance })}</output>
      {left > 0 && <p>{t('many.left', { count: left })}</p>}
      <RowOutcomes kind={kind} sheet={sheet} rows={outcome.rows} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onAgain}>{t('many.again')}</Button>
        <Button variant="primary" onClick={onClose}>
          {t('many.done')}
        </Button>
      </div>
    </div>
  );
}
