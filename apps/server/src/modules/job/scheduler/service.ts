import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { notify } from '../../../db/notify.ts';
import type { Db } from '../../../db/port.ts';
import type { Deps } from '../../../deps.ts';
import type { JobContext } from '../../../jobs/queue.ts';
import { problemOf } from '../rules.ts';
import { nextTime, STATUS, statusFor } from '../triggers/rules.ts';
import {
  cancelledRuns,
  claimRun,
  dueTriggers,
  endLostRuns,
  endRun,
  hasActiveRun,
  insertRun,
  lockJob,
  lockTrigger,
  removeOldRuns,
  removeProcess,
  updateTrigger,
  writeBeat,
  type RunRow,
  type TriggerRow,
} from './repo.ts';

/** Queue of the requests of HTTP jobs. */
export const HTTP_QUEUE = 'job.http';
/** Trigger of runs that a user or a start of the server has asked for. */
export const MANUAL = 'manual';
/** Wakes the schedulers of all processes. */
const CHANNEL = 'seaberry_jobs';
const TICK_MS = 1000;
const TICKS_PER_BEAT = 5;
const AT_ONCE = 20;
const RESULT_MAX = 128;
const OUTPUT_MAX = 4000;
const KEPT_MS = 30 * 86_400_000;
const KEPT_RUNS = 1000;

/** Report of a run: `failed` for a response that is a failure. */
export interface Report {
  failed: boolean;
  result: string;
  output: string | null;
}

type Work = (context: JobContext, run: RunRow) => Promise<Report>;

export interface Scheduler {
  /** Sends the runs that are due, and ends those of processes that have ended. @returns the number of runs sent */
  look(): Promise<number>;
  /** Runs a job and writes its history. @param runId Of the run that was sent; without it a new one is begun. */
  observe(jobId: string, runId: string | null, context: JobContext, work: Work): Promise<void>;
  /** Begins to look every second. */
  start(): Promise<void>;
  /** Sends no more runs. */
  stop(): Promise<void>;
  /** After the queue has stopped: runs that did not end in time count as interrupted. */
  leave(): Promise<void>;
}

const iso = (ms: number): string => new Date(ms).toISOString();

/** In the transaction of a change: all processes look at once. */
export const wakeSchedulers = (db: Db): Promise<void> => notify(db, CHANNEL, '');

