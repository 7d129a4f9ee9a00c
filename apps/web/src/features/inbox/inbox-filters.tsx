import { useTranslations } from '@seaberry/i18n/react';
import { Field } from '@seaberry/ui/field';
import { FilterBar, type ActiveFilter } from '@seaberry/ui/filter-bar';
import { SearchInput } from '@seaberry/ui/search-input';
import { Select } from '@seaberry/ui/select';
import type { ReactNode } from 'react';

import { useScreen } from '../../shared/screen.tsx';
import { useTyped } from '../../shared/use-typed.ts';
import { NO_FILTERS, READ_STATES, TYPE_NAMES, type InboxSearch } from './inbox-search.ts';

/** Search and filters of the inbox; all of it stands in the address. */
export function InboxFilters(): ReactNode {
  const t = useTranslations('inbox');
  const { search, setSearch } = useScreen<InboxSearch>();
  const set = (patch: Partial<InboxSearch>): void => setSearch({ ...patch, page: 1 });
  const typed = useTyped(search.title, (title) => set({ title }));
  const active: ActiveFilter[] = [
    ...(search.type ? [{ id: 'type', label: t('type'), value: t(`types.${search.type}`) }] : []),
    ...(search.state ? [{ id: 'state', label: t('state'), value: t(search.state) }] : []),
  ];
  return (
    <FilterBar
      label={t('filters')}
      search={
        <SearchInput label={t('search')} placeholder={t('search')} value={typed.text} onChange={typed.type} onSearch={typed.commit} />
      }
      active={active}
      onRemove={(id) => set(id === 'type' ? { type: null } : { state: null })}
      onClear={() => set(NO_FILTERS)}
    >
      <Field label={t('state')} hideLabel>
        <Select
          placeholder={t('anyState')}
          value={search.state ?? ''}
          options={READ_STATES.map((state) => ({ value: state, label: t(state) }))}
          onChange={(event) => set({ state: READ_STATES.find((state) => state === event.currentTarget.value) ?? null })}
        />
      </Field>
      <Field label={t('type')} hideLabel>
        <Select
          placeholder={t('anyType')}
          value={search.type ?? ''}
          options={TYPE_NAMES.map((type) => ({ value: type, label: t(`types.${type}`) }))}
          onChange={(event) => set({ type: TYPE_NAMES.find((type) => type === event.currentTarget.value) ?? null })}
        />
      </Field>
    </FilterBar>
  );
}
