import type { ReactNode } from 'react';

import { cn } from '../../../lib/cn.js';
import { useFormat, useLayoutText } from '../../../lib/ui-provider.js';
import type { OutcomeRow } from '../outcome-row.js';
import { OutcomeBadge } from './outcome-badge.js';

export interface OutcomeRowsProps {
  label: string;
  rows: readonly OutcomeRow[];
  referenceLabel: string;
}

const HEAD =
  'sb:sticky sb:top-0 sb:z-1 sb:bg-surface sb:px-3.5 sb:py-2 sb:text-xs sb:font-medium sb:whitespace-nowrap sb:text-muted sb:[box-shadow:inset_0_-1px_var(--sb-color-border)]';
const CELL = 'sb:px-3.5 sb:py-2 sb:align-top sb:max-sm:block sb:max-sm:px-0 sb:max-sm:py-0';

/** Browsers drop the table roles when its display changes, as on a phone. */
const ROLE = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** Rows with a sticky header. On a phone each row is a small card. */
export function OutcomeRows({ label, rows, referenceLabel }: OutcomeRowsProps): ReactNode {
  const text = useLayoutText();
  return (
    <section
      data-slot="outcome-table-scroller"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable with the keyboard
      tabIndex={0}
      className="sb:max-h-[60dvh] sb:overflow-auto sb:-outline-offset-2 sb:outline-focus sb:focus-visible:outline-2"
    >
      <table data-slot="outcome-table-table" {...ROLE.table} aria-label={label} className="sb:w-full sb:max-sm:block">
        <thead data-slot="outcome-table-head" {...ROLE.rowgroup} className="sb:max-sm:sr-only">
          <tr data-slot="outcome-table-head-row" {...ROLE.row}>
            <th data-slot="outcome-table-column" {...ROLE.columnheader} scope="col" className={cn(HEAD, 'sb:text-end')}>
              {text.outcomeIndex}
            </th>
            <th data-slot="outcome-table-column" {...ROLE.columnheader} scope="col" className={HEAD}>
              {referenceLabel}
            </th>
            <th data-slot="outcome-table-column" {...ROLE.columnheader} scope="col" className={HEAD}>
              {text.outcomeStatus}
            </th>
            <th data-slot="outcome-table-column" {...ROLE.columnheader} scope="col" className={cn(HEAD, 'sb:w-full')}>
              {text.outcomeMessages}
            </th>
          </tr>
        </thead>
        <tbody data-slot="outcome-table-body" {...ROLE.rowgroup} className="sb:max-sm:block">
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ row }: { row: OutcomeRow }): ReactNode {
  const format = useFormat();
  const messages = row.messages ?? [];
  return (
    <tr
      data-slot="outcome-table-row"
      data-tone={row.status.tone}
      {...ROLE.row}
      className="sb:not-first:border-t sb:not-first:border-border sb:max-sm:grid sb:max-sm:grid-cols-[auto_minmax(0,1fr)_auto] sb:max-sm:gap-x-2 sb:max-sm:gap-y-1 sb:max-sm:px-3.5 sb:max-sm:py-2.5"
    >
      <td data-slot="outcome-table-index" {...ROLE.cell} className={cn(CELL, 'sb:text-end sb:text-muted sb:tabular-nums')}>
        {format.number(row.index)}
      </td>
      <th
        data-slot="outcome-table-reference"
        {...ROLE.rowheader}
        scope="row"
        className={cn(CELL, 'sb:min-w-52 sb:font-medium sb:wrap-anywhere sb:tabular-nums sb:slashed-zero')}
      >
        {row.reference}
      </th>
      <td data-slot="outcome-table-status" {...ROLE.cell} className={cn(CELL, 'sb:whitespace-nowrap')}>
        <OutcomeBadge {...row.status} />
      </td>
      <td
        data-slot="outcome-table-messages"
        {...ROLE.cell}
        className={cn(CELL, 'sb:wrap-anywhere sb:max-sm:col-span-3', messages.length === 0 && 'sb:max-sm:hidden')}
      >
        {messages.length > 1 ? (
          <ul data-slot="outcome-table-list" className="sb:flex sb:flex-col sb:gap-0.5">
            {messages.map((message) => (
              <li data-slot="outcome-table-message" key={message}>
                {message}
              </li>
            ))}
          </ul>
        ) : (
          messages[0]
        )}
      </td>
    </tr>
  );
}
