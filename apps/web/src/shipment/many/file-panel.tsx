import { useTranslations } from '@seaberry/i18n/react';
import { Alert } from '@seaberry/ui/alert';
import { Button } from '@seaberry/ui/button';
import { FileDrop } from '@seaberry/ui/file-drop';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { useApp } from '../../app-context.tsx';
import { shipmentsChanged, importMutation, type BatchOutcome } from '../queries.ts';
import { commonRow, type CommonInput } from './common-values.ts';
import { OutcomeRows } from './outcome.tsx';

/** Largest file the server reads, in bytes. */
const LARGEST = 5 * 1024 * 1024;

export interface PanelProps {
  common: CommonInput;
  onDirty(dirty: boolean): void;
  onOutcome(outcome: BatchOutcome): void;
}

/** A file is first tried: the server previews each row, and nothing is created until the person agrees. */
export function FilePanel({ common, onDirty, onOutcome }: PanelProps): ReactNode {
  const { client, queryClient } = useApp();
  const t = useTranslations('oceanBill');
  const texts = useTranslations('common');
  const explain = useExplain();
  const [file, setFile] = useState<File | null>(null);
  const input = (chosen: File) => ({ file: chosen, common: JSON.stringify(commonRow(common)) });
  const preview = useMutation(importMutation(client, 'oceanBill'));
  const run = useMutation({
    ...importMutation(client, 'oceanBill'),
    onSuccess: (outcome) => {
      shipmentsChanged(queryClient, 'oceanBill');
      onOutcome(outcome);
    },
  });
  const choose = (next: File | null): void => {
    setFile(next);
    onDirty(next !== null);
    run.reset();
    preview.reset();
    if (next) preview.mutate({ ...input(next), dryRun: 'true' });
  };
  const error = run.error ?? preview.error;
  const ready = preview.data?.rows.filter((row) => row.status === 'created').length ?? 0;
  return (
    <div className="grid gap-4">
      <FileDrop
        label={t('many.fileLabel')}
        description={t('many.fileHint')}
        accept=".xlsx,.csv"
        maxSizeBytes={LARGEST}
        file={file}
        onFile={choose}
        busy={preview.isPending || run.isPending}
      />
      {error && (
        <Alert tone="danger" title={texts('failure.addFailed')}>
          {explain(error)}
        </Alert>
      )}
      {file && preview.data && (
        <>
          <OutcomeRows rows={preview.data.rows} tried />
          <div className="flex flex-wrap items-center justify-end gap-2">
            {/* The values entered for all rows may have changed since. */}
            <Button onClick={() => choose(file)}>{t('many.preview')}</Button>
            <Button variant="primary" disabled={ready === 0} loading={run.isPending} onClick={() => run.mutate(input(file))}>
              {t('many.submit', { count: ready })}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
