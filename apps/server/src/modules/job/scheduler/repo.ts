import { and, asc, eq, gt, inArray, lt, lte, notExists, notInArray, or, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../../db/port.ts';
import { job, jobRun, jobTrigger, serverProcess } from '../../../db/schema/job.ts';
import { ACTIVE } from '../triggers/rules.ts';

export type TriggerRow = typeof jobTrigger.$inferSelect;
export type RunRow = typeof jobRun.$inferSelect;

/** Silence after which a process counts as ended. */
export const SILENT_S = 30;
/** Process rows are kept for a day, so that the list shows what crashed. */
const FORGOTTEN = '1 day';

const silent = sql`${serverProcess.seenAt} < now() - make_interval(secs => ${SILENT_S})`;

/** In a transaction: the sign of life of this process, by the clock of the database. */
export async function writeBeat(db: Db, own: { id: string; name: string; version: string }): Promise<void> {
  await db.orm
    .insert(serverProcess)
    .values({ ...own, startedAt: sql`now()`, seenAt: sql`now()` })
    .onConflictDoUpdate({ target: serverProcess.id, set: { seenAt: sql`now()` } });
  await db.orm.delete(serverProcess).where(sql`${serverProcess.seenAt} < now() - ${FORGOTTEN}::interval`);
}

export const removeProcess = (db: Db, id: string): Promise<unknown> => db.orm.delete(serverProcess).where(eq(serverProcess.id, id));

export const readProcesses = (db: Db) =>
  db.orm
    .select({
      id: serverProcess.id,
      clusterId: serverProcess.name,
      description: serverProcess.version,
      status: sql<number>`case when ${silent} then 0 else 1 end`,
      startedTime: serverProcess.startedAt,
      updatedTime: serverProcess.seenAt,
    })
    .from(serverProcess)
    .orderBy(asc(serverProcess.startedAt));

/** In a transaction: triggers that are due, each locked for the process that gets it. */
export const dueTriggers = (db: Db, now: string, limit: number) =>
  db.orm
    .select({ trigger: jobTrigger, concurrent: job.concurrent, createType: job.createType })
    .from(jobTrigger)
    .innerJoin(job, eq(job.jobId, jobTrigger.jobId))
    .where(and(inArray(jobTrigger.status, [...ACTIVE]), lte(jobTrigger.nextRunTime, now)))
    .orderBy(jobTrigger.nextRunTime)
    .limit(limit)
    .for('update', { of: jobTrigger, skipLocked: true });

const active = inArray(jobRun.outcome, ['waiting', 'running']);

/** In a transaction: locks the job, so that the check below holds until the commit. */
export async function lockJob(db: Db, jobId: string) {
  const [row] = await db.orm.select().from(job).where(eq(job.jobId, jobId)).for('no key update');
  return row ?? null;
}

export async function hasActiveRun(db: Db, jobId: string): Promise<boolean> {
  const rows = await db.orm
    .select({ id: jobRun.id })
    .from(jobRun)
    .where(and(eq(jobRun.jobId, jobId), active))
    .limit(1);
  return rows.length > 0;
}

/** @returns the id, or null if another process has made the run of this time. */
export async function insertRun(
  db: Db,
  run: Pick<RunRow, 'jobId' | 'triggerId' | 'dueAt' | 'outcome' | 'createdTime'> & Partial<RunRow>,
): Promise<string | null> {
  const [row] = await db.orm
    .insert(jobRun)
    .values({ id: uuid(), ...run })
    .onConflictDoNothing()
    .returning({ id: jobRun.id });
  return row?.id ?? null;
}

export const updateTrigger = (db: Db, id: string, values: Partial<TriggerRow>): Promise<unknown> =>
  db.orm.update(jobTrigger).set(values).where(eq(jobTrigger.id, id));

/** In a transaction: takes a waiting run; null if it was taken or cancelled. */
export async function claimRun(db: Db, id: string, processId: string, now: string): Promise<RunRow | null> {
  const [row] = await db.orm
    .update(jobRun)
    .set({ outcome: 'running', processId, startedAt: now })
    .where(and(eq(jobRun.id, id), eq(jobRun.outcome, 'waiting')))
    .returning();
  return row ?? null;
}

/** In a transaction: ends a run that this process still has; null if it was given up meanwhile. */
export async function endRun(db: Db, id: string, processId: string, end: Partial<RunRow>): Promise<RunRow | null> {
  const [row] = await db.orm
    .update(jobRun)
    .set(end)
    .where(and(eq(jobRun.id, id), eq(jobRun.processId, processId), eq(jobRun.outcome, 'running')))
    .returning();
  return row ?? null;
}

/** In a transaction: marks running runs whose process has ended. */
export const endLostRuns = (db: Db, now: string): Promise<RunRow[]> =>
  db.orm
    .update(jobRun)
    .set({
      outcome: 'interrupted',
      elapsedTime: sql`least(extract(epoch from ${now}::timestamptz - ${jobRun.startedAt}) * 1000, 2000000000)::int`,
    })
    .where(
      and(
        eq(jobRun.outcome, 'running'),
        notExists(
          db.orm
            .select({ one: sql`1` })
            .from(serverProcess)
            .where(and(eq(serverProcess.id, jobRun.processId), sql`not (${silent})`)),
        ),
      ),
    )
    .returning();

/** In a transaction: locks and reads a trigger; null for a run without one. */
export async function lockTrigger(db: Db, jobId: string, triggerId: string): Promise<TriggerRow | null> {
  const [row] = await db.orm
    .select()
    .from(jobTrigger)
    .where(and(eq(jobTrigger.jobId, jobId), eq(jobTrigger.triggerId, triggerId)))
    .for('no key update');
  return row ?? null;
}

/** Runs of this process that are to be cancelled. */
export async function cancelledRuns(db: Db, processId: string): Promise<string[]> {
  const rows = await db.orm
    .select({ id: jobRun.id })
    .from(jobRun)
    .where(and(eq(jobRun.outcome, 'running'), eq(jobRun.processId, processId), eq(jobRun.cancelRequested, true)));
  return rows.map(({ id }) => id);
}

/** In a transaction: ends waiting runs, and asks the processes of running ones to end them. */
export async function cancelRuns(db: Db, jobId: string): Promise<void> {
  await db.orm
    .update(jobRun)
    .set({ outcome: 'cancelled' })
    .where(and(eq(jobRun.jobId, jobId), eq(jobRun.outcome, 'waiting')));
  await db.orm
    .update(jobRun)
    .set({ cancelRequested: true })
    .where(and(eq(jobRun.jobId, jobId), eq(jobRun.outcome, 'running')));
}

/** In a transaction: removes old history; active runs stay. */
export async function removeOldRuns(db: Db, before: string, kept: number): Promise<number> {
  const ranked = db.orm
    .select({
      id: jobRun.id,
      place: sql<number>`row_number() over (partition by ${jobRun.jobId} order by ${jobRun.createdTime} desc, ${jobRun.id} desc)`.as(
        'place',
      ),
    })
    .from(jobRun)
    .as('ranked');
  const surplus = db.orm.select({ id: ranked.id }).from(ranked).where(gt(ranked.place, kept));
  const rows = await db.orm
    .delete(jobRun)
    .where(and(notInArray(jobRun.outcome, ['waiting', 'running']), or(lt(jobRun.createdTime, before), inArray(jobRun.id, surplus))))
    .returning({ id: jobRun.id });
  return rows.length;
}
