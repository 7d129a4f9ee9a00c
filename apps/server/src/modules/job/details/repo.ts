import { job as jobEntity, jobTrigger as triggerEntity } from '@seaberry/api-client/contract';
import type { JobRow, JobTriggerRow } from '@seaberry/api-client/schemas';
import type { Locale } from '@seaberry/i18n';
import { schedule as en } from '@seaberry/i18n/messages/en/schedule';
import type { Translated } from '@seaberry/i18n/messages/translated';
import { schedule as zhCn } from '@seaberry/i18n/messages/zh-CN/schedule';
import { schedule as zhTw } from '@seaberry/i18n/messages/zh-TW/schedule';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { repository } from '../../../db/entity/repository.ts';
import type { Db } from '../../../db/port.ts';
import { job, jobRun, jobTrigger } from '../../../db/schema/job.ts';
import type { Seal } from '../../auth/factors/seal/rules.ts';
import { masked, toProperties, type Header } from '../http/rules.ts';
import { QUEUE_KEYS } from '../texts.ts';
import { STATUS, toOrigin } from '../triggers/rules.ts';

const TEXTS: Record<Locale, Translated<typeof en>> = { en, 'zh-cn': zhCn, 'zh-tw': zhTw };

/** Description of a built-in job, in the language of the reader. */
function descriptionOf(jobId: string, locale: Locale): string | null {
  const known = QUEUE_KEYS.get(jobId);
  return known ? TEXTS[locale].queues[known].title : null;
}

const lastRun = (column: typeof jobRun.startedAt | typeof jobRun.outcome) =>
  sql`(select ${column} from ${jobRun} where ${jobRun.jobId} = ${job.jobId} order by ${jobRun.createdTime} desc, ${jobRun.id} desc limit 1)`;

export const jobRows = (db: Db, locale: Locale) =>
  repository(db, jobEntity, job, {
    unknown: 'jobNotFound',
    order: [sql`${job.createType} desc`, asc(job.groupName), asc(job.jobId)],
    extra: {
      lastOutcome: lastRun(jobRun.outcome),
      lastRunTime: lastRun(jobRun.startedAt),
      nextRunTime: sql`(select min(${jobTrigger.nextRunTime}) from ${jobTrigger}
        where ${jobTrigger.jobId} = ${job.jobId} and ${jobTrigger.status} in (0, 1, 4, 5))`,
    },
    shown: (row) => (row['createType'] === 0 ? { ...row, description: descriptionOf(String(row['jobId']), locale) } : row),
  });

export const triggerRows = (db: Db) => repository(db, triggerEntity, jobTrigger, { unknown: 'triggerNotFound' });

/** Id of a row by the names that the API has for it; null for an unknown one. */
export async function idOfJob(db: Db, jobId: string): Promise<string | null> {
  const [row] = await db.orm.select({ id: job.id }).from(job).where(eq(job.jobId, jobId));
  return row?.id ?? null;
}

export async function idOfTrigger(db: Db, jobId: string, triggerId: string): Promise<string | null> {
  const [row] = await db.orm
    .select({ id: jobTrigger.id })
    .from(jobTrigger)
    .where(and(eq(jobTrigger.jobId, jobId), eq(jobTrigger.triggerId, triggerId)));
  return row?.id ?? null;
}

/** Headers of the request of a job, as they are sent. */
export function readHeaders(seal: Seal, { id, headers }: { id: string; headers: string | null }): Header[] {
  const text = headers === null ? null : seal.open(headers, id);
  // Written by `writeHeaders`.
  return text === null ? [] : (JSON.parse(text) as Header[]);
}

export const headersOf = async (db: Db, seal: Seal, id: string): Promise<Header[]> => {
  const [row] = await db.orm.select({ id: job.id, headers: job.headers }).from(job).where(eq(job.id, id));
  return row ? readHeaders(seal, row) : [];
};

