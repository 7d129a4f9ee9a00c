import { v7 as uuid } from 'uuid';
import type { Db } from '../../db/port.ts';
import type { Picture } from './service.ts';

/** Whose picture it is: a person's (`ownerId` is theirs) or a company's (`ownerId` is the tenant). */
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

/** In a unit that holds the lock on the owner's row: stores the picture and removes the former ones. */
export async function replacePicture(db: Db, id: string, { tenantId, ownerId, kind }: Owner, picture: Picture, at: string): Promise<void> {
  await db.sql('delete from stored_file where tenant_id = $1 and owner_id = $2 and kind = $3', [tenantId, ownerId, kind]);
  await db.sql(
    `insert into stored_file (id, tenant_id, owner_id, kind, name, content_type, size, content, create_time)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [id, tenantId, ownerId, kind, `${kind}.webp`, picture.contentType, picture.bytes.byteLength, picture.bytes.toString('base64'), at],
  );
}

/** In a unit of a tenant: one of its files; null for one of others as for one that is not there. */
export async function readFile(db: Db, id: string): Promise<StoredFile | null> {
  const [row] = await db.sql<{ name: string; content_type: string; content: string }>(
    'select name, content_type, content from stored_file where id = $1',
    [id],
  );
  return row ? { name: row.name, contentType: row.content_type, body: Buffer.from(row.content, 'base64') } : null;
}
