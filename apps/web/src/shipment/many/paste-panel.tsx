import { useTranslations } from '@seaberry/i18n/react';
import { Alert } from '@seaberry/ui/alert';
import { Button } from '@seaberry/ui/button';
import { PasteImport, type PasteLine } from '@seaberry/ui/paste-import';
import { useCallback, useMemo, type ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { useDraftText } from '../../session/use-draft.ts';
import { judgeRows, sendable, type RowRules } from './judge-rows.ts';
import type { ManyPanelProps } from './many-panel.ts';
import { useReasons } from './row-outcomes.tsx';
import { useSendRows } from './send.ts';

/** A pasted list, judged line by line while it is typed. */
export function PastePanel({ kind, forms, common, onDirty, onOutcome }: ManyPanelProps): ReactNode {
  const { texts, controller, fields } = kind;
  const { schemas, read, many } = forms;
  const t = useTranslations(texts);
  const words = useTranslations('common');
  const explain = useExplain();
  const say = useReasons(kind);
  const [text, setText] = useDraftText(`${texts}.many`);
  const rules = useMemo((): RowRules => ({ ...many, number: fields.number, read, schema: schemas.add }), [many, fields, read, schemas]);
  const parse = useCallback(
    (typed: string): PasteLine[] =>
      judgeRows(typed, common, rules).map(({ line, row, status, reasons }) => ({
        line,
        status,
        text: many.summary.flatMap((name) => row[name] || []).join(' · '),
        message: status === 'skipped' ? t('many.twice') : say(reasons).join(' ') || undefined,
      })),
    [common, rules, many, say, t],
  );
  const rows = useMemo(() => sendable(judgeRows(text, common, rules)), [text, common, rules]);
  const add = useSendRows(controller, onOutcome);
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
        <Alert tone="danger" title={words('failure.addFailed')}>
          {explain(add.error)}
        </Alert>
      )}
      <div className="flex justify-end">
        <Button variant="primary" disabled={rows.length === 0} loading={add.isPending} onClick={() => add.mutate({ common, rows })}>
          {t('many.submit', { count: rows.length })}
        </Button>
      </div>
    </div>
  );
}
