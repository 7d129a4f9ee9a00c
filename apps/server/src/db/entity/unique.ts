import { enteredIn, type Entity } from '@seaberry/api-client/contract';
import { sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { FieldErrors } from '../../http/errors.ts';
import type { Db } from '../port.ts';
import { columnName, columnsOf } from './columns.ts';

const uniqueNames = ({ fields }: Entity): string[] => enteredIn(fields, 'edit').filter((name) => fields[name]?.unique);

/** @throws FieldErrors with every value of the input that another row has already */
export async function uniqueFields(
  db: Db,
  entity: Entity,
  table: PgTable,
  input: Readonly<Record<string, unknown>>,
  except: string | null,
): Promise<void> {
  const column = columnsOf(table);
  const names = uniqueNames(entity).filter((name) => input[name] !== undefined);
  if (names.length === 0) return;
  const taken = names.map((name) => [name, sql<boolean>`coalesce(bool_or(${column(name)} = ${input[name]}), false)`] as const);
  const [found] = await db.orm
    .select(Object.fromEntries(taken))
    .from(table)
    .where(sql`${column('id')} is distinct from ${except}::uuid`);
  const reasons = names.filter((name) => found?.[name]).map((name) => [name, [entity.fields[name]?.unique ?? 'invalid']] as const);
  if (reasons.length > 0) throw new FieldErrors(Object.fromEntries(reasons));
}

/** The field of a unique index that a concurrent transaction filled first. */
export function takenBy(entity: Entity, table: PgTable, constraint: string | null): Record<string, string[]> {
  const index = getTableConfig(table).indexes.find(({ config }) => config.name === constraint);
  const columns = (index?.config.columns ?? []).flatMap((one) => ('name' in one && one.name ? [one.name] : []));
  const column = columnsOf(table);
  const name = uniqueNames(entity).find((one) => columns.includes(column(columnName(one, entity.fields[one] ?? raise(one))).name));
  return name ? { [name]: [entity.fields[name]?.unique ?? 'invalid'] } : { '': ['invalid'] };
}

function raise(name: string): never {
  throw new Error(`The entity has no field ${name}.`);
}
