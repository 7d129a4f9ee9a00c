import { Worker } from 'node:worker_threads';
import type { CellLimits, ReadCells } from './cells.ts';
import type { CellsStart } from './cells-worker.ts';

export interface ReadLimits extends CellLimits {
  /** Time of reading, in ms. */
  ms: number;
}

/** Files that are read at a time; others wait. */
const MOST_AT_ONCE = 2;
const HEAP_MB = 384;

let free = MOST_AT_ONCE;
const waiting: (() => void)[] = [];

async function turn(signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  if (free > 0) {
    free -= 1;
    return;
  }
  await new Promise<void>((resolve, reject) => {
    const enter = (): void => {
      signal?.removeEventListener('abort', leave);
      resolve();
    };
    const leave = (): void => {
      waiting.splice(waiting.indexOf(enter), 1);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', leave, { once: true });
    waiting.push(enter);
  });
}

function endTurn(): void {
  const next = waiting.shift();
  if (next) next();
  else free += 1;
}

/**
 * Cells of a file, read in a thread that ends with the request, or when it takes too much time or memory.
 *
 * @throws the reason of the signal once it is aborted
 */
export async function readCellsApart(bytes: Uint8Array, { ms, ...limits }: ReadLimits, signal?: AbortSignal): Promise<ReadCells> {
  await turn(signal);
  const start: CellsStart = { bytes, limits };
  const worker = new Worker(new URL('./cells-worker.ts', import.meta.url), {
    workerData: start,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  let timer: NodeJS.Timeout | undefined;
  let stop = (): void => {};
  try {
    return await new Promise<ReadCells>((resolve, reject) => {
      const slow = (): void => resolve({ problem: { code: 'fileSlow', params: { seconds: Math.ceil(ms / 1000) } } });
      stop = () => reject(signal?.reason);
      timer = setTimeout(slow, ms);
      worker.once('message', resolve);
      worker.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve({ problem: { code: 'fileMemory', params: {} } }) : reject(error),
      );
      worker.once('exit', () => reject(new Error('The file could not be read: its thread has ended.')));
      signal?.addEventListener('abort', stop, { once: true });
      if (signal?.aborted) stop();
    });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
    await worker.terminate();
    endTurn();
  }
}
