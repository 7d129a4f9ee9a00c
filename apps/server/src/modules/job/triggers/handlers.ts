import type { JobTriggerRow, Parsed } from '@seaberry/api-client/schemas';
import { and, eq, inArray, notInArray, type SQL } from 'drizzle-orm';
import { jobTrigger } from '../../../db/schema/job.ts';
import { changeOf } from '../../../http/crud.ts';
import { ERROR } from '../../../http/error-codes.ts';
import { BusinessError, FieldErrors, Outdated } from '../../../http/errors.ts';
import type { CallContext, Handlers } from '../../../http/handlers.ts';
import { idOfTrigger, triggerRows, triggersOf } from '../details/repo.ts';
import { jobOf, ownJob } from '../details/service.ts';
import { fromOrigin, isCron, isZone, nextTime, STATUS, statusFor, type Schedule } from './rules.ts';

const now = ({ deps }: CallContext): number => deps.clock.wallNow();
const iso = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

type TriggerInput = Omit<Parsed<'sysJob', 'addJobTrigger'>, 'jobId' | 'triggerId' | 'startNow'>;

/** The entered trigger with only the parts of its schedule. @throws FieldErrors */
function scheduled<I extends TriggerInput>({ triggerType, args, ...input }: I): Omit<I, 'triggerType' | 'args'> & Schedule {
  const origin = !input.cron && !input.intervalSeconds && !input.runAt && triggerType ? fromOrigin(triggerType, args ?? '') : undefined;
  if (origin === null) throw new FieldErrors({ args: ['invalid'] });
  const { schedule, cron, timeZone, intervalSeconds, runAt, startTime, endTime, ...rest } = { ...input, ...origin };
  const kind = schedule ?? 'cron';
  const times: Schedule = {
    schedule: kind,
    cron: kind === 'cron' ? (cron ?? null) : null,
    timeZone: kind === 'cron' ? timeZone || 'UTC' : null,
    intervalSeconds: kind === 'interval' ? (intervalSeconds ?? null) : null,
    runAt: kind === 'once' ? utc(runAt) : null,
    startTime: utc(startTime),
    endTime: utc(endTime),
  };
  if (kind === 'cron' && !times.cron) throw new FieldErrors({ cron: ['required'] });
  if (times.cron !== null && !isCron(times.cron)) throw new FieldErrors({ cron: ['cron'] });
  if (times.timeZone !== null && !isZone(times.timeZone)) throw new FieldErrors({ timeZone: ['invalid'] });
  if (kind === 'interval' && !times.intervalSeconds) throw new FieldErrors({ intervalSeconds: ['required'] });
  if (kind === 'once' && !times.runAt) throw new FieldErrors({ runAt: ['required'] });
  if (times.startTime && times.endTime && times.endTime <= times.startTime) throw new FieldErrors({ endTime: ['endBeforeStart'] });
  return { ...(rest as Omit<I, 'triggerType' | 'args'>), ...times };
}

/** ISO 8601 in UTC. */
const utc = (given: string | null | undefined): string | null => (given ? new Date(given).toISOString() : null);

/** Pauses or resumes triggers; counts that had stopped a trigger begin again. */
async function setPaused(context: CallContext, which: SQL | undefined, paused: boolean): Promise<null> {
  const { db } = context.deps;
  if (paused) {
    await db.orm
      .update(jobTrigger)
      .set({ status: STATUS.paused, nextRunTime: null })
      .where(and(which, notInArray(jobTrigger.status, [STATUS.archived, STATUS.unoccupied, STATUS.overrun])));
    return null;
  }
  const stopped = [STATUS.paused, STATUS.notStart, STATUS.panic, STATUS.overrun, STATUS.unoccupied, STATUS.archived];
  const rows = await db.orm
    .select()
    .from(jobTrigger)
    .where(and(which, inArray(jobTrigger.status, stopped)))
    .for('no key update');
  for (const row of rows) {
    const kept = row.status === STATUS.paused ? {} : { numberOfErrors: 0, ...(row.status === STATUS.overrun ? { numberOfRuns: 0 } : {}) };
    // A single run that was made is not made again.
    const last = row.schedule === 'once' && row.numberOfRuns === 0 ? null : row.lastRunTime;
    const nextRunTime = iso(nextTime(row, last === null ? null : Date.parse(last), now(context)));
    const status = statusFor({ ...row, ...kept, nextRunTime }, now(context));
    await db.orm
      .update(jobTrigger)
      .set({ ...kept, nextRunTime, status })
      .where(eq(jobTrigger.id, row.id));
  }
  return null;
}

