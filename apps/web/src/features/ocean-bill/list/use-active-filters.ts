import { useTranslations } from '@seaberry/i18n/react';
import { carrierByCode } from '@seaberry/tracking';
import type { ActiveFilter } from '@seaberry/ui/filter-bar';
import { useFormat, useTrackingText } from '@seaberry/ui/ui-provider';

import type { ListSearch } from './list-search.ts';

/** The filters that are set, in words, and the search without one of them. */
export function useActiveFilters(search: ListSearch): { active: ActiveFilter[]; without(id: string): Partial<ListSearch> } {
  const t = useTranslations('oceanBill');
  const words = useTrackingText();
  const format = useFormat();
  const day = (date: string): string => format.instant(`${date}T00:00:00Z`, 'UTC', 'date');
  const filters: (ActiveFilter & { reset: Partial<ListSearch> })[] = [];
  const add = (id: string, label: string, value: string, reset: Partial<ListSearch>): void => {
    if (value) filters.push({ id, label, value, reset });
  };
  const list = (items: readonly string[]): string => items.join(', ');
  add('carrier', t('filters.carrier'), list(search.carrierCode.map((code) => carrierByCode(code)?.name ?? code)), { carrierCode: [] });
  add('pol', t('filters.pol'), search.polCode, { polCode: '' });
  add('pod', t('filters.pod'), search.podCode, { podCode: '' });
  add('stage', t('filters.stage'), list(search.stage.map((stage) => words.stages[stage])), { stage: [] });
  add('anomaly', t('filters.anomaly'), list(search.anomaly.map((kind) => words.anomalies[kind])), { anomaly: [] });
  const range =
    search.etaFrom || search.etaTo ? `${search.etaFrom ? day(search.etaFrom) : '…'} – ${search.etaTo ? day(search.etaTo) : '…'}` : '';
  add('eta', t('filters.eta'), range, { etaFrom: '', etaTo: '' });
  return {
    active: filters.map(({ id, label, value }) => ({ id, label, value })),
    without: (id) => filters.find((filter) => filter.id === id)?.reset ?? {},
  };
}
