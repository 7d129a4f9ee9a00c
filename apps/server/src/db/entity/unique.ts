import { enteredIn, type Entity } from '@seaberry/api-client/contract';
import { and, eq, sql, type SQL } from 'drizzle-orm';
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
  const taken = names.map((name) => {
    const same = and(eq(at.column(name), input[name]), sameGroup(at, name, input, except));
    return [name, sql<boolean>`coalesce(bool_or(${same}), false)`] as const;
  });
  const [found] = await db.orm
    .select(Object.fromEntries(taken))
    .from(at.table)
    .where(sql`${at.column('id')} is distinct from ${except}::uuid`);
  const reasons = names.filter((name) => found?.[name]).map((name) => [name, [reasonOf(at.entity, name)]] as const);
  if (reasons.length > 0) throw new FieldErrors(Object.fromEntries(reasons));
}

/** Condition for the rows among which a value is unique, where these are not all. A change of a row leaves it in its group. */
function sameGroup(at: EntityTable, name: string, input: Readonly<Record<string, unknown>>, except: string | null): SQL | undefined {
  const { within } = at.entity.fields[name] ?? {};
  if (within === undefined) return undefined;
  const group = at.column(within);
  if (except === null) return eq(group, input[within]);
  return sql`${group} = (select own.${sql.identifier(group.name)} from ${at.table} own where own.id = ${except}::uuid)`;
}

/** Field of a unique index that a concurrent transaction filled first. */
export function takenBy(at: EntityTable, constraint: string | null): Record<string, string[]> {
  const index = getTableConfig(at.table).indexes.find(({ config }) => config.name === constraint);
  const columns = (index?.config.columns ?? []).flatMap((one) => ('name' in one && one.name ? [one.name] : []));
  const name = uniqueNames(at.entity).find((one) => columns.includes(at.column(one).name));
  return name ? { [name]: [reasonOf(at.entity, name)] } : { '': ['invalid'] };
}

const reasonOf = ({ fields }: Entity, name: string): string => fields[name]?.unique ?? 'invalid';
