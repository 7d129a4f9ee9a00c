import type { Input } from '@seaberry/api-client';

import type { RawSearch, SearchPatch } from '../../shared/search.ts';

export const INBOX_PATH = '/message/inbox';
export const PAGE_SIZES = [20, 50, 100] as const;

/** Types of a notice, as back ends number them. */
export const TYPES = { notification: 1, announcement: 2 } as const;
export type NoticeType = keyof typeof TYPES;
export const TYPE_NAMES = ['notification', 'announcement'] as const satisfies readonly NoticeType[];

export const READ_STATES = ['unread', 'read'] as const;
export type ReadState = (typeof READ_STATES)[number];

/** What the inbox shows; it stands in the address with the defaults left out. */
export interface InboxSearch {
  title: string;
  type: NoticeType | null;
  state: ReadState | null;
  page: number;
  pageSize: number;
  /** The notice that is open; empty for none. */
  id: string;
}

export const NO_FILTERS = { title: '', type: null, state: null, page: 1 } as const satisfies Partial<InboxSearch>;

const count = (text: string | undefined, fallback: number): number => (text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : fallback);

export function parseInboxSearch(raw: RawSearch): InboxSearch {
  const pageSize = count(raw['pageSize'], PAGE_SIZES[0]);
  return {
    title: raw['keyword'] ?? '',
    type: TYPE_NAMES.find((type) => type === raw['type']) ?? null,
    state: READ_STATES.find((state) => state === raw['state']) ?? null,
    page: count(raw['page'], 1),
    pageSize: PAGE_SIZES.find((size) => size === pageSize) ?? PAGE_SIZES[0],
    id: raw['id'] ?? '',
  };
}

// `title` in an address names the page, so what is searched for has another name there.
export const formatInboxSearch = (search: InboxSearch): SearchPatch => ({
  keyword: search.title || undefined,
  type: search.type ?? undefined,
  state: search.state ?? undefined,
  page: search.page === 1 ? undefined : String(search.page),
  pageSize: search.pageSize === PAGE_SIZES[0] ? undefined : String(search.pageSize),
  id: search.id || undefined,
});

export const pageInput = ({ title, type, state, page, pageSize }: InboxSearch): Input<'sysNotice', 'pageReceived'> => ({
  page,
  pageSize,
  ...(title.trim() ? { title: title.trim() } : {}),
  ...(type ? { type: TYPES[type] } : {}),
  ...(state ? { readStatus: state === 'read' ? 1 : 0 } : {}),
});

export const isNarrowed = ({ title, type, state }: InboxSearch): boolean => title.trim() !== '' || type !== null || state !== null;
