import type { Deps } from '../../deps.ts';
import { FileGone } from '../../files/storage.ts';
import { REMOVE_OBJECTS, SCAN_FILE } from './rules.ts';
import { endScan, findFile, scanningSince } from './stored/repo.ts';
import { expiredUploads } from './upload/repo.ts';
import { dropUpload } from './upload/service.ts';

/** Age of a file whose scan is considered lost. */
const FORGOTTEN_MS = 30 * 60_000;

/** Defines the jobs of files. Call it before the queue starts. */
export function defineFileJobs(deps: Deps): void {
  const { queue, files } = deps;
  queue.define<{ keys: string[] }>(REMOVE_OBJECTS, { retry: 12, concurrency: 2 }, async ({ keys }) => {
    for (const key of keys) await files.storage.remove(key);
  });
  queue.define<{ id: string }>(SCAN_FILE, { retry: 12, concurrency: 2, expireS: 600 }, ({ id }) => scan(deps, id));
}

/** Without a scanner, e.g. since it was removed from the settings, a waiting file becomes clean. */
async function scan({ db, files, queue, live, log }: Deps, id: string): Promise<void> {
  const file = await db.transaction('system', () => findFile(db, id));
  if (file?.state !== 'scanning') return;
  const { storageKey, size, tenantId } = file;
  let clean = true;
  if (files.scanner) {
    try {
      clean = await files.scanner.isClean(await files.storage.read(storageKey), size);
    } catch (error) {
      if (!(error instanceof FileGone)) throw error;
      log.warn({ file: id }, 'The content of a file is missing in the storage.');
      return;
    }
  }
  await db.transaction({ tenantId }, async () => {
    if (!(await endScan(db, id, clean ? 'clean' : 'infected'))) return;
    if (!clean) await queue.send(REMOVE_OBJECTS, { keys: [storageKey] });
    await live.publish({ tenantId, topic: 'file' });
  });
  if (!clean) log.warn({ file: id }, 'The scanner has found a virus in an uploaded file.');
}

/** Removes uploads that were not finished within a day, and scans files whose job was lost. */
export async function sweepUploads(deps: Deps): Promise<void> {
  const { db, queue, clock } = deps;
  const at = (plusMs: number): string => new Date(clock.wallNow() + plusMs).toISOString();
  await db.transaction('system', async () => {
    for (const upload of await expiredUploads(db, at(0))) await dropUpload(deps, upload);
    for (const { id } of await scanningSince(db, at(-FORGOTTEN_MS))) await queue.send(SCAN_FILE, { id }, { key: id });
  });
}
