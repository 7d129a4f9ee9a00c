import type { Parsed } from '@seaberry/api-client/schemas';
import { isUuid } from '@seaberry/tracking/rules';
import type { Deps } from '../../deps.ts';
import { ERROR } from '../../http/error-codes.ts';
import { BusinessError, FieldErrors, Forbidden } from '../../http/errors.ts';
import { callerOf, scopeOf, type CallContext, type FileReply } from '../../http/handlers.ts';
import { isTimeZone } from '../../spreadsheet/cells.ts';
import { CONTENT_TYPE } from '../../spreadsheet/file.ts';
import { countFiles, deleteFile, findFile, insertFile, partFrom, restartFile, type ExportRequest, type FileRow } from './repo.ts';
import { exportedList, listInput, mayExport } from './source/service.ts';

/** Makes a file; the job carries its id. */
export const MAKE_FILE = 'export.make';

/** Maximum number of files per user. */
export const MAX_FILES = 5;
const KEPT_MS = 24 * 3_600_000;

export const wallNow = ({ clock }: Deps, plusMs = 0): string => new Date(clock.wallNow() + plusMs).toISOString();

/** Starts a file with the permissions of its list. @throws Forbidden, FieldErrors, BusinessError('exportsKept') */
export async function startExport(input: Parsed<'sysExport', 'start'>, context: CallContext): Promise<{ id: string }> {
  const { deps, locale } = context;
  const caller = callerOf(context);
  const { controller, call, columns, format, timeZone, title } = input;
  const list = exportedList(controller, call);
  if (!mayExport(list, caller)) throw new Forbidden();
  listInput(list, input.input);
  if (!isTimeZone(timeZone)) throw new FieldErrors({ timeZone: ['invalid'] });
  const { tenantId, userId } = caller;
  const now = wallNow(deps);
  if ((await countFiles(deps.db, userId, now)) >= MAX_FILES) throw new BusinessError('exportsKept', { limit: MAX_FILES });
  const request: ExportRequest = { controller, call, input: input.input ?? {}, columns, timeZone, locale };
  const id = await insertFile(deps.db, { tenantId, userId, title, format, request, now, expiresAt: wallNow(deps, KEPT_MS) });
  await deps.queue.send(MAKE_FILE, { id }, { key: id });
  await tellOwner(deps, caller);
  return { id };
}

/** In a transaction: live hint for the pages of the owner. */
export const tellOwner = ({ live }: Deps, { tenantId, userId }: Pick<FileRow, 'tenantId' | 'userId'>): Promise<void> =>
  live.publish({ tenantId, topic: 'export', userId });

/** In the transaction of the caller. @throws BusinessError D1002 for a file that does not exist, or belongs to another user */
async function requireFile(id: string, context: CallContext): Promise<FileRow> {
  const { db } = context.deps;
  const file = isUuid(id) ? await findFile(db, callerOf(context).userId, id, wallNow(context.deps)) : null;
  if (!file) throw new BusinessError(ERROR.notFound);
  return file;
}

export async function retryExport(id: string, context: CallContext): Promise<void> {
  const { deps } = context;
  const file = await requireFile(id, context);
  if (file.state !== 'failed') throw new BusinessError(ERROR.notFound);
  await restartFile(deps.db, id);
  await deps.queue.send(MAKE_FILE, { id }, { key: id });
  await tellOwner(deps, file);
}

export async function removeExport(id: string, context: CallContext): Promise<void> {
  const { deps } = context;
  const caller = callerOf(context);
  if (!isUuid(id) || !(await deleteFile(deps.db, caller.userId, id))) throw new BusinessError(ERROR.notFound);
  await tellOwner(deps, caller);
}

/** Opens its own transactions: one for the file, one for each of its parts. */
export async function openFile(id: string, context: CallContext): Promise<FileReply> {
  const { db } = context.deps;
  const scope = scopeOf(context);
  const file = await db.transaction(scope, () => requireFile(id, context));
  if (file.state !== 'ready') throw new BusinessError(ERROR.notFound);
  let next = 0;
  let left = file.cursor.size;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const part = await db.transaction(scope, () => partFrom(db, id, next));
      // Removed while it is read: the sent part is incomplete.
      if (!part && left > 0) return controller.error(new Error('The file was removed while it was read.'));
      if (!part) return controller.close();
      next = part.number + 1;
      left -= part.bytes.length;
      controller.enqueue(part.bytes);
    },
  });
  const name = `${file.title} ${file.createTime.slice(0, 10)}.${file.format}`;
  return { kind: 'file', name, contentType: CONTENT_TYPE[file.format], body, size: file.cursor.size };
}
