import { FilterBar } from '@seaberry/ui/filter-bar';
import { SearchInput } from '@seaberry/ui/search-input';
import type { ReactNode } from 'react';

import { useScreen } from '../../shared/screen.tsx';
import { useTyped } from '../../shared/use-typed.ts';
import type { Resource } from '../resource.types.ts';
import type { ResourceSearch } from '../search.ts';
import type { Words } from '../words.ts';
import { FilterControl } from './filter-control.tsx';
import { useActiveFilters } from './use-active-filters.ts';

export interface FiltersProps {
  resource: Resource;
  words: Words;
  actions: ReactNode;
}

/** Search and filters of a list; all of it stands in the address. */
export function Filters({ resource, words, actions }: FiltersProps): ReactNode {
  const { search, setSearch } = useScreen<ResourceSearch>();
  const { common } = words;
  const { filters = [] } = resource;
  const field = filters.find(({ kind }) => kind === 'search');
  const others = filters.filter((filter) => filter !== field);
  const set = (id: string, value: string): void => {
    const { [id]: _before, ...rest } = search.filters;
    setSearch({ filters: value ? { ...rest, [id]: value } : rest, page: 1 });
  };
  const active = useActiveFilters(others, search, words);
  return (
    <FilterBar
      label={common('filters', { title: words.t('title') })}
      {...(field
        ? {
            search: (
              <Search
                label={words.t(`fields.${field.id}`)}
                value={search.filters[field.id] ?? ''}
                onChange={(value) => set(field.id, value)}
                words={words}
              />
            ),
          }
        : {})}
      active={active}
      onRemove={(id) => set(id, '')}
      onClear={() => setSearch({ filters: {}, page: 1 })}
      actions={actions}
    >
      {others.length > 0
        ? others.map((filter) => (
            <FilterControl
              key={filter.id}
              filter={filter}
              words={words}
              value={search.filters[filter.id] ?? ''}
              onChange={(value) => set(filter.id, value)}
            />
          ))
        : undefined}
    </FilterBar>
  );
}

interface SearchProps {
  label: string;
  value: string;
  words: Words;
  onChange(value: string): void;
}

function Search({ label, value, words, onChange }: SearchProps): ReactNode {
  const typed = useTyped(value, onChange);
  const name = words.common('searchBy', { field: label });
  return <SearchInput label={name} placeholder={name} value={typed.text} onChange={typed.type} onSearch={typed.commit} />;
}
