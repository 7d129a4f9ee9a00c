import { isApiError } from '@seaberry/api-client';
import { useTranslations } from '@seaberry/i18n/react';
import { Alert } from '@seaberry/ui/alert';
import { Button } from '@seaberry/ui/button';
import { FileDrop } from '@seaberry/ui/file-drop';
import { useState, type ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import type { ManyPanelProps } from './many-panel.ts';
import { RowOutcomes } from './row-outcomes.tsx';
import { useSendFile } from './send.ts';

/** Largest file the server reads, in bytes. */
const LARGEST = 5 * 1024 * 1024;

/** A file is first tried: the server previews each row, and nothing is created until the person agrees. */
export function FilePanel({ kind, common, onDirty, onOutcome }: ManyPanelProps): ReactNode {
  const t = useTranslations(kind.texts);
  const texts = useTranslations('common');
  const explain = useExplain();
  const [file, setFile] = useState<File | null>(null);
  const { preview, run } = useSendFile(kind.controller, onOutcome);
  const input = (chosen: File) => ({ file: chosen, common: JSON.stringify(common) });
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
        accept=".xlsx,.csv,.txt"
        maxSizeBytes={LARGEST}
        file={file}
        onFile={choose}
        busy={preview.isPending || run.isPending}
      />
      {error && (
        <Alert tone="danger" title={texts('failure.addFailed')}>
          {(isApiError(error) && error.fields?.['file']?.join(' ')) || explain(error)}
        </Alert>
      )}
      {file && preview.data && (
        <>
          <RowOutcomes kind={kind} rows={preview.data.rows} tried />
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