export const writeHeaders = (db: Db, seal: Seal, id: string, headers: readonly Header[]): Promise<unknown> =>
  db.orm
    .update(job)
    .set({ headers: headers.length === 0 ? null : seal.close(JSON.stringify(headers), id) })
    .where(eq(job.id, id));

/** Triggers of jobs with the state that the reader sees: a trigger with an active run is running, unless it is paused. */
export async function triggersOf(db: Db, jobIds: readonly string[]): Promise<Map<string, JobTriggerRow[]>> {
  const found = new Map<string, JobTriggerRow[]>();
  if (jobIds.length === 0) return found;
  const wanted = new Set(jobIds);
  const running = await db.orm
    .select({ jobId: jobRun.jobId, triggerId: jobRun.triggerId })
    .from(jobRun)
    .where(eq(jobRun.outcome, 'running'));
  const names = new Set(running.map(({ jobId, triggerId }) => JSON.stringify([jobId, triggerId])));
  for (const row of await triggerRows(db).list()) {
    const jobId = String(row.jobId);
    if (!wanted.has(jobId)) continue;
    const status = row.status !== STATUS.paused && names.has(JSON.stringify([jobId, row.triggerId])) ? STATUS.running : row.status;
    const shown = { ...row, status, ...toOrigin(scheduleOf(row)) };
    found.set(jobId, [...(found.get(jobId) ?? []), shown]);
  }
  return found;
}

const kindOf = (schedule: string): 'cron' | 'interval' | 'once' =>
  schedule === 'interval' ? 'interval' : schedule === 'once' ? 'once' : 'cron';

const scheduleOf = ({ schedule, cron, timeZone, intervalSeconds, runAt, startTime, endTime }: JobTriggerRow) => ({
  schedule: kindOf(schedule),
  cron: cron ?? null,
  timeZone: timeZone ?? null,
  intervalSeconds: intervalSeconds ?? null,
  runAt: runAt ?? null,
  startTime: startTime ?? null,
  endTime: endTime ?? null,
});

/** Rows of the list with their triggers, their masked headers, and once more as clients of the origin read them. */
export async function withTriggers(db: Db, seal: Seal, rows: readonly JobRow[]): Promise<JobRow[]> {
  const jobIds = rows.map(({ jobId }) => jobId);
  const triggers = await triggersOf(db, jobIds);
  const ids = rows.map(({ id }) => id);
  const sealed = ids.length === 0 ? [] : await db.orm.select({ id: job.id, headers: job.headers }).from(job).where(inArray(job.id, ids));
  const headers = new Map(sealed.map((row) => [row.id, masked(readHeaders(seal, row))]));
  const activeRuns = await db.orm
    .selectDistinct({ jobId: jobRun.jobId })
    .from(jobRun)
    .where(inArray(jobRun.outcome, ['waiting', 'running']));
  const active = new Set(activeRuns.map(({ jobId }) => jobId));
  return rows.map((row) => {
    const own = triggers.get(row.jobId) ?? [];
    const properties =
      row.createType === 2
        ? toProperties({ requestUri: row.requestUri ?? null, httpMethod: row.httpMethod ?? null, requestBody: row.requestBody ?? null })
        : '{}';
    return {
      ...row,
      headers: (headers.get(row.id) ?? []).map((header) => ({ ...header })),
      runnable: row.createType === 2 || own.length > 0,
      active: active.has(row.jobId),
      paused: own.length > 0 && own.every(({ status }) => status === STATUS.paused),
      jobDetail: {
        ...row,
        properties,
        jobType: row.createType === 2 ? 'HttpJob' : null,
        updatedTime: row.updateTime,
        includeAnnotation: false,
      },
      jobTriggers: own,
    };
  });
}

/** In a transaction: the groups, each once. */
export async function readGroups(db: Db): Promise<string[]> {
  const rows = await db.orm.selectDistinct({ name: job.groupName }).from(job).orderBy(job.groupName);
  return rows.flatMap(({ name }) => name ?? []);
}
