import type { RawSearch, SearchPatch } from '../shared/search.ts';
import { filterInput } from './filters/filter-values.ts';
import { formatListSearch, parseListSearch, type ListAddress, type ListSearch } from './list/list-search.ts';
import type { Resource, Values } from './resource.types.ts';

/** URL state of a resource: the state of its list, and the open record. */
export interface ResourceSearch extends ListSearch {
  /** Id of the row. */
  open?: string | undefined;
}

export const sortable = (resource: Pick<Resource, 'paging'>, column: Resource['columns'][number]): boolean =>
  resource.paging === 'server' ? Boolean(column.sort) : column.sort !== false;

const addressOf = (resource: Resource): ListAddress => ({
  filters: resource.filters,
  sort: resource.sort,
  sortable: (id) => resource.columns.some((column) => column.id === id && sortable(resource, column)),
});

export const parseResourceSearch = (resource: Resource, raw: RawSearch): ResourceSearch => ({
  ...parseListSearch(addressOf(resource), raw),
  ...(resource.record && raw['open'] ? { open: raw['open'] } : {}),
});

export const formatResourceSearch = (resource: Resource, { open, ...search }: ResourceSearch): SearchPatch => ({
  ...formatListSearch(addressOf(resource), search),
  ...(resource.record ? { open } : {}),
});

/** Input of the list call. A call that returns every row takes no filters. */
export function listInput(resource: Resource, search: ResourceSearch): Values | undefined {
  if (resource.paging === 'browser') return resource.children ? resource.children.input(null) : resource.owner;
  const { page, pageSize, sort } = search;
  const column = sort && resource.columns.find(({ id }) => id === sort.id);
  return {
    ...filterInput(resource.filters, search.filters),
    ...resource.owner,
    page,
    pageSize,
    ...(sort && column
      ? { field: typeof column.sort === 'string' ? column.sort : sort.id, order: sort.descending ? 'descending' : 'ascending' }
      : {}),
  };
}
