import { useTranslations } from '@seaberry/i18n/react';
import { CARRIERS, OCEAN_ANOMALIES, OCEAN_STAGES } from '@seaberry/tracking';
import { FilterBar } from '@seaberry/ui/filter-bar';
import { SearchInput } from '@seaberry/ui/search-input';
import { useTrackingText } from '@seaberry/ui/ui-provider';
import type { ReactNode } from 'react';

import { useScreen } from '../../../shared/screen.tsx';
import { useTyped } from '../../../shared/use-typed.ts';
import { ChoiceFilter, EtaFilter, PortFilter } from './filter-controls.tsx';
import { NO_FILTERS, type ListSearch } from './list-search.ts';
import { useActiveFilters } from './use-active-filters.ts';

/** Search and filters of the list; all of it stands in the address. */
export function Filters({ actions }: { actions: ReactNode }): ReactNode {
  const t = useTranslations('oceanBill');
  const words = useTrackingText();
  const { search, setSearch } = useScreen<ListSearch>();
  const set = (patch: Partial<ListSearch>): void => setSearch({ ...patch, page: 1 });
  const typed = useTyped(search.keyword, (keyword) => set({ keyword }));
  const { active, without } = useActiveFilters(search);
  return (
    <FilterBar
      label={t('filters.label')}
      search={
        <SearchInput label={t('search')} placeholder={t('searchHint')} value={typed.text} onChange={typed.type} onSearch={typed.commit} />
      }
      active={active}
      onRemove={(id) => set(without(id))}
      onClear={() => set(NO_FILTERS)}
      actions={actions}
    >
      <ChoiceFilter
        label={t('filters.carrier')}
        options={CARRIERS.map(({ code, name }) => ({ value: code, label: name }))}
        value={search.carrierCode}
        onChange={(carrierCode) => set({ carrierCode })}
      />
      <PortFilter label={t('filters.pol')} value={search.polCode} onChange={(polCode) => set({ polCode })} />
      <PortFilter label={t('filters.pod')} value={search.podCode} onChange={(podCode) => set({ podCode })} />
      <ChoiceFilter
        label={t('filters.stage')}
        options={OCEAN_STAGES.map((stage) => ({ value: stage, label: words.stages[stage] }))}
        value={search.stage}
        onChange={(stage) => set({ stage })}
      />
      <ChoiceFilter
        label={t('filters.anomaly')}
        options={OCEAN_ANOMALIES.map((kind) => ({ value: kind, label: words.anomalies[kind] }))}
        value={search.anomaly}
        onChange={(anomaly) => set({ anomaly })}
      />
      <EtaFilter from={search.etaFrom} to={search.etaTo} onChange={(etaFrom, etaTo) => set({ etaFrom, etaTo })} />
    </FilterBar>
  );
}
