import { BILL_SIGNALS } from '@seaberry/api-client/fields/ocean-bill';
import {
  OCEAN_ANOMALIES,
  OCEAN_STAGES,
  TRACKING_STATES,
  type OceanAnomalyKind,
  type OceanStage,
  type TrackingState,
} from '@seaberry/tracking';

import { readList, writeList, type RawSearch, type SearchPatch } from '../../../shared/search.ts';
import { BILL_FIELDS, billField } from '../lib/fields.ts';
import type { FilterInput, PageInput } from '../queries.ts';

export const SIGNALS = BILL_SIGNALS;
export type Signal = (typeof SIGNALS)[number];
export const PAGE_SIZES = [20, 50, 100, 200] as const;
const DEFAULT_SORT = { field: 'createTime', descending: true } as const;

/** What the list shows; it stands in the address with the defaults left out. */
export interface ListSearch {
  keyword: string;
  trackingState: TrackingState | null;
  signal: Signal | null;
  stage: OceanStage[];
  anomaly: OceanAnomalyKind[];
  carrierCode: string[];
  polCode: string;
  podCode: string;
  /** Calendar dates `YYYY-MM-DD`, both inclusive, in UTC. */
  etaFrom: string;
  etaTo: string;
  page: number;
  pageSize: number;
  sort: { field: string; descending: boolean };
}

const oneOf = <T extends string>(values: readonly T[], text: string | undefined): T | null =>
  values.find((value) => value === text) ?? null;
const someOf = <T extends string>(values: readonly T[], text: string | undefined): T[] =>
  readList(text).flatMap((item) => values.filter((value) => value === item));
const date = (text: string | undefined): string => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '');
const count = (text: string | undefined, fallback: number): number => (text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : fallback);

export function parseListSearch(raw: RawSearch): ListSearch {
  const pageSize = count(raw['pageSize'], PAGE_SIZES[0]);
  return {
    keyword: raw['keyword'] ?? '',
    trackingState: oneOf(TRACKING_STATES, raw['trackingState']),
    signal: oneOf(SIGNALS, raw['signal']),
    stage: someOf(OCEAN_STAGES, raw['stage']),
    anomaly: someOf(OCEAN_ANOMALIES, raw['anomaly']),
    carrierCode: readList(raw['carrierCode']),
    polCode: raw['polCode'] ?? '',
    podCode: raw['podCode'] ?? '',
    etaFrom: date(raw['etaFrom']),
    etaTo: date(raw['etaTo']),
    page: count(raw['page'], 1),
    pageSize: PAGE_SIZES.some((size) => size === pageSize) ? pageSize : PAGE_SIZES[0],
    sort: parseSort(raw['sort']),
  };
}

/** `eta` or `-eta`; only what the server sorts by. */
function parseSort(text: string | undefined): ListSearch['sort'] {
  const descending = text?.startsWith('-') ?? false;
  const field = descending ? text?.slice(1) : text;
  const known = BILL_FIELDS.find((name) => name === field && billField(name).sort);
  return known ? { field: known, descending } : DEFAULT_SORT;
}

export function formatListSearch(search: ListSearch): SearchPatch {
  const { sort } = search;
  const sortText = `${sort.descending ? '-' : ''}${sort.field}`;
  return {
    keyword: search.keyword || undefined,
    trackingState: search.trackingState ?? undefined,
    signal: search.signal ?? undefined,
    stage: writeList(search.stage),
    anomaly: writeList(search.anomaly),
    carrierCode: writeList(search.carrierCode),
    polCode: search.polCode || undefined,
    podCode: search.podCode || undefined,
    etaFrom: search.etaFrom || undefined,
    etaTo: search.etaTo || undefined,
    page: search.page === 1 ? undefined : String(search.page),
    pageSize: search.pageSize === PAGE_SIZES[0] ? undefined : String(search.pageSize),
    sort: sortText === `-${DEFAULT_SORT.field}` ? undefined : sortText,
  };
}

/** The narrowing that counters share with the list: everything but the state and signal the counters themselves choose. */
export function countInput(search: ListSearch): FilterInput {
  return {
    ...(search.keyword.trim() ? { keyword: search.keyword.trim() } : {}),
    ...(search.stage.length > 0 ? { stage: search.stage } : {}),
    ...(search.anomaly.length > 0 ? { anomaly: search.anomaly } : {}),
    ...(search.carrierCode.length > 0 ? { carrierCode: search.carrierCode } : {}),
    ...(search.polCode ? { polCode: search.polCode } : {}),
    ...(search.podCode ? { podCode: search.podCode } : {}),
    ...(search.etaFrom ? { etaFrom: `${search.etaFrom}T00:00:00.000Z` } : {}),
    ...(search.etaTo ? { etaTo: dayAfter(search.etaTo) } : {}),
  };
}

export function filterInput(search: ListSearch): FilterInput {
  return {
    ...countInput(search),
    ...(search.trackingState ? { trackingState: search.trackingState } : {}),
    ...(search.signal ? { signal: search.signal } : {}),
  };
}

export function pageInput(search: ListSearch): PageInput {
  return {
    ...filterInput(search),
    page: search.page,
    pageSize: search.pageSize,
    field: search.sort.field,
    order: search.sort.descending ? 'descending' : 'ascending',
  };
}

/** True when something narrows the list, so that "nothing here" means "nothing fits". */
export const isNarrowed = (search: ListSearch): boolean => Object.keys(filterInput(search)).length > 0;

/** How many filters of the bar are set; the search field, the counters and the page are not among them. */
export function filterCount(search: ListSearch): number {
  const set = [
    search.stage.length,
    search.anomaly.length,
    search.carrierCode.length,
    search.polCode,
    search.podCode,
    search.etaFrom || search.etaTo,
  ];
  return set.filter(Boolean).length;
}

export const NO_FILTERS = {
  keyword: '',
  trackingState: null,
  signal: null,
  stage: [],
  anomaly: [],
  carrierCode: [],
  polCode: '',
  podCode: '',
  etaFrom: '',
  etaTo: '',
  page: 1,
} satisfies Partial<ListSearch>;

/** The end of the range is exclusive on the wire. */
const dayAfter = (day: string): string => new Date(Date.parse(`${day}T00:00:00.000Z`) + 86_400_000).toISOString();
