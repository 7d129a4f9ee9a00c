import { sql, type SQLWrapper } from 'drizzle-orm';
import { check, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/* Columns and constraints that tables have in common. */

export const tenantId = () => uuid('tenant_id').notNull();
export const billId = () => uuid('bill_id').notNull();
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string', precision: 3 });

/** A list that its module does not export is undefined when the schema is loaded by the generator of migrations. */
const valuesOf = <T>(name: string, values: T | undefined): T => {
  if (values === undefined) throw new Error(`The values of ${name} are not defined: export their list from contract/index.ts.`);
  return values;
};

/** A value of a list. Text, not an enum type: under row-level security PostgreSQL uses no index for a condition on one. */
export const oneOf = <const T extends readonly [string, ...string[]]>(name: string, values: T) =>
  text(name, { enum: [...valuesOf(name, values)] as unknown as T });
export const isOneOf = (name: string, column: SQLWrapper, values: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`);
