import { job as jobEntity, type jobRun as runEntity } from '@seaberry/api-client/contract';
import type { JobRow, JobRunRow } from '@seaberry/api-client/schemas';
import { and, count, desc, eq, notInArray, sql } from 'drizzle-orm';
import { pageOfRows } from '../../db/entity/page-of.ts';
import { pageFrame } from '../../db/list.ts';
import { jobRun, serverProcess } from '../../db/schema/job.ts';
import { changeOf } from '../../http/crud.ts';
import { ERROR } from '../../http/error-codes.ts';
import { BusinessError, FieldErrors, Outdated } from '../../http/errors.ts';
import type { CallContext, Handlers } from '../../http/handlers.ts';
import type { Auth } from '../auth/service.ts';
import { compareIn } from '../dict/repo.ts';
import { headersOf, jobRows, readGroups, withTriggers, writeHeaders } from './details/repo.ts';
import { headersIn, HTTP, jobOf, originOf, ownJob, requestOf } from './details/service.ts';
import { readQueueRuns } from './repo.ts';
import { cancelRuns, hasActiveRun, insertRun, lockJob, readProcesses } from './scheduler/repo.ts';
import { HTTP_QUEUE, MANUAL, wakeSchedulers } from './scheduler/service.ts';
import { triggerHandlers, triggerShown } from './triggers/handlers.ts';

const now = ({ deps }: CallContext): number => deps.clock.wallNow();

/** History of a queue without a schedule: the jobs that the queue still has. */
async function queueHistory({ deps: { db } }: CallContext, jobId: string, { page, pageSize }: { page: number; pageSize: number }) {
  const { total, runs } = await readQueueRuns(db, jobId, pageSize, (page - 1) * pageSize);
  const outcomes: Readonly<Record<string, JobRunRow['outcome']>> = {
    active: 'running',
    completed: 'succeeded',
    cancelled: 'cancelled',
    retry: 'waiting',
  };
  const items = runs.map(({ id, startedAt, durationMs, state, problem }): JobRunRow => ({
    id,
    jobId,
    triggerId: null,
    outcome: outcomes[state] ?? 'failed',
    lastRunTime: startedAt,
    elapsedTime: durationMs,
    result: problem?.slice(0, 128) ?? null,
    output: problem,
    createdTime: startedAt,
  }));
  return pageFrame({ page, pageSize }, total, items);
}

const RUN_COLUMNS = {
  id: jobRun.id,
  jobId: jobRun.jobId,
  triggerId: jobRun.triggerId,
  outcome: jobRun.outcome,
  status: jobRun.status,
  lastRunTime: jobRun.startedAt,
  nextRunTime: jobRun.nextRunTime,
  elapsedTime: jobRun.elapsedTime,
  numberOfRuns: jobRun.numberOfRuns,
  attempt: jobRun.attempt,
  result: jobRun.result,
  output: jobRun.output,
  processName: serverProcess.name,
  createdTime: jobRun.createdTime,
} satisfies Record<keyof (typeof runEntity)['fields'] | 'id', unknown>;

