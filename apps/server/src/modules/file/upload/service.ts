import { createHash, randomUUID } from 'node:crypto';
import type { Parsed } from '@seaberry/api-client/schemas';
import { isUuid } from '@seaberry/tracking/rules';
import { v7 as uuid } from 'uuid';
import { lockKey } from '../../../db/locks.ts';
import type { Deps } from '../../../deps.ts';
import { FileGone } from '../../../files/storage.ts';
import { ERROR } from '../../../http/error-codes.ts';
import { BusinessError, FieldErrors } from '../../../http/errors.ts';
import { callerOf, scopeOf, type CallContext } from '../../../http/handlers.ts';
import { requireType } from '../content/service.ts';
import { HEAD_BYTES } from '../content/rules.ts';
import { fullName, nameOf } from '../name/rules.ts';
import { REMOVE_OBJECTS, SCAN_FILE } from '../rules.ts';
import { findFile, fileRows } from '../stored/repo.ts';
import {
  addReceived,
  countUploads,
  deleteUpload,
  findUpload,
  insertFile,
  insertUpload,
  partKey,
  partKeys,
  seesBill,
  takenBytes,
  type Upload,
} from './repo.ts';

const PART_BYTES = 2 * 1024 * 1024;
const MB = 1024 * 1024;
/** Unfinished uploads of one user. */
const MAX_UPLOADS = 200;
const KEPT_MS = 24 * 3_600_000;

const wallNow = ({ clock }: Deps, plusMs = 0): string => new Date(clock.wallNow() + plusMs).toISOString();

export async function limitsOf({ deps: { config, db } }: CallContext) {
  return { maxBytes: config.fileMaxMb * MB, quotaBytes: config.fileQuotaMb * MB, usedBytes: await takenBytes(db) };
}

type About = Pick<Parsed<'sysFile', 'begin'>, 'fileType' | 'isPublic' | 'relationName' | 'relationId' | 'belongId'>;

/** @throws FieldErrors for a record that the caller does not see */
export async function relationOf(
  context: CallContext,
  { relationName, relationId, belongId }: Pick<About, 'relationName' | 'relationId' | 'belongId'>,
) {
  if (belongId != null && !isUuid(belongId)) throw new FieldErrors({ belongId: ['invalid'] });
  if (relationName == null || relationId == null) return { relationName: null, relationId: null, belongId: belongId ?? null };
  if (!isUuid(relationId) || !(await seesBill(context.deps.db, relationId))) throw new FieldErrors({ relationId: ['invalid'] });
  return { relationName, relationId, belongId: belongId ?? null };
}

const progressOf = ({ id, received, size, partSize }: Pick<Upload, 'id' | 'received' | 'size' | 'partSize'>) => ({
  id,
  received,
  size,
  partSize,
});

/**
 * In a transaction: reserves the size in the quota of the company.
 *
 * @throws BusinessError D8002, fileQuota, tooManyUploads; FieldErrors
 */
export async function beginUpload(input: About & { fileName: string; size: number }, context: CallContext) {
  const { db, config } = context.deps;
  const { tenantId, userId } = callerOf(context);
  const { fileName, size, fileType, isPublic } = input;
  if (size > config.fileMaxMb * MB) throw new BusinessError(ERROR.fileTooLarge, { limit: config.fileMaxMb });
  const relation = await relationOf(context, input);
  // Of two uploads at once the second counts the first.
  await lockKey(db, `files of ${tenantId}`);
  if ((await takenBytes(db)) + size > config.fileQuotaMb * MB) throw new BusinessError('fileQuota', { limit: config.fileQuotaMb });
  if ((await countUploads(db, userId)) >= MAX_UPLOADS) throw new BusinessError('tooManyUploads', { limit: MAX_UPLOADS });
  const random = randomUUID();
  const upload = {
    id: uuid(),
    tenantId,
    userId,
    fileName,
    size,
    fileType: fileType || null,
    isPublic: isPublic ?? false,
    ...relation,
    storageKey: `files/${random.slice(0, 2)}/${random}`,
    received: 0,
    partSize: PART_BYTES,
    createTime: wallNow(context.deps),
    expiresAt: wallNow(context.deps, KEPT_MS),
  };
  await insertUpload(db, upload);
  return progressOf(upload);
}

/** @throws BusinessError notFound */
async function requireUpload(id: string, context: CallContext): Promise<Upload> {
  const { db } = context.deps;
  const found = isUuid(id) ? await findUpload(db, callerOf(context).userId, id, wallNow(context.deps)) : null;
  if (!found) throw new BusinessError(ERROR.notFound);
  return found;
}

export const uploadProgress = async (id: string, context: CallContext) => progressOf(await requireUpload(id, context));

