import { ChevronDown, ListFilter, X } from 'lucide-react';
import { useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';

import { Button } from '../../components/button/index.js';
import { cn } from '../../lib/cn.js';
import { useTableText } from '../../lib/ui-provider.js';

export interface ActiveFilter {
  id: string;
  /** Name of the filter: “ETA”. */
  label: string;
  /** Description of the value: “next 30 days”. */
  value: string;
}

export interface FilterBarProps extends Omit<ComponentProps<'search'>, 'children'> {
  /** Accessible name of the bar: “Filter ocean bills”. */
  label: string;
  /** Text search: a SearchInput. Always visible. */
  search?: ReactNode;
  /** Filter controls. In a narrow container they are behind a button. */
  children?: ReactNode;
  /** Filters that are used less often. In a wide container they are behind a button of their own, in a narrow one they follow the others. */
  more?: ReactNode;
  /** Number of active filters among `more`, shown on their button. @default 0 */
  moreActive?: number;
  /** Active filters. Each can be removed. */
  active?: readonly ActiveFilter[];
  /** Called to remove one filter. */
  onRemove?: (id: string) => void;
  /** Called to remove all filters. */
  onClear?: () => void;
  /** FilterEditors, on a line of its own: filters that users add themselves. */
  editors?: ReactNode;
  /** Actions of the list that are not filters: columns, export, add. */
  actions?: ReactNode;
}

const NONE: readonly ActiveFilter[] = [];

/** Bar above a list: search, filters, the filters that are set, and actions of the list. */
export function FilterBar({
  label,
  search,
  children,
  more,
  moreActive = 0,
  active = NONE,
  onRemove,
  onClear,
  editors,
  actions,
  className,
  ...rest
}: FilterBarProps): ReactNode {
  const text = useTableText();
  const id = useId();
  const chips = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState(false);
  const [moreOpen, setMoreOpen] = useState(false);

  const remove = (filter: ActiveFilter, at: number): void => {
    onRemove?.(filter.id);
    // The pressed button is removed; its neighbour takes focus.
    const buttons = chips.current?.querySelectorAll('button') ?? [];
    (buttons[at + 1] ?? buttons[at - 1])?.focus();
  };
  return (
    <search
      data-slot="filter-bar"
      // Explicit role, since not every tool knows the element yet.
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles
      role="search"
      aria-label={label}
      {...rest}
      className={cn('sb:@container sb:min-w-0 sb:text-sm', className)}
    >
      <div data-slot="filter-bar-row" className="sb:flex sb:flex-wrap sb:items-center sb:gap-2">
        {search !== undefined && (
          <div data-slot="filter-bar-search" className="sb:min-w-0 sb:grow sb:basis-40 sb:@min-[74em]:max-w-80">
            {search}
          </div>
        )}
        {children !== undefined && (
          <>
            <Button
              aria-expanded={open}
              aria-controls={`${id}-filters`}
              icon={<ListFilter data-slot="filter-bar-icon" size={16} aria-hidden />}
              onClick={() => setOpen(!open)}
              className="sb:@min-[74em]:hidden"
            >
              {text.filters}{' '}
              {active.length > 0 && (
                <span data-slot="filter-bar-number" className="sb:tabular-nums">
                  ({active.length})
                </span>
              )}
            </Button>
            <div
              data-slot="filter-bar-filters"
              id={`${id}-filters`}
              className={cn(
                'sb:min-w-0 sb:flex-wrap sb:items-center sb:gap-2 sb:@max-[74em]:order-1 sb:@max-[74em]:basis-full sb:@min-[74em]:flex',
                open ? 'sb:flex' : 'sb:hidden',
              )}
            >
              {children}
              {more !== undefined && (
                <Button
                  data-slot="filter-bar-more"
                  aria-expanded={moreOpen}
                  aria-controls={`${id}-more`}
                  iconEnd={
                    <ChevronDown data-slot="filter-bar-more-icon" size={14} aria-hidden className={cn(moreOpen && 'sb:rotate-180')} />
                  }
                  onClick={() => setMoreOpen(!moreOpen)}
                  className="sb:@max-[74em]:hidden"
                >
                  {text.moreFilters}{' '}
                  {moreActive > 0 && (
                    <span data-slot="filter-bar-more-number" className="sb:tabular-nums">
                      ({moreActive})
                    </span>
                  )}
                </Button>
              )}
            </div>
          </>
        )}
        {actions !== undefined && (
          <div data-slot="filter-bar-actions" className="sb:flex sb:flex-wrap sb:items-center sb:gap-2 sb:@min-[74em]:ms-auto">
            {actions}
          </div>
        )}
        {more !== undefined && (
          <div
            data-slot="filter-bar-more-filters"
            id={`${id}-more`}
            className={cn(
              'sb:order-1 sb:min-w-0 sb:basis-full sb:flex-wrap sb:items-center sb:gap-2',
              open ? 'sb:@max-[74em]:flex' : 'sb:@max-[74em]:hidden',
              moreOpen ? 'sb:@min-[74em]:flex' : 'sb:@min-[74em]:hidden',
            )}
          >
            {more}
          </div>
        )}
      </div>
      {active.length > 0 && (
        <div data-slot="filter-bar-active" className="sb:mt-2 sb:flex sb:flex-wrap sb:items-center sb:gap-1.5">
          <ul data-slot="filter-bar-chips" ref={chips} aria-label={text.activeFilters} className="sb:contents">
            {active.map((filter, at) => (
              <li
                key={filter.id}
                data-slot="filter-bar-chip"
                className="sb:flex sb:h-control-sm sb:max-w-full sb:min-w-0 sb:items-center sb:gap-1 sb:rounded-control sb:border sb:border-border-action sb:bg-surface sb:ps-2"
              >
                <span data-slot="filter-bar-chip-text" className="sb:truncate" title={`${filter.label}: ${filter.value}`}>
                  <span data-slot="filter-bar-chip-label" className="sb:text-muted">
                    {filter.label}:
                  </span>{' '}
                  {filter.value}
                </span>
                <button
                  data-slot="filter-bar-remove"
                  type="button"
                  aria-label={text.removeFilter(`${filter.label}: ${filter.value}`)}
                  onClick={() => remove(filter, at)}
                  className="sb:flex sb:size-6.5 sb:pointer-coarse:h-full sb:pointer-coarse:w-control-lg sb:shrink-0 sb:cursor-pointer sb:items-center sb:justify-center sb:rounded-control sb:text-muted sb:-outline-offset-2 sb:outline-focus sb:hover:bg-sunken sb:hover:text-text sb:focus-visible:outline-2"
                >
                  <X data-slot="filter-bar-remove-icon" size={14} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
          {onClear && (
            <Button size="sm" variant="ghost" onClick={onClear}>
              {text.clearAll}
            </Button>
          )}
        </div>
      )}
      {editors !== undefined && (
        <div data-slot="filter-bar-line" className="sb:mt-2">
          {editors}
        </div>
      )}
      <output data-slot="filter-bar-status" className="sb:sr-only">
        {active.length > 0 ? text.filtersActive(active.length) : ''}
      </output>
    </search>
  );
}
