import { useTranslations } from '@seaberry/i18n/react';
import { Alert } from '@seaberry/ui/alert';
import { Button } from '@seaberry/ui/button';
import { PasteImport, type PasteLine } from '@seaberry/ui/paste-import';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useMemo, type ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { useApp } from '../../app-context.tsx';
import { useDraftText } from '../../session/use-draft.ts';
import { addBatchMutation, shipmentsChanged } from '../queries.ts';
import { commonRow } from './common-values.ts';
import type { PanelProps } from './file-panel.tsx';
import { judgeRows, sendable, type JudgedLine } from './judge-rows.ts';
import { useReasons } from './outcome.tsx';

/** A pasted list, judged line by line while it is typed. */
export function PastePanel({ common, onDirty, onOutcome }: PanelProps): ReactNode {
  const { client, queryClient } = useApp();
  const t = useTranslations('oceanBill');
  const texts = useTranslations('common');
  const explain = useExplain();
  const say = useReasons();
  const [text, setText] = useDraftText('oceanBill.many');
  const shared = useMemo(() => commonRow(common), [common]);
  const parse = useCallback(
    (typed: string): PasteLine[] =>
      judgeRows(typed, shared).map((judged) => ({
        ...shown(judged),
        message: judged.status === 'skipped' ? t('many.twice') : say(judged.reasons).join(' ') || undefined,
      })),
    [shared, say, t],
  );
  const rows = useMemo(() => sendable(judgeRows(text, shared)), [text, shared]);
  const add = useMutation({
    ...addBatchMutation(client, 'oceanBill'),
    onSuccess: (outcome) => {
      shipmentsChanged(queryClient, 'oceanBill');
      onOutcome(outcome);
    },
  });
  return (
    <div className="grid gap-4">
      <PasteImport
        label={t('many.pasteLabel')}
        description={t('many.pasteHint')}
        value={text}
        onChange={(next) => {
          setText(next);
          onDirty(next.trim() !== '');
        }}
        parse={parse}
        disabled={add.isPending}
      />
      {add.error && (
        <Alert tone="danger" title={texts('failure.addFailed')}>
          {explain(add.error)}
        </Alert>
      )}
      <div className="flex justify-end">
        <Button variant="primary" disabled={rows.length === 0} loading={add.isPending} onClick={() => add.mutate({ common: shared, rows })}>
          {t('many.submit', { count: rows.length })}
        </Button>
      </div>
    </div>
  );
}

const shown = ({ line, row, status }: JudgedLine): Pick<PasteLine, 'line' | 'text' | 'status'> => ({
  line,
  status,
  text: [row['referenceNo'], row['carrierCode'], row['orderNo'], row['polCode'], row['podCode']].filter(Boolean).join(' · '),
});
