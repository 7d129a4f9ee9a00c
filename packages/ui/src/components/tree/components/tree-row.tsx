import { ChevronRight } from 'lucide-react';
import type { CSSProperties, MouseEvent, ReactNode } from 'react';

import { cn } from '../../../lib/cn.js';
import type { ControlSize } from '../../../lib/ui-provider.js';
import { Spinner } from '../../spinner/index.js';
import type { CheckState } from '../tree-check.logic.js';
import { markText, type TreeNode, type TreeRowData } from '../tree.logic.js';
import type { DropPlace, EngineRowProps } from '../use-tree-engine.js';
import { LoadFailed } from './load-failed.js';

export const ROW_HEIGHT: Record<ControlSize, string> = { sm: 'sb:h-control-sm', md: 'sb:h-control-md', lg: 'sb:h-control-lg' };

/** Indent of a level: smaller in deep trees, so that half of the row is left for names. */
const indent = (levels: number): string => `calc(${levels} * min(var(--sb-spacing) * 5, 50% / var(--sb-levels)) + var(--sb-spacing))`;

/** Context of every row; the same object feeds plain and windowed rows. */
export interface TreeRowContext {
  size: ControlSize;
  query: string;
  tabStop: string | null;
  expanded: ReadonlySet<string>;
  /** Undefined without selection. */
  selected: ReadonlySet<string> | undefined;
  /** Undefined without checkboxes. */
  checks: ReadonlyMap<string, CheckState> | undefined;
  isLoading: (id: string) => boolean;
  isFailed: (id: string) => boolean;
  rowProps: (id: string) => EngineRowProps;
  dropPlace: (id: string) => DropPlace | undefined;
  rowActions: ((node: TreeNode) => ReactNode) | undefined;
  onPress: (row: TreeRowData, event: MouseEvent) => void;
  onToggle: (row: TreeRowData) => void;
  onRetry: (id: string) => void;
}

export interface TreeRowProps {
  row: TreeRowData;
  context: TreeRowContext;
  style?: CSSProperties;
}

/** One node: chevron, checkbox, icon, label, and its actions at the end. */
export function TreeRow({ row, context, style }: TreeRowProps): ReactNode {
  const { id, node, level } = row;
  const check = context.checks?.get(id);
  const chosen = context.selected?.has(id);
  const drop = context.dropPlace(id);
  const actions = context.rowActions?.(node);
  return (
    // The tree around the rows handles the keys of all of them.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      data-slot="tree-item"
      data-id={id}
      data-drop={drop}
      role="treeitem"
      aria-label={node.label}
      aria-level={level}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-expanded={row.expandable ? context.expanded.has(id) : undefined}
      aria-selected={chosen}
      aria-checked={check === undefined ? undefined : check === 'mixed' ? 'mixed' : check === 'checked'}
      aria-disabled={node.disabled || undefined}
      aria-busy={context.isLoading(id) || undefined}
      tabIndex={context.tabStop === id ? 0 : -1}
      {...context.rowProps(id)}
      onClick={(event) => context.onPress(row, event)}
      style={{ paddingInlineStart: indent(level - 1), ...style }}
      className={cn(
        'sb:group sb:relative sb:flex sb:w-full sb:items-center sb:gap-1.5 sb:rounded-control sb:pe-1 sb:select-none',
        'sb:-outline-offset-2 sb:outline-focus sb:focus-visible:outline-2',
        ROW_HEIGHT[context.size],
        context.size === 'lg' ? 'sb:text-md' : 'sb:text-sm',
        node.disabled ? 'sb:cursor-not-allowed sb:text-subtle' : 'sb:cursor-pointer sb:hover:bg-sunken',
        chosen && 'sb:bg-primary-soft sb:font-medium sb:text-primary-text sb:forced-colors:outline-2',
        drop === 'inside' && 'sb:bg-primary-soft',
      )}
    >
      {(drop === 'above' || drop === 'below') && (
        <span
          data-slot="tree-drop-line"
          className={cn('sb:absolute sb:inset-x-0 sb:h-0.5 sb:bg-primary', drop === 'above' ? 'sb:top-0' : 'sb:bottom-0')}
        />
      )}
      <Chevron row={row} context={context} />
      {check !== undefined && <Box check={check} disabled={node.disabled === true} />}
      {node.icon !== undefined && (
        <span
          data-slot="tree-icon"
          aria-hidden="true"
          className="sb:flex sb:size-4 sb:shrink-0 sb:items-center sb:justify-center sb:text-muted"
        >
          {node.icon}
        </span>
      )}
      <span data-slot="tree-label" title={node.label} className="sb:min-w-0 sb:grow sb:truncate">
        {markText(node.label, context.query).map((part, at) =>
          part.found ? (
            // The pieces of one label have no identity but their position.
            // oxlint-disable-next-line react/no-array-index-key
            <mark data-slot="tree-mark" key={at} className="sb:bg-warning-soft sb:text-warning-text">
              {part.text}
            </mark>
          ) : (
            part.text
          ),
        )}
      </span>
      {context.isFailed(id) && <LoadFailed onRetry={() => context.onRetry(id)} />}
      {actions !== undefined && actions !== null && (
        <span
          data-slot="tree-actions"
          className="sb:invisible sb:flex sb:shrink-0 sb:items-center sb:group-focus-within:visible sb:group-hover:visible sb:pointer-coarse:visible"
        >
          {actions}
        </span>
      )}
    </div>
  );
}

function Chevron({ row, context }: TreeRowProps): ReactNode {
  const loading = context.isLoading(row.id);
  return (
    <span
      data-slot="tree-toggle"
      aria-hidden="true"
      onClick={(event) => {
        if (!row.expandable) return;
        event.stopPropagation();
        context.onToggle(row);
      }}
      className="sb:flex sb:size-5 sb:pointer-coarse:size-control-lg sb:shrink-0 sb:items-center sb:justify-center sb:rounded-control sb:text-muted"
    >
      {loading ? (
        <Spinner size="sm" label={null} />
      ) : (
        row.expandable && (
          <ChevronRight
            data-slot="tree-chevron"
            size={16}
            aria-hidden
            className={cn('sb:motion-safe:transition-transform', context.expanded.has(row.id) ? 'sb:rotate-90' : 'sb:rtl:rotate-180')}
          />
        )
      )}
    </span>
  );
}

/** Decorative: the row itself has the checked state. */
function Box({ check, disabled }: { check: CheckState; disabled: boolean }): ReactNode {
  return (
    <input
      data-slot="tree-check"
      type="checkbox"
      aria-hidden="true"
      tabIndex={-1}
      readOnly
      disabled={disabled}
      checked={check === 'checked'}
      // The mixed state has no attribute; it is only a property of the element.
      ref={(node) => {
        if (node) node.indeterminate = check === 'mixed';
      }}
      className="sb-check sb:pointer-events-none sb:rounded-[--spacing(0.75)]"
    />
  );
}
