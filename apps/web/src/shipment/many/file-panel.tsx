import { isApiError } from '@seaberry/api-client';
import { useTranslations } from '@seaberry/i18n/react';
import { Alert } from '@seaberry/ui/alert';
import { FileDrop } from '@seaberry/ui/file-drop';
import { useEffect, useState, type ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { SHEET_FILES } from '../form/number-box.ts';
import { textOfCells } from './judge-rows.ts';
import { useKeptText } from './kept.ts';
import type { ManyPanelProps } from './many-panel.ts';
import { RowsPanel } from './rows-panel.tsx';
import { useReadFile } from './send.ts';
import { TemplateButton } from './template-button.tsx';
import { useJoin } from './use-join.ts';

/** The rows of a file: read by the server, then changed, tried and sent like pasted ones. */
export function FilePanel(panel: ManyPanelProps): ReactNode {
  const { texts, controller } = panel.kind;
  const t = useTranslations(texts);
  const words = useTranslations('common');
  const explain = useExplain();
  const [file, setFile] = useState<File | null>(null);
  const [text, setText] = useKeptText(`${texts}:file`);
  const { mutate, reset, isPending, error } = useReadFile(controller);
  const join = useJoin(panel);
  const { entry, onTaken, onEmptied } = panel;
  const choose = (next: File | null, number = ''): void => {
    setFile(next);
    reset();
    if (next) mutate({ file: next }, { onSuccess: ({ rows }) => setText(join([textOfCells(rows), number])) });
    else {
      setText('');
      onEmptied?.();
    }
  };
  useEffect(() => {
    if (!entry || !('file' in entry)) return;
    choose(entry.file, entry.number);
    onTaken();
    // Only a new entry is taken over.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [entry]);
  return (
    <div className="grid gap-4">
      <TemplateButton kind={panel.kind} form={panel.forms.many} />
      <FileDrop
        label={t('many.fileLabel')}
        description={t('many.fileHint')}
        {...SHEET_FILES}
        file={file}
        onFile={(next) => choose(next)}
        busy={isPending}
      />
      {error && (
        <Alert tone="danger" title={words('failure.loadFailed')}>
          {(isApiError(error) && error.fields?.['file']?.join(' ')) || explain(error)}
        </Alert>
      )}
      {(file || text !== '') && !isPending && !error && (
        <RowsPanel {...panel} text={text} label={t('many.fileRows')} description={t('many.fileRowsHint')} onText={setText} />
      )}
    </div>
  );
}
