import type { RawSearch, SearchPatch } from '../../shared/search.ts';
import { readFilter, writeFilter, type FilterValues } from '../filters/filter-values.ts';
import type { Filter } from '../resource.types.ts';

export const PAGE_SIZES = [20, 50, 100, 200] as const;

export interface Sort {
  /** Id of the column, or the name of the field that it is sorted by. */
  id: string;
  descending: boolean;
}

/** State of a list in the URL, without defaults. */
export interface ListSearch {
  filters: FilterValues;
  page: number;
  pageSize: number;
  /** Null for the order of the response. */
  sort: Sort | null;
}

/** Parser and formatter of a list URL. */
export interface ListAddress {
  filters?: readonly Filter<string>[] | undefined;
  /** Default sort, `-` for descending: `-createTime`. */
  sort?: string | undefined;
  sortable(id: string): boolean;
}

const count = (text: string | undefined, fallback: number): number => (text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : fallback);

/** `name` or `-name`, of a sortable column. */
function readSort({ sortable }: ListAddress, text: string | undefined): Sort | null {
  if (!text) return null;
  const descending = text.startsWith('-');
  const id = descending ? text.slice(1) : text;
  return sortable(id) ? { id, descending } : null;
}

const writeSort = (sort: Sort | null): string => (sort ? `${sort.descending ? '-' : ''}${sort.id}` : '');

export function parseListSearch(address: ListAddress, raw: RawSearch): ListSearch {
  const pageSize = count(raw['pageSize'], PAGE_SIZES[0]);
  const set = (address.filters ?? []).flatMap((filter) => {
    const text = readFilter(filter, raw);
    return text ? [[filter.id, text] as const] : [];
  });
  return {
    filters: Object.fromEntries(set),
    page: count(raw['page'], 1),
    pageSize: PAGE_SIZES.find((size) => size === pageSize) ?? PAGE_SIZES[0],
    sort: readSort(address, raw['sort']) ?? readSort(address, address.sort),
  };
}

export function formatListSearch(address: ListAddress, { filters, page, pageSize, sort }: ListSearch): SearchPatch {
  const sortText = writeSort(sort);
  return {
    ...Object.assign({}, ...(address.filters ?? []).map((filter) => writeFilter(filter, filters[filter.id]))),
    page: page === 1 ? undefined : String(page),
    pageSize: pageSize === PAGE_SIZES[0] ? undefined : String(pageSize),
    sort: sortText === (address.sort ?? '') ? undefined : sortText,
  };
}

/** True with active filters, when no rows means no matches. */
export const isNarrowed = ({ filters }: Pick<ListSearch, 'filters'>): boolean => Object.values(filters).some((text) => text.trim() !== '');