async function triggerOf(context: CallContext, jobId: string, triggerId: string): Promise<string> {
  const id = await idOfTrigger(context.deps.db, jobId, triggerId);
  if (id === null) throw new BusinessError(ERROR.triggerNotFound);
  return id;
}

export const triggerShown = async ({ deps: { db } }: CallContext, jobId: string): Promise<JobTriggerRow[]> =>
  (await triggersOf(db, [jobId])).get(jobId) ?? [];

type Calls =
  | 'jobTriggerList'
  | 'addJobTrigger'
  | 'updateJobTrigger'
  | 'deleteJobTrigger'
  | 'pauseAllJob'
  | 'startAllJob'
  | 'pauseJob'
  | 'startJob'
  | 'pauseTrigger'
  | 'startTrigger';

/** Triggers of the jobs. Those of a built-in job can be paused, not changed. */
export const triggerHandlers: Pick<Handlers['sysJob'], Calls> = {
  async jobTriggerList({ jobId }, context) {
    await jobOf(context, jobId);
    return triggerShown(context, jobId);
  },

  async addJobTrigger(input, context) {
    const { db } = context.deps;
    const { jobId } = ownJob(await jobOf(context, input.jobId));
    const trigger = scheduled(input);
    const rows = triggerRows(db);
    const id = await rows.insert(changeOf(context), { ...trigger, jobId, startNow: trigger.startNow ?? true });
    await armTrigger(context, id, trigger.startNow ?? true);
    return id;
  },

  async updateJobTrigger({ id, ...input }, context) {
    const rows = triggerRows(context.deps.db);
    const row = await rows.find(id);
    ownJob(await jobOf(context, String(row.jobId)));
    await rows.update(changeOf(context), id, { ...scheduled(input) }).catch((error: unknown) => {
      throw error instanceof Outdated ? new Outdated(error.current, 'jobTriggerList') : error;
    });
    await armTrigger(context, id, row.status !== STATUS.paused && row.status !== STATUS.notStart);
    return null;
  },

  async deleteJobTrigger({ id, jobId, triggerId }, context) {
    const rows = triggerRows(context.deps.db);
    const row = await rows.find(id ?? (await triggerOf(context, jobId ?? '', triggerId ?? '')));
    ownJob(await jobOf(context, String(row.jobId)));
    await rows.remove(row.id);
    return null;
  },

  pauseAllJob: (_, context) => setPaused(context, undefined, true),
  startAllJob: (_, context) => setPaused(context, undefined, false),
  async pauseJob({ jobId }, context) {
    await jobOf(context, jobId);
    return setPaused(context, eq(jobTrigger.jobId, jobId), true);
  },
  async startJob({ jobId }, context) {
    await jobOf(context, jobId);
    return setPaused(context, eq(jobTrigger.jobId, jobId), false);
  },
  pauseTrigger: async ({ jobId, triggerId }, context) =>
    setPaused(context, eq(jobTrigger.id, await triggerOf(context, jobId, triggerId)), true),
  startTrigger: async ({ jobId, triggerId }, context) =>
    setPaused(context, eq(jobTrigger.id, await triggerOf(context, jobId, triggerId)), false),
};

/** After a change of its schedule: the next run and the state of a trigger. */
async function armTrigger(context: CallContext, id: string, active: boolean): Promise<void> {
  const { db } = context.deps;
  const [row] = await db.orm.select().from(jobTrigger).where(eq(jobTrigger.id, id));
  if (!row) return;
  const last = row.lastRunTime === null ? null : Date.parse(row.lastRunTime);
  const nextRunTime = active ? iso(nextTime(row, row.schedule === 'once' ? null : last, now(context))) : null;
  const idle = row.status === STATUS.paused ? STATUS.paused : STATUS.notStart;
  const status = active ? statusFor({ ...row, nextRunTime }, now(context)) : idle;
  await db.orm.update(jobTrigger).set({ nextRunTime, status }).where(eq(jobTrigger.id, id));
}
