import { lazily } from '../../shared/lazily.tsx';
import type { Filter } from '../resource.types.ts';
import type { RareKind } from './filter.types.ts';

const kinds: ReadonlySet<string> = new Set<RareKind>(['days', 'least', 'lookup', 'range', 'tree']);

/** Whether a filter needs a rarely used control, whose code loads with the first one. */
export const isRare = <F extends Filter<string>>(filter: F): filter is Extract<F, { kind: RareKind }> => kinds.has(filter.kind);

export const SideTree = lazily(async () => (await import('./side-tree.tsx')).SideTree);
export const RareFilter = lazily(async () => (await import('./rare-filter.tsx')).RareFilter);

/** Loads the code of a list's filters, so that its bar renders complete. */
export const loadFilters = async (filters: readonly Filter<string>[] | undefined): Promise<void> => {
  await Promise.all([filters?.some(isRare) && RareFilter.load(), filters?.some(({ kind }) => kind === 'tree') && SideTree.load()]);
};
