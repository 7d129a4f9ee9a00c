import type { Input } from '@seaberry/api-client';

import { formatListSearch, parseListSearch, type ListAddress, type ListSearch } from '../../kit/list/list-search.ts';
import type { Filter } from '../../kit/resource.types.ts';
import type { RawSearch, SearchPatch } from '../../shared/search.ts';

export const INBOX_PATH = '/message/inbox';

/**
 * Types of an inbox entry by their numbers in the API. `notification` and `announcement` are the names that the origin gives the two kinds of
 * notice of an administrator; an `alert` is about a shipment.
 */
export const TYPES = { notification: 1, announcement: 2, alert: 3 } as const;
export type InboxEntryType = keyof typeof TYPES;
export const TYPE_NAMES = ['notification', 'announcement', 'alert'] as const satisfies readonly InboxEntryType[];

const READ_STATES = ['unread', 'read'] as const;

/** `title` in a URL names the page, so the title filter has another name. */
export const FILTERS: readonly Filter<string>[] = [
  { id: 'keyword', kind: 'search' },
  { id: 'state', kind: 'select', choices: { words: 'states', values: READ_STATES } },
  { id: 'type', kind: 'select', choices: { words: 'types', values: TYPE_NAMES } },
];

/** Filters of a backend that knows neither the read state as a filter nor alerts. */
const BASIC_FILTERS: readonly Filter<string>[] = [
  { id: 'keyword', kind: 'search' },
  { id: 'type', kind: 'select', choices: { words: 'types', values: TYPE_NAMES.filter((name) => name !== 'alert') } },
];

/** @param whole Whether the backend has the capability `sysNotice`. */
export const filtersFor = (whole: boolean): readonly Filter<string>[] => (whole ? FILTERS : BASIC_FILTERS);

/** Always newest first. */
const address: ListAddress = { filters: FILTERS, sortable: () => false };

export interface InboxSearch extends ListSearch {
  /** Id of the open inbox entry; empty for none. */
  id: string;
}

export const parseInboxSearch = (raw: RawSearch): InboxSearch => ({ ...parseListSearch(address, raw), id: raw['id'] ?? '' });

export const formatInboxSearch = (search: InboxSearch): SearchPatch => ({
  ...formatListSearch(address, search),
  id: search.id || undefined,
});

export function pageInput({ filters, page, pageSize }: ListSearch): Input<'sysNotice', 'pageReceived'> {
  const title = filters['keyword']?.trim();
  const type = TYPE_NAMES.find((name) => name === filters['type']);
  const state = filters['state'];
  return {
    page,
    pageSize,
    ...(title ? { title } : {}),
    ...(type ? { type: TYPES[type] } : {}),
    ...(state ? { readStatus: state === 'read' ? 1 : 0 } : {}),
  };
}
