import { Check } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';

import { cn } from '../../../lib/cn.js';
import type { TransferItem } from '../transfer.logic.js';

/** Context of every row of a list; the same object feeds plain and windowed rows. */
export interface OptionContext {
  listId: string;
  active: string | null;
  marked: ReadonlySet<string>;
  onPress: (item: TransferItem) => void;
  onMove: (item: TransferItem) => void;
}

export interface TransferOptionProps {
  item: TransferItem;
  position: number;
  total: number;
  context: OptionContext;
  style?: CSSProperties;
}

/** One item of a list. The list has focus and handles the keys; `aria-activedescendant` refers to the item. */
export function TransferOption({ item, position, total, context, style }: TransferOptionProps): ReactNode {
  const marked = context.marked.has(item.id);
  const active = context.active === item.id;
  return (
    // The list handles the keys of all options.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      data-slot="transfer-option"
      id={`${context.listId}-${item.id}`}
      data-active={active || undefined}
      {...{ role: 'option' }}
      aria-selected={marked}
      aria-disabled={item.disabled || undefined}
      aria-posinset={position}
      aria-setsize={total}
      onClick={() => context.onPress(item)}
      onDoubleClick={() => context.onMove(item)}
      style={style}
      className={cn(
        'sb:flex sb:h-control-md sb:w-full sb:items-center sb:gap-2 sb:rounded-control sb:px-2 sb:text-sm sb:select-none',
        'sb:outline-focus sb:-outline-offset-2 sb:group-focus-visible:data-active:outline-2',
        item.disabled ? 'sb:cursor-not-allowed sb:text-subtle' : 'sb:cursor-pointer sb:hover:bg-sunken',
        marked && 'sb:bg-primary-soft sb:text-primary-text',
      )}
    >
      <span
        data-slot="transfer-check"
        aria-hidden="true"
        className={cn(
          'sb:flex sb:size-4 sb:shrink-0 sb:items-center sb:justify-center sb:rounded-[--spacing(0.75)] sb:border',
          marked ? 'sb:border-primary sb:bg-primary sb:text-on-primary' : 'sb:border-border-strong sb:bg-surface',
          item.disabled && 'sb:border-border sb:bg-sunken',
        )}
      >
        {marked && <Check data-slot="transfer-check-sign" size={12} strokeWidth={3} aria-hidden />}
      </span>
      <span data-slot="transfer-label" title={item.label} className="sb:min-w-0 sb:truncate">
        {item.label}
      </span>
    </div>
  );
}
