import { useState, type ComponentProps, type ReactNode } from 'react';

import { Button } from '../../components/button/index.js';
import { Switch } from '../../components/switch/index.js';
import { cn } from '../../lib/cn.js';
import { useFormat, useLayoutText } from '../../lib/ui-provider.js';
import { OutcomeBadge } from './components/outcome-badge.js';
import { OutcomeRows } from './components/outcome-rows.js';
import type { OutcomeRow } from './outcome-row.js';
import { countOutcomes, problemsOf } from './outcome-table.logic.js';

export interface OutcomeTableProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name of the table: “Result of the upload”. */
  label: string;
  /** Results in the order of the input. */
  rows: readonly OutcomeRow[];
  /**
   * Name of the reference column.
   * @default “Reference”
   */
  referenceLabel?: string;
  /** Content beside the counts: “Download the failed rows”. */
  actions?: ReactNode;
  /** Initially shows only rows that failed or have a warning. */
  defaultProblemsOnly?: boolean;
}

/** Number of rows that are rendered at a time. */
const CHUNK = 200;

/** Results of an upload row by row: counts first, then the rows, as cards on a phone. */
export function OutcomeTable({
  label,
  rows,
  referenceLabel,
  actions,
  defaultProblemsOnly = false,
  className,
  ...rest
}: OutcomeTableProps): ReactNode {
  const text = useLayoutText();
  const format = useFormat();
  const [problemsOnly, setProblemsOnly] = useState(defaultProblemsOnly);
  const [limit, setLimit] = useState(CHUNK);
  const problems = problemsOf(rows);
  const listed = problemsOnly ? problems : rows;
  const left = listed.length - limit;
  return (
    <div
      data-slot="outcome-table"
      {...rest}
      className={cn(
        'sb:flex sb:min-w-0 sb:flex-col sb:rounded-surface sb:border sb:border-border sb:bg-surface sb:text-sm sb:text-text',
        className,
      )}
    >
      <div
        data-slot="outcome-table-summary"
        className="sb:flex sb:min-h-11 sb:flex-wrap sb:items-center sb:gap-x-2 sb:gap-y-1.5 sb:border-b sb:border-border sb:px-3.5 sb:py-2"
      >
        <span data-slot="outcome-table-label" className="sb:font-semibold">
          {label}
        </span>
        {countOutcomes(rows).map((entry) => (
          <OutcomeBadge
            key={`${entry.tone} ${entry.label}`}
            tone={entry.tone}
            label={text.outcomeCount(entry.label, format.number(entry.count))}
          />
        ))}
        <span data-slot="outcome-table-actions" className="sb:ms-auto sb:flex sb:flex-wrap sb:items-center sb:gap-3">
          {problems.length > 0 && problems.length < rows.length && (
            <Switch label={text.outcomeProblems} checked={problemsOnly} onChange={(event) => setProblemsOnly(event.target.checked)} />
          )}
          {actions}
        </span>
      </div>
      {listed.length === 0 ? (
        <p data-slot="outcome-table-empty" className="sb:px-3.5 sb:py-6 sb:text-center sb:text-muted">
          {rows.length === 0 ? text.outcomeEmpty : text.outcomeNoProblems}
        </p>
      ) : (
        <OutcomeRows label={label} rows={listed.slice(0, limit)} referenceLabel={referenceLabel ?? text.outcomeReference} />
      )}
      {left > 0 && (
        <div data-slot="outcome-table-more" className="sb:border-t sb:border-border sb:p-2 sb:text-center">
          <Button size="sm" variant="ghost" onClick={() => setLimit(limit + CHUNK)}>
            {text.outcomeMore(Math.min(CHUNK, left), format.number(Math.min(CHUNK, left)))}
          </Button>
        </div>
      )}
    </div>
  );
}
