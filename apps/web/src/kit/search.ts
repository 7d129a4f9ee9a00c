import type { RawSearch, SearchPatch } from '../shared/search.ts';
import type { Filter, Resource, Values } from './resource.types.ts';

export const PAGE_SIZES = [20, 50, 100, 200] as const;

export interface Sort {
  /** Id of the column. */
  id: string;
  descending: boolean;
}

/** What a list shows; it stands in the address with the defaults left out. */
export interface ResourceSearch {
  /** Text by id of the filter; only those that are set. */
  filters: Readonly<Record<string, string>>;
  page: number;
  pageSize: number;
  /** Null for the order of the answer. */
  sort: Sort | null;
}

/** Names that mean something else in every address. */
const RESERVED = new Set(['title', 'tagsViewName', 'page', 'pageSize', 'sort']);
const nameOf = (id: string): string => (RESERVED.has(id) ? `${id}Like` : id);

const count = (text: string | undefined, fallback: number): number => (text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : fallback);

/** `name` or `-name`, of a column that can be sorted by. */
function readSort(resource: Resource, text: string | undefined): Sort | null {
  if (!text) return null;
  const descending = text.startsWith('-');
  const id = descending ? text.slice(1) : text;
  return resource.columns.some((column) => column.id === id && sortable(resource, column)) ? { id, descending } : null;
}

export const sortable = (resource: Resource, column: Resource['columns'][number]): boolean =>
  resource.paging === 'server' ? Boolean(column.sort) : column.sort !== false;

const writeSort = (sort: Sort | null): string => (sort ? `${sort.descending ? '-' : ''}${sort.id}` : '');

const DAYS = /^(\d{4}-\d{2}-\d{2})?~(\d{4}-\d{2}-\d{2})?$/;

/** What of an address a filter can mean; `''` for nothing. */
function readFilter(filter: Filter<string>, text: string | undefined): string {
  if (!text) return '';
  if (filter.kind === 'range') return DAYS.test(text) && text !== '~' ? text : '';
  if (filter.kind === 'least') return /^\d{1,9}$/.test(text) ? text : '';
  if (filter.kind === 'status') return text === '1' || text === '2' ? text : '';
  if (filter.kind === 'select' && 'values' in filter.choices) return filter.choices.values.some((one) => String(one) === text) ? text : '';
  return text;
}

export function parseResourceSearch(resource: Resource, raw: RawSearch): ResourceSearch {
  const pageSize = count(raw['pageSize'], PAGE_SIZES[0]);
  const set = (resource.filters ?? []).flatMap((filter) => {
    const text = readFilter(filter, raw[nameOf(filter.id)]);
    return text ? [[filter.id, text] as const] : [];
  });
  return {
    filters: Object.fromEntries(set),
    page: count(raw['page'], 1),
    pageSize: PAGE_SIZES.find((size) => size === pageSize) ?? PAGE_SIZES[0],
    sort: readSort(resource, raw['sort'] ?? resource.sort),
  };
}

export function formatResourceSearch(resource: Resource, { filters, page, pageSize, sort }: ResourceSearch): SearchPatch {
  const sortText = writeSort(sort);
  return {
    ...Object.fromEntries((resource.filters ?? []).map(({ id }) => [nameOf(id), filters[id] || undefined])),
    page: page === 1 ? undefined : String(page),
    pageSize: pageSize === PAGE_SIZES[0] ? undefined : String(pageSize),
    sort: sortText === (resource.sort ?? '') ? undefined : sortText,
  };
}

/** True when something narrows the list, so that "nothing here" means "nothing fits". */
export const isNarrowed = ({ filters }: ResourceSearch): boolean => Object.values(filters).some((text) => text.trim() !== '');

/** Filters without which the list is not asked for, and that are not set. */
export const missingFilters = ({ filters = [] }: Resource, search: Pick<ResourceSearch, 'filters'>): Filter<string>[] =>
  filters.filter(({ id, required }) => required && !search.filters[id]?.trim());

/** The two days of a range; `''` for open. */
export function readDays(text: string): { from: string; to: string } {
  const [from = '', to = ''] = text.split('~');
  return { from, to };
}

/** Midnight of the device at the start of a day, or the last moment of it. */
export function momentOf(day: string, end: boolean): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(new Date(year, month - 1, date + (end ? 1 : 0)).getTime() - (end ? 1 : 0)).toISOString();
}

/** What the filters are on the wire, for a server that applies them. */
export function filterInput(resource: Resource, { filters }: Pick<ResourceSearch, 'filters'>): Values {
  return Object.assign({}, ...(resource.filters ?? []).map((filter) => inputOf(filter, filters[filter.id]?.trim() ?? '')));
}

function inputOf(filter: Filter<string>, text: string): Values {
  if (!text) return {};
  switch (filter.kind) {
    case 'range': {
      const { from, to } = readDays(text);
      return {
        ...(from ? { [filter.from ?? 'startTime']: momentOf(from, false) } : {}),
        ...(to ? { [filter.to ?? 'endTime']: momentOf(to, true) } : {}),
      };
    }
    case 'least':
    case 'status':
      return { [filter.id]: Number(text) };
    case 'select': {
      const known = 'values' in filter.choices ? filter.choices.values.find((one) => String(one) === text) : undefined;
      return { [filter.id]: known ?? text };
    }
    default:
      return { [filter.id]: text };
  }
}

/** Input of the list call. A call that answers everything is asked for everything. */
export function listInput(resource: Resource, search: ResourceSearch): Values | undefined {
  if (resource.paging === 'browser') return undefined;
  const { page, pageSize, sort } = search;
  const column = sort && resource.columns.find(({ id }) => id === sort.id);
  return {
    ...filterInput(resource, search),
    page,
    pageSize,
    ...(sort && column
      ? { field: typeof column.sort === 'string' ? column.sort : sort.id, order: sort.descending ? 'descending' : 'ascending' }
      : {}),
  };
}
