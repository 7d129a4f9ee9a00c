import { enteredIn, type Entity } from '@seaberry/api-client/contract';
import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { FieldErrors } from '../../http/errors.ts';
import { lockKey } from '../locks.ts';
import type { Db } from '../port.ts';
import type { EntityTable } from './columns.ts';

const uniqueNames = ({ fields }: Entity): string[] =>
  [...new Set([...enteredIn(fields, 'add'), ...enteredIn(fields, 'edit')])].filter((name) => fields[name]?.unique);

/**
 * In the transaction of a change. Others that change a unique value of the table wait for its end, since not every such value has a unique
 * index.
 *
 * @throws FieldErrors with every value of the input that another row already has
 */
export async function uniqueFields(
  db: Db,
  at: EntityTable,
  input: Readonly<Record<string, unknown>>,
  except: string | null,
): Promise<void> {
  const names = uniqueNames(at.entity).filter((name) => input[name] !== undefined);
  if (names.length === 0) return;
  const scope = db.scope();
  await lockKey(db, `unique:${getTableConfig(at.table).name}:${typeof scope === 'object' ? scope?.tenantId : scope}`);
  const taken = names.map((name) => [name, sql<boolean>`coalesce(bool_or(${at.column(name)} = ${input[name]}), false)`] as const);
  const [found] = await db.orm
    .select(Object.fromEntries(taken))
    .from(at.table)
    .where(sql`${at.column('id')} is distinct from ${except}::uuid`);
  const reasons = names.filter((name) => found?.[name]).map((name) => [name, [reasonOf(at.entity, name)]] as const);
  if (reasons.length > 0) throw new FieldErrors(Object.fromEntries(reasons));
}

/** Field of a unique index that a concurrent transaction filled first. */
export function takenBy(at: EntityTable, constraint: string | null): Record<string, string[]> {
  const index = getTableConfig(at.table).indexes.find(({ config }) => config.name === constraint);
  const columns = (index?.config.columns ?? []).flatMap((one) => ('name' in one && one.name ? [one.name] : []));
  const name = uniqueNames(at.entity).find((one) => columns.includes(at.column(one).name));
  return name ? { [name]: [reasonOf(at.entity, name)] } : { '': ['invalid'] };
}

const reasonOf = ({ fields }: Entity, name: string): string => fields[name]?.unique ?? 'invalid';
