/** Context of a job's handler. */
export interface JobContext {
  /** Id of the request that sent the job, or a new one for a scheduled job. */
  correlationId: string;
  /** Aborted at shutdown; a handler should then stop early. */
  signal: AbortSignal;
}

export interface JobOptions {
  /** Number of retries of a failed job, with growing pauses; 5 by default. */
  retry?: number;
  /** Parallel jobs of this queue in this process; 1 by default. */
  concurrency?: number;
  /** Seconds after which a running job is considered lost and runs again elsewhere; 300 by default. */
  expireS?: number;
}

export interface SendOptions {
  /** A job is not added while another one with this key waits. */
  key?: string;
  /** Earliest start, wall time. */
  startAfter?: Date;
}

export type JobData = Record<string, unknown>;

/** Numbers of a finished run for the history of its job, e.g. `{ removed: 12 }`. */
export type JobOutput = Readonly<Record<string, string | number | null>>;

type Handler<T> = (data: T, context: JobContext) => Promise<JobOutput | void>;

/** Runs a scheduled job and keeps its history. */
export type Observer = (
  name: string,
  data: JobData,
  context: JobContext,
  work: (context: JobContext) => Promise<JobOutput | void>,
) => Promise<void>;

/** Jobs run at least once; their effects on the database are made exactly once by unique keys in the same transaction. */
export interface Queue {
  /** Call before `start`. A handler runs outside of transactions and opens its own. */
  define<T extends JobData>(name: string, options: JobOptions, handler: Handler<T>): void;
  /** Joins the current transaction: after a rollback the job was never sent. Outside of a transaction it is sent at once. */
  send(name: string, data: JobData, options?: SendOptions): Promise<void>;
  /** Several jobs of one queue in one statement. */
  sendAll(name: string, jobs: readonly { data: JobData; key?: string }[]): Promise<void>;
  /** Call before `start`. Cron with five fields, UTC. The scheduler of `modules/job` sends the runs, one for all processes together. */
  schedule(name: string, cron: string): void;
  /** Defined queues, with the schedule of those that have one. */
  defined(): { name: string; cron: string | null }[];
  /** Call before `start`. For queues with a schedule. */
  observe(observer: Observer): void;
  /** Call before `start`. Removes the queue of an earlier release, with its schedule and jobs. */
  retire(name: string): void;
  start(): Promise<void>;
  /** Fetches no more jobs and waits for running ones, at most 10 s. */
  stop(): Promise<void>;
  /** Runs due jobs until none is left, in this process. For tests and the rebuild. */
  drain(): Promise<number>;
}
