import { eq } from 'drizzle-orm';
import type { Db } from '../../db/port.ts';
import { notice } from '../../db/schema/session.ts';
import { BusinessError } from '../../http/errors.ts';
import { deliverNotice, holdNotice } from './repo.ts';

const DRAFT = 0;
const PUBLISHED = 1;

/**
 * In a transaction of the company: puts a notice into the inbox of every user who can sign in. Cannot be undone.
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
  // Of two concurrent publications the second finds it published.
  const found = await holdNotice(db, noticeId);
  if (!found) throw new BusinessError('D1002');
  if (found.status !== DRAFT) throw new BusinessError('D7000');
  await db.orm
    .update(notice)
    .set({
      status: PUBLISHED,
      publicTime: at,
      publicUserId: publisher.userId,
      publicUserName: publisher.name,
      updatedBy: publisher.userId,
      updateTime: at,
    })
    .where(eq(notice.id, noticeId));
  await deliverNotice(db, tenantId, noticeId, at);
}
