import type { JOB_METHODS, JOB_SCHEDULES, RUN_OUTCOMES } from '@seaberry/api-client/contract';
import { boolean, index, integer, pgTable, smallint, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** Background jobs of the installation, which only the system scope reads. All times are wall time. */

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string', precision: 3 });

const changes = () => ({
  createdBy: uuid('created_by'),
  createTime: instant('create_time').notNull(),
  updatedBy: uuid('updated_by'),
  updateTime: instant('update_time').notNull(),
  version: integer('version').notNull().default(1),
});

/** A job: a queue of the server, or an HTTP request. */
export const job = pgTable('job', {
  id: uuid('id').primaryKey(),
  // A constraint, not only an index: other tables refer to it.
  jobId: text('job_id').notNull().unique('job_job_id'),
  groupName: text('group_name'),
  description: text('description'),
  /** 0 built-in, 2 HTTP. */
  createType: smallint('create_type').notNull().default(2),
  httpMethod: text('http_method').$type<(typeof JOB_METHODS)[number]>(),
  requestUri: text('request_uri'),
  /** Encrypted JSON. */
  headers: text('headers'),
  requestBody: text('request_body'),
  timeoutSeconds: integer('timeout_seconds'),
  concurrent: boolean('concurrent').notNull().default(false),
  ...changes(),
});

/** When a job runs. */
export const jobTrigger = pgTable(
  'job_trigger',
  {
    id: uuid('id').primaryKey(),
    jobId: text('job_id')
      .notNull()
      .references(() => job.jobId, { onDelete: 'cascade' }),
    triggerId: text('trigger_id').notNull(),
    schedule: text('schedule').$type<(typeof JOB_SCHEDULES)[number]>().notNull(),
    cron: text('cron'),
    timeZone: text('time_zone'),
    intervalSeconds: integer('interval_seconds'),
    runAt: instant('run_at'),
    /** Those of the contract, without “running”, which is derived from the runs. */
    status: smallint('status').notNull().default(1),
    lastRunTime: instant('last_run_time'),
    nextRunTime: instant('next_run_time'),
    numberOfRuns: integer('number_of_runs').notNull().default(0),
    numberOfErrors: integer('number_of_errors').notNull().default(0),
    startTime: instant('start_time'),
    endTime: instant('end_time'),
    maxNumberOfRuns: integer('max_number_of_runs'),
    maxNumberOfErrors: integer('max_number_of_errors'),
    numRetries: integer('num_retries'),
    retryTimeout: integer('retry_timeout'),
    startNow: boolean('start_now').notNull().default(true),
    description: text('description'),
    ...changes(),
  },
  (row) => [uniqueIndex('job_trigger_of_job').on(row.jobId, row.triggerId), index('job_trigger_due').on(row.nextRunTime)],
);

/** One attempt to run a job at a time: several processes make it once. */
export const jobRun = pgTable(
  'job_run',
  {
    id: uuid('id').primaryKey(),
    jobId: text('job_id')
      .notNull()
      .references(() => job.jobId, { onDelete: 'cascade' }),
    triggerId: text('trigger_id').notNull(),
    dueAt: instant('due_at').notNull(),
    attempt: integer('attempt').notNull().default(1),
    outcome: text('outcome').$type<(typeof RUN_OUTCOMES)[number]>().notNull(),
    status: smallint('status'),
    numberOfRuns: integer('number_of_runs'),
    nextRunTime: instant('next_run_time'),
    createdTime: instant('created_time').notNull(),
    startedAt: instant('started_at'),
    elapsedTime: integer('elapsed_time'),
    processId: uuid('process_id'),
    cancelRequested: boolean('cancel_requested').notNull().default(false),
    result: text('result'),
    output: text('output'),
  },
  (row) => [
    uniqueIndex('job_run_once').on(row.jobId, row.triggerId, row.dueAt, row.attempt),
    index('job_run_history').on(row.jobId, row.createdTime),
    index('job_run_active').on(row.outcome, row.processId),
  ],
);

/** A process of the installation, with its last sign of life by the clock of the database. */
export const serverProcess = pgTable('server_process', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  version: text('version').notNull(),
  startedAt: instant('started_at').notNull(),
  seenAt: instant('seen_at').notNull(),
});
