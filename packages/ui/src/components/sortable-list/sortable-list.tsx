import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import { useRef, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

import { announce } from '../../lib/announce.js';
import { cn } from '../../lib/cn.js';
import { focusedElement } from '../../lib/focused.js';
import { useFormat, useTableText } from '../../lib/ui-provider.js';
import { useMergedRef } from '../../lib/use-merged-ref.js';
import { useRowDrag } from '../../lib/use-row-drag.js';
import { IconButton } from '../icon-button/index.js';
import { moveBy, moveTo } from './sortable-list.logic.js';

export interface SortableListItem {
  id: string;
  /** Name of the item, also for its buttons. */
  label: string;
  /** Content instead of the name, e.g. a badge. */
  content?: ReactNode;
}

export interface SortableListProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Accessible name. */
  label: string;
  /** Items in their order; ids are unique. */
  items: readonly SortableListItem[];
  /** Called with all ids in the new order. */
  onOrderChange: (ids: readonly string[]) => void;
}

const ICON = 16;

/** A list whose items the user puts into order: by dragging, with arrow buttons, or with Alt and the arrow keys. */
export function SortableList({ label, items, onOrderChange, className, onPointerEnter, ref, ...rest }: SortableListProps): ReactNode {
  const text = useTableText();
  const format = useFormat();
  const list = useRef<HTMLOListElement>(null);
  const merged = useMergedRef(list, ref);
  const ids = items.map(({ id }) => id);
  const apply = (id: string, next: readonly string[]): void => {
    if (next === ids) return;
    const focused = focusedElement();
    // An element that moves in the DOM loses focus.
    flushSync(() => onOrderChange(next));
    if (focused instanceof HTMLElement && list.current?.contains(focused)) focused.focus();
    const name = items.find((item) => item.id === id)?.label ?? id;
    announce(text.columnMoved(name, format.number(next.indexOf(id) + 1), format.number(next.length)));
  };
  const drag = useRowDrag({ list, items: ids.join('\n'), onDrop: (drop) => apply(drop.id, moveTo(ids, drop)) });
  const handleKey = (event: KeyboardEvent, id: string): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    apply(id, moveBy(ids, id, event.key === 'ArrowUp' ? -1 : 1));
  };
  return (
    <ol
      data-slot="sortable-list"
      aria-label={label}
      {...rest}
      ref={merged}
      onPointerEnter={(event) => {
        drag.onPointerEnter();
        onPointerEnter?.(event);
      }}
      className={cn('sb:m-0 sb:flex sb:list-none sb:flex-col sb:p-0', className)}
    >
      {items.map(({ id, label: name, content }, at) => {
        const edge = drag.over?.target === id ? drag.over.edge : undefined;
        return (
          <li
            key={id}
            data-slot="sortable-list-item"
            data-drag-id={id}
            className="sb:relative sb:flex sb:items-center sb:gap-1 sb:rounded-control sb:px-1 sb:hover:bg-sunken sb:focus-within:bg-sunken"
          >
            {edge && (
              <span
                data-slot="sortable-list-drop"
                className={cn('sb:absolute sb:inset-x-0 sb:h-0.5 sb:bg-primary', edge === 'start' ? 'sb:top-0' : 'sb:bottom-0')}
              />
            )}
            {/* Pointer only: the buttons and the keys do the same. */}
            <span data-slot="sortable-list-handle" data-drag="" aria-hidden className="sb:shrink-0 sb:cursor-grab sb:text-subtle">
              <GripVertical data-slot="sortable-list-grip" size={ICON} />
            </span>
            <span data-slot="sortable-list-name" className="sb:min-w-0 sb:grow sb:py-1.5 sb:wrap-anywhere">
              {content ?? name}
            </span>
            <IconButton
              size="sm"
              label={text.moveUp(name)}
              aria-disabled={at === 0}
              icon={<ChevronUp data-slot="sortable-list-up" size={ICON} aria-hidden />}
              onKeyDown={(event) => handleKey(event, id)}
              onClick={() => apply(id, moveBy(ids, id, -1))}
            />
            <IconButton
              size="sm"
              label={text.moveDown(name)}
              aria-disabled={at === items.length - 1}
              icon={<ChevronDown data-slot="sortable-list-down" size={ICON} aria-hidden />}
              onKeyDown={(event) => handleKey(event, id)}
              onClick={() => apply(id, moveBy(ids, id, 1))}
            />
          </li>
        );
      })}
    </ol>
  );
}
