import { Worker } from 'node:worker_threads';

export interface ThreadLimits {
  /** Time, in ms. */
  ms: number;
  heapMb: number;
}

/** The message of the thread, or why there is none. */
export type Ended<T> = { value: T } | { problem: 'slow' | 'memory' };

/**
 * Runs a module in a thread of its own, until its first message. The thread ends with it, with the signal, and at its limits.
 *
 * @throws the reason of the signal once it is aborted; the error of the thread
 */
export async function inThread<T>(url: URL, workerData: unknown, { ms, heapMb }: ThreadLimits, signal?: AbortSignal): Promise<Ended<T>> {
  const worker = new Worker(url, { workerData, resourceLimits: { maxOldGenerationSizeMb: heapMb } });
  let timer: NodeJS.Timeout | undefined;
  let stop = (): void => {};
  try {
    return await new Promise<Ended<T>>((resolve, reject) => {
      stop = () => reject(signal?.reason);
      timer = setTimeout(() => resolve({ problem: 'slow' }), ms);
      worker.once('message', (value: T) => resolve({ value }));
      worker.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve({ problem: 'memory' }) : reject(error),
      );
      worker.once('exit', () => reject(new Error('The thread has ended without a result.')));
      signal?.addEventListener('abort', stop, { once: true });
      if (signal?.aborted) stop();
    });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
    await worker.terminate();
  }
}
