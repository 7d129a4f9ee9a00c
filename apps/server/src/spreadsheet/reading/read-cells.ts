import { inThread } from '../../threads/in-thread.ts';
import type { CellLimits, ReadCells } from './cells.ts';
import type { CellsStart } from './cells-worker.ts';

export interface ReadLimits extends CellLimits {
  /** Time of reading, in ms. */
  ms: number;
}

/** Limit of files that are read at a time, of different owners, so that the slow files of one keep no other waiting. */
const MAX_AT_ONCE = 2;
/** Limit of waiting files of one owner: each is in memory. */
const MAX_WAITING = 8;
const HEAP_MB = 384;

/** Owners of the files that are read. */
const reading = new Set<string>();
const waiting: { owner: string; enter: () => void }[] = [];

/** @returns false when too many files of the owner wait already */
async function waitForTurn(owner: string, signal: AbortSignal | undefined): Promise<boolean> {
  signal?.throwIfAborted();
  if (reading.size < MAX_AT_ONCE && !reading.has(owner)) {
    reading.add(owner);
    return true;
  }
  if (waiting.filter((other) => other.owner === owner).length >= MAX_WAITING) return false;
  await new Promise<void>((resolve, reject) => {
    const enter = (): void => {
      signal?.removeEventListener('abort', leave);
      resolve();
    };
    const entry = { owner, enter };
    const leave = (): void => {
      waiting.splice(waiting.indexOf(entry), 1);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', leave, { once: true });
    waiting.push(entry);
  });
  return true;
}

/** Gives the turn to a waiting file, of another owner if there is one. */
function endTurn(owner: string): void {
  reading.delete(owner);
  const free = waiting.filter((entry) => !reading.has(entry.owner));
  const next = free.find((entry) => entry.owner !== owner) ?? free[0];
  if (!next) return;
  waiting.splice(waiting.indexOf(next), 1);
  reading.add(next.owner);
  next.enter();
}

/**
 * Cells of a file, read in a thread that ends with the request, or when it takes too much time or memory.
 *
 * @param owner company or user; of each, one file is read at a time
 * @throws the reason of the signal once it is aborted
 */
export async function readCellsApart(
  bytes: Uint8Array,
  owner: string,
  { ms, ...limits }: ReadLimits,
  signal?: AbortSignal,
): Promise<ReadCells> {
  if (!(await waitForTurn(owner, signal))) return { problem: { code: 'tooManyRequests', params: {} } };
  try {
    return await readInThread({ bytes, limits }, ms, signal);
  } finally {
    endTurn(owner);
  }
}

async function readInThread(start: CellsStart, ms: number, signal: AbortSignal | undefined): Promise<ReadCells> {
  const ended = await inThread<ReadCells>(new URL('./cells-worker.ts', import.meta.url), start, { ms, heapMb: HEAP_MB }, signal);
  if ('value' in ended) return ended.value;
  if (ended.problem === 'memory') return { problem: { code: 'fileMemory', params: {} } };
  return { problem: { code: 'fileSlow', params: { seconds: Math.ceil(ms / 1000) } } };
}