/** A part at another offset than the reached one has no effect: the response says where to continue. @throws BusinessError notFound, partSize */
export async function storePart({ id, offset, file }: Parsed<'sysFile', 'part'>, context: CallContext) {
  const { db, files } = context.deps;
  const upload = await db.transaction(scopeOf(context), () => requireUpload(id, context));
  const expected = Math.min(upload.partSize, upload.size - upload.received);
  if (offset !== upload.received || expected === 0) return progressOf(upload);
  if (file.size !== expected) throw new BusinessError('partSize');
  await files.storage.write(partKey(id, offset / upload.partSize), new Uint8Array(await file.arrayBuffer()), expected);
  return db.transaction(scopeOf(context), async () => {
    await addReceived(db, upload, expected);
    return progressOf(await requireUpload(id, context));
  });
}

/** In a transaction: removes an upload with its parts. */
export async function dropUpload({ db, queue }: Deps, upload: Upload): Promise<void> {
  if (await deleteUpload(db, upload.id)) await queue.send(REMOVE_OBJECTS, { keys: [...partKeys(upload), upload.storageKey] });
}

export async function abandonUpload(id: string, context: CallContext): Promise<void> {
  await dropUpload(context.deps, await requireUpload(id, context));
}

async function* contentOf({ files }: Deps, upload: Upload): AsyncGenerator<Uint8Array> {
  for (let part = 0; part * upload.partSize < upload.size; part += 1) yield* await files.storage.read(partKey(upload.id, part));
}

async function headOf(deps: Deps, upload: Upload): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of contentOf(deps, upload)) {
    chunks.push(chunk);
    length += chunk.byteLength;
    if (length >= HEAD_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, HEAD_BYTES);
}

/** Moves the parts into one object. @returns its SHA-256 */
async function joinParts(deps: Deps, upload: Upload): Promise<string> {
  const hash = createHash('sha256');
  async function* hashed(): AsyncGenerator<Uint8Array> {
    for await (const chunk of contentOf(deps, upload)) {
      hash.update(chunk);
      yield chunk;
    }
  }
  await deps.files.storage.write(upload.storageKey, hashed(), upload.size);
  return hash.digest('hex');
}

/** Joins the parts and adds the file; a second call, e.g. after a lost answer, returns it. @throws BusinessError notFound, uploadOpen, D8001, D8003 */
export async function finishUpload(id: string, context: CallContext) {
  const { deps } = context;
  const { db, files, queue } = deps;
  const scope = scopeOf(context);
  const { tenantId, userId } = callerOf(context);
  const upload = await db.transaction(scope, async () => {
    const found = isUuid(id) ? await findUpload(db, userId, id, wallNow(deps)) : null;
    if (found) return found;
    const file = isUuid(id) ? await findFile(db, id) : null;
    if (file?.createdBy !== userId) throw new BusinessError(ERROR.notFound);
    return null;
  });
  if (upload) {
    if (upload.received < upload.size) throw new BusinessError('uploadOpen');
    try {
      const { stem, suffix: given } = nameOf(upload.fileName);
      const { contentType, suffix } = await requireType({ head: await headOf(deps, upload), suffix: given });
      const sha256 = await joinParts(deps, upload);
      await db.transaction(scope, async () => {
        // Removed meanwhile, e.g. by the same call once more.
        if (!(await deleteUpload(db, id))) return;
        const now = wallNow(deps);
        const { fileType, isPublic, relationName, relationId, belongId, storageKey, size } = upload;
        await insertFile(db, {
          id,
          tenantId,
          size,
          fileType,
          isPublic,
          relationName,
          relationId,
          belongId,
          storageKey,
          suffix,
          contentType,
          sha256,
          fileName: fullName(stem, suffix),
          provider: files.storage.provider,
          bucketName: files.storage.bucket,
          state: files.scanner ? 'scanning' : 'clean',
          createdBy: userId,
          createTime: now,
          updatedBy: userId,
          updateTime: now,
        });
        await queue.send(REMOVE_OBJECTS, { keys: partKeys(upload) });
        if (files.scanner) await queue.send(SCAN_FILE, { id }, { key: id });
        context.writeAuditEntry();
      });
    } catch (error) {
      // A refused content stays refused; any other failure can be tried again.
      if (error instanceof BusinessError) await db.transaction(scope, () => dropUpload(deps, upload));
      throw error instanceof FileGone ? new BusinessError(ERROR.notFound) : error;
    }
  }
  return db.transaction(scope, () => fileRows(db).find(id));
}

/** A whole file in one request, in the same steps. */
export async function uploadWhole({ file, ...about }: Parsed<'sysFile', 'uploadFile'>, context: CallContext) {
  const { db } = context.deps;
  if (file.size === 0) throw new FieldErrors({ file: ['emptyUpload'] });
  const { id, size, partSize } = await db.transaction(scopeOf(context), () =>
    beginUpload({ ...about, fileName: file.name, size: file.size }, context),
  );
  for (let offset = 0; offset < size; offset += partSize) {
    await storePart({ id, offset, file: new File([file.slice(offset, offset + partSize)], 'part') }, context);
  }
  return finishUpload(id, context);
}
