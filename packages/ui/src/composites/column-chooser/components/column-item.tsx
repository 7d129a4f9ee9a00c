import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';

import { Checkbox } from '../../../components/checkbox/index.js';
import { IconButton } from '../../../components/icon-button/index.js';
import { cn } from '../../../lib/cn.js';
import { useTableText } from '../../../lib/ui-provider.js';
import type { LayoutColumn, PinSide } from '../../column-layout/index.js';
import { PinMenu } from './pin-menu.js';

interface ColumnItemProps {
  column: LayoutColumn;
  visible: boolean;
  /** The only visible column. */
  last: boolean;
  side: PinSide;
  onToggle: () => void;
  onPin: (side: PinSide) => void;
  /** Undefined while the list is filtered: then a position is ambiguous. */
  move: { by: (by: -1 | 1) => void; first: boolean; last: boolean } | undefined;
  /** Edge at which the dragged column would be dropped. */
  drop: 'start' | 'end' | undefined;
}

/** One column with its actions. */
export function ColumnItem({ column, visible, last, side, onToggle, onPin, move, drop }: ColumnItemProps): ReactNode {
  const text = useTableText();
  const handleKey = (event: KeyboardEvent): void => {
    if (!move || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move.by(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li
      data-slot="column-chooser-item"
      data-column={column.id}
      data-drag-id={column.id}
      data-pinned={side}
      className="sb:relative sb:flex sb:items-center sb:gap-0.5 sb:rounded-control sb:ps-1 sb:hover:bg-sunken sb:focus-within:bg-sunken"
    >
      {drop && (
        <span
          data-slot="column-chooser-drop"
          className={cn('sb:absolute sb:inset-x-0 sb:h-0.5 sb:bg-primary', drop === 'start' ? 'sb:top-0' : 'sb:bottom-0')}
        />
      )}
      {move && (
        // Pointer only: the two arrow buttons and Alt with the arrow keys do the same.
        <span data-slot="column-chooser-handle" data-drag="" aria-hidden className="sb:shrink-0 sb:cursor-grab sb:text-subtle">
          <GripVertical data-slot="column-chooser-grip" size={14} />
        </span>
      )}
      <Checkbox
        label={column.header}
        checked={visible}
        disabled={column.alwaysShown === true}
        disabledReason={last ? text.lastVisible : undefined}
        onCheckedChange={onToggle}
        onKeyDown={handleKey}
        className="sb:min-w-0 sb:grow sb:py-1.5"
      />
      <PinMenu column={column.header} side={side} onPin={onPin} onKeyDown={handleKey} />
      {move && (
        <>
          <IconButton
            size="sm"
            label={text.moveUp(column.header)}
            disabledReason={move.first ? text.isFirst : undefined}
            icon={<ChevronUp data-slot="column-chooser-up" size={16} aria-hidden />}
            onKeyDown={handleKey}
            onClick={() => move.by(-1)}
          />
          <IconButton
            size="sm"
            label={text.moveDown(column.header)}
            disabledReason={move.last ? text.isLast : undefined}
            icon={<ChevronDown data-slot="column-chooser-down" size={16} aria-hidden />}
            onKeyDown={handleKey}
            onClick={() => move.by(1)}
          />
        </>
      )}
    </li>
  );
}
