import { isApiError, type Client } from '@seaberry/api-client';
import { queryKey } from '@seaberry/api-client/query';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';

import type { Resource, Row } from './resource.types.ts';
import { rowIdOf } from './row-id.ts';
import { listInput, type ResourceSearch } from './search.ts';
import { flatten } from './tree.logic.ts';

type Call = (input: unknown, options?: { signal?: AbortSignal }) => Promise<unknown>;

/** Calls the client by names that `defineResource` has checked. */
export function callBy(client: Client, controller: Resource['controller'], call: string): Call {
  const calls = client[controller] as unknown as Readonly<Record<string, Call>>;
  const found = calls[call];
  if (!found) throw new Error(`@seaberry/web: there is no call ${controller}.${call}.`);
  return found;
}

/** Rows of a response: a page, or everything. */
export interface ListResponse {
  rows: readonly Row[];
  page: number;
  pageSize: number;
  total: number;
  capped: boolean;
}

export function listResponseOf(response: unknown): ListResponse {
  if (Array.isArray(response))
    return { rows: response as Row[], page: 1, pageSize: response.length, total: response.length, capped: false };
  // Parsed by the client with the schema of a page.
  const page = response as { items: Row[]; page: number; pageSize: number; total: number; totalCapped?: boolean | null };
  return { rows: page.items, page: page.page, pageSize: page.pageSize, total: page.total, capped: page.totalCapped ?? false };
}

/** A page, or the last page with rows instead of an empty one after it: its rows were deleted, or the URL is outdated. */
export async function filledPage<A>(load: (page?: { page: number }) => Promise<A>): Promise<A> {
  const response = await load();
  const { rows, page, pageSize, total } = listResponseOf(response);
  return rows.length === 0 && total > 0 && page > 1 ? load({ page: Math.ceil(total / pageSize) }) : response;
}

/** Requests the rows of the URL. */
function requestRows(client: Client, resource: Resource, search: ResourceSearch, signal?: AbortSignal): Promise<unknown> {
  const input = listInput(resource, search);
  const list = callBy(client, resource.controller, resource.list);
  return filledPage((page) => list({ ...input, ...page }, signal && { signal }));
}

/** The previous page stays, under a progress line, until the next one is loaded. */
export function listQuery(client: Client, resource: Resource, search: ResourceSearch) {
  const input = listInput(resource, search);
  return queryOptions({
    queryKey: [...queryKey(resource.controller, resource.list as never, input)] as readonly unknown[],
    queryFn: ({ signal }) => requestRows(client, resource, search, signal),
    select: listResponseOf,
    placeholderData: keepPreviousData,
    meta: { failure: 'loadFailed' },
  });
}

/** Child rows of a row, loaded on expansion. */
export const branchQuery = (client: Client, { controller, list, children }: Resource, id: string) => {
  const input = children?.input(id);
  return queryOptions({
    queryKey: [...queryKey(controller, list as never, input)] as readonly unknown[],
    queryFn: ({ signal }) => callBy(client, controller, list)(input, { signal }),
    select: (response): readonly Row[] => listResponseOf(response).rows,
    meta: { handledByCaller: true },
  });
};

/** After a change: refetches everything visible of the resource. */
export function resourceChanged(queryClient: QueryClient, { controller, affects = [] }: Resource): void {
  for (const one of [controller, ...affects]) void queryClient.invalidateQueries({ queryKey: [one] });
}

/** After a rejected change the visible rows may be outdated: refetches the list only. Open forms and dialogs keep their data. */
export function resourceRefused(queryClient: QueryClient, { controller, list }: Resource, error: unknown): void {
  if (isApiError(error) && error.kind === 'business') void queryClient.invalidateQueries({ queryKey: [controller, list] });
}

interface NewestOptions {
  client: Client;
  queryClient: QueryClient;
  resource: Resource;
  search: ResourceSearch;
  row: Row;
}

const allRows = ({ below }: Resource, response: unknown): readonly Row[] => {
  const { rows } = listResponseOf(response);
  return below ? flatten({ rows, below: (one) => below(one) ?? undefined }) : rows;
};

/** Current state of a row, if the visible list still contains it; the list is updated too. */
export async function newestRow({ client, queryClient, resource, search, row }: NewestOptions): Promise<Row | undefined> {
  const response = await requestRows(client, resource, search);
  queryClient.setQueryData(listQuery(client, resource, search).queryKey, response);
  const id = rowIdOf(resource, row);
  return allRows(resource, response).find((one) => rowIdOf(resource, one) === id);
}

/** Name of a row of the loaded list. */
export function loadedName({ client, queryClient, resource, search }: Omit<NewestOptions, 'row'>, id: unknown): string | undefined {
  const response = queryClient.getQueryData(listQuery(client, resource, search).queryKey);
  const row = response ? allRows(resource, response).find((one) => rowIdOf(resource, one) === id) : undefined;
  return row && resource.rowName(row);
}
