import { ChevronDown, ChevronUp, Pin } from 'lucide-react';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

import { Button } from '../../../components/button/index.js';
import { Checkbox } from '../../../components/checkbox/index.js';
import { IconButton } from '../../../components/icon-button/index.js';
import { announce } from '../../../lib/announce.js';
import { useFormat, useOverlaysText } from '../../../lib/ui-provider.js';
import { moveColumn, resolveColumns, toggleHidden, togglePinned, type ColumnLayout, type LayoutColumn } from '../../column-layout/index.js';

interface ColumnListProps {
  columns: readonly LayoutColumn[];
  layout: ColumnLayout;
  onLayoutChange: (layout: ColumnLayout) => void;
}

/** The columns in their order, each with what can be done to it. */
export function ColumnList({ columns, layout, onLayoutChange }: ColumnListProps): ReactNode {
  const text = useOverlaysText();
  const format = useFormat();
  const hintId = useId();
  const list = useRef<HTMLUListElement>(null);
  const { order, hidden, pinned } = resolveColumns(columns, layout);
  const byId = new Map(columns.map((column) => [column.id, column]));
  const shown = order.length - hidden.size;
  const untouched = layout.order === undefined && layout.hidden === undefined && layout.pinned === undefined && layout.widths === undefined;

  const move = (id: string, by: -1 | 1): void => {
    const next = moveColumn(columns, layout, id, by);
    if (next === layout) return;
    const held = document.activeElement;
    // The moved row may be taken out of the page and put back, which loses focus: draw now, then give it back.
    flushSync(() => onLayoutChange(next));
    if (held instanceof HTMLElement && list.current?.contains(held)) held.focus();
    const place = resolveColumns(columns, next).order.indexOf(id) + 1;
    announce(text.columnMoved(byId.get(id)?.header ?? id, format.number(place), format.number(order.length)));
  };
  const handleKey = (event: KeyboardEvent, id: string): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(id, event.key === 'ArrowUp' ? -1 : 1);
  };

  return (
    <>
      <div
        data-slot="column-chooser-head"
        className="sb:sticky sb:top-0 sb:z-1 sb:flex sb:items-center sb:gap-3 sb:border-b sb:border-border sb:bg-overlay sb:px-3 sb:py-2"
      >
        <span data-slot="column-chooser-title" className="sb:grow sb:font-medium">
          {text.columns}{' '}
          <span data-slot="column-chooser-count" className="sb:font-normal sb:text-muted sb:tabular-nums">
            {text.exportChosen(format.number(shown), format.number(order.length))}
          </span>
        </span>
      </div>
      <ul data-slot="column-chooser-list" ref={list} aria-describedby={hintId} className="sb:w-80 sb:max-w-full sb:p-1">
        {order.map((id, at) => {
          const column = byId.get(id);
          if (!column) return null;
          const visible = !hidden.has(id);
          const before = order[at - 1];
          const after = order[at + 1];
          const keys = { onKeyDown: (event: KeyboardEvent) => handleKey(event, id) };
          return (
            <li
              key={id}
              data-slot="column-chooser-item"
              data-pinned={pinned.has(id) || undefined}
              className="sb:flex sb:items-center sb:gap-0.5 sb:rounded-control sb:ps-2 sb:hover:bg-sunken sb:focus-within:bg-sunken"
            >
              <Checkbox
                {...keys}
                label={column.header}
                checked={visible}
                disabled={column.alwaysShown === true || (visible && shown === 1)}
                onCheckedChange={() => onLayoutChange(toggleHidden(columns, layout, id))}
                className="sb:min-w-0 sb:grow sb:py-1.5"
              />
              <IconButton
                {...keys}
                size="sm"
                label={text.pin(column.header)}
                aria-pressed={pinned.has(id)}
                icon={
                  <Pin
                    data-slot="column-chooser-pin"
                    size={14}
                    aria-hidden
                    className={pinned.has(id) ? 'sb:fill-current' : 'sb:text-subtle'}
                  />
                }
                onClick={() => onLayoutChange(togglePinned(columns, layout, id))}
              />
              <IconButton
                {...keys}
                size="sm"
                label={text.moveUp(column.header)}
                disabledReason={before === undefined || pinned.has(before) !== pinned.has(id) ? text.isFirst : undefined}
                icon={<ChevronUp data-slot="column-chooser-up" size={16} aria-hidden />}
                onClick={() => move(id, -1)}
              />
              <IconButton
                {...keys}
                size="sm"
                label={text.moveDown(column.header)}
                disabledReason={after === undefined || pinned.has(after) !== pinned.has(id) ? text.isLast : undefined}
                icon={<ChevronDown data-slot="column-chooser-down" size={16} aria-hidden />}
                onClick={() => move(id, 1)}
              />
            </li>
          );
        })}
      </ul>
      <div
        data-slot="column-chooser-foot"
        className="sb:sticky sb:bottom-0 sb:flex sb:items-center sb:gap-3 sb:border-t sb:border-border sb:bg-overlay sb:py-1 sb:ps-3 sb:pe-1"
      >
        <p data-slot="column-chooser-hint" id={hintId} className="sb:text-xs sb:text-muted sb:pointer-coarse:hidden">
          {text.columnsHint}
        </p>
        <span data-slot="column-chooser-reset" className="sb:ms-auto sb:shrink-0">
          <Button size="sm" variant="ghost" disabled={untouched} onClick={() => onLayoutChange({})}>
            {text.columnsReset}
          </Button>
        </span>
      </div>
    </>
  );
}
