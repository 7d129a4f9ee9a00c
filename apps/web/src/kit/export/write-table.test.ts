import { afterEach, expect, test, vi } from 'vitest';

import type { TableMessage } from './table-file.worker.ts';
import { writeTable, type TableWriter } from './write-table.ts';

afterEach(() => vi.restoreAllMocks());

/** Writer that records its messages and ends with `file`. */
function writerOf(file: () => Promise<Blob>) {
  const sent: TableMessage[] = [];
  const close = vi.fn();
  let made: (blob: Blob | PromiseLike<Blob>) => void = () => {};
  const writer: TableWriter = {
    send: (message) => {
      sent.push(message);
      if ('format' in message) made(file());
    },
    file: new Promise((resolve) => {
      made = resolve;
    }),
    close,
  };
  return { sent, close, open: () => writer };
}

const options = (rows: readonly number[], signal = new AbortController().signal) => ({
  heading: ['Number'],
  rows,
  cells: (row: number) => [String(row)],
  format: 'csv' as const,
  signal,
  onProgress: () => {},
});
const ROWS = Array.from({ length: 12 }, (_, at) => at);
const portions = (sent: readonly TableMessage[]) => sent.flatMap((message) => ('rows' in message ? [message.rows.length] : []));

/** A clock by which each row takes 5 ms. */
function slowRows(): void {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 5));
}

test('rows are formatted in batches, and the page stays responsive', async () => {
  slowRows();
  const { sent, open, close } = writerOf(() => Promise.resolve(new Blob(['file'])));
  const turns: number[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    turns.push(sent.length);
    port2.postMessage(null);
  };
  port2.postMessage(null);
  const progress: number[] = [];
  const file = await writeTable({ ...options(ROWS), onProgress: (done) => progress.push(done) }, open);
  port1.close();
  expect(await file.text()).toBe('file');
  expect(portions(sent)).toEqual([1, 3, 3, 3, 3]);
  expect(sent.flatMap((message) => ('rows' in message ? message.rows.flat() : []))).toEqual(['Number', ...ROWS.map(String)]);
  expect(sent.at(-1)).toEqual({ format: 'csv' });
  expect(new Set(turns).size).toBeGreaterThan(2);
  expect(progress).toEqual([0.25, 0.5, 0.75, 1]);
  expect(close).toHaveBeenCalledOnce();
});

test('an abort stops formatting and writing', async () => {
  slowRows();
  const early = new AbortController();
  const { sent, open, close } = writerOf(() => Promise.resolve(new Blob()));
  const stopped = writeTable({ ...options(ROWS, early.signal), onProgress: () => early.abort() }, open);
  await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
  expect(portions(sent)).toEqual([1, 3]);
  expect(close).toHaveBeenCalledOnce();

  const late = new AbortController();
  const endless = writerOf(() => {
    late.abort();
    return new Promise(() => {});
  });
  await expect(writeTable(options(ROWS, late.signal), endless.open)).rejects.toMatchObject({ name: 'AbortError' });
  expect(endless.close).toHaveBeenCalledOnce();
});

test('the file is made in the page without workers', async () => {
  vi.stubGlobal('Worker', undefined);
  const file = await writeTable(options([1, 2]));
  vi.unstubAllGlobals();
  expect(await file.text()).toBe('Number\r\n1\r\n2\r\n');
});

test('an error while making the file is reported', async () => {
  const { open, close } = writerOf(() => Promise.reject(new Error('No room')));
  await expect(writeTable(options(ROWS), open)).rejects.toThrow('No room');
  expect(close).toHaveBeenCalledOnce();
});
