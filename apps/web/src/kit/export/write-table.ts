import { nextTurn } from '../../shared/next-turn.ts';
import type { FileFormat } from './table-file.ts';
import type { TableAnswer, TableMessage } from './table-file.worker.ts';

/** Time slice of formatting rows, in ms: well below a noticeable delay. */
const STRETCH_MS = 12;

export interface WriteOptions<Row> {
  heading: readonly string[];
  rows: readonly Row[];
  /** Texts of the cells of a row. */
  cells(row: Row): string[];
  format: FileFormat;
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress(done: number): void;
}

/** Connection to the worker that writes the file. */
export interface TableWriter {
  send(message: TableMessage): void;
  /** The file, once the format has been sent. */
  file: Promise<Blob>;
  close(): void;
}

/** Writes a table into a file: cells are formatted here in time slices, the file is written in a worker. An abort stops both. */
export async function writeTable<Row>(options: WriteOptions<Row>, open: () => TableWriter = openWriter): Promise<Blob> {
  const { heading, rows, cells, format, signal, onProgress } = options;
  const writer = open();
  // Rejects on abort, also while the file is written.
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  // An error of the file rejects the promise below; until then it has no handler.
  writer.file.catch(() => {});
  stopped.catch(() => {});
  try {
    writer.send({ rows: [heading] });
    for (let at = 0; at < rows.length;) {
      signal.throwIfAborted();
      const portion: string[][] = [];
      const end = performance.now() + STRETCH_MS;
      do {
        const row = rows[at++];
        if (row !== undefined) portion.push(cells(row));
      } while (at < rows.length && performance.now() < end);
      writer.send({ rows: portion });
      onProgress(at / rows.length);
      await nextTurn();
    }
    signal.throwIfAborted();
    writer.send({ format });
    return await Promise.race([writer.file, stopped]);
  } finally {
    writer.close();
  }
}

/** Worker, or the page itself where workers are unavailable. */
const openWriter = (): TableWriter => (typeof Worker === 'undefined' ? openHere() : openWorker());

function openHere(): TableWriter {
  const table: (readonly string[])[] = [];
  let done: (file: Promise<Blob>) => void = () => {};
  return {
    file: new Promise((resolve) => {
      done = resolve;
    }),
    send: (message) => {
      if ('rows' in message) for (const row of message.rows) table.push(row);
      else done(import('./table-file.ts').then(({ fileOf }) => fileOf(table, message.format)));
    },
    close: () => {},
  };
}

function openWorker(): TableWriter {
  const worker = new Worker(new URL('./table-file.worker.ts', import.meta.url), { type: 'module' });
  const file = new Promise<Blob>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<TableAnswer>) => ('file' in data ? resolve(data.file) : reject(new Error(data.fault)));
    worker.onerror = ({ message }) => reject(new Error(message || 'The file could not be made.'));
  });
  return { file, send: (message) => worker.postMessage(message), close: () => worker.terminate() };
}
