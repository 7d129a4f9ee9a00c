import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../../db/port.ts';
import { ldapRun } from '../../../db/schema/ldap.ts';

export type RunRow = typeof ldapRun.$inferSelect;

type NewRun = Pick<
  typeof ldapRun.$inferInsert,
  'tenantId' | 'serverId' | 'userId' | 'kind' | 'preview' | 'expected' | 'correlationId' | 'createTime' | 'expiresAt'
>;

export async function insertRun(db: Db, run: NewRun): Promise<string> {
  const id = uuid();
  await db.orm.insert(ldapRun).values({ id, ...run, state: 'waiting' });
  return id;
}

/** A run that the user has started. */
export async function ownRun(db: Db, id: string, userId: string, now: string): Promise<RunRow | null> {
  const [row] = await db.orm
    .select()
    .from(ldapRun)
    .where(and(eq(ldapRun.id, id), eq(ldapRun.userId, userId), gt(ldapRun.expiresAt, now)));
  return row ?? null;
}

/** Takes a run that is not finished and counts the attempt. */
export async function takeRun(db: Db, id: string): Promise<RunRow | null> {
  const [row] = await db.orm
    .update(ldapRun)
    .set({ attempts: sql`${ldapRun.attempts} + 1` })
    .where(and(eq(ldapRun.id, id), eq(ldapRun.state, 'waiting')))
    .returning();
  return row ?? null;
}

/** @returns false for a run that another process has finished, or that is removed */
export async function finishRun(
  db: Db,
  id: string,
  columns: Pick<typeof ldapRun.$inferInsert, 'state' | 'fault' | 'faultParams' | 'counts' | 'rows' | 'digest'>,
): Promise<boolean> {
  const rows = await db.orm
    .update(ldapRun)
    .set(columns)
    .where(and(eq(ldapRun.id, id), eq(ldapRun.state, 'waiting')))
    .returning({ id: ldapRun.id });
  return rows.length > 0;
}

export const unfinishedRuns = (db: Db, before: string) =>
  db.orm
    .select({ id: ldapRun.id })
    .from(ldapRun)
    .where(and(eq(ldapRun.state, 'waiting'), lt(ldapRun.createTime, before)));

export const removeExpiredRuns = (db: Db, now: string) => db.orm.delete(ldapRun).where(lt(ldapRun.expiresAt, now));
