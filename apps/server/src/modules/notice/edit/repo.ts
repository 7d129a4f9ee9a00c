import { notice as entity } from '@seaberry/api-client/contract';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { repository } from '../../../db/entity/repository.ts';
import type { Db } from '../../../db/port.ts';
import { notice } from '../../../db/schema/session.ts';

/** Users who have read a published notice; null for a draft. */
const readers = sql`case when ${notice.status} = 1 then (
  select count(*)::int from notice_user nu where nu.notice_id = ${notice.id} and nu.read_time is not null) end`;

/** Notices that people write, the newest first; alerts are in the same table. */
export const noticeRows = (db: Db) =>
  repository(db, entity, notice, { visible: isNull(notice.billId), order: [desc(notice.createTime)], extra: { readers } });

/** A notice whose row is locked until the transaction ends; null for one that the caller may not change. */
export async function lockNotice(db: Db, id: string) {
  const [found] = await db.orm
    .select({ status: notice.status, audience: notice.audience, audienceIds: notice.audienceIds })
    .from(notice)
    .where(eq(notice.id, id))
    .for('update');
  return found ?? null;
}

export async function readAudience(db: Db, id: string) {
  const [found] = await db.orm.select({ audience: notice.audience, ids: notice.audienceIds }).from(notice).where(eq(notice.id, id));
  return { audience: found?.audience ?? 'all', ids: found?.ids ?? [] };
}

/** Writes the organizations or people of the audience, unless they are these already. */
export async function writeAudienceIds(db: Db, id: string, ids: readonly string[] | null): Promise<void> {
  const differs = sql`${notice.audienceIds} is distinct from ${ids && JSON.stringify(ids)}::jsonb`;
  await db.orm
    .update(notice)
    .set({ audienceIds: ids && [...ids] })
    .where(and(eq(notice.id, id), differs));
}

interface Publication {
  at: string;
  receivers: number;
  publisher: { userId: string; name: string; orgId: string | null };
}

export async function writePublished(db: Db, id: string, { at, receivers, publisher }: Publication): Promise<void> {
  await db.orm
    .update(notice)
    .set({
      status: 1,
      receivers,
      publicTime: at,
      publicUserId: publisher.userId,
      publicUserName: publisher.name,
      publicOrgId: publisher.orgId,
      publicOrgName: sql`(select o.name from org o where o.id = ${publisher.orgId}::uuid)`,
      updatedBy: publisher.userId,
      updateTime: at,
    })
    .where(eq(notice.id, id));
}
