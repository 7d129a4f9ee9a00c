import { and, eq, sql, type SQL } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../../db/port.ts';
import { insertRows } from '../../../db/rows.ts';
import { oceanBill, oceanBillComment } from '../../../db/schema/tracking.ts';

type Values = Readonly<Record<string, unknown>>;

/** A comment, a change of entered values, or the entry of the bill itself. */
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

/** Everything that people did about a bill; changes only in these columns. */
function entriesOf(billId: string, columns: readonly string[]): SQL {
  const listed = sql.join(
    columns.map((column) => sql`${column}`),
    sql`, `,
  );
  return sql`
    select c.id, 'comment' as kind, c.user_id as "userId", c.author as who, c.create_time as at, c.body as text, c.edit_time as "editedAt",
      null::jsonb as before, null::jsonb as after, c.mentions, c.version
    from ${oceanBillComment} c where c.bill_id = ${billId}
    union all
    select d.id, case d.call when 'oceanBill.resubscribe' then 'askedAgain' when 'oceanBill.handle' then 'handled'
      when 'oceanBill.snooze' then 'snoozed' when 'oceanBill.wake' then 'woken' else 'changed' end, d.user_id,
      coalesce(seaberry.person_name(d.user_id), d.account), d.create_time, null, null, d.before, d.after, null, null
    from seaberry.bill_changes(${billId}, array[${listed}]::text[]) d
    union all
    select b.id, 'entered', b.created_by, seaberry.person_name(b.created_by), b.create_time, null, null, null, null, null, null
    from ${oceanBill} b where b.id = ${billId}`;
}

/** One page of what people did about a bill, newest first: by ids, which grow, since a change without a time of its own has wall time. */
export const pageOfActivity = (
  db: Db,
  billId: string,
  columns: readonly string[],
  offset: number,
  limit: number,
): Promise<ActivityRecord[]> =>
  db.orm.execute<ActivityRecord>(sql`select * from (${entriesOf(billId, columns)}) e order by e.id desc offset ${offset} limit ${limit}`);

export async function countActivity(db: Db, billId: string, columns: readonly string[]): Promise<number> {
  const [row] = await db.orm.execute<{ total: number }>(sql`select count(*)::int as total from (${entriesOf(billId, columns)}) e`);
  return row?.total ?? 0;
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
  await insertRows(db, oceanBillComment, [{ id, ...comment }]);
  return id;
}

/** A comment of this author, locked until the transaction ends; null when there is no such comment. */
export async function holdComment(db: Db, id: string, userId: string): Promise<{ billId: string; mentions: readonly string[] } | null> {
  const [row] = await db.orm
    .select({ billId: oceanBillComment.billId, mentions: oceanBillComment.mentions })
    .from(oceanBillComment)
    .where(and(eq(oceanBillComment.id, id), eq(oceanBillComment.userId, userId)))
    .for('update');
  return row ?? null;
}

export async function updateComment(
  db: Db,
  id: string,
  changed: Pick<NewComment, 'body' | 'mentions'> & { editTime: string },
): Promise<void> {
  await db.orm.update(oceanBillComment).set(changed).where(eq(oceanBillComment.id, id));
}

/** Removes a comment of this author. @returns the id of its bill; null when there is no such comment */
export async function removeComment(db: Db, id: string, userId: string): Promise<string | null> {
  const [row] = await db.orm
    .delete(oceanBillComment)
    .where(and(eq(oceanBillComment.id, id), eq(oceanBillComment.userId, userId)))
    .returning({ billId: oceanBillComment.billId });
  return row?.billId ?? null;
}
