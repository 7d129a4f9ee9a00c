import { useTranslations } from '@seaberry/i18n/react';
import { Alert } from '@seaberry/ui/alert';
import { Button } from '@seaberry/ui/button';
import { PasteImport, type PasteLine } from '@seaberry/ui/paste-import';
import { useCallback, useDeferredValue, useMemo, type ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import type { RowOutcome } from '../queries.ts';
import { ColumnMapping } from './column-mapping.tsx';
import { readSheet, sendable, withoutLines, type JudgedLine, type RowRules } from './judge-rows.ts';
import { useMapping } from './kept.ts';
import type { ManyPanelProps } from './many-panel.ts';
import { PART_ROWS } from './parts.ts';
import { useReasons } from './row-outcomes.tsx';
import { useSendRows } from './send.ts';
import { Sending } from './sending.tsx';
import { useFates } from './use-fates.ts';
import { useJudged } from './use-judged.ts';

export interface RowsPanelProps extends ManyPanelProps {
  /** Rows as text, separated by tabs. */
  text: string;
  label: string;
  description: string;
  onText(text: string): void;
}

/** Rows of a sheet as text that can be changed: read while it is typed and tried before anything is sent. Rows that are not tracked stay. */
export function RowsPanel({ kind, forms, common, text, label, description, onText, onOutcome }: RowsPanelProps): ReactNode {
  const { texts, controller, fields } = kind;
  const { schemas, read, many } = forms;
  const t = useTranslations(texts);
  const words = useTranslations('common');
  const explain = useExplain();
  const say = useReasons(kind);
  const rules = useMemo((): RowRules => ({ ...many, number: fields.number, read, schema: schemas.add }), [many, fields, read, schemas]);
  const typed = useDeferredValue(text);
  const sheet = useMemo(() => readSheet(typed, rules), [typed, rules]);
  const [mapping, choose] = useMapping(sheet);
  const { lines, pending } = useJudged(sheet, common, rules, mapping);
  const tried = useMemo(() => sendable(lines), [lines]);
  const fates = useFates(controller, common, tried);
  const ready = tried.filter(({ line }) => (fates?.get(line)?.status ?? 'created') === 'created');
  const shown = useCallback(
    (): PasteLine[] =>
      lines.map((judged) => {
        const { line, row, status, reasons } = judged;
        const fate = fates?.get(line);
        const summary = many.summary.flatMap((name) => row[name] || []).join(' · ');
        const message = status === 'skipped' ? t('many.twice') : say({ ...reasons, ...fate?.errors, ...fate?.warnings }).join(' ');
        if (fate?.status === 'duplicate') return { line, text: summary, status: 'skipped', message: t('many.tracked') };
        if (fate?.status === 'noBerries') return { line, text: summary, status: 'error', message: t('many.beyond') };
        return { line, text: summary, status: statusOf(judged, fate), message: message || undefined };
      }),
    [lines, fates, many, say, t],
  );
  const add = useSendRows(controller, ({ outcome, sent, failure }) => {
    if (!outcome) return;
    const done = new Set(outcome.rows.flatMap(({ index, status }) => (status === 'created' ? (ready[index]?.line ?? []) : [])));
    const tracked = [...(fates ?? [])].flatMap(([line, { status }]) => (status === 'duplicate' ? [line] : []));
    const twice = lines.flatMap(({ line, status }) => (status === 'skipped' ? [line] : []));
    onText(withoutLines(sheet, new Set([...done, ...tracked, ...twice])));
    if (!failure) onOutcome(outcome, ready.length - sent);
  });
  const failed = add.data?.failure;
  return (
    <div className="grid gap-4">
      {sheet.fields.length > 1 && <ColumnMapping kind={kind} columns={sheet} mapping={mapping} onChoose={choose} />}
      <PasteImport
        label={label}
        description={description}
        value={text}
        onChange={onText}
        parse={shown}
        disabled={add.isPending}
      />
      {failed && !add.isPending && (
        <Alert tone="danger" title={words('failure.addFailed')}>
          {[explain(failed.error), t('many.partFailed', { sent: add.data?.sent ?? 0 })].join(' ')}
        </Alert>
      )}
      {add.isPending && <Sending kind={kind} total={add.variables.rows.length} sent={add.sent} />}
      <div className="flex flex-wrap items-center justify-end gap-3">
        {lines.length > ready.length && <p>{t('many.kept')}</p>}
        {add.isPending && add.variables.rows.length > PART_ROWS && (
          <Button loading={add.cancelling} onClick={add.cancel}>
            {words('cancel')}
          </Button>
        )}
        <Button
          variant="primary"
          disabledReason={
            pending
              ? t('many.judging')
              : ready.length > 0
                ? undefined
                : lines.length > 0
                  ? t('many.rowsReady', { count: 0 })
                  : t('many.nothing')
          }
          loading={add.isPending}
          onClick={() => add.mutate({ common, rows: ready.map(({ row }) => row) })}
        >
          {t('many.submit', { count: ready.length })}
        </Button>
      </div>
    </div>
  );
}

const statusOf = ({ status }: JudgedLine, fate: RowOutcome | undefined): PasteLine['status'] => {
  if (fate?.status === 'invalid') return 'error';
  return fate?.warnings && status === 'ready' ? 'warning' : status;
};
