import type { onlineUser, SortedBy } from '@seaberry/api-client/contract';
import type { Answered, Parsed } from '@seaberry/api-client/schemas';
import type { Db } from '../../db/port.ts';
import { Filter, listPage } from '../../db/list.ts';
import { BusinessError } from '../../http/errors.ts';
import { callerOf, type Handlers, type SignedIn } from '../../http/handlers.ts';
import { assertMayTouch } from '../access/rights/service.ts';
import type { Auth } from '../auth/service.ts';
import { readUserAgent } from '../log/user-agent/rules.ts';

/** Sessions are heard of once a minute while a page is open; one that missed two of them has gone. */
const GONE_MS = 3 * 60_000;

interface SessionRow extends Record<string, unknown> {
  id: string;
  user_id: string;
  account: string;
  real_name: string | null;
  create_time: string;
  ip: string | null;
  user_agent: string | null;
}

const SORTS = {
  id: 's.id',
  createTime: 's.create_time',
  userName: 'u.account',
  realName: 'u.real_name',
  time: 's.create_time',
  ip: 's.ip',
} satisfies Readonly<Record<SortedBy<typeof onlineUser> | 'createTime', string>>;

type OnlinePage = Answered<'sysOnlineUser', 'page'>;

function filterOf(caller: SignedIn, { userName, realName }: Parsed<'sysOnlineUser', 'page'>, nowMs: number): Filter {
  const iso = (ms: number): string => new Date(ms).toISOString();
  const filter = new Filter().contains('u.account', userName).contains('u.real_name', realName);
  filter.with(iso(nowMs), (at) => `s.expires_at > ${at}::timestamptz`).with(iso(nowMs - GONE_MS), (at) => `s.seen_at > ${at}::timestamptz`);
  filter.where.push('s.revoked_at is null');
  // Administrators of the installation are seen by each other alone.
  if (!caller.platform) filter.where.push('u.account_type <> 999');
  return filter;
}

/** In the caller's unit: who is there, one row a session. */
function pageOnline(db: Db, caller: SignedIn, input: Parsed<'sysOnlineUser', 'page'>, nowMs: number): Promise<OnlinePage> {
  return listPage<SessionRow, OnlinePage['items'][number]>(
    db,
    {
      select: 's.id, s.user_id, u.account, u.real_name, s.create_time, s.ip, s.user_agent',
      from: 'auth_session s join app_user u on u.id = s.user_id',
      filter: filterOf(caller, input, nowMs),
      sorts: SORTS,
      usual: 's.create_time desc',
      unique: 's.id desc',
      toItem: (row) => ({
        id: row.id,
        connectionId: row.id,
        userId: row.user_id,
        userName: row.account,
        realName: row.real_name,
        time: row.create_time,
        ip: row.ip,
        ...readUserAgent(row.user_agent),
        current: row.id === caller.sessionId,
      }),
    },
    input,
  );
}

/** Who is signed in just now. */
export function onlineHandlers(auth: Auth): Handlers['sysOnlineUser'] {
  return {
    page: (input, context) => pageOnline(context.deps.db, callerOf(context), input, context.deps.clock.wallNow()),

    async forceOffline({ connectionId }, context) {
      const { db, live } = context.deps;
      const caller = callerOf(context);
      const [session] = await db.sql<{ id: string; user_id: string }>(
        'select id, user_id from auth_session where id::text = $1 and revoked_at is null',
        [connectionId],
      );
      if (!session) throw new BusinessError('D1002');
      await assertMayTouch(db, caller, session.user_id);
      await auth.sessions.revoke(session.id);
      await live.publish({ tenantId: caller.tenantId, topic: 'session', id: session.user_id, userId: session.user_id });
      // Whoever looks at this list sees one less; of whom is not said.
      await live.publish({ tenantId: caller.tenantId, topic: 'onlineUser' });
      return null;
    },
  };
}
