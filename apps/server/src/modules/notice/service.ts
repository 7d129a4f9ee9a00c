import { v7 as uuid } from 'uuid';
import type { Db } from '../../db/port.ts';
import { BusinessError } from '../../http/errors.ts';

export interface Draft {
  title: string;
  /** 1 notification, 2 announcement. */
  type: 1 | 2;
  /** Plain text. */
  content: string;
}

/** In a unit of the tenant: writes a notice that nobody sees yet. @returns its id */
export async function addNotice(db: Db, tenantId: string, { title, type, content }: Draft, at: string): Promise<string> {
  const id = uuid();
  await db.sql('insert into notice (id, tenant_id, title, type, content, create_time) values ($1, $2, $3, $4, $5, $6)', [
    id,
    tenantId,
    title,
    type,
    content,
    at,
  ]);
  return id;
}

/**
 * In a unit of the tenant: puts a notice into the inbox of everybody of the company who can sign in. There is no way back.
 *
 * @throws BusinessError D1002 unknown, D7000 published already
 */
export async function publishNotice(
  db: Db,
  tenantId: string,
  noticeId: string,
  publisher: { userId: string; name: string },
  at: string,
): Promise<void> {
  // The row is held from here on: of two who publish at once the second finds it published.
  const [notice] = await db.sql<{ status: number }>('select status from notice where id = $1 for update', [noticeId]);
  if (!notice) throw new BusinessError('D1002');
  if (notice.status !== 0) throw new BusinessError('D7000');
  await db.sql('update notice set status = 1, public_time = $2, public_user_id = $3, public_user_name = $4 where id = $1', [
    noticeId,
    at,
    publisher.userId,
    publisher.name,
  ]);
  // Ids that grow: what is published within one millisecond stands in its order, too.
  await db.sql(
    `insert into notice_user (id, tenant_id, notice_id, user_id, create_time)
     select uuidv7(), $1, $2, id, $3 from app_user where tenant_id = $1 and enabled`,
    [tenantId, noticeId, at],
  );
}
