import type { UseQueryResult } from '@tanstack/react-query';

/** One page of a list and the state of its request. */
export interface ListRows<R> {
  /** Undefined until the first response. */
  rows: readonly R[] | undefined;
  page: number;
  total: number;
  /** Whether there are more rows than `total`, which is limited. */
  capped: boolean;
  loading: boolean;
  /** Null while older rows are shown. */
  error: Error | null;
  retry(): void;
  retrying: boolean;
}

export interface PageResponse {
  page: number;
  total: number;
  totalCapped?: boolean | null | undefined;
}

/** Rows of a query with server-side paging, sorting and filters. */
export const pageRows = <P extends PageResponse, R>(
  { data, ...query }: UseQueryResult<P, Error>,
  rows: readonly R[] | undefined,
): ListRows<R> => ({
  rows,
  page: data?.page ?? 1,
  total: data?.total ?? 0,
  capped: data?.totalCapped ?? false,
  loading: query.isPending || query.isPlaceholderData,
  error: data ? null : query.error,
  retry: () => void query.refetch(),
  retrying: query.isFetching,
});
