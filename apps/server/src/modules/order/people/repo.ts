import type { PermissionCode } from '@seaberry/api-client/contract';
import { and, isNull, sql, type SQL } from 'drizzle-orm';
import { hasUuidIn } from '../../../db/ids.ts';
import type { Db } from '../../../db/port.ts';
import type { OrderTable } from '../../../db/schema/order.ts';

/** Kind of order that people see who hold a permission. */
export interface SeenKind {
  table: OrderTable;
  detail: PermissionCode;
}

const uuids = (ids: readonly string[]): SQL => sql`array(select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;

/** The orders among these that the caller sees. */
export async function visibleOf(db: Db, { table }: SeenKind, ids: readonly string[]): Promise<string[]> {
  const rows = await db.orm
    .select({ id: table.id })
    .from(table)
    .where(and(isNull(table.deletedAt), hasUuidIn(table.id, ids)));
  return rows.map(({ id }) => id);
}

// A type: interfaces have no index signature, which rows need.
export type Viewer = { id: string; name: string; account: string };

/** Users of the company who may see all of these orders and whose name or account contains `keyword`, ordered by name. */
export const findViewers = (db: Db, { detail }: SeenKind, orderIds: readonly string[], keyword: string, limit: number): Promise<Viewer[]> =>
  db.orm.execute<Viewer>(
    sql`select id, name, account from seaberry.viewers(${uuids(orderIds)}, null, ${detail})
      where strpos(lower(name), lower(${keyword}::text)) > 0 or strpos(lower(account), lower(${keyword}::text)) > 0
      order by name, account limit ${limit}`,
  );

/** Whether a person may see all of these orders. */
export async function maySee(db: Db, { detail }: SeenKind, userId: string, orderIds: readonly string[]): Promise<boolean> {
  const rows = await db.orm.execute(sql`select id from seaberry.viewers(${uuids(orderIds)}, ${userId}::uuid, ${detail})`);
  return rows.length > 0;
}

/** Names of users of the company by id; deleted users are left out. */
export async function namesOf(db: Db, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db.orm.execute<{ id: string; name: string | null }>(
    sql`select id, seaberry.person_name(id) as name from unnest(${uuids(userIds)}) as person(id)`,
  );
  return new Map(rows.flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const])));
}

/** Sets the owner of those orders that have another one. */
export async function writeOwner(
  db: Db,
  { table }: SeenKind,
  orderIds: readonly string[],
  ownerId: string | null,
  updateTime: string,
): Promise<void> {
  await db.orm
    .update(table)
    .set({ ownerId, updateTime })
    .where(and(hasUuidIn(table.id, orderIds), sql`${table.ownerId} is distinct from ${ownerId}::uuid`));
}
