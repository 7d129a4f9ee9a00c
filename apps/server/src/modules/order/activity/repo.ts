import { and, eq, getTableName, sql, type SQL } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../../db/port.ts';
import { insertRows } from '../../../db/rows.ts';
import type { OrderTable } from '../../../db/schema/order.ts';
import { orderComment } from '../../../db/schema/tracking.ts';

type Values = Readonly<Record<string, unknown>>;

/** A comment, a change of entered values, or the entry of the order itself. */
// A type: interfaces have no index signature, which rows need.
export type ActivityRecord = {
  id: string;
  kind: 'comment' | 'changed' | 'askedAgain' | 'handled' | 'snoozed' | 'woken' | 'entered';
  userId: string | null;
  who: string | null;
  at: string;
  text: string | null;
  editedAt: string | null;
  before: Values | null;
  after: Values | null;
  mentions: readonly string[] | null;
  version: number | null;
};

/** Kind of order whose activity is read, with the columns whose changes people see. */
export interface ChangedKind {
  table: OrderTable;
  columns: readonly string[];
}

/** Everything that people did about an order. */
function entriesOf({ table, columns }: ChangedKind, id: string): SQL {
  const listed = sql.join(
    columns.map((column) => sql`${column}`),
    sql`, `,
  );
  return sql`
    select c.id, 'comment' as kind, c.user_id as "userId", c.author as who, c.create_time as at, c.body as text, c.edit_time as "editedAt",
      null::jsonb as before, null::jsonb as after, c.mentions, c.version
    from ${orderComment} c where c.bill_id = ${id}
    union all
    select d.id, case split_part(d.call, '.', 2) when 'resubscribe' then 'askedAgain' when 'handle' then 'handled'
      when 'snooze' then 'snoozed' when 'wake' then 'woken' else 'changed' end, d.user_id,
      coalesce(seaberry.person_name(d.user_id), d.account), d.create_time, null, null, d.before, d.after, null, null
    from seaberry.order_changes(${getTableName(table)}, ${id}, array[${listed}]::text[]) d
    union all
    select b.id, 'entered', b.created_by, seaberry.person_name(b.created_by), b.create_time, null, null, null, null, null, null
    from ${table} b where b.id = ${id}`;
}

/** One page of what people did about an order, newest first: by ids, which grow, since a change without a time of its own has wall time. */
export const pageOfActivity = (db: Db, kind: ChangedKind, id: string, offset: number, limit: number): Promise<ActivityRecord[]> =>
  db.orm.execute<ActivityRecord>(sql`select * from (${entriesOf(kind, id)}) e order by e.id desc offset ${offset} limit ${limit}`);

export async function countActivity(db: Db, kind: ChangedKind, id: string): Promise<number> {
  const [row] = await db.orm.execute<{ total: number }>(sql`select count(*)::int as total from (${entriesOf(kind, id)}) e`);
  return row?.total ?? 0;
}

/** Entries among which the last change of entered values is looked for. */
const NEWEST = 20;

/** The last change of the entered values of an order: its user and its time. */
export async function lastChange(
  db: Db,
  kind: ChangedKind,
  id: string,
): Promise<{ updateUserName: string | null; updateTime: string | null }> {
  const last = (await pageOfActivity(db, kind, id, 0, NEWEST)).find((entry) => entry.kind === 'changed');
  return { updateUserName: last?.who ?? null, updateTime: last?.at ?? null };
}

interface NewComment {
  tenantId: string;
  billId: string;
  userId: string;
  author: string;
  body: string;
  mentions: string[];
  createTime: string;
}

/** @returns the id of the comment */
export async function insertComment(db: Db, comment: NewComment): Promise<string> {
  const id = uuid();
  await insertRows(db, orderComment, [{ id, ...comment }]);
  return id;
}

/** A comment of this author, locked until the transaction ends; null when there is no such comment. */
export async function holdComment(db: Db, id: string, userId: string): Promise<{ billId: string; mentions: readonly string[] } | null> {
  const [row] = await db.orm
    .select({ billId: orderComment.billId, mentions: orderComment.mentions })
    .from(orderComment)
    .where(and(eq(orderComment.id, id), eq(orderComment.userId, userId)))
    .for('update');
  return row ?? null;
}

export async function updateComment(
  db: Db,
  id: string,
  changed: Pick<NewComment, 'body' | 'mentions'> & { editTime: string },
): Promise<void> {
  await db.orm.update(orderComment).set(changed).where(eq(orderComment.id, id));
}

/** Removes a comment of this author. @returns the id of its order; null when there is no such comment */
export async function removeComment(db: Db, id: string, userId: string): Promise<string | null> {
  const [row] = await db.orm
    .delete(orderComment)
    .where(and(eq(orderComment.id, id), eq(orderComment.userId, userId)))
    .returning({ billId: orderComment.billId });
  return row?.billId ?? null;
}
