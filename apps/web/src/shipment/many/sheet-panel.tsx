import { isApiError } from '@seaberry/api-client';
import { useTranslations } from '@seaberry/i18n/react';
import { FileDrop } from '@seaberry/ui/file-drop';
import { useEffect, useState, type ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { SHEET_FILES } from '../form/number-box.ts';
import { textOfCells } from './check-rows.ts';
import { useKeptText } from './kept.ts';
import type { ManyPanelProps } from './many-panel.ts';
import { RowsPanel } from './rows-panel.tsx';
import { useReadFile } from './send.ts';
import { TemplateButton } from './template-button.tsx';
import { useJoin } from './use-join.ts';
import { useOpenAgain } from './use-open-again.ts';

export interface SheetPanelProps extends ManyPanelProps {
  takesFiles: boolean;
}

/** One box for a sheet: pasted, typed, or the rows of a file, which the server reads. */
export function SheetPanel(props: SheetPanelProps): ReactNode {
  const kept = useKeptText(props.kind.texts);
  return kept && <KeptSheet {...props} kept={kept} />;
}

interface KeptSheetProps extends SheetPanelProps {
  kept: NonNullable<ReturnType<typeof useKeptText>>;
}

function KeptSheet({ takesFiles, kept: [text, setText], ...panel }: KeptSheetProps): ReactNode {
  const { texts, controller } = panel.kind;
  const t = useTranslations(texts);
  const explain = useExplain();
  // Text that was there before a file: the file chosen again, once corrected, replaces its own rows only.
  const [before, setBefore] = useState<string | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const { mutate, reset, isPending, error } = useReadFile(controller);
  const join = useJoin(panel);
  const { entry, onTaken, onOutcome, onEmptied } = panel;
  useOpenAgain(panel, text !== '');
  const choose = (next: File | null, number = ''): void => {
    setFile(next);
    reset();
    if (!next) {
      if (text === '') onEmptied?.();
      return;
    }
    const kept = before ?? text;
    mutate(
      { file: next },
      {
        onSuccess: ({ rows }) => {
          setFile(null);
          setBefore(kept);
          setText(join([textOfCells(rows), number, kept]));
        },
      },
    );
  };
  const unreadable = error ? (isApiError(error) && error.fields?.['file']?.join(' ')) || explain(error) : undefined;
  useEffect(() => {
    if (!entry) return;
    if ('file' in entry) choose(entry.file, entry.number);
    else setText(join([entry.text, entry.number, text]));
    onTaken();
    // Only a new entry is taken over.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [entry]);
  return (
    <div className="grid gap-4">
      <TemplateButton kind={panel.kind} form={panel.forms.many} />
      <RowsPanel
        {...panel}
        text={text}
        onText={(next) => {
          setText(next);
          if (next === '') setBefore(null);
        }}
        onOutcome={(outcome, left) => {
          setBefore(null);
          onOutcome(outcome, left);
        }}
        {...(takesFiles
          ? {
              renderField: (field) => (
                <FileDrop
                  size="sm"
                  hideLabel
                  label={t('many.fileLabel')}
                  {...SHEET_FILES}
                  {...{ file, error: unreadable }}
                  busy={isPending}
                  onFile={(next) => choose(next)}
                  around={field}
                />
              ),
            }
          : {})}
      />
    </div>
  );
}
