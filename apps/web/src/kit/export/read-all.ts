import type { Client } from '@seaberry/api-client';

import { answerOf, callBy, type Answer } from '../queries.ts';
import type { Resource, Row } from '../resource.types.ts';
import { listInput, type ResourceSearch } from '../search.ts';

const PAGE = 200;
/** Row limit of a browser file; the user is informed of more. */
export const MAX_ROWS = 20_000;

export interface ReadControl {
  signal: AbortSignal;
  onProgress(done: number): void;
}

/** Parallel page requests, so that a slow response does not delay the others. */
const AT_ONCE = 3;

/** All matching rows, page by page; `more` beyond the limit. */
export async function readAll(
  client: Client,
  resource: Resource,
  search: ResourceSearch,
  { signal, onProgress }: ReadControl,
): Promise<{ rows: Row[]; more: boolean }> {
  const rows: Row[] = [];
  const call = callBy(client, resource.controller, resource.list);
  const ask = async (page: number): Promise<Answer> =>
    answerOf(await call(listInput(resource, { ...search, page, pageSize: PAGE }), { signal }));
  const take = ({ rows: found, total, capped }: Answer): { rows: Row[]; more: boolean } | undefined => {
    rows.push(...found);
    onProgress(Math.min(1, rows.length / Math.max(1, Math.min(total, MAX_ROWS))));
    const last = found.length < PAGE || (!capped && rows.length >= total);
    return last || rows.length >= MAX_ROWS ? { rows: rows.slice(0, MAX_ROWS), more: !last || rows.length > MAX_ROWS } : undefined;
  };
  // The first page has the total; with a capped one the pages themselves show the end.
  const first = await ask(1);
  const { total, capped } = first;
  const pages = Math.ceil((capped ? MAX_ROWS : Math.min(total, MAX_ROWS)) / PAGE);
  let all = take(first);
  for (let page = 2; !all; page += AT_ONCE) {
    const count = Math.max(1, Math.min(AT_ONCE, pages - page + 1));
    for (const answer of await Promise.all(Array.from({ length: count }, (_, at) => ask(page + at)))) all ??= take(answer);
  }
  return all;
}
