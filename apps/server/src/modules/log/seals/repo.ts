import { and, asc, desc, eq, gt, gte, lte, max, or, sql } from 'drizzle-orm';
import { lockKey } from '../../../db/locks.ts';
import type { Db } from '../../../db/port.ts';
import { diffLog } from '../../../db/schema/access.ts';
import { auditLog, logSeal } from '../../../db/schema/core.ts';
import type { Log } from '../repo.ts';
import { sealHash, type Seal, type SealContent } from './rules.ts';

/* All functions run in a transaction of the system. A seal covers the rows of one log in a range of positions, after `after` up to `until`. */

const rowsOf = (log: Log) => (log === 'difference' ? diffLog : auditLog);
const ofLog = (log: Log) => (log === 'difference' ? undefined : eq(auditLog.kind, log));

/** Until the transaction ends, others that write seals wait. */
export const lockChain = (db: Db): Promise<void> => lockKey(db, 'log-seal');

/**
 * Position up to which the rows of a log are complete. Writers of rows wait until the transaction ends, so this gives up waiting for them
 * after half a second.
 */
export async function lastPosition(db: Db, log: Log): Promise<number> {
  const [row] = await db.orm.execute<{ last: string }>(sql`select seaberry.last_log_position(${log}) as last`);
  return Number(row?.last ?? 0);
}

/** Position of the last of the next `rows` rows, or of fewer if there are not so many; null for none. */
export async function nextEnd(db: Db, log: Log, after: number, until: number, rows: number): Promise<number | null> {
  const table = rowsOf(log);
  const next = db.orm
    .select({ position: table.position })
    .from(table)
    .where(and(ofLog(log), gt(table.position, after), sql`${table.position} <= ${until}`))
    .orderBy(asc(table.position))
    .limit(rows)
    .as('next');
  const [row] = await db.orm.select({ last: max(next.position) }).from(next);
  return row?.last ?? null;
}

type RowsSum = Pick<Seal, 'rows' | 'firstId' | 'lastId' | 'rowsHash'>;

/** Number, first and last id, and hash of the rows in a range. */
export async function sumRows(db: Db, { log, after, until }: Pick<Seal, 'log' | 'after' | 'until'>): Promise<RowsSum> {
  const [row] = await db.orm.execute<RowsSum & Record<string, unknown>>(
    sql`select rows, first_id as "firstId", last_id as "lastId", rows_hash as "rowsHash" from seaberry.log_rows_sum(${log}, ${after}::bigint, ${until}::bigint)`,
  );
  if (!row) throw new Error('An aggregate has one row.');
  return row;
}

/** Rows of a seal, in order, as the lines that were hashed; none after their removal. */
export async function linesOf(db: Db, { log, after, until }: Pick<Seal, 'log' | 'after' | 'until'>): Promise<string[]> {
  const rows = await db.orm.execute<{ line: string }>(
    sql`select line from seaberry.log_rows(${log}, ${after}::bigint, ${until}::bigint) order by pos`,
  );
  return rows.map(({ line }) => line);
}

/** Position up to which the rows of a log were sealed, exported or removed, by the kind of seal. */
export async function sealedUntil(db: Db, log: Log, kind: Seal['kind']): Promise<number> {
  const [row] = await db.orm
    .select({ last: max(logSeal.until) })
    .from(logSeal)
    .where(and(eq(logSeal.log, log), eq(logSeal.kind, kind)));
  return row?.last ?? 0;
}

/** While the chain is locked (`lockChain`): adds a seal to its end. */
export async function addSeal(db: Db, content: SealContent): Promise<Seal> {
  const [former] = await db.orm.select({ number: logSeal.number, hash: logSeal.hash }).from(logSeal).orderBy(desc(logSeal.number)).limit(1);
  const seal = { ...content, number: (former?.number ?? 0) + 1 };
  const hashed = { ...seal, hash: sealHash(former?.hash ?? '', seal) };
  await db.orm.insert(logSeal).values(hashed);
  return hashed;
}

/** The next seals after the seal with this number. */
export const sealsAfter = (db: Db, number: number, count: number): Promise<Seal[]> =>
  db.orm.select().from(logSeal).where(gt(logSeal.number, number)).orderBy(asc(logSeal.number)).limit(count);

/** The next seals of rows in a range, after the seal with this number. */
export const sealsWithin = (
  db: Db,
  { log, after, until }: Pick<Seal, 'log' | 'after' | 'until'>,
  number: number,
  count: number,
): Promise<Seal[]> =>
  db.orm
    .select()
    .from(logSeal)
    .where(
      and(eq(logSeal.log, log), eq(logSeal.kind, 'rows'), gt(logSeal.number, number), gte(logSeal.after, after), lte(logSeal.until, until)),
    )
    .orderBy(asc(logSeal.number))
    .limit(count);

/** Position up to which an account has exported a log since a time; null if it has not, or the log was cleared afterwards. */
export async function exportedUntil(db: Db, log: Log, account: string, since: string): Promise<number | null> {
  const exported = and(eq(logSeal.kind, 'exported'), eq(logSeal.account, account), gte(logSeal.createTime, since));
  const [row] = await db.orm
    .select({ kind: logSeal.kind, until: logSeal.until })
    .from(logSeal)
    .where(and(eq(logSeal.log, log), or(exported, eq(logSeal.reason, 'cleared'))))
    .orderBy(desc(logSeal.number))
    .limit(1);
  return row?.kind === 'exported' ? row.until : null;
}

/** Time of the first row of a log. */
export async function firstTime(db: Db, log: Log): Promise<string | null> {
  const table = rowsOf(log);
  const [row] = await db.orm.select({ time: table.createTime }).from(table).where(ofLog(log)).orderBy(asc(table.position)).limit(1);
  return row?.time ?? null;
}

/** Position up to which all rows of a log are sealed and older than a time; null for none. */
export async function sealedBefore(db: Db, log: Log, time: string): Promise<number | null> {
  const table = rowsOf(log);
  const [younger] = await db.orm
    .select({ first: sql<string | null>`min(${table.position})` })
    .from(table)
    .where(and(ofLog(log), sql`${table.createTime} >= ${time}`));
  const [row] = await db.orm
    .select({ last: max(logSeal.until) })
    .from(logSeal)
    .where(
      and(eq(logSeal.log, log), eq(logSeal.kind, 'rows'), younger?.first ? sql`${logSeal.until} < ${younger.first}::bigint` : undefined),
    );
  return row?.last ?? null;
}

/** Removes the rows of a log up to a position, by a function of the database: no role may delete rows. @returns how many */
export async function removeRows(db: Db, log: Log, until: number): Promise<number> {
  const [removed] = await db.orm.execute<{ count: number }>(sql`select seaberry.remove_log(${log}, ${until}::bigint)::int as count`);
  return removed?.count ?? 0;
}
