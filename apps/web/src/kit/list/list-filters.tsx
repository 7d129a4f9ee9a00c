import { tableRows } from '@seaberry/ui/data-table';
import { FilterBar } from '@seaberry/ui/filter-bar';
import { Kbd } from '@seaberry/ui/kbd';
import { SearchInput } from '@seaberry/ui/search-input';
import type { ReactNode } from 'react';

import { TOUCH, useMedia } from '../../shared/use-media.ts';
import { useTyped } from '../../shared/use-typed.ts';
import { FilterControl } from '../filters/filter-control.tsx';
import { useActiveFilters } from '../filters/use-active-filters.ts';
import type { Filter } from '../resource.types.ts';
import type { ResourceTexts } from '../words.ts';
import type { ListState } from './use-list-state.ts';

export interface ListFiltersProps {
  filters: readonly Filter<string>[] | undefined;
  words: ResourceTexts;
  list: Pick<ListState<never>, 'search' | 'setFilter' | 'clearFilters' | 'round'>;
  /** Key that focuses the search. */
  searchKey?: string;
  /** List controls other than filters: columns, row height. */
  actions?: ReactNode;
}

/** Search and filters of a list; their values are in the URL. */
export function ListFilters({ filters = [], words, list, searchKey, actions }: ListFiltersProps): ReactNode {
  const { search, setFilter, clearFilters, round } = list;
  const field = filters.find(({ kind }) => kind === 'search');
  const others = filters.filter(({ kind }) => kind !== 'search' && kind !== 'counter');
  const active = useActiveFilters(others, search.filters, words);
  const folded = others.filter((filter) => filter.folded);
  const controls = (shown: typeof others): ReactNode =>
    shown.length === 0
      ? undefined
      : shown.map((filter) => (
          <FilterControl
            key={`${filter.id} ${round}`}
            filter={filter}
            words={words}
            value={search.filters[filter.id] ?? ''}
            onChange={(value) => setFilter(filter.id, value)}
          />
        ));
  return (
    <FilterBar
      label={words.t('filters', { title: words.t('title') })}
      {...(field
        ? {
            search: (
              <Search
                key={round}
                id={field.id}
                words={words}
                shortcut={searchKey}
                value={search.filters[field.id] ?? ''}
                onChange={(value) => setFilter(field.id, value)}
              />
            ),
          }
        : {})}
      active={active}
      onRemove={(id) => setFilter(id, '')}
      onClear={clearFilters}
      more={controls(folded)}
      moreActive={active.filter(({ id }) => folded.some((filter) => filter.id === id)).length}
      actions={actions}
    >
      {controls(others.filter((filter) => !filter.folded))}
    </FilterBar>
  );
}

interface SearchProps {
  id: string;
  value: string;
  words: ResourceTexts;
  shortcut: string | undefined;
  onChange(value: string): void;
}

/** Label `search` of the texts, with `searchHint`, or the label of its field. */
function Search({ id, value, words, shortcut, onChange }: SearchProps): ReactNode {
  const typed = useTyped(value, onChange);
  const name = words.has('search') ? words.t('search') : words.common('searchBy', { field: words.t(`fields.${id}`) });
  const hint = words.has('searchHint') ? words.t('searchHint') : name;
  const touch = useMedia(TOUCH);
  return (
    <div className="relative w-full">
      <SearchInput
        aria-keyshortcuts={shortcut}
        label={name}
        placeholder={hint}
        value={typed.text}
        onChange={typed.type}
        onSearch={typed.commit}
        // A first Escape clears the field; in an empty one it leaves for the page, whose keys work there.
        // The arrow leads to the first row.
        onKeyDown={(event) => {
          const { key, currentTarget, nativeEvent, shiftKey, ctrlKey, altKey, metaKey } = event;
          if (nativeEvent.isComposing) return;
          const page = currentTarget.closest<HTMLElement>('[tabindex="-1"]');
          if (key === 'Escape' && typed.text === '') page?.focus();
          const isPlain = !(shiftKey || ctrlKey || altKey || metaKey);
          if (key === 'ArrowDown' && isPlain && tableRows(page).focus(0)) event.preventDefault();
        }}
      />
      {/* The button that clears the field is in the same place. */}
      {shortcut && typed.text === '' && !touch && (
        <span aria-hidden className="pointer-events-none absolute inset-y-0 inset-e-0 flex w-8 items-center justify-center">
          <Kbd>{shortcut}</Kbd>
        </span>
      )}
    </div>
  );
}
