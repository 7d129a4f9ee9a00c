/** How long a finished job waits at most for others that run beside it. */
const WAIT_MS = 50;

/** Runs a job and, when it reports success, records it as done; resolves when that is recorded. */
export type RunAndRecord = (id: string, job: () => Promise<boolean>) => Promise<void>;

/**
 * Records finished jobs of one queue together: as soon as none runs any more, or a moment after the first of them. A job whose record fails
 * runs again later, as after the death of the process.
 */
export function recordTogether(record: (ids: string[]) => Promise<void>): RunAndRecord {
  let running = 0;
  let waiting: string[] = [];
  let recorded = Promise.withResolvers<void>();
  let timer: NodeJS.Timeout | undefined;

  function recordNow(): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const [ids, batch] = [waiting, recorded];
    waiting = [];
    recorded = Promise.withResolvers<void>();
    record(ids).then(batch.resolve, batch.reject);
  }

  function wait(id: string): Promise<void> {
    waiting.push(id);
    timer ??= setTimeout(recordNow, WAIT_MS);
    return recorded.promise;
  }

  return async (id, job) => {
    running += 1;
    let written: Promise<void> | undefined;
    try {
      if (await job()) written = wait(id);
    } finally {
      running -= 1;
      if (running === 0) recordNow();
    }
    await written;
  };
}
