import { createFormatters } from '@seaberry/i18n';
import type { Deps } from '../../deps.ts';
import { readPerson } from '../access/person/repo.ts';
import type { TenantScope } from '../../db/port.ts';
import { BusinessError, FieldErrors, Forbidden } from '../../http/errors.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { JobContext } from '../../jobs/queue.ts';
import { cellOf } from '../../spreadsheet/cells.ts';
import { deleteExpired, failFile, storePage, takeFile, unfinishedSince, type ExportRequest, type FileRow } from './repo.ts';
import { ListReader } from './reading/service.ts';
import { rowInFile } from './source/rows.ts';
import { exportedList, listInput, mayExport, pagesOf, type ExportedRow } from './source/service.ts';
import { MAKE_FILE, tellOwner, wallNow } from './service.ts';
import { write } from './writer/service.ts';

/** Rows per page, so that other work can run in between. */
const PAGE_ROWS = 500;
/** Duration of one job before the next continues, so that a lost one is noticed soon. */
const SLICE_MS = 15_000;
/** Time after which a job is considered lost, and another process continues after the stored pages. */
const LOST_S = 60;
/** Runs without a stored page, e.g. when the process is killed again and again. */
const MAX_ATTEMPTS = 5;
const HINT_MS = 1000;
/** Readers of unfinished files, by the portion that each is to read next: they know the rows that are in the file. */
const readers = new Map<string, { page: number; reader: ListReader<ExportedRow> }>();
/** Age of an unfinished file whose job is considered lost. */
const FORGOTTEN_MS = 10 * 60_000;

/** Defines the export job. Call it before the queue starts. */
export function defineExportJobs(deps: Deps, handlers: Handlers): void {
  deps.queue.define<{ id: string }>(MAKE_FILE, { retry: MAX_ATTEMPTS, concurrency: 2, expireS: LOST_S }, ({ id }, context) =>
    makeFile(deps, handlers, id, context),
  );
}

/** Removes expired files, and sends a new job for files with a lost one. */
export async function sweepExports(deps: Deps): Promise<void> {
  const { db, queue } = deps;
  await db.transaction('system', async () => {
    await deleteExpired(db, wallNow(deps));
    for (const { id } of await unfinishedSince(db, wallNow(deps, -FORGOTTEN_MS))) await queue.send(MAKE_FILE, { id }, { key: id });
  });
}

async function makeFile(deps: Deps, handlers: Handlers, id: string, context: JobContext): Promise<void> {
  const { db, queue } = deps;
  const file = await db.transaction('system', () => takeFile(db, id, wallNow(deps)));
  if (!file) {
    readers.delete(id);
    return;
  }
  try {
    if (file.attempts > MAX_ATTEMPTS) throw new BusinessError('exportBroken');
    if (await writeSlice(deps, handlers, file, context)) await queue.send(MAKE_FILE, { id }, { key: id });
  } catch (error) {
    const fault = faultOf(error);
    if (fault === null) throw error;
    await db.transaction(ownScope(file), async () => {
      await failFile(db, id, fault);
      await tellOwner(deps, file);
    });
  }
}

/** Error code of a failure that a retry would not change; null for every other. */
function faultOf(error: unknown): string | null {
  if (error instanceof BusinessError) return error.code;
  if (error instanceof Forbidden) return 'forbidden';
  return error instanceof FieldErrors ? 'exportOutdated' : null;
}

const ownScope = ({ tenantId, userId }: FileRow): TenantScope => ({ tenantId, userId });

/** Writes pages for a limited time. @returns true when there is more to write */
async function writeSlice(deps: Deps, handlers: Handlers, taken: FileRow, { correlationId, signal }: JobContext): Promise<boolean> {
  const { db } = deps;
  // Written by `startExport`.
  const request = taken.request as ExportRequest;
  const person = await db.transaction('system', () => readPerson(db, taken));
  const user = person && { ...person, sessionId: '', expiresAt: 0 };
  const list = exportedList(request.controller, request.call);
  if (!user || !mayExport(list, user)) throw new Forbidden();
  const readPage = pagesOf({ deps, handlers, list, user, locale: request.locale, correlationId, signal }, listInput(list, request.input));
  const inFile = rowInFile(request.controller, request.call);
  const formatters = createFormatters(request.locale, deps.clock.domainNow());
  const end = performance.now() + SLICE_MS;
  let hinted = Number.NEGATIVE_INFINITY;
  let position = { at: taken.cursor.at ?? taken.done, again: taken.cursor.again ?? false };
  const reader = await readerOf(taken, (known) => known.recall(readPage, position, PAGE_ROWS));
  for (let file = taken; ;) {
    const { rows, total, next } = await reader.next(readPage, position, PAGE_ROWS);
    const last = next === null;
    const done = file.done + rows.length;
    if (last && done === 0) throw new BusinessError('nothingToExport');
    const written = await write(
      { ...file.cursor, ...next },
      {
        format: file.format,
        headings: request.columns.map(({ heading }) => heading),
        rows: rows.map((row) => {
          const values = inFile(row, formatters);
          return request.columns.map((column) => cellOf(values, column, request.timeZone));
        }),
        done: file.done,
        last,
      },
    );
    const hint = last || performance.now() - hinted >= HINT_MS;
    const stored = await db.transaction(ownScope(file), async () => {
      const ok = await storePage(db, file, written, { done, total, ready: last });
      if (ok && hint) await tellOwner(deps, file);
      return ok;
    });
    if (!stored || last) return false;
    if (hint) hinted = performance.now();
    if (signal.aborted || performance.now() >= end) {
      readers.set(file.id, { page: written.cursor.page, reader });
      return true;
    }
    position = next;
    file = { ...file, done, cursor: written.cursor };
  }
}

/** The reader of the portions before, or one that has learned which rows they had. */
async function readerOf(
  { id, cursor }: FileRow,
  recall: (reader: ListReader<ExportedRow>) => Promise<void>,
): Promise<ListReader<ExportedRow>> {
  const kept = readers.get(id);
  readers.delete(id);
  if (kept?.page === cursor.page) return kept.reader;
  const reader = new ListReader<ExportedRow>();
  await recall(reader);
  return reader;
}
