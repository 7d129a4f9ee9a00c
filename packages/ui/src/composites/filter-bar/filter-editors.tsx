import { ListFilterPlus, X } from 'lucide-react';
import { useRef, type ComponentProps, type ReactNode } from 'react';

import { Button } from '../../components/button/index.js';
import { DropdownMenu, DropdownMenuItem } from '../../components/dropdown-menu/index.js';
import { Popover } from '../../components/popover/index.js';
import { cn } from '../../lib/cn.js';
import { writeDate } from '../../lib/dates.logic.js';
import { useFormat, useLocale, useTableText } from '../../lib/ui-provider.js';
import { useControllable } from '../../lib/use-controllable.js';
import { FilterEditor } from './components/filter-editor.js';
import { filterWords, withFilter, type FilterWording } from './filter-bar.logic.js';
import type { FilterDefinition, FilterValue, FilterValues } from './filter-bar.types.js';

export interface FilterEditorsProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange' | 'defaultValue'> {
  /** Filters that the list supports, in the order of the menu. Define them at module level or memoise them. */
  definitions: readonly FilterDefinition[];
  /** Values that are set, by id: `view.filters` of a DataTable, or the state in the URL. */
  value: FilterValues;
  /** Called when a filter is set, changed or removed. Typed values arrive when they are applied. */
  onChange: (value: FilterValues) => void;
  /** Controlled id of the open editor, null for none: for example opened from a column's menu. */
  openId?: string | null;
  /** Called with the id of the filter whose editor opens, null when it closes. */
  onOpenIdChange?: (id: string | null) => void;
}

/** Filters that are set, each editable and removable, and a menu that adds another. For FilterBar's `editors`. */
export function FilterEditors({
  definitions,
  value,
  onChange,
  openId: givenId,
  onOpenIdChange,
  className,
  ...rest
}: FilterEditorsProps): ReactNode {
  const text = useTableText();
  const wording = useWording();
  const [openId, setOpenId] = useControllable<string | null>({ value: givenId, defaultValue: null, onChange: onOpenIdChange });
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const set = definitions.filter(({ id }) => value[id] !== undefined);
  // A newly added filter has a chip before it has a value.
  const chips = definitions.filter(({ id }) => value[id] !== undefined || id === openId);

  const close = (id: string, left: FilterValues): void => {
    setOpenId(null);
    // A chip without a value is removed together with its focus.
    if (left[id] === undefined) add.current?.focus();
  };
  const apply = (id: string, filter: FilterValue | undefined): void => {
    const next = withFilter(value, id, filter);
    onChange(next);
    close(id, next);
  };
  const remove = (id: string): void => {
    const at = chips.findIndex((one) => one.id === id);
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-slot="filter-bar-remove"]') ?? [];
    // The pressed button is removed; its neighbour takes focus.
    (buttons[at + 1] ?? buttons[at - 1] ?? add.current)?.focus();
    onChange(withFilter(value, id, undefined));
  };
  return (
    <div
      data-slot="filter-bar-editors"
      {...rest}
      className={cn('sb:flex sb:min-w-0 sb:flex-wrap sb:items-center sb:gap-1.5 sb:text-sm', className)}
    >
      {chips.length > 0 && (
        <ul data-slot="filter-bar-chips" ref={list} aria-label={text.activeFilters} className="sb:contents">
          {chips.map((definition) => (
            <FilterChip
              key={definition.id}
              {...{ definition, wording }}
              filter={value[definition.id]}
              open={openId === definition.id}
              onOpenChange={(open) => (open ? setOpenId(definition.id) : close(definition.id, value))}
              onChange={(filter) => onChange(withFilter(value, definition.id, filter))}
              onApply={(filter) => apply(definition.id, filter)}
              onRemove={() => remove(definition.id)}
            />
          ))}
        </ul>
      )}
      <DropdownMenu
        align="start"
        trigger={
          <Button ref={add} size="sm" variant="ghost" icon={<ListFilterPlus data-slot="filter-bar-add" size={16} aria-hidden />}>
            {text.addFilter}
          </Button>
        }
      >
        {definitions.map(({ id, label }) => (
          <DropdownMenuItem key={id} onSelect={() => setOpenId(id)}>
            {label}
          </DropdownMenuItem>
        ))}
      </DropdownMenu>
      {set.length > 0 && (
        <Button
          size="sm"
          variant="ghost"
          onClick={() => {
            add.current?.focus();
            onChange({});
          }}
        >
          {text.clearAll}
        </Button>
      )}
      <output data-slot="filter-bar-status" className="sb:sr-only">
        {set.length > 0 ? text.filtersActive(set.length) : ''}
      </output>
    </div>
  );
}

interface FilterChipProps {
  definition: FilterDefinition;
  filter: FilterValue | undefined;
  wording: FilterWording;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChange: (filter: FilterValue | undefined) => void;
  onApply: (filter: FilterValue | undefined) => void;
  onRemove: () => void;
}

function FilterChip({ definition, filter, wording, open, onOpenChange, onChange, onApply, onRemove }: FilterChipProps): ReactNode {
  const text = useTableText();
  const valueText = filter && filterWords(definition, filter, wording);
  const name = valueText === undefined ? definition.label : `${definition.label}: ${valueText}`;
  return (
    <li
      data-slot="filter-bar-chip"
      className="sb:flex sb:h-control-sm sb:max-w-full sb:min-w-0 sb:items-center sb:rounded-control sb:border sb:border-border-action sb:bg-surface"
    >
      <Popover
        data-slot="filter-bar-editor"
        label={definition.label}
        open={open}
        onOpenChange={onOpenChange}
        className="sb:w-64"
        trigger={
          <button
            data-slot="filter-bar-edit"
            type="button"
            aria-label={text.editFilter(name)}
            title={name}
            className="sb:h-full sb:min-w-0 sb:cursor-pointer sb:truncate sb:rounded-control sb:ps-2 sb:pe-1 sb:-outline-offset-2 sb:outline-focus sb:hover:bg-sunken sb:focus-visible:outline-2"
          >
            <span data-slot="filter-bar-chip-label" className="sb:text-muted">
              {definition.label}
              {valueText !== undefined && ':'}
            </span>{' '}
            {valueText}
          </button>
        }
      >
        <FilterEditor definition={definition} filter={filter} onChange={onChange} onApply={onApply} />
      </Popover>
      {filter && (
        <button
          data-slot="filter-bar-remove"
          type="button"
          aria-label={text.removeFilter(name)}
          onClick={onRemove}
          className="sb:flex sb:size-6.5 sb:pointer-coarse:h-full sb:pointer-coarse:w-control-lg sb:shrink-0 sb:cursor-pointer sb:items-center sb:justify-center sb:rounded-control sb:text-muted sb:-outline-offset-2 sb:outline-focus sb:hover:bg-sunken sb:hover:text-text sb:focus-visible:outline-2"
        >
          <X data-slot="filter-bar-remove-icon" size={14} aria-hidden />
        </button>
      )}
    </li>
  );
}

function useWording(): FilterWording {
  const text = useTableText();
  const format = useFormat();
  const locale = useLocale();
  return { text, number: (value) => format.number(value), date: (day) => writeDate(day, locale) };
}
