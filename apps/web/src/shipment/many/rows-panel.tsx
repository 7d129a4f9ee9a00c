import { useTranslations } from '@seaberry/i18n/react';
import { Alert } from '@seaberry/ui/alert';
import { Button } from '@seaberry/ui/button';
import { PasteImport, type PasteImportProps, type PasteLine } from '@seaberry/ui/paste-import';
import { useCallback, useDeferredValue, useMemo, useState, type ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import type { FieldName } from '../fields.ts';
import type { RowValues } from '../forms.ts';
import { ColumnMapping } from './column-mapping.tsx';
import { FateFilter } from './fate-filter.tsx';
import { countFates, fatedLines, isSent, type Fate } from './fates.ts';
import { withCell } from './fix-cell.ts';
import { readSheet, sendable, withoutLines, type RowRules } from './judge-rows.ts';
import { useMapping } from './kept.ts';
import type { ManyPanelProps } from './many-panel.ts';
import { PART_ROWS } from './parts.ts';
import { RejectedButton } from './rejected-button.tsx';
import { useSendRows } from './send.ts';
import { Sending } from './sending.tsx';
import { useArrival } from './use-arrival.ts';
import { useFates } from './use-fates.ts';
import { useFieldLabel } from './use-field-label.ts';
import { useJudged } from './use-judged.ts';
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
  const { schemas, read, many } = forms;
  const t = useTranslations(texts);
  const words = useTranslations('common');
  const explain = useExplain();
  const labelOf = useFieldLabel(kind);
  const rules = useMemo((): RowRules => ({ ...many, number: fields.number, read, schema: schemas.add }), [many, fields, read, schemas]);
  const typed = useDeferredValue(text);
  const sheet = useMemo(() => readSheet(typed, rules), [typed, rules]);
  const { mapping, choose, carry } = useMapping(sheet);
  const { lines, pending } = useJudged(sheet, common, rules, mapping);
  const tried = useMemo(() => sendable(lines), [lines]);
  const { outcomes, berries, failure, retry } = useFates(controller, common, tried);
  const fated = useMemo(() => fatedLines(lines, outcomes), [lines, outcomes]);
  const ready = fated.filter(isSent);
  const reasonOf = useReasonOf(kind);
  const { controls, fieldsOf, heldAt } = useRowFix({
    lines: fated,
    common: many.common,
    values: common,
    labelOf,
    onFix: (at, field, value) => {
      const current = readSheet(text, rules);
      const next = withCell(current, mapping, { at, field, value }, labelOf);
      carry(readSheet(next, rules));
      onText(next);
    },
  });
  const [chosen, setChosen] = useState<Fate | null>(null);
  const counts = useMemo(() => countFates(fated), [fated]);
  const filter = chosen && (counts[chosen] > 0 || heldAt !== undefined) ? chosen : null;
  const shown = useCallback(
    (): PasteLine[] =>
      fated
        .filter(({ fate, at }) => filter === null || fate === filter || at === heldAt)
        .map((line) => ({
          line: line.line,
          id: line.at,
          status: line.status,
          text: summaryOf(line.row, many.summary),
          message: reasonOf(line, fieldsOf(line)) || undefined,
        })),
    [fated, filter, heldAt, many, reasonOf, fieldsOf],
  );
  const add = useSendRows(controller, ({ outcome, sent, failure: stopped }, batch) => {
    if (!outcome) return;
    const done = new Set(outcome.rows.flatMap(({ index, status }) => (status === 'created' ? (batch[index]?.line ?? []) : [])));
    const needless = fated.flatMap(({ line, fate, status }) =>
      fate === 'tracked' || (fate === 'unusable' && status === 'skipped') ? [line] : [],
    );
    onText(withoutLines(sheet, new Set([...done, ...needless])));
    if (!stopped) onOutcome(outcome, batch.length - sent);
  });
  const failed = add.data?.failure;
  const box = useArrival(arrival, fated.length > 0);
  return (
    <div className="grid gap-4">
      {sheet.fields.length > 1 && <ColumnMapping kind={kind} columns={sheet} mapping={mapping} onChoose={choose} />}
      <div ref={box} className="grid gap-4">
        {arrival.fromBox && <Alert>{t('many.taken')}</Alert>}
        <PasteImport
          label={t('many.pasteLabel')}
          description={t('many.pasteHint')}
          {...(renderField ? { renderField } : {})}
          value={text}
          onChange={(next) => {
            onText(next);
            if (next === '') onEmptied?.();
          }}
          parse={shown}
          counts={fated.length > 0 && <FateFilter kind={kind} counts={counts} value={filter} onChange={setChosen} />}
          renderControls={({ id }) => (add.isPending ? null : controls(id))}
          disabled={add.isPending}
        />
      </div>
      {commonFields}
      {failure && !add.isPending && (
        <Alert tone="danger" title={t('many.tryFailed')} action={<Button onClick={retry}>{words('retry')}</Button>}>
          {explain(failure.error)}
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
        <RejectedButton kind={kind} sheet={sheet} lines={fated} reasonOf={reasonOf} />
        {add.isPending && add.variables.lines.length > PART_ROWS && (
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
          onClick={() => add.mutate({ common, lines: ready })}
        >
          {t('many.submit', { count: ready.length })}
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
