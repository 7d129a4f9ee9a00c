import { onlineUser, type SortedBy } from '@seaberry/api-client/contract';
import type { Answered, Parsed } from '@seaberry/api-client/schemas';
import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import type { WholeRow } from '../../db/entity/columns.ts';
import { filterBy, type FilterColumns } from '../../db/entity/conditions.ts';
import { hasId } from '../../db/ids.ts';
import { listPage, type Filter } from '../../db/list.ts';
import { named } from '../../db/named.ts';
import type { Db } from '../../db/port.ts';
import { appUser, authSession } from '../../db/schema/core.ts';
import type { SignedIn } from '../../http/handlers.ts';
import { readUserAgent } from '../log/user-agent/rules.ts';

/** Open pages make a request every minute; a session that has missed two of them is no longer listed. */
const UNSEEN_MS = 3 * 60_000;

const READ = ['id', 'userId', 'createTime', 'ip', 'userAgent'] as const;
type SessionRow = Pick<typeof authSession.$inferSelect, (typeof READ)[number]> & Pick<typeof appUser.$inferSelect, 'account' | 'realName'>;

const SORTS = {
  id: 's.id',
  createTime: 's.create_time',
  userName: 'u.account',
  realName: 'u.real_name',
  time: 's.create_time',
  ip: 's.ip',
} satisfies Readonly<Record<SortedBy<typeof onlineUser> | 'createTime', string>>;

const FILTERED = { userName: 'u.account', realName: 'u.real_name' } as const satisfies FilterColumns<typeof onlineUser>;

type OnlinePage = Answered<'sysOnlineUser', 'page'>;
type Item = WholeRow<typeof onlineUser, OnlinePage['items'][number]>;

function filterOf(caller: SignedIn, given: Parsed<'sysOnlineUser', 'page'>, nowMs: number): Filter {
  const iso = (ms: number): string => new Date(ms).toISOString();
  const filter = filterBy(onlineUser, given, FILTERED)
    .with(iso(nowMs), (placeholder) => `s.expires_at > ${placeholder}::timestamptz`)
    .with(iso(nowMs - UNSEEN_MS), (placeholder) => `s.seen_at > ${placeholder}::timestamptz`);
  filter.where.push('s.revoked_at is null');
  // Platform administrators are visible only to each other.
  if (!caller.platform) filter.where.push('u.account_type <> 999');
  return filter;
}

/** In the caller's transaction: online users, one row per session. */
export function pageOnline(db: Db, caller: SignedIn, input: Parsed<'sysOnlineUser', 'page'>, nowMs: number): Promise<OnlinePage> {
  return listPage<SessionRow, Item>(
    db,
    {
      select: `${named(authSession, 's', READ)}, ${named(appUser, 'u', ['account', 'realName'])}`,
      from: 'auth_session s join app_user u on u.id = s.user_id',
      filter: filterOf(caller, input, nowMs),
      sorts: SORTS,
      defaultOrder: 's.create_time desc',
      tieBreaker: 's.id desc',
      toItem: (row) => ({
        id: row.id,
        connectionId: row.id,
        userId: row.userId,
        userName: row.account,
        realName: row.realName,
        time: row.createTime,
        ip: row.ip,
        ...readUserAgent(row.userAgent),
        current: row.id === caller.sessionId,
      }),
    },
    input,
  );
}

/** In the caller's transaction: ids of the online users. */
export async function onlineUserIds(db: Db, { platform }: SignedIn, nowMs: number): Promise<string[]> {
  const iso = (ms: number): string => new Date(ms).toISOString();
  const rows = await db.orm
    .selectDistinct({ id: authSession.userId })
    .from(authSession)
    .innerJoin(appUser, eq(appUser.id, authSession.userId))
    .where(
      and(
        gt(authSession.expiresAt, iso(nowMs)),
        gt(authSession.seenAt, iso(nowMs - UNSEEN_MS)),
        isNull(authSession.revokedAt),
        platform ? undefined : ne(appUser.accountType, 999),
      ),
    );
  return rows.map(({ id }) => id);
}

/** In the caller's transaction: an open session. */
export async function findSession(db: Db, id: string) {
  const [row] = await db.orm
    .select({ id: authSession.id, userId: authSession.userId })
    .from(authSession)
    .where(and(hasId(authSession.id, id), isNull(authSession.revokedAt)));
  return row ?? null;
}
