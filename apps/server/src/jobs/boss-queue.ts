import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { PgBoss, type Job } from 'pg-boss';
import type { Db } from '../db/port.ts';
import { correlationId, withCorrelation } from '../ports/correlation.ts';
import { recordTogether, type RunAndRecord } from './done-jobs.ts';
import { startLooking, type Looking } from './due-queues.ts';
import type { JobContext, JobData, JobOptions, JobOutput, Observer, Queue } from './queue.ts';
import { startWorker, type Worker } from './worker.ts';

const SCHEMA = 'pgboss';
/** Queues with a due job, in one statement for all: an idle queue costs no statement of its own. */
const DUE = `select distinct name from ${SCHEMA}.job where name = any($1::text[]) and state < 'active' and not blocked and start_after < now()`;
const STOP_LIMIT_MS = 10_000;
const RETRY_DELAY_S = 2;
const RETRY_DELAY_MAX_S = 600;
/** Jobs running longer are considered lost and run again elsewhere. */
const EXPIRE_S = 300;
const KEEP_DONE_S = 3600;

interface Parcel extends JobData {
  data: JobData;
  correlationId: string;
}

interface Definition {
  options: JobOptions;
  run: (data: JobData, context: JobContext) => Promise<JobOutput | void>;
  record: RunAndRecord;
}

export interface QueueParts {
  db: Db;
  log: Logger;
  /** False in tests: jobs run only when `drain` is called. */
  work?: boolean;
}

export interface BossQueue extends Queue {
  /** Whether it is started, and its last look for due jobs succeeded. */
  works(): boolean;
}

