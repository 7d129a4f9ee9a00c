import { audited, choice, code, entity, flag, instant, integer, longText, text } from '../entity.js';

/** 0 built-in, 1 script (refused: nothing that is entered runs inside of the server), 2 HTTP request. */
export const JOB_CREATE_TYPES = [0, 1, 2] as const;
export const JOB_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'] as const;
/** Kinds of triggers; the origin has the first two. */
export const JOB_SCHEDULES = ['cron', 'interval', 'once'] as const;
/**
 * States of a trigger, the numbers of the origin: 0 before its start, 1 ready, 2 running, 3 paused, 4 blocked by a run that is still
 * active, 5 ready after a failure, 6 past its end, 7 stopped by failures, 8 all runs made, 9 no further time, 10 not started, 11 unknown,
 * 12 unhandled.
 */
export const TRIGGER_STATUSES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
/** Outcomes of a run; interrupted: its process ended before the run did. */
export const RUN_OUTCOMES = ['waiting', 'running', 'succeeded', 'failed', 'interrupted', 'skipped', 'cancelled'] as const;
/** 0 crashed, 1 working, 2 waiting. */
export const CLUSTER_STATUSES = [0, 1, 2] as const;

const set = { entered: 'none' } as const;

/** A job: built into the product, or an HTTP request that an administrator has added. */
export const job = entity(
  { controller: 'sysJob', one: 'job', many: 'jobs', title: 'jobId' },
  {
    jobId: code({ required: true, entered: 'add', filter: true, sort: true, unique: 'D1006' }),
    groupName: text({ max: 128, initial: 'default', filter: true, sort: true }),
    description: text({ max: 128, filter: true }),
    createType: choice({ ...set, values: JOB_CREATE_TYPES, always: true, sort: true }),
    lastOutcome: choice({ ...set, values: RUN_OUTCOMES, derived: true }),
    lastRunTime: instant({ ...set, derived: true, sort: true }),
    nextRunTime: instant({ ...set, derived: true, sort: true }),
    httpMethod: choice({ values: JOB_METHODS, initial: 'GET', hidden: true }),
    requestUri: text({ max: 2000, hidden: true }),
    requestBody: longText({ max: 10_000, listed: false }),
    timeoutSeconds: integer({ min: 1, max: 300, initial: 30, hidden: true }),
    /** Whether a run may start while another one of the job is active. */
    concurrent: flag({ hidden: true, initial: false }),
    ...audited(),
  },
);

/** A trigger: when a job runs, how often, and what happens after a failure. */
export const jobTrigger = entity(
  { controller: 'sysJob', one: 'trigger', many: 'triggers', title: 'triggerId' },
  {
    jobId: code({ required: true, entered: 'add', listed: false }),
    triggerId: code({ required: true, entered: 'add', unique: 'D1006', within: 'jobId' }),
    schedule: choice({ values: JOB_SCHEDULES, initial: 'cron', always: true }),
    /** Five parts. */
    cron: text({ max: 100, listed: false }),
    /** IANA zone of `cron`. */
    timeZone: text({ max: 64, initial: 'UTC', listed: false }),
    intervalSeconds: integer({ min: 1, max: 31_536_000, listed: false }),
    runAt: instant({ listed: false }),
    status: choice({ ...set, values: TRIGGER_STATUSES, always: true }),
    lastRunTime: instant(set),
    nextRunTime: instant(set),
    numberOfRuns: integer(set),
    numberOfErrors: integer(set),
    startTime: instant({ hidden: true }),
    endTime: instant({ hidden: true }),
    /** 0 for no limit. */
    maxNumberOfRuns: integer({ min: 0, max: 1_000_000_000, initial: 0, hidden: true }),
    maxNumberOfErrors: integer({ min: 0, max: 1_000_000_000, initial: 0, hidden: true }),
    /** Repetitions of a failed or interrupted run, and the pause before each, in ms. */
    numRetries: integer({ min: 0, max: 10, initial: 0, hidden: true }),
    retryTimeout: integer({ min: 1000, max: 3_600_000, initial: 1000, hidden: true }),
    /** Whether a new trigger is active at once. */
    startNow: flag({ entered: 'add', initial: true, listed: false }),
    description: text({ max: 128, hidden: true }),
    ...audited(),
  },
);

/** A run of a job in the history, each attempt of its own. */
export const jobRun = entity(
  { controller: 'sysJob', one: 'run', many: 'runs', title: 'id' },
  {
    jobId: code({ ...set, filter: true }),
    triggerId: code({ ...set, filter: true }),
    outcome: choice({ ...set, values: RUN_OUTCOMES, filter: true, always: true }),
    /** State of the trigger after the run, for clients of the origin. */
    status: choice({ ...set, values: TRIGGER_STATUSES, listed: false }),
    lastRunTime: instant(set),
    nextRunTime: instant({ ...set, listed: false }),
    /** In ms. */
    elapsedTime: integer(set),
    numberOfRuns: integer({ ...set, listed: false }),
    /** 1 for the first attempt. */
    attempt: integer(set),
    /** First line of the output, at most 128 characters. */
    result: text({ ...set, max: 128 }),
    /** Without secrets, shortened. */
    output: longText({ ...set, max: 4000, listed: false }),
    processName: text({ ...set, hidden: true }),
    createdTime: instant({ ...set, listed: false }),
  },
);
