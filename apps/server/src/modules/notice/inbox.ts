import type { Answered, Parsed } from '@seaberry/api-client/schemas';
import type { Db } from '../../db/port.ts';
import { MAX_SEARCHED } from '../../db/list.ts';
import { Params } from '../ocean-bill/query.ts';

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

/** `%` and `_` of what was typed mean themselves. */
const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;

interface Reader {
  tenantId: string;
  userId: string;
}

/** One page of a person's inbox, newest first. */
export async function pageReceived(
  db: Db,
  { tenantId, userId }: Reader,
  { page, pageSize, title, type, readStatus }: Parsed<'sysNotice', 'pageReceived'>,
): Promise<Answered<'sysNotice', 'pageReceived'>> {
  const params = new Params();
  const where = [`nu.tenant_id = ${params.add(tenantId)}`, `nu.user_id = ${params.add(userId)}`];
  if (title && title.length > MAX_SEARCHED) where.push('false');
  else if (title?.trim()) where.push(`n.title ilike ${params.add(containing(title.trim()))}`);
  if (type != null) where.push(`n.type = ${params.add(type)}::numeric`);
  if (readStatus != null) where.push(`nu.read_time is ${readStatus === READ ? 'not null' : 'null'}`);
  const from = `from ${INBOX} where ${where.join(' and ')}`;
  const [count] = await db.sql<{ total: number }>(`select count(*)::int as total ${from}`, params.values);
  const total = count?.total ?? 0;
  const window = `limit ${params.add(pageSize)} offset ${params.add((page - 1) * pageSize)}`;
  const rows = await db.sql<InboxRow>(
    `select nu.id, nu.read_time, ${COLUMNS} ${from} order by nu.create_time desc, nu.id desc ${window}`,
    params.values,
  );
  const totalPages = Math.ceil(total / pageSize);
  return {
    page,
    pageSize,
    total,
    totalPages,
    hasPrevPage: page > 1,
    hasNextPage: page < totalPages,
    items: rows.map((row) => ({
      id: row.id,
      noticeId: row.notice_id,
      readStatus: row.read_time === null ? 0 : READ,
      readTime: row.read_time,
      sysNotice: noticeOf(row),
    })),
  };
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