/** Queue on pg-boss. All its statements run through `Db`, so that a job is sent if its transaction commits. */
export function createQueue({ db, log, work = true }: QueueParts): BossQueue {
  const definitions = new Map<string, Definition>();
  const crons = new Map<string, string>();
  const retired = new Set<string>();
  const workers = new Map<string, Worker>();
  const boss = new PgBoss({
    db: { executeSql: (text, values) => db.asOwner(text, values ?? []) },
    backend: db.kind,
    schema: SCHEMA,
    schedule: false,
    supervise: work,
  });
  let observer: Observer | null = null;
  let running = false;
  let looking: Looking | null = null;
  const onError = (error: unknown, queue?: string): void => log.error({ err: error, queue }, 'The job queue had a problem.');
  boss.on('error', (error) => onError(error));

  async function execute(name: string, { run }: Definition, parcel: Parcel, signal: AbortSignal): Promise<void> {
    await withCorrelation(parcel.correlationId, async () => {
      try {
        const context: JobContext = { correlationId: parcel.correlationId, signal };
        if (observer && crons.has(name)) await observer(name, parcel.data, context, (observed) => run(parcel.data, observed));
        else await run(parcel.data, context);
      } catch (error) {
        log.error({ err: error, queue: name }, 'A job failed; it is tried again.');
        throw error;
      }
    });
  }

  /** Runs a fetched job and records its result. */
  async function finish(name: string, definition: Definition, job: Job<unknown>, signal: AbortSignal): Promise<void> {
    await definition.record(job.id, async () => {
      try {
        await within(definition.options.expireS ?? EXPIRE_S, execute(name, definition, parcelOf(job.data), signal));
        return true;
      } catch (error) {
        await boss.fail(name, job.id, error instanceof Error ? { message: error.message, stack: error.stack } : {});
        return false;
      }
    });
  }

  function fetchNow(name: string): void {
    const worker = workers.get(name);
    if (!worker) return;
    if (db.scope()) db.afterCommit(() => worker.fetchNow());
    else worker.fetchNow();
  }

  const parcelWith = (data: JobData): Parcel => ({ data, correlationId: correlationId() ?? randomUUID() });

  /** A scheduled job has no data. */
  const parcelOf = (data: unknown): Parcel => {
    const given = (data ?? {}) as Partial<Parcel>; // Written by `send` below, or empty.
    return { data: given.data ?? {}, correlationId: given.correlationId ?? randomUUID() };
  };

  async function declare(name: string, { retry = 5, expireS = EXPIRE_S }: JobOptions): Promise<void> {
    const options = {
      // "short": one waiting job per key; jobs without a key get a unique one.
      policy: 'short' as const,
      retryLimit: retry,
      retryDelay: RETRY_DELAY_S,
      retryBackoff: true,
      retryDelayMax: RETRY_DELAY_MAX_S,
      expireInSeconds: expireS,
      deleteAfterSeconds: KEEP_DONE_S,
    };
    await boss.createQueue(name, options);
    const { policy: _, ...changeable } = options;
    await boss.updateQueue(name, changeable);
  }

  return {
    define(name, options, handler) {
      // Sender and handler of a queue agree on its data type by its name.
      const record = recordTogether(async (ids) => void (await boss.complete(name, ids)));
      definitions.set(name, { options, run: handler as Definition['run'], record });
    },
    schedule: (name, cron) => void crons.set(name, cron),
    defined: () => [...definitions.keys()].map((name) => ({ name, cron: crons.get(name) ?? null })),
    observe: (given) => void (observer = given),
    retire: (name) => void retired.add(name),
    async send(name, data, { key, startAfter } = {}) {
      await boss.send(name, parcelWith(data), { singletonKey: key ?? randomUUID(), ...(startAfter ? { startAfter } : {}) });
      if (!startAfter) fetchNow(name);
    },
    async sendAll(name, jobs) {
      if (jobs.length === 0) return;
      await boss.insert(
        name,
        jobs.map(({ data, key }) => ({ data: parcelWith(data), singletonKey: key ?? randomUUID() })),
      );
      fetchNow(name);
    },
    async start() {
      await boss.start();
      for (const name of retired) await boss.deleteQueue(name);
      for (const [name, { options }] of definitions) await declare(name, options);
      running = true;
      if (!work) return;
      for (const [name, definition] of definitions) {
        const worker = startWorker<Job<unknown>>({
          concurrency: definition.options.concurrency ?? 1,
          fetch: (limit) => boss.fetch(name, { batchSize: limit }),
          run: (job, signal) => finish(name, definition, job, signal),
          onError: (error) => onError(error, name),
        });
        workers.set(name, worker);
      }
      const due = async (): Promise<string[]> => (await db.asOwner(DUE, [[...definitions.keys()]])).rows.map(({ name }) => String(name));
      looking = startLooking({ due, onDue: (name) => workers.get(name)?.fetchNow(), onError });
      // Schedules of releases in which pg-boss sent the runs.
      for (const name of crons.keys()) await boss.unschedule(name);
    },
    works: () => running && (looking?.works() ?? true),
    async stop() {
      running = false;
      await looking?.stop();
      await Promise.all([...workers.values()].map((worker) => worker.stop(STOP_LIMIT_MS)));
      workers.clear();
      await boss.stop({ graceful: true, timeout: STOP_LIMIT_MS, close: false });
    },
    async drain() {
      let ran = 0;
      for (let found = true; found;) {
        found = false;
        for (const [name, definition] of definitions) {
          for (const job of (await boss.fetch(name, { batchSize: 50 })) ?? []) {
            found = true;
            ran += 1;
            await finish(name, definition, job, new AbortController().signal);
          }
        }
      }
      return ran;
    },
  };
}

/** @throws on timeout; later work of the job counts as that of a killed process. */
async function within(seconds: number, job: Promise<void>): Promise<void> {
  const timer = new AbortController();
  const timeout = pause(seconds * 1000, null, { signal: timer.signal, ref: false }).then(() => {
    throw new Error(`The job took longer than ${seconds} s.`);
  });
  try {
    await Promise.race([job, timeout]);
  } finally {
    timer.abort();
    timeout.catch(() => {});
  }
}
