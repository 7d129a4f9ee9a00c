import { fileOf, type FileFormat } from './table-file.ts';

/* Makes the file in a worker: half a million cells would block the page for seconds. */

/** Rows are sent in portions, ended by the format. */
export type TableMessage = { rows: readonly (readonly string[])[] } | { format: FileFormat };

/** Result of the worker: the file, or the error. */
export type TableAnswer = { file: Blob } | { fault: string };

const table: (readonly string[])[] = [];

addEventListener('message', ({ data }: MessageEvent<TableMessage>) => {
  if ('rows' in data) {
    for (const row of data.rows) table.push(row);
    return;
  }
  fileOf(table, data.format).then(
    (file) => postMessage({ file } satisfies TableAnswer),
    (error: unknown) => postMessage({ fault: error instanceof Error ? error.message : String(error) } satisfies TableAnswer),
  );
});
