import type { Client } from '@seaberry/api-client';

import { answerOf, callBy } from '../queries.ts';
import type { Resource, Row } from '../resource.types.ts';
import { listInput, type ResourceSearch } from '../search.ts';

const PAGE = 200;
/** A file holds so many rows; more are told of. */
export const MOST_ROWS = 20_000;

export interface ReadControl {
  signal: AbortSignal;
  onProgress(done: number): void;
}

/** Every row that fits, a page after another; `more` when there are more than a file holds. */
export async function readAll(
  client: Client,
  resource: Resource,
  search: ResourceSearch,
  { signal, onProgress }: ReadControl,
): Promise<{ rows: Row[]; more: boolean }> {
  const rows: Row[] = [];
  const call = callBy(client, resource.controller, resource.list);
  for (let page = 1; ; page += 1) {
    // Each page says whether another follows.
    const answer = answerOf(await call(listInput(resource, { ...search, page, pageSize: PAGE }), { signal }));
    rows.push(...answer.rows);
    const { total, capped } = answer;
    onProgress(Math.min(1, rows.length / Math.max(1, Math.min(total, MOST_ROWS))));
    const last = answer.rows.length < PAGE || (!capped && rows.length >= total);
    if (last || rows.length >= MOST_ROWS) return { rows: rows.slice(0, MOST_ROWS), more: !last || rows.length > MOST_ROWS };
  }
}
