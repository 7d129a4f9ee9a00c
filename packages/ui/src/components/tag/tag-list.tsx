import { useState, type ComponentProps, type ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { useDisplayText, useFormat } from '../../lib/ui-provider.js';
import { Tag, type TagProps } from './tag.js';
import type { TagSize } from './tag.variants.js';

export interface TagItem extends Pick<TagProps, 'label' | 'tone' | 'icon' | 'disabled'> {
  /** Value of the tag; also its key. */
  value: string;
}

export interface TagListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Accessible name of the list: “Ports of discharge”. */
  label: string;
  /** Tags in reading order. */
  items: readonly TagItem[];
  /**
   * Called with the value of a removed tag; renders a button in each tag. The caller removes the tag from `items`; focus moves to its
   * neighbour.
   */
  onRemove?: (value: string) => void;
  /**
   * Number of visible tags before a “+n” that reveals the rest.
   * @default all
   */
  max?: number;
  /**
   * Height of every tag: 20, 24 or 28 px.
   * @default the size of the provider, else 'md'
   */
  size?: TagSize;
}

/** Rows of tags, all of them or a few and a count. */
export function TagList({ label, items, onRemove, max, size, className, ...rest }: TagListProps): ReactNode {
  const text = useDisplayText();
  const format = useFormat();
  const [open, setOpen] = useState(false);
  // A “+1” would take as much space as the tag that it hides.
  const isCollapsible = max !== undefined && items.length > max + 1;
  const shown = isCollapsible && !open ? items.slice(0, max) : items;
  const hidden = items.length - (max ?? items.length);
  return (
    <ul
      data-slot="tag-list"
      aria-label={label}
      {...rest}
      className={cn('sb:flex sb:min-w-0 sb:flex-wrap sb:items-center sb:gap-1.5', className)}
    >
      {shown.map(({ value, ...tag }) => (
        <li key={value} data-slot="tag-list-item" className="sb:flex sb:max-w-full sb:min-w-0">
          <Tag
            {...tag}
            {...(size ? { size } : {})}
            {...(onRemove ? { onRemove: () => onRemove(value) } : {})}
            // The neighbour takes focus before the removal, so that focus stays in the list.
            onClickCapture={(event) => {
              if (event.target instanceof Element && event.target.closest('[data-slot="tag-remove"]')) focusNeighbour(event.currentTarget);
            }}
          />
        </li>
      ))}
      {isCollapsible && (
        <li data-slot="tag-list-more" className="sb:flex">
          <button
            data-slot="tag-list-toggle"
            type="button"
            aria-expanded={open}
            aria-label={open ? text.showFewer : text.showMoreTags(hidden, format.number(hidden))}
            onClick={() => setOpen(!open)}
            className="sb-hit sb:cursor-pointer sb:rounded-control sb:px-1.5 sb:text-xs sb:text-muted sb:outline-focus sb:tabular-nums sb:hover:bg-sunken sb:hover:text-text sb:focus-visible:outline-2"
          >
            {open ? text.showFewer : `+${format.number(hidden)}`}
          </button>
        </li>
      )}
    </ul>
  );
}

function focusNeighbour(tag: Element): void {
  const item = tag.closest('li');
  for (const near of [item?.nextElementSibling, item?.previousElementSibling]) {
    const button = near?.querySelector<HTMLElement>('[data-slot="tag-remove"]:not(:disabled)');
    if (button) return button.focus();
  }
}
