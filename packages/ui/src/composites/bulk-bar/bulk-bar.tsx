import { X } from 'lucide-react';
import { useRef, type ComponentProps, type ReactNode } from 'react';

import { Button } from '../../components/button/index.js';
import { IconButton } from '../../components/icon-button/index.js';
import { cn } from '../../lib/cn.js';
import { useFormat, useTableText } from '../../lib/ui-provider.js';
import type { BulkAction } from './bulk-bar.types.js';
import { BulkActions } from './components/bulk-actions.js';

export interface BulkBarProps extends Omit<ComponentProps<'fieldset'>, 'aria-label'> {
  /** Number of selected rows on all pages. With 0 the bar is hidden. */
  count: number;
  /** Called to clear the selection. */
  onClear: () => void;
  /** Number of rows that match the filters: offers to select them all. */
  total?: number;
  /** Called to select all matching rows, on every page. */
  onSelectAll?: () => void;
  /** Actions on the selected rows. In a narrow bar the last ones move to a menu. */
  actions?: readonly BulkAction[];
  /** Custom buttons of size `sm`. They wrap. */
  children?: ReactNode;
}

/** Actions on the selected rows. Placed in the table's footer, so that the layout does not shift when it appears. */
export function BulkBar({ count, onClear, total, onSelectAll, actions, className, children, ...rest }: BulkBarProps): ReactNode {
  const text = useTableText();
  const format = useFormat();
  const status = useRef<HTMLOutputElement>(null);
  const clear = useRef<HTMLButtonElement>(null);
  // A pressed button that disappears would drop focus to the start of the page.
  const clearAll = (): void => {
    status.current?.focus({ preventScroll: true });
    onClear();
  };
  const selectAll = (): void => {
    clear.current?.focus({ preventScroll: true });
    onSelectAll?.();
  };
  return (
    <>
      {/* Always mounted: a live region that appears together with its text is not announced. */}
      <output ref={status} tabIndex={-1} data-slot="bulk-bar-status" className="sb:sr-only">
        {count > 0 ? text.rowsSelected(count, format.number(count)) : ''}
      </output>
      {count > 0 && (
        <fieldset
          data-slot="bulk-bar"
          aria-label={text.bulkActions}
          {...rest}
          className={cn('sb:flex sb:min-w-0 sb:flex-wrap sb:items-center sb:gap-2 sb:text-sm', actions && 'sb:grow', className)}
        >
          <span data-slot="bulk-bar-count" className="sb:flex sb:items-center sb:whitespace-nowrap sb:tabular-nums">
            {text.rowsSelected(count, format.number(count))}
            <IconButton
              ref={clear}
              size="sm"
              label={text.clearSelection}
              icon={<X data-slot="bulk-bar-clear-icon" size={14} aria-hidden />}
              onClick={clearAll}
            />
          </span>
          {onSelectAll && total !== undefined && total > count && (
            <Button size="sm" variant="ghost" onClick={selectAll}>
              {text.selectAllMatching(format.number(total))}
            </Button>
          )}
          {actions && actions.length > 0 && <BulkActions key={actions.map(({ label }) => label).join('\n')} actions={actions} />}
          {children}
        </fieldset>
      )}
    </>
  );
}
