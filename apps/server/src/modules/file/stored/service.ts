import { isUuid } from '@seaberry/tracking/rules';
import { FileGone } from '../../../files/storage.ts';
import type { Scope } from '../../../db/port.ts';
import { changeOf } from '../../../http/crud.ts';
import { ERROR } from '../../../http/error-codes.ts';
import { BusinessError } from '../../../http/errors.ts';
import { callerOf, scopeOf, type CallContext, type FileReply } from '../../../http/handlers.ts';
import type { Deps } from '../../../deps.ts';
import { shownAs } from '../content/rules.ts';
import { fullName, nameOf } from '../name/rules.ts';
import { REMOVE_OBJECTS } from '../rules.ts';
import { fileRows, findFile, isInUse, setRelation, type StoredFile } from './repo.ts';

const ADDRESS_SECONDS = 300;

/** @throws BusinessError notFound; fileScanning, fileInfected for a file that must not be handed out */
export function requireClean(file: StoredFile | null): StoredFile {
  if (!file) throw new BusinessError(ERROR.notFound);
  if (file.state !== 'clean') throw new BusinessError(file.state === 'scanning' ? 'fileScanning' : 'fileInfected');
  return file;
}

/** A file that the caller may see and download. */
async function requireFile({ db }: Deps, scope: Scope, id: string): Promise<StoredFile> {
  return requireClean(isUuid(id) ? await db.transaction(scope, () => findFile(db, id)) : null);
}

/** A file that is opened as a page has no origin and loads nothing. */
const SANDBOX = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

/** Browsers show PDF with a part of their own, which a sandbox would block; it runs no scripts of the page. */
const PDF_POLICY = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/** The content as a stream. Only pictures, PDF and text are shown in place. */
export async function replyOf({ files }: Deps, file: StoredFile, inline: boolean): Promise<FileReply> {
  const shown = shownAs(file.contentType);
  const body = await files.storage.read(file.storageKey).catch((error: unknown) => {
    throw error instanceof FileGone ? new BusinessError('fileGone') : error;
  });
  return {
    kind: 'file',
    name: file.fileName,
    contentType: file.contentType,
    body,
    size: file.size,
    inline: inline && shown !== 'none',
    policy: shown === 'pdf' ? PDF_POLICY : SANDBOX,
  };
}

export async function openFile(id: string, context: CallContext, inline: boolean): Promise<FileReply> {
  return replyOf(context.deps, await requireFile(context.deps, scopeOf(context), id), inline);
}

/** Addresses that are valid without a token, as frames and downloads need them. */
export function addressesOf({ clock, files }: Deps, file: StoredFile) {
  const expires = Math.floor(clock.wallNow() / 1000) + ADDRESS_SECONDS;
  const { id, tenantId, contentType } = file;
  const kind = shownAs(contentType);
  const address = (inline: boolean): string => {
    const signature = files.sign({ id, tenantId, inline, expires });
    const query = new URLSearchParams({ key: tenantId, expires: String(expires), ...(inline ? { inline: '1' } : {}), signature });
    return `/api/sysFile/content/${id}?${query.toString()}`;
  };
  return { url: address(false), inline: kind === 'none' ? null : address(true), kind, expirySeconds: ADDRESS_SECONDS };
}

interface Asked {
  id: string;
  key: string;
  expires: number;
  inline?: boolean | null | undefined;
  signature: string;
}

/** @throws BusinessError addressExpired for one that is not, or no longer, signed */
export async function openAddress({ id, key, expires, signature, ...asked }: Asked, { deps }: CallContext): Promise<FileReply> {
  const inline = asked.inline === true;
  const signed = deps.files.isSigned({ id, tenantId: key, inline, expires }, signature);
  if (!signed || expires * 1000 <= deps.clock.wallNow()) throw new BusinessError('addressExpired');
  return replyOf(deps, await requireFile(deps, { tenantId: key }, id), inline);
}

/** The name that an edit gives, with the extension of the content. */
export const renamed = (given: string, suffix: string): string => {
  const { stem, suffix: entered } = nameOf(given);
  return fullName(entered === '' || entered === suffix ? stem : `${stem}.${entered}`, suffix);
};

/** In a transaction. @throws BusinessError notCreator for a file that the caller sees, but may not change */
export async function relate(context: CallContext, id: string, relation: Pick<StoredFile, 'relationName' | 'relationId'>): Promise<void> {
  const { userId, now } = changeOf(context);
  const changed = await setRelation(context.deps.db, id, { ...relation, updatedBy: userId, updateTime: now });
  if (!changed) throw new BusinessError(ERROR.notCreator);
}

/** In a transaction. @throws BusinessError notFound, notCreator, fileInUse; Outdated */
export async function deleteFile(context: CallContext, id: string, version: number | null | undefined): Promise<void> {
  const { db, queue } = context.deps;
  callerOf(context);
  const rows = fileRows(db);
  await rows.find(id);
  const file = await findFile(db, id);
  if (!file) throw new BusinessError(ERROR.notFound);
  if (await isInUse(db, file)) throw new BusinessError('fileInUse');
  await rows.remove(id, version);
  await queue.send(REMOVE_OBJECTS, { keys: [file.storageKey] });
}
