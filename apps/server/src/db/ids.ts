import { inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The row with this id. A text that is no UUID finds none, where a comparison of UUIDs would fail. */
export const hasId = (id: PgColumn, given: string): SQL => sql`${id}::text = ${given}`;

/** The rows with one of these ids; texts that are no UUIDs find none. */
export const hasIdIn = (id: PgColumn, given: readonly string[]): SQL =>
  sql`${id}::text in (select value from jsonb_array_elements_text(${JSON.stringify(given)}::jsonb))`;

/** The rows with one of these UUIDs, through the index of the column. */
export const hasUuidIn = (id: PgColumn, uuids: readonly string[]): SQL =>
  inArray(id, sql`(select value::uuid from jsonb_array_elements_text(${JSON.stringify(uuids)}::jsonb))`);
