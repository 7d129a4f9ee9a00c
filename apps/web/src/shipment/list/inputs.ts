import { filterInput } from '../../kit/filters/filter-values.ts';
import type { ListAddress, ListSearch, Sort } from '../../kit/list/list-search.ts';
import type { Filter, Values } from '../../kit/resource.types.ts';
import type { ShipmentKind, ShipmentRow } from '../shipment.ts';
import type { ShipmentColumns } from './columns.tsx';

/** Parts of the list that differ by kind of shipment. */
export interface ShipmentListDefinition<R extends ShipmentRow> {
  kind: ShipmentKind<R>;
  /** The counts among them are above the list, the others in its filter bar. */
  filters: readonly Filter<string>[];
  columns: ShipmentColumns;
  /** Filter by the id of a person: with the id of the user it gives their own shipments. */
  owner: string;
}

/** Newest first. */
const SORT = { id: 'createTime', descending: true } as const;

/** Order of a list whose user has chosen none: the worst first where shipments need attention, else the newest. */
export function orderOf({ sort, filters }: ListSearch): Sort {
  if (sort && (sort.id !== SORT.id || !sort.descending)) return sort;
  const { signal } = filters;
  if (signal === 'late' || signal === 'early') return { id: 'slipMs', descending: signal === 'late' };
  return signal ? { id: 'urgency', descending: false } : SORT;
}

/** Inputs of the calls: of the page, of what matches, and of the counts, which ignore what they choose themselves. */
export function inputsOf(filters: readonly Filter<string>[], search: ListSearch): Record<'page' | 'matching' | 'counts', Values> {
  const { id, descending } = orderOf(search);
  const matching = filterInput(filters, search.filters);
  const others = filters.filter(({ kind }) => kind !== 'counter');
  const { page, pageSize } = search;
  return {
    page: { ...matching, page, pageSize, field: id, order: descending ? 'descending' : 'ascending' },
    matching,
    counts: filterInput(others, search.filters),
  };
}

/** URL of the list: filters, and fields with a sort. */
export function addressOf<R extends ShipmentRow>({ kind, filters, columns }: ShipmentListDefinition<R>): ListAddress {
  const { listed, of } = kind.fields;
  const composed = new Set<string>(Object.values(columns.sorted));
  const sortable = (id: string): boolean => composed.has(id) || listed.some((name) => name === id && of(name).sort);
  return { filters, sort: `-${SORT.id}`, sortable };
}
