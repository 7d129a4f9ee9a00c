import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../db/port.ts';
import { notice } from '../../db/schema/session.ts';
import { BusinessError } from '../../http/errors.ts';
import { deliverNotice, holdNotice } from './repo.ts';

const DRAFT = 0;
const PUBLISHED = 1;

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
  await db.orm.insert(notice).values({ id, tenantId, title, type, content, createTime: at });
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
  // Of two who publish at once the second finds it published.
  const found = await holdNotice(db, noticeId);
  if (!found) throw new BusinessError('D1002');
  if (found.status !== DRAFT) throw new BusinessError('D7000');
  await db.orm
    .update(notice)
    .set({ status: PUBLISHED, publicTime: at, publicUserId: publisher.userId, publicUserName: publisher.name })
    .where(eq(notice.id, noticeId));
  await deliverNotice(db, tenantId, noticeId, at);
}