/** Every process has one. Times are wall time; a run is made once for all processes, as its time is unique in the history. */
export function createScheduler({ db, queue, clock, log, config }: Deps): Scheduler {
  const own = { id: randomUUID(), name: `${hostname().slice(0, 50)}:${process.pid}`, version: config.version };
  const running = new Map<string, AbortController>();

  /** In a transaction: makes the run of a due trigger, once for all the times that were missed. */
  async function fire(trigger: TriggerRow, concurrent: boolean, createType: number, now: number): Promise<boolean> {
    const { jobId, triggerId } = trigger;
    const dueAt = trigger.nextRunTime ?? iso(now);
    await lockJob(db, jobId);
    const blocked = !concurrent && (await hasActiveRun(db, jobId));
    const next = nextTime(trigger, Date.parse(dueAt), now);
    const nextRunTime = next === null ? null : iso(next);
    const numberOfRuns = trigger.numberOfRuns + (blocked ? 0 : 1);
    const status = blocked ? STATUS.blocked : statusFor({ ...trigger, nextRunTime, numberOfRuns }, now);
    const run = await insertRun(db, {
      jobId,
      triggerId,
      dueAt,
      outcome: blocked ? 'skipped' : 'waiting',
      status,
      numberOfRuns,
      nextRunTime,
      createdTime: iso(now),
    });
    await updateTrigger(db, trigger.id, { nextRunTime, numberOfRuns, status, ...(blocked ? {} : { lastRunTime: iso(now) }) });
    if (blocked || run === null) return false;
    await queue.send(createType === 0 ? jobId : HTTP_QUEUE, { runId: run });
    return true;
  }

  async function fireDue(): Promise<number> {
    let sent = 0;
    for (;;) {
      const now = clock.wallNow();
      const due = await db.transaction('system', async () => {
        const found = await dueTriggers(db, iso(now), AT_ONCE);
        for (const { trigger, concurrent, createType } of found) if (await fire(trigger, concurrent, createType, now)) sent += 1;
        return found.length;
      });
      if (due < AT_ONCE) return sent;
    }
  }

  /** In the transaction that ends a run: its effects on the trigger, and the next attempt. */
  async function settle(run: RunRow): Promise<void> {
    const trigger = await lockTrigger(db, run.jobId, run.triggerId);
    if (!trigger || run.outcome === 'cancelled') return;
    const now = clock.wallNow();
    const failed = run.outcome !== 'succeeded';
    if (failed && run.attempt <= (trigger.numRetries ?? 0)) {
      const { jobId, triggerId, dueAt, numberOfRuns, nextRunTime } = run;
      const again = { jobId, triggerId, dueAt, numberOfRuns, nextRunTime, attempt: run.attempt + 1, outcome: 'waiting' } as const;
      const runId = await insertRun(db, { ...again, createdTime: iso(now) });
      if (runId) await queue.send(HTTP_QUEUE, { runId }, { startAfter: new Date(now + (trigger.retryTimeout ?? TICK_MS)) });
      return;
    }
    const numberOfErrors = trigger.numberOfErrors + (failed ? 1 : 0);
    const reached = statusFor({ ...trigger, numberOfErrors }, now);
    const idle = reached === STATUS.ready || reached === STATUS.backlog;
    const status = idle && failed ? STATUS.errorToReady : reached;
    const kept = trigger.status === STATUS.paused || trigger.status === STATUS.notStart;
    await updateTrigger(db, trigger.id, { numberOfErrors, ...(kept ? {} : { status }) });
  }

  async function beat(): Promise<void> {
    await db.transaction('system', async () => {
      await writeBeat(db, own);
      for (const run of await endLostRuns(db, iso(clock.wallNow()))) {
        log.warn({ job: run.jobId, trigger: run.triggerId }, 'A run of a job was interrupted by the end of its process.');
        await settle(run);
      }
    });
    await cancelAsked();
  }

  async function cancelAsked(): Promise<void> {
    if (running.size === 0) return;
    for (const id of await db.transaction('system', () => cancelledRuns(db, own.id))) running.get(id)?.abort();
  }

  /** A run that was sent, or a new one: of a start of the server, or of an attempt after the one that was sent. */
  async function begin(jobId: string, runId: string | null): Promise<RunRow | null> {
    const now = iso(clock.wallNow());
    const claimed = runId === null ? null : await claimRun(db, runId, own.id, now);
    if (claimed) return claimed;
    if (jobId === HTTP_QUEUE) return null;
    const id = await insertRun(db, { jobId, triggerId: MANUAL, dueAt: now, outcome: 'waiting', createdTime: now });
    // Another process began one in the same millisecond: the queue tries again.
    if (id === null) throw new Error('A run of this job has just begun.');
    return claimRun(db, id, own.id, now);
  }

  async function observe(jobId: string, runId: string | null, context: JobContext, work: Work): Promise<void> {
    const run = await db.transaction('system', () => begin(jobId, runId));
    if (!run) return;
    const cancel = new AbortController();
    running.set(run.id, cancel);
    const startedAt = clock.wallNow();
    let error: unknown = null;
    let report: Report;
    try {
      report = await work({ ...context, signal: AbortSignal.any([context.signal, cancel.signal]) }, run);
    } catch (thrown) {
      error = thrown;
      report = { failed: true, result: problemOf(thrown) ?? 'failed', output: null };
    } finally {
      running.delete(run.id);
    }
    const outcome = cancel.signal.aborted ? 'cancelled' : report.failed ? 'failed' : 'succeeded';
    await db.transaction('system', async () => {
      const ended = await endRun(db, run.id, own.id, {
        outcome,
        elapsedTime: Math.max(0, clock.wallNow() - startedAt),
        result: storable(report.result, RESULT_MAX),
        output: report.output === null ? null : storable(report.output, OUTPUT_MAX),
      });
      if (ended) await settle(ended);
    });
    // The queue retries a built-in job by its own rule.
    if (error !== null && jobId !== HTTP_QUEUE && outcome !== 'cancelled') throw error;
  }

  let ticks = 0;
  let looking: Promise<unknown> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let unlisten: (() => Promise<void>) | undefined;
  const onError = (error: unknown): void => log.error({ err: error }, 'The scheduler of jobs failed; it tries again.');

  async function look(): Promise<number> {
    await beat();
    return fireDue();
  }

  function tick(woken: boolean): void {
    if (!woken) ticks += 1;
    const whole = woken || ticks % TICKS_PER_BEAT === 0;
    looking ??= (whole ? look() : fireDue()).catch(onError).finally(() => {
      looking = null;
    });
  }

  return {
    look,
    observe,
    async start() {
      await beat();
      unlisten = await db.listen(CHANNEL, () => tick(true));
      timer = setInterval(() => tick(false), TICK_MS);
    },
    async stop() {
      clearInterval(timer);
      await unlisten?.();
      await looking;
    },
    async leave() {
      await db.transaction('system', () => removeProcess(db, own.id)).catch(onError);
    },
  };
}

const storable = (text: string, max: number): string => text.slice(0, max).replaceAll('\u0000', '').toWellFormed();

/** Removes old history. @returns the number of removed rows */
export const sweepRuns = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> =>
  db.transaction('system', () => removeOldRuns(db, iso(clock.wallNow() - KEPT_MS), KEPT_RUNS));
