/** Context of a job's handler. */
export interface JobContext {
  /** Of the request that sent the job, or a new one for a schedule. */
  correlationId: string;
  /** Aborts when the server is asked to stop; a handler should then stop early. */
  signal: AbortSignal;
}

export interface JobOptions {
  /** How often a failed job is tried again, with growing pauses; 5 by default. */
  retry?: number;
  /** How many of this queue run at once in this process; 1 by default. */
  concurrency?: number;
  /** After how many seconds a running job is taken to be lost and runs again elsewhere; 300 by default. */
  expireS?: number;
}

export interface SendOptions {
  /** While a job of this key waits, another is not added. */
  key?: string;
  /** Wall time before which it does not run. */
  startAfter?: Date;
}

export type JobData = Record<string, unknown>;

/** Jobs run at least once; what they do to the database must hold exactly once, by unique keys in the same transaction. */
export interface Queue {
  /** Before `start`. A handler runs outside of any transaction and opens its own. */
  define<T extends JobData>(name: string, options: JobOptions, handler: (data: T, context: JobContext) => Promise<void>): void;
  /** Joins the current transaction: rolled back, the job was never sent. Outside of a transaction it is sent at once. */
  send(name: string, data: JobData, options?: SendOptions): Promise<void>;
  /** Several jobs of one queue in one statement. */
  sendAll(name: string, jobs: readonly { data: JobData; key?: string }[]): Promise<void>;
  /** Before `start`. Cron with five fields, UTC; one run for all processes together. */
  schedule(name: string, cron: string): void;
  /** Before `start`. Removes the queue of an earlier release, with its schedule and its jobs. */
  retire(name: string): void;
  start(): Promise<void>;
  /** Takes no more jobs and waits for the running ones, at most 10 s. */
  stop(): Promise<void>;
  /** Runs due jobs until none is left, in the calling process. For tests and the rebuild. */
  drain(): Promise<number>;
}
