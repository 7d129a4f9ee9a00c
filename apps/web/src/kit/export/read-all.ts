import type { Client } from '@seaberry/api-client';

import { listResponseOf, callBy, type ListResponse } from '../queries.ts';
import type { Resource, Row } from '../resource.types.ts';
import { rowIdOf } from '../row-id.ts';
import { listInput, type ResourceSearch } from '../search.ts';

const PAGE = 200;
/** Row limit of a browser file; the user is informed of more. */
export const MAX_ROWS = 20_000;

export interface ReadControl {
  signal: AbortSignal;
  onProgress(done: number): void;
}

export interface AllRows {
  rows: readonly Row[];
  /** There are rows beyond the limit. */
  more: boolean;
  /** The list has changed while it was read. */
  changed: boolean;
}

/** Parallel page requests, so that a slow response does not delay the others. */
const AT_ONCE = 3;

/** All matching rows, page by page, each once. A list that changes in the meantime is read again for the rows that have moved. */
export async function readAll(
  client: Client,
  resource: Resource,
  search: ResourceSearch,
  { signal, onProgress }: ReadControl,
): Promise<AllRows> {
  const call = callBy(client, resource.controller, resource.list);
  const ask = async (page: number): Promise<ListResponse> =>
    listResponseOf(await call(listInput(resource, { ...search, page, pageSize: PAGE }), { signal }));
  const rows = new Map<string, Row>();
  const add = (found: readonly Row[]): number => {
    const before = rows.size;
    for (const row of found) if (!rows.has(rowIdOf(resource, row))) rows.set(rowIdOf(resource, row), row);
    return rows.size - before;
  };
  const { more, changed } = await readOnce(ask, add, onProgress);
  if (changed) await readOnce(ask, add, () => {});
  const all = [...rows.values()];
  return { rows: all.slice(0, MAX_ROWS), more: more || all.length > MAX_ROWS, changed };
}

/**
 * Goes through the pages once.
 *
 * @param add Returns how many of the rows are new.
 */
async function readOnce(
  ask: (page: number) => Promise<ListResponse>,
  add: (rows: readonly Row[]) => number,
  onProgress: (done: number) => void,
): Promise<Pick<AllRows, 'more' | 'changed'>> {
  let read = 0;
  let changed = false;
  // The first page has the total; with a capped one the pages themselves show the end.
  const first = await ask(1);
  const take = ({ rows, total, capped }: ListResponse): boolean | undefined => {
    changed = add(rows) < rows.length || total !== first.total || changed;
    read += rows.length;
    onProgress(Math.min(1, read / Math.max(1, Math.min(total, MAX_ROWS))));
    const last = rows.length < PAGE || (!capped && read >= total);
    return last || read >= MAX_ROWS ? !last || read > MAX_ROWS : undefined;
  };
  const pages = Math.ceil((first.capped ? MAX_ROWS : Math.min(first.total, MAX_ROWS)) / PAGE);
  let more = take(first);
  for (let page = 2; more === undefined; page += AT_ONCE) {
    const count = Math.max(1, Math.min(AT_ONCE, pages - page + 1));
    for (const answer of await Promise.all(Array.from({ length: count }, (_, at) => ask(page + at)))) more ??= take(answer);
  }
  return { more, changed };
}
