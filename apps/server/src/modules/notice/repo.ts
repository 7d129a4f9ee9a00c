import type { Answered, Parsed } from '@seaberry/api-client/schemas';
import type { Db } from '../../db/port.ts';
import { Filter, listPage } from '../../db/list.ts';

const MAX_UNREAD = 100;
const READ = 1;

interface NoticeRow extends Record<string, unknown> {
  notice_id: string;
  title: string;
  type: number;
  content: string;
  public_user_name: string | null;
  public_time: string | null;
  created: string;
}

interface InboxRow extends NoticeRow {
  id: string;
  read_time: string | null;
}

const COLUMNS = 'n.id as notice_id, n.title, n.type, n.content, n.public_user_name, n.public_time, n.create_time as created';
/** Only what was published has rows here. */
const INBOX = 'notice_user nu join notice n on n.id = nu.notice_id';

const noticeOf = (row: NoticeRow) => ({
  id: row.notice_id,
  title: row.title,
  type: row.type,
  content: row.content,
  publicUserName: row.public_user_name,
  publicTime: row.public_time,
  createTime: row.created,
});

interface Reader {
  tenantId: string;
  userId: string;
}

/** One page of a person's inbox, newest first. */
export const pageReceived = (db: Db, { tenantId, userId }: Reader, given: Parsed<'sysNotice', 'pageReceived'>) =>
  listPage(
    db,
    {
      select: `nu.id, nu.read_time, ${COLUMNS}`,
      from: INBOX,
      filter: filterOf(tenantId, userId, given),
      sorts: { id: 'nu.id', createTime: 'nu.create_time' },
      usual: 'nu.create_time desc',
      unique: 'nu.id desc',
      toItem: (row: InboxRow) => ({
        id: row.id,
        noticeId: row.notice_id,
        readStatus: row.read_time === null ? 0 : READ,
        readTime: row.read_time,
        sysNotice: noticeOf(row),
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

/** What a person has not read, newest first. */
export async function unread(db: Db, { tenantId, userId }: Reader): Promise<Answered<'sysNotice', 'unReadList'>> {
  const rows = await db.sql<NoticeRow>(
    `select ${COLUMNS} from ${INBOX} where nu.tenant_id = $1 and nu.user_id = $2 and nu.read_time is null
     order by nu.create_time desc, nu.id desc limit ${MAX_UNREAD}`,
    [tenantId, userId],
  );
  return rows.map(noticeOf);
}

/** @returns whether the notice is in the person's inbox; a second reading changes nothing. */
export async function markRead(db: Db, { tenantId, userId }: Reader, noticeId: string, at: string): Promise<boolean> {
  const rows = await db.sql(
    `update notice_user set read_time = coalesce(read_time, $4) where tenant_id = $1 and user_id = $2 and notice_id = $3 returning id`,
    [tenantId, userId, noticeId, at],
  );
  return rows.length > 0;
}

export async function markAllRead(db: Db, { tenantId, userId }: Reader, at: string): Promise<void> {
  await db.sql('update notice_user set read_time = $3 where tenant_id = $1 and user_id = $2 and read_time is null', [tenantId, userId, at]);
}
