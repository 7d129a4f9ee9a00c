import type { Deps } from '../../deps.ts';
import type { TenantScope } from '../../db/port.ts';
import { BusinessError, FieldErrors, Forbidden } from '../../http/errors.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { JobContext } from '../../jobs/queue.ts';
import { cellOf } from '../../spreadsheet/cells.ts';
import { deleteExpired, failFile, readOwner, storePage, takeFile, unfinishedSince, type ExportRequest, type FileRow } from './repo.ts';
import { exportedList, listInput, mayExport, pagesOf, type ExportedRow } from './source/service.ts';
import { MAKE_FILE, tellOwner, wallNow } from './service.ts';
import { write } from './writer/service.ts';

/** Rows read and written at a time: other work passes in between. */
const PAGE_ROWS = 500;
/** How long one job writes before the next one goes on, so that a lost one is missed soon. */
const SLICE_MS = 15_000;
/** After this time a job is taken to be lost, and another process goes on after the pages that are stored. */
const LOST_S = 60;
/** Runs without a page in between, e.g. of a process that is killed again and again. */
const MOST_ATTEMPTS = 5;
const HINT_MS = 1000;
/** Files that are not finished after this time have lost their job. */
const FORGOTTEN_MS = 10 * 60_000;

/** Defines the job that makes files; before the queue starts. */
export function defineExportJobs(deps: Deps, handlers: Handlers): void {
  deps.queue.define<{ id: string }>(MAKE_FILE, { retry: MOST_ATTEMPTS, concurrency: 2, expireS: LOST_S }, ({ id }, context) =>
    makeFile(deps, handlers, id, context),
  );
}

/** Removes files that have expired, and sends a new job for those that have lost theirs. */
export async function sweepExports(deps: Deps): Promise<void> {
  const { db, queue } = deps;
  await db.unit('system', async () => {
    await deleteExpired(db, wallNow(deps));
    for (const { id } of await unfinishedSince(db, wallNow(deps, -FORGOTTEN_MS))) await queue.send(MAKE_FILE, { id }, { key: id });
  });
}

async function makeFile(deps: Deps, handlers: Handlers, id: string, context: JobContext): Promise<void> {
  const { db, queue } = deps;
  const file = await db.unit('system', () => takeFile(db, id, wallNow(deps)));
  if (!file) return;
  try {
    if (file.attempts > MOST_ATTEMPTS) throw new BusinessError('exportBroken');
    if (await writeSlice(deps, handlers, file, context)) await queue.send(MAKE_FILE, { id }, { key: id });
  } catch (error) {
    const fault = faultOf(error);
    if (fault === null) throw error;
    await db.unit(ownScope(file), async () => {
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

/** Writes pages for a while. @returns true when there is more to write */
async function writeSlice(deps: Deps, handlers: Handlers, taken: FileRow, { correlationId, signal }: JobContext): Promise<boolean> {
  const { db } = deps;
  // Written by `startExport`.
  const request = taken.request as ExportRequest;
  const user = await db.unit('system', () => readOwner(db, taken));
  const list = exportedList(request.controller, request.call);
  if (!user || !mayExport(list, user)) throw new Forbidden();
  const readPage = pagesOf({ deps, handlers, list, user, locale: request.locale, correlationId, signal }, listInput(list, request.input));
  const end = performance.now() + SLICE_MS;
  let hinted = Number.NEGATIVE_INFINITY;
  let before: readonly ExportedRow[] = [];
  for (let file = taken; ;) {
    const { rows, total } = await readPage(file.cursor.page, PAGE_ROWS);
    const last = rows.length < PAGE_ROWS;
    const fresh = withoutMoved(rows, before);
    const done = file.done + fresh.length;
    if (last && done === 0) throw new BusinessError('nothingToExport');
    const written = await write(file.cursor, {
      format: file.format,
      headings: request.columns.map(({ heading }) => heading),
      rows: fresh.map((row) => request.columns.map((column) => cellOf(row, column, request.timeZone))),
      done: file.done,
      last,
    });
    const hint = last || performance.now() - hinted >= HINT_MS;
    const stored = await db.unit(ownScope(file), async () => {
      const ok = await storePage(db, file, written, { done, total, ready: last });
      if (ok && hint) await tellOwner(deps, file);
      return ok;
    });
    if (!stored || last) return false;
    if (hint) hinted = performance.now();
    if (signal.aborted || performance.now() >= end) return true;
    before = rows;
    file = { ...file, done, cursor: written.cursor };
  }
}

/** Rows that were added before the page move others on to it, which the page before had already. */
function withoutMoved(rows: readonly ExportedRow[], before: readonly ExportedRow[]): readonly ExportedRow[] {
  const known = new Set(before.map(({ id }) => id));
  return rows.filter(({ id }) => id === undefined || !known.has(id));
}
