import { eq, inArray, and, notInArray, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../db/port.ts';
import { job, jobTrigger } from '../../db/schema/job.ts';
import type { Deps } from '../../deps.ts';
import type { JobOutput } from '../../jobs/queue.ts';
import type { Seal } from '../auth/factors/seal/rules.ts';
import { readHeaders } from './details/repo.ts';
import { request } from './http/service.ts';
import { createScheduler, HTTP_QUEUE, type Report, type Scheduler } from './scheduler/service.ts';
import { nextTime } from './triggers/rules.ts';

/** Trigger of a built-in job. */
const BUILT_IN = 'schedule';
const HTTP_PLACES = 4;
/** Longer than the longest time-out of a job. */
const HTTP_EXPIRE_S = 330;

export interface Jobs extends Scheduler {
  /** Writes the rows of the built-in jobs. Call it before the queue starts. */
  writeBuiltIn(): Promise<void>;
}

/** Defines the requests of HTTP jobs and the scheduler of all jobs. Call it before the queue starts, after the other definitions. */
export function defineJobs(deps: Deps, seal: Seal): Jobs {
  const { db, queue, clock } = deps;
  const scheduler = createScheduler(deps);
  queue.define<{ runId: string }>(HTTP_QUEUE, { concurrency: HTTP_PLACES, expireS: HTTP_EXPIRE_S }, async ({ runId }, context) => {
    await scheduler.observe(HTTP_QUEUE, runId, context, ({ signal }, run) => makeRequest(deps, seal, run, signal));
  });
  queue.observe((name, data, context, work) => {
    const { runId } = data;
    return scheduler.observe(name, typeof runId === 'string' ? runId : null, context, async (observed) => reportOf(await work(observed)));
  });
  const writeBuiltIn = (): Promise<void> =>
    db.transaction('system', () =>
      writeBuiltInJobs(
        db,
        queue.defined().filter(({ name }) => name !== HTTP_QUEUE),
        clock.wallNow(),
      ),
    );
  return { ...scheduler, writeBuiltIn };
}

function reportOf(output: JobOutput | void): Report {
  const text = output ? JSON.stringify(output) : null;
  return { failed: false, result: text ?? '', output: text };
}

/** Adds jobs of this release, updates their schedules and removes those of earlier releases. A paused one stays paused. */
async function writeBuiltInJobs(db: Db, queues: readonly { name: string; cron: string | null }[], now: number): Promise<void> {
  const times = { createTime: sql`now()`, updateTime: sql`now()` };
  const names = queues.map(({ name }) => name);
  await db.orm.delete(job).where(and(eq(job.createType, 0), notInArray(job.jobId, names)));
  for (const { name, cron } of queues) {
    await db.orm
      .insert(job)
      .values({ id: uuid(), jobId: name, groupName: 'system', createType: 0, ...times })
      .onConflictDoUpdate({ target: job.jobId, set: { createType: 0 } });
    if (cron === null) continue;
    const schedule = {
      schedule: 'cron',
      cron,
      timeZone: 'UTC',
      intervalSeconds: null,
      runAt: null,
      startTime: null,
      endTime: null,
    } as const;
    const next = nextTime(schedule, null, now);
    const nextRunTime = next === null ? null : new Date(next).toISOString();
    await db.orm
      .insert(jobTrigger)
      .values({ id: uuid(), jobId: name, triggerId: BUILT_IN, ...schedule, nextRunTime, ...times })
      .onConflictDoUpdate({
        target: [jobTrigger.jobId, jobTrigger.triggerId],
        set: { cron, nextRunTime },
        setWhere: sql`${jobTrigger.cron} <> ${cron}`,
      });
  }
  const unscheduled = queues.flatMap(({ name, cron }) => (cron === null ? [name] : []));
  if (unscheduled.length > 0) await db.orm.delete(jobTrigger).where(inArray(jobTrigger.jobId, unscheduled));
}

async function makeRequest({ db, config }: Deps, seal: Seal, { jobId, triggerId, dueAt }: RunOf, signal: AbortSignal): Promise<Report> {
  const [row] = await db.transaction('system', () => db.orm.select().from(job).where(eq(job.jobId, jobId)));
  if (!row?.requestUri) return { failed: true, result: 'The job has no address.', output: null };
  const headers = readHeaders(seal, row);
  if (row.headers !== null && headers.length === 0)
    return { failed: true, result: 'The headers cannot be decrypted. Enter them again.', output: null };
  const method = row.httpMethod ?? 'GET';
  const { status, body } = await request(
    {
      method,
      address: row.requestUri,
      headers,
      body: method === 'GET' || method === 'HEAD' ? null : row.requestBody,
      timeoutMs: (row.timeoutSeconds ?? 30) * 1000,
      idempotencyKey: `${jobId}/${triggerId}/${dueAt}`,
    },
    { names: config.jobHosts, setting: 'JOB_HOSTS' },
    signal,
  );
  return { failed: status < 200 || status > 299, result: `HTTP ${status}`, output: body || null };
}

type RunOf = { jobId: string; triggerId: string; dueAt: string };
