import { useTranslations } from '@seaberry/i18n/react';
import { Alert } from '@seaberry/ui/alert';
import { Button } from '@seaberry/ui/button';
import { PasteImport, type PasteImportProps, type PasteLine } from '@seaberry/ui/paste-import';
import { useCallback, useDeferredValue, useMemo, useState, type ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { useFieldLabels, type FieldName } from '../fields.ts';
import type { RowValues } from '../forms.ts';
import { ColumnMapping } from './column-mapping.tsx';
import { CategoryFilter } from './category-filter.tsx';
import { countCategories, categorizedLines, isSent, type RowCategory } from './categories.ts';
import { withCell } from './fix-cell.ts';
import { readSheet, triable, withoutLines, type CheckedLine, type RowRules } from './check-rows.ts';
import { useMapping } from './kept.ts';
import type { BatchOutcome } from '../queries.ts';
import type { ManyPanelProps } from './many-panel.ts';
import { PART_ROWS } from './parts.ts';
import { RejectedButton } from './rejected-button.tsx';
import { useSendRows } from './send.ts';
import { Sending } from './sending.tsx';
import { UnusedColumns } from './unused-columns.tsx';
import { useArrival } from './use-arrival.ts';
import { useCategories } from './use-categories.ts';
import { useCheckedRows } from './use-checked-rows.ts';
import { useReasonOf } from './use-reason-of.ts';
import { useRowFix } from './use-row-fix.tsx';

export interface RowsPanelProps extends Omit<ManyPanelProps, 'entry' | 'onTaken'>, Pick<PasteImportProps, 'renderField'> {
  /** Rows as text, separated by tabs. */
  text: string;
  onText(text: string): void;
}

/** Rows of a sheet as text that can be changed: read while it is typed and tried before anything is sent. Rows that are not tracked stay. */
export function RowsPanel({
  kind,
  forms,
  common,
  text,
  renderField,
  commonFields,
  onText,
  onOutcome,
  onEmptied,
  ...arrival
}: RowsPanelProps): ReactNode {
  const { texts, controller, fields } = kind;
  const { schemas, read, warnings, many } = forms;
  const t = useTranslations(texts);
  const words = useTranslations('common');
  const explain = useExplain();
  const labelOf = useFieldLabels(texts);
  const rules = useMemo((): RowRules => ({ sheet: many.sheet, read, warnings, schema: schemas.add }), [many, read, warnings, schemas]);
  const typed = useDeferredValue(text);
  const sheet = useMemo(() => readSheet(typed, rules), [typed, rules]);
  const { mapping, choose, carry } = useMapping(texts, sheet);
  const { lines, pending } = useCheckedRows(sheet, common, rules, mapping);
  const tried = useMemo(() => triable(lines), [lines]);
  const { outcomes, waiting, berries, failure, retry } = useCategories(controller, common, tried);
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const categorized = useMemo(
    () => categorizedLines(lines, outcomes, (row) => confirmed.has(row[fields.number] ?? '')),
    [lines, outcomes, confirmed, fields],
  );
  const ready = categorized.filter(isSent);
  const reasonOf = useReasonOf(kind, many.sheet);
  const { controls, fieldsOf, held, release } = useRowFix({
    kind,
    lines: categorized,
    form: many,
    values: common,
    labelOf,
    onConfirm: ({ row }) => setConfirmed((numbers) => new Set(numbers).add(row[fields.number] ?? '')),
    onFix: (rowIndex, field, value) => {
      const current = readSheet(text, rules);
      const next = withCell(current, mapping, { rowIndex, field, value }, labelOf);
      carry(readSheet(next, rules));
      onText(next);
    },
  });
  const [chosen, setChosen] = useState<RowCategory | null>(null);
  const chooseCategory = (category: RowCategory | null): void => {
    release();
    setChosen(category);
  };
  const counts = useMemo(() => countCategories(categorized), [categorized]);
  const filter = chosen && (counts[chosen] > 0 || held.size > 0) ? chosen : null;
  const shown = useCallback(
    (): PasteLine[] =>
      categorized
        .filter(({ category, rowIndex }) => filter === null || category === filter || held.has(rowIndex))
        .map((line) => ({
          line: line.line,
          id: line.rowIndex,
          status: line.status,
          text: summaryOf(line.row, many.summary),
          // A confirmed row keeps its warning, which is no error of its cell any more.
          message:
            reasonOf(line, line.category === 'check' ? [] : fieldsOf(line)) ||
            (held.has(line.rowIndex) && isSent(line) ? t('many.fixed') : undefined),
        })),
    [categorized, filter, held, many, reasonOf, fieldsOf, t],
  );
  const add = useSendRows(controller, ({ outcome, sent, failure: stopped }, batch) => {
    if (!outcome) return;
    const addedLines = new Set(outcome.rows.flatMap(({ index, status }) => (status === 'created' ? (batch[index]?.line ?? []) : [])));
    const unneededLines = categorized.flatMap(({ line, category, status }) =>
      category === 'tracked' || (category === 'unusable' && status === 'skipped') ? [line] : [],
    );
    release();
    onText(withoutLines(sheet, new Set([...addedLines, ...unneededLines])));
    if (!stopped) onOutcome(inSheet(outcome, batch), batch.length - sent);
  });
  const failed = add.data?.failure;
  const box = useArrival(arrival, categorized.length > 0);
  return (
    <div className="grid gap-4">
      {sheet.fields.length > 1 && <ColumnMapping kind={kind} sheet={sheet} mapping={mapping} onChoose={choose} />}
      <UnusedColumns kind={kind} sheet={sheet} mapping={mapping} />
      <div ref={box} className="grid gap-4">
        {arrival.fromBox && <Alert>{t('many.taken')}</Alert>}
        <PasteImport
          label={t('many.pasteLabel')}
          description={t('many.pasteHint')}
          {...(renderField ? { renderField } : {})}
          value={text}
          onChange={(next) => {
            release();
            onText(next);
            if (next === '') onEmptied?.();
          }}
          parse={shown}
          counts={categorized.length > 0 && <CategoryFilter kind={kind} counts={counts} value={filter} onChange={chooseCategory} />}
          renderControls={({ id }) => (add.isPending ? null : controls(id))}
          disabled={add.isPending}
        />
      </div>
      {commonFields}
      {failure && !add.isPending && (
        <Alert tone="danger" title={t('many.tryFailed')} action={<Button onClick={retry}>{words('retry')}</Button>}>
          <p>{explain(failure.error)}</p>
          <p>{t('many.tryFailedText')}</p>
        </Alert>
      )}
      {failed && !add.isPending && (
        <Alert tone="danger" title={words('failure.addFailed')}>
          {[explain(failed.error), t('many.partFailed', { sent: add.data?.sent ?? 0 })].join(' ')}
        </Alert>
      )}
      {add.isPending && <Sending kind={kind} total={add.variables.lines.length} sent={add.sent} />}
      <div className="flex flex-wrap items-center justify-end gap-3">
        {lines.length > ready.length && <p>{t('many.kept')}</p>}
        {berries !== null && ready.length > 0 && <p>{t('many.balance', { berries })}</p>}
        <RejectedButton kind={kind} sheet={sheet} lines={categorized} reasonOf={reasonOf} />
        {add.isPending && add.variables.lines.length > PART_ROWS && (
          <Button loading={add.cancelling} onClick={add.cancel}>
            {words('cancel')}
          </Button>
        )}
        <Button
          variant="primary"
          disabledReason={
            pending || waiting
              ? t('many.checking')
              : ready.length > 0
                ? undefined
                : lines.length > 0
                  ? t('many.rowsReady', { count: 0 })
                  : t('many.nothing')
          }
          loading={add.isPending}
          onClick={() => add.mutate({ common, lines: ready })}
        >
          {t('many.submit', { count: waiting ? 0 : ready.length })}
        </Button>
      </div>
    </div>
  );
}

/** The values of a row that identify it, else all it has. */
function summaryOf(row: RowValues, summary: readonly FieldName[]): string {
  const values = summary.flatMap((name) => row[name] || []);
  return (values.length > 0 ? values : Object.values(row)).join(' · ');
}

/** An outcome whose rows have their places in the sheet, as in the preview, and not among the rows that were sent. */
const inSheet = (outcome: BatchOutcome, batch: readonly CheckedLine[]): BatchOutcome => ({
  ...outcome,
  rows: outcome.rows.map((row) => ({ ...row, index: (batch[row.index]?.line ?? row.index + 1) - 1 })),
});
