import { and, eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../../db/port.ts';
import { storedFile } from '../../../db/schema/session.ts';
import type { Picture } from './service.ts';

/** Owner of a picture: a user (`ownerId` is the user id) or a company (`ownerId` is the tenant id). */
export interface Owner {
  tenantId: string;
  ownerId: string;
  kind: 'avatar' | 'logo';
}

export interface StoredFile {
  name: string;
  contentType: string;
  body: Uint8Array;
}

export const newFileId = (): string => uuid();

/** In a transaction that has locked the owner's row: stores a picture and removes the owner's former picture. */
export async function replacePicture(db: Db, id: string, { tenantId, ownerId, kind }: Owner, picture: Picture, at: string): Promise<void> {
  await db.orm.delete(storedFile).where(and(eq(storedFile.tenantId, tenantId), eq(storedFile.ownerId, ownerId), eq(storedFile.kind, kind)));
  await db.orm.insert(storedFile).values({
    id,
    tenantId,
    ownerId,
    kind,
    name: `${kind}.webp`,
    contentType: picture.contentType,
    size: picture.bytes.byteLength,
    content: picture.bytes.toString('base64'),
    createTime: at,
  });
}

/** In a transaction of a tenant: a file; null if it does not exist or belongs to another tenant. */
export async function readFile(db: Db, id: string): Promise<StoredFile | null> {
  const { name, contentType, content } = storedFile;
  const [row] = await db.orm.select({ name, contentType, content }).from(storedFile).where(eq(storedFile.id, id));
  return row ? { name: row.name, contentType: row.contentType, body: Buffer.from(row.content, 'base64') } : null;
}
