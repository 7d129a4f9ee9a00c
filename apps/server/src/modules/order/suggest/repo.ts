import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/port.ts';
import type { OrderTable } from '../../../db/schema/order.ts';

/** Limit of values read: each is one look-up in the index. */
const MAX_VALUES = 5000;

/**
 * Different values of a column in the visible orders, in order: from each value the index leads to the next, past equal ones.
 *
 * @param column has an index after the tenant
 */
export async function valuesOf(db: Db, tenantId: string, table: OrderTable, column: PgColumn): Promise<string[]> {
  const first = sql`select ${column} as value from ${table} where ${table.tenantId} = ${tenantId} and ${table.deletedAt} is null`;
  const rows = await db.orm.execute<{ value: string }>(
    sql`with recursive found(value, number) as (
       (select value, 1 from (${first} and ${column} is not null order by ${column} limit 1) one)
       union all
       select (${first} and ${column} > found.value order by ${column} limit 1), number + 1
       from found where found.value is not null and number < ${MAX_VALUES}
     ) select value from found where value is not null`,
  );
  return rows.map(({ value }) => value);
}
