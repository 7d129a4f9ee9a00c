import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Row with this id. A text that is not a UUID matches none, since comparing it as a UUID would fail. */
export const hasId = (id: PgColumn, given: string): SQL => sql`${id}::text = ${given}`;

/** Rows with one of these ids; texts that are not UUIDs match none. */
export const hasIdIn = (id: PgColumn, given: readonly string[]): SQL =>
  sql`${id}::text in (select value from jsonb_array_elements_text(${JSON.stringify(given)}::jsonb))`;

/**
 * Rows with one of these UUIDs, using the index of the column. As an array, since PostgreSQL joins a subquery, and under row-level security
 * it then reads the whole table.
 */
export const hasUuidIn = (id: PgColumn, uuids: readonly string[]): SQL =>
  sql`${id} = any (array(select value::uuid from jsonb_array_elements_text(${JSON.stringify(uuids)}::jsonb)))`;
