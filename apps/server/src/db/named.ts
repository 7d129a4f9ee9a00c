import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * Columns of a table for hand-written SQL, under the names of their properties: `u.real_name as "realName"`. Its rows are `Pick<typeof
 * table.$inferSelect, …>` of the same names.
 */
export function named<T extends PgTable>(table: T, alias: string, names: readonly (keyof T['$inferSelect'] & string)[]): string {
  const columns = getTableColumns(table);
  return names.map((name) => `${alias}.${columns[name]?.name} as "${name}"`).join(', ');
}
