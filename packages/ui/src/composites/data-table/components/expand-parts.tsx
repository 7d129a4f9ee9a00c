import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

import { cn } from '../../../lib/cn.js';
import { useTableText } from '../../../lib/ui-provider.js';
import { Button } from '../../../components/button/index.js';
import { Skeleton } from '../../../components/skeleton/index.js';

/** Indent of one level of a tree, in px: the width of the expand button. */
const INDENT = 24;
/** Indent of a level: smaller in deep trees, so that half of the cell is left for names. */
const indent = (levels: number): string => `calc(${levels} * min(${INDENT}px, 50% / var(--sb-levels)))`;

interface ToggleProps {
  id: string;
  /** Name of the row. */
  name: string;
  expanded: boolean;
  onToggle: (id: string) => void;
  detailId?: string | undefined;
}

/** Button that expands a row. */
export function DetailToggle({ id, name, expanded, onToggle, detailId }: ToggleProps): ReactNode {
  const text = useTableText();
  return (
    <button
      data-slot="data-table-toggle"
      type="button"
      aria-label={text.rowDetails(name)}
      aria-expanded={expanded}
      {...(expanded && detailId ? { 'aria-controls': detailId } : {})}
      onClick={() => onToggle(id)}
      className="sb:inline-flex sb:size-6 sb:shrink-0 sb:cursor-pointer sb:items-center sb:justify-center sb:rounded-control sb:align-middle sb:text-muted sb:outline-focus sb:hover:bg-sunken sb:hover:text-text sb:focus-visible:outline-2"
    >
      <ChevronRight
        data-slot="data-table-toggle-icon"
        size={16}
        aria-hidden
        className={cn('sb:motion-safe:transition-transform', expanded ? 'sb:rotate-90' : 'sb:rtl:rotate-180')}
      />
    </button>
  );
}

interface TreeCellProps extends ToggleProps {
  level: number;
  expandable: boolean;
  /** Long names wrap. */
  wrap: boolean;
  children: ReactNode;
}

/** First cell of a tree row, indented by its level. */
export function TreeCell({ level, expandable, wrap, children, ...toggle }: TreeCellProps): ReactNode {
  const text = useTableText();
  return (
    <span data-slot="data-table-tree" className="sb:flex sb:items-center" style={{ paddingInlineStart: indent(level - 1) }}>
      {expandable ? <DetailToggle {...toggle} /> : <span data-slot="data-table-leaf" className="sb:size-6 sb:shrink-0" />}
      <span data-slot="data-table-tree-label" className={wrap ? 'sb:min-w-0' : 'sb:min-w-0 sb:truncate'}>
        {level > 1 && (
          <span data-slot="data-table-level" className="sb:sr-only">
            {text.rowLevel(level)}
          </span>
        )}
        {children}
      </span>
    </span>
  );
}

interface DetailRowProps {
  id: string;
  /** Number of columns. */
  span: number;
  /** Width of the scroll container in px; details have it too, so that they stay in view while columns scroll. */
  room: number;
  /** In px, for rows of uniform height. */
  height: number | undefined;
  children: ReactNode;
}

/** Expanded content below a row. */
export function DetailRow({ id, span, room, height, children }: DetailRowProps): ReactNode {
  return (
    <tr data-slot="data-table-detail" id={id} className="sb:group/row sb:bg-surface">
      <td
        data-slot="data-table-detail-cell"
        colSpan={span}
        className="sb:border-b sb:border-border sb:group-last/row:border-b-0"
        style={height === undefined ? undefined : { blockSize: height }}
      >
        <div
          data-slot="data-table-detail-content"
          className="sb:sticky sb:inset-s-0 sb:overflow-auto sb:bg-sunken sb:p-3"
          style={{ inlineSize: room || undefined, ...(height === undefined ? {} : { blockSize: height - 1 }) }}
        >
          {children}
        </div>
      </td>
    </tr>
  );
}

/** Expanded content in a card. */
export function CardDetail({ id, children }: { id: string; children: ReactNode }): ReactNode {
  return (
    <div data-slot="data-table-card-detail" id={id} className="sb:min-w-0 sb:overflow-auto sb:rounded-control sb:bg-sunken sb:p-3">
      {children}
    </div>
  );
}

interface PlaceholderRowProps {
  /** Level of the expanded row. */
  level: number;
  /** Number of columns. */
  span: number;
}

/** Shown below an expanded row while its sub-rows are loading. */
export function LoadingRow({ level, span }: PlaceholderRowProps): ReactNode {
  const text = useTableText();
  return (
    <tr data-slot="data-table-waiting" className="sb:group/row sb:bg-surface">
      <td data-slot="data-table-waiting-cell" colSpan={span} className="sb:h-[var(--sb-row)] sb:border-b sb:border-border sb:px-3">
        <output
          data-slot="data-table-waiting-content"
          className="sb:block sb:max-w-80"
          style={{ paddingInlineStart: level * INDENT + INDENT }}
        >
          <span data-slot="data-table-waiting-text" className="sb:sr-only">
            {text.subRowsLoading}
          </span>
          <Skeleton />
        </output>
      </td>
    </tr>
  );
}

/** Shown below an expanded row whose sub-rows failed to load. */
export function FailedRow({ level, span, onRetry }: PlaceholderRowProps & { onRetry: (() => void) | undefined }): ReactNode {
  const text = useTableText();
  return (
    <tr data-slot="data-table-failed" className="sb:group/row sb:bg-surface">
      <td data-slot="data-table-failed-cell" colSpan={span} className="sb:h-[var(--sb-row)] sb:border-b sb:border-border sb:px-3">
        <div
          data-slot="data-table-failed-content"
          role="alert"
          className="sb:sticky sb:inset-s-3 sb:inline-flex sb:items-center sb:gap-2 sb:text-danger-text"
          style={{ marginInlineStart: level * INDENT }}
        >
          {text.subRowsFailed}
          {onRetry && (
            <Button size="sm" variant="ghost" onClick={onRetry}>
              {text.subRowsRetry}
            </Button>
          )}
        </div>
      </td>
    </tr>
  );
}
