import { useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

import { Button } from '../../../components/button/index.js';
import { Checkbox } from '../../../components/checkbox/index.js';
import { SearchInput } from '../../../components/search-input/index.js';
import { announce } from '../../../lib/announce.js';
import { focusedElement } from '../../../lib/focused.js';
import { useFormat, useTableText } from '../../../lib/ui-provider.js';
import { useRowDrag } from '../../../lib/use-row-drag.js';
import {
  moveColumn,
  moveColumnTo,
  pinColumn,
  pinSide,
  resolveColumns,
  toggleHidden,
  type ColumnLayout,
  type LayoutColumn,
} from '../../column-layout/index.js';
import { matchesName, isSearchable, isDefaultLayout, setAllVisible } from '../column-chooser.logic.js';
import { ColumnItem } from './column-item.js';

interface ColumnListProps {
  columns: readonly LayoutColumn[];
  layout: ColumnLayout;
  onLayoutChange: (layout: ColumnLayout) => void;
}

/** Columns in their order, each with its actions. */
export function ColumnList({ columns, layout, onLayoutChange }: ColumnListProps): ReactNode {
  const text = useTableText();
  const format = useFormat();
  const hintId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [query, setQuery] = useState('');
  const resolved = resolveColumns(columns, layout);
  const { order, hidden } = resolved;
  const byId = new Map(columns.map((column) => [column.id, column]));
  const visibleCount = order.length - hidden.size;
  const searching = query.trim() !== '';
  const listedColumns = order.flatMap((id) => byId.get(id) ?? []).filter((column) => matchesName(column, query));

  const applyMove = (id: string, next: ColumnLayout): void => {
    if (next === layout) return;
    const focused = focusedElement();
    // React may remove and reinsert the moved row, which loses focus: render synchronously, then restore focus.
    flushSync(() => onLayoutChange(next));
    if (focused instanceof HTMLElement && list.current?.contains(focused)) focused.focus();
    const position = resolveColumns(columns, next).order.indexOf(id) + 1;
    announce(text.columnMoved(byId.get(id)?.header ?? id, format.number(position), format.number(order.length)));
  };
  const { over, onPointerEnter } = useRowDrag({
    list,
    items: searching ? '' : order.join('\n'),
    onDrop: (drop) => applyMove(drop.id, moveColumnTo(columns, layout, drop)),
  });
  const canMove = (id: string, step: -1 | 1): boolean => moveColumn(columns, layout, id, step) !== layout;

  return (
    <>
      <div
        data-slot="column-chooser-head"
        className="sb:sticky sb:top-0 sb:z-1 sb:flex sb:flex-col sb:gap-2 sb:border-b sb:border-border sb:bg-overlay sb:px-3 sb:py-2"
      >
        <div data-slot="column-chooser-all" className="sb:flex sb:items-center sb:gap-3">
          <Checkbox
            label={text.allColumns}
            checked={visibleCount === order.length}
            indeterminate={visibleCount < order.length}
            onCheckedChange={(all) => onLayoutChange(setAllVisible(columns, layout, all))}
            className="sb:min-w-0 sb:grow sb:font-medium"
          />
          <span data-slot="column-chooser-count" className="sb:text-sm sb:text-muted sb:tabular-nums">
            {text.exportChosen(format.number(visibleCount), format.number(order.length))}
          </span>
        </div>
        {isSearchable(columns) && (
          <SearchInput size="sm" label={text.findColumn} placeholder={text.findColumn} value={query} onChange={setQuery} />
        )}
      </div>
      <ul
        data-slot="column-chooser-list"
        ref={list}
        aria-label={text.columns}
        aria-describedby={hintId}
        onPointerEnter={onPointerEnter}
        className="sb:w-80 sb:max-w-full sb:p-1"
      >
        {listedColumns.map((column) => {
          const { id } = column;
          const visible = !hidden.has(id);
          return (
            <ColumnItem
              key={id}
              column={column}
              visible={visible}
              last={visible && visibleCount === 1 && !column.alwaysShown}
              side={pinSide(resolved, id)}
              onToggle={() => onLayoutChange(toggleHidden(columns, layout, id))}
              onPin={(side) => onLayoutChange(pinColumn(columns, layout, id, side))}
              move={
                searching
                  ? undefined
                  : { by: (by) => applyMove(id, moveColumn(columns, layout, id, by)), first: !canMove(id, -1), last: !canMove(id, 1) }
              }
              drop={over?.target === id ? over.edge : undefined}
            />
          );
        })}
        {listedColumns.length === 0 && (
          <li data-slot="column-chooser-none" className="sb:p-2 sb:text-sm sb:text-muted">
            {text.noColumnFound}
          </li>
        )}
      </ul>
      <div
        data-slot="column-chooser-foot"
        className="sb:sticky sb:bottom-0 sb:flex sb:items-center sb:gap-3 sb:border-t sb:border-border sb:bg-overlay sb:py-1 sb:ps-3 sb:pe-1"
      >
        <p data-slot="column-chooser-hint" id={hintId} className="sb:text-xs sb:text-muted sb:pointer-coarse:hidden">
          {text.columnsHint}
        </p>
        <span data-slot="column-chooser-reset" className="sb:ms-auto sb:shrink-0">
          <Button size="sm" variant="ghost" disabled={isDefaultLayout(layout)} onClick={() => onLayoutChange({})}>
            {text.columnsReset}
          </Button>
        </span>
      </div>
    </>
  );
}
