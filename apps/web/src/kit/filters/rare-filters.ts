import { lazily } from '../../shared/lazily.tsx';
import type { Filter } from '../resource.types.ts';
import type { RareKind } from './filter.types.ts';

const kinds: ReadonlySet<string> = new Set<RareKind>(['least', 'range', 'tree']);

/** Whether a filter needs a control that few lists have: its code travels with the first of them. */
export const isRare = <F extends Filter<string>>(filter: F): filter is Extract<F, { kind: RareKind }> => kinds.has(filter.kind);

export const RareFilter = lazily(async () => (await import('./rare-filter.tsx')).RareFilter);

/** Brings the code of the filters of a list, so that its bar is whole at once. */
export const loadFilters = async (filters: readonly Filter<string>[] | undefined): Promise<void> => {
  if (filters?.some(isRare)) await RareFilter.load();
};