/** Jobs of the installation. Built-in ones can be paused and run, not changed. */
export function jobHandlers(auth: Pick<Auth, 'seal'>): Handlers['sysJob'] {
  const { seal } = auth;
  return {
    ...triggerHandlers,

    async pageJobDetail(input, context) {
      const { db } = context.deps;
      const all = await jobRows(db, context.locale).list();
      const page = pageOfRows(jobEntity, all, input, compareIn(context.locale));
      return { ...page, items: await withTriggers(db, seal, page.items) };
    },
    listJobGroup: (_, { deps }) => readGroups(deps.db),

    async addJobDetail(input, context) {
      const { db, queue } = context.deps;
      const request = requestOf(input);
      const headers = headersIn(input.headers, []);
      if (queue.defined().some(({ name }) => name === request.jobId)) throw new FieldErrors({ jobId: ['D1006'] });
      const values = { ...request, groupName: request.groupName || 'default', httpMethod: request.httpMethod || 'GET' };
      const id = await jobRows(db, context.locale).insert(changeOf(context), values);
      if (headers) await writeHeaders(db, seal, id, headers);
      return id;
    },

    async updateJobDetail({ id, jobId, ...input }, context) {
      const { db, locale } = { ...context.deps, locale: context.locale };
      const rows = jobRows(db, locale);
      const row = ownJob(await rows.find(id));
      if (jobId && jobId !== row.jobId) throw new BusinessError(ERROR.jobIdFixed);
      const request = requestOf(input);
      // Hidden values are not sent to another host than the one they were entered for.
      const kept = originOf(request.requestUri) === originOf(row.requestUri) ? await headersOf(db, seal, id) : [];
      const headers = headersIn(input.headers, kept);
      await rows.update(changeOf(context), id, request).catch(async (error: unknown) => {
        if (!(error instanceof Outdated)) throw error;
        // Safe cast: the repository reads a row of this entity.
        const [current] = await withTriggers(db, seal, [error.current as JobRow]);
        throw new Outdated(current, 'pageJobDetail');
      });
      if (headers) await writeHeaders(db, seal, id, headers);
      else if (kept.length === 0) await writeHeaders(db, seal, id, []);
      return null;
    },

    async deleteJobDetail({ id, jobId }, context) {
      const rows = jobRows(context.deps.db, context.locale);
      const row = ownJob(id ? await rows.find(id) : await jobOf(context, jobId ?? ''));
      await rows.remove(row.id);
      return null;
    },

    async cancelJob({ jobId }, context) {
      await jobOf(context, jobId);
      await cancelRuns(context.deps.db, jobId);
      await wakeSchedulers(context.deps.db);
      return null;
    },

    async runJob({ jobId }, context) {
      const { db, queue } = context.deps;
      const row = await lockJob(db, jobId);
      if (!row) throw new BusinessError(ERROR.jobNotFound);
      const builtIn = row.createType !== HTTP;
      const scheduledQueue = queue.defined().some(({ name, cron }) => name === jobId && cron !== null);
      if (builtIn && !scheduledQueue && (await triggerShown(context, jobId)).length === 0) throw new BusinessError(ERROR.jobNotRunnable);
      if (!row.concurrent && (await hasActiveRun(db, jobId))) throw new BusinessError(ERROR.jobRunning);
      const time = new Date(now(context)).toISOString();
      const runId = await insertRun(db, { jobId, triggerId: MANUAL, dueAt: time, outcome: 'waiting', createdTime: time });
      if (!runId) throw new BusinessError(ERROR.jobRunning);
      await queue.send(builtIn ? jobId : HTTP_QUEUE, { runId });
      return null;
    },

    async cancelSleep(_, { deps }) {
      await wakeSchedulers(deps.db);
      return null;
    },
    persistAll: () => Promise.resolve(null),
    jobClusterList: (_, { deps }) => readProcesses(deps.db),

    async pageJobTriggerRecord(input, context) {
      const { db, queue } = context.deps;
      const { jobId, triggerId, outcome, page, pageSize, field, order } = input;
      if (field && field !== 'id' && field !== 'createTime') throw new FieldErrors({ field: ['invalid'] });
      if (jobId && queue.defined().some(({ name, cron }) => name === jobId && cron === null && name !== HTTP_QUEUE))
        return queueHistory(context, jobId, input);
      const where = and(
        jobId ? eq(jobRun.jobId, jobId) : undefined,
        triggerId ? eq(jobRun.triggerId, triggerId) : undefined,
        outcome ? sql`${jobRun.outcome} = ${outcome}` : undefined,
      );
      const [total] = await db.orm.select({ total: count() }).from(jobRun).where(where);
      const oldest = field === 'id' ? [jobRun.id] : [jobRun.createdTime, jobRun.id];
      const by = order === 'ascending' && field ? oldest : [desc(jobRun.createdTime), desc(jobRun.id)];
      const items = await db.orm
        .select(RUN_COLUMNS)
        .from(jobRun)
        .leftJoin(serverProcess, eq(serverProcess.id, jobRun.processId))
        .where(where)
        .orderBy(...by)
        .limit(pageSize)
        .offset((page - 1) * pageSize);
      return pageFrame({ page, pageSize }, total?.total ?? 0, items);
    },

    async clearJobTriggerRecord({ jobId, triggerId }, { deps: { db } }) {
      await db.orm
        .delete(jobRun)
        .where(
          and(
            eq(jobRun.jobId, jobId),
            triggerId ? eq(jobRun.triggerId, triggerId) : undefined,
            notInArray(jobRun.outcome, ['waiting', 'running']),
          ),
        );
      return null;
    },
  };
}
