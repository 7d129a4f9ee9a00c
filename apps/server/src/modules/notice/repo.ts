import type { notice as noticeEntity, SortedBy } from '@seaberry/api-client/contract';
import type { Answered, Parsed } from '@seaberry/api-client/schemas';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/port.ts';
import { Filter, listPage } from '../../db/list.ts';
import { named } from '../../db/named.ts';
import { appUser } from '../../db/schema/core.ts';
import { notice, noticeUser } from '../../db/schema/session.ts';

const MAX_UNREAD = 100;
const READ = 1;

const SHOWN = ['title', 'type', 'content', 'publicUserName', 'publicTime', 'createTime'] as const;

type InboxRow = Pick<typeof notice.$inferSelect, (typeof SHOWN)[number]> &
  Pick<typeof noticeUser.$inferSelect, 'id' | 'noticeId' | 'readTime'>;

const SORTS = { id: 'nu.id', createTime: 'nu.create_time' } satisfies Readonly<Record<SortedBy<typeof noticeEntity>, string>>;

interface Reader {
  tenantId: string;
  userId: string;
}

/** One page of a person's inbox, newest first. */
export const pageReceived = (db: Db, { tenantId, userId }: Reader, given: Parsed<'sysNotice', 'pageReceived'>) =>
  listPage(
    db,
    {
      select: `${named(noticeUser, 'nu', ['id', 'noticeId', 'readTime'])}, ${named(notice, 'n', SHOWN)}`,
      // Only published notices are in an inbox.
      from: 'notice_user nu join notice n on n.id = nu.notice_id',
      filter: filterOf(tenantId, userId, given),
      sorts: SORTS,
      usual: 'nu.create_time desc',
      unique: 'nu.id desc',
      toItem: ({ id, noticeId, readTime, ...shown }: InboxRow) => ({
        id,
        noticeId,
        readStatus: readTime === null ? 0 : READ,
        readTime,
        sysNotice: { id: noticeId, ...shown },
      }),
    },
    given,
  );

function filterOf(tenantId: string, userId: string, { title, type, readStatus }: Parsed<'sysNotice', 'pageReceived'>): Filter {
  const filter = new Filter()
    .with(tenantId, (at) => `nu.tenant_id = ${at}`)
    .with(userId, (at) => `nu.user_id = ${at}`)
    .contains('n.title', title)
    .with(type, (at) => `n.type = ${at}::numeric`);
  if (readStatus != null) filter.where.push(`nu.read_time is ${readStatus === READ ? 'not null' : 'null'}`);
  return filter;
}

const inboxOf = ({ tenantId, userId }: Reader) => [eq(noticeUser.tenantId, tenantId), eq(noticeUser.userId, userId)];

/** Unread notices of a person, newest first. */
export const unread = (db: Db, reader: Reader): Promise<Answered<'sysNotice', 'unReadList'>> =>
  db.orm
    .select({
      id: notice.id,
      title: notice.title,
      type: notice.type,
      content: notice.content,
      publicUserName: notice.publicUserName,
      publicTime: notice.publicTime,
      createTime: notice.createTime,
    })
    .from(noticeUser)
    .innerJoin(notice, eq(notice.id, noticeUser.noticeId))
    .where(and(...inboxOf(reader), isNull(noticeUser.readTime)))
    .orderBy(desc(noticeUser.createTime), desc(noticeUser.id))
    .limit(MAX_UNREAD);

/** @returns whether the notice is in the user's inbox; reading again changes nothing. */
export async function markRead(db: Db, reader: Reader, noticeId: string, at: string): Promise<boolean> {
  const rows = await db.orm
    .update(noticeUser)
    .set({ readTime: sql`coalesce(${noticeUser.readTime}, ${at})` })
    .where(and(...inboxOf(reader), eq(noticeUser.noticeId, noticeId)))
    .returning({ id: noticeUser.id });
  return rows.length > 0;
}

export async function markAllRead(db: Db, reader: Reader, at: string): Promise<void> {
  await db.orm
    .update(noticeUser)
    .set({ readTime: at })
    .where(and(...inboxOf(reader), isNull(noticeUser.readTime)));
}

/** The notice, locked until the transaction ends; null when unknown. */
export async function holdNotice(db: Db, id: string): Promise<{ status: number } | null> {
  const [found] = await db.orm.select({ status: notice.status }).from(notice).where(eq(notice.id, id)).for('update');
  return found ?? null;
}

/** Puts a notice into the inbox of every user of the company who can sign in. */
export async function deliverNotice(db: Db, tenantId: string, noticeId: string, at: string): Promise<void> {
  const readers = db.orm
    .select({
      // Growing ids, so that notices published within one millisecond keep their order.
      id: sql<string>`uuidv7()`.as('id'),
      tenantId: appUser.tenantId,
      noticeId: sql<string>`${noticeId}::uuid`.as('notice_id'),
      userId: sql<string>`${appUser.id}`.as('user_id'),
      readTime: sql<null>`null::timestamptz`.as('read_time'),
      createTime: sql<string>`${at}::timestamptz`.as('create_time'),
    })
    .from(appUser)
    .where(and(eq(appUser.tenantId, tenantId), eq(appUser.enabled, true)));
  await db.orm.insert(noticeUser).select(readers);
}
