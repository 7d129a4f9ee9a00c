import type { Db } from '../../db/port.ts';
import { BusinessError } from '../../http/errors.ts';
import { callerOf, type CallContext, type SignedIn } from '../../http/handlers.ts';
import { readRange } from '../access/range/repo.ts';
import { assertMayTouch } from '../access/rights/service.ts';
import type { Auth } from '../auth/service.ts';

/** Somebody who is about to be changed; their row is locked. */
export interface Touched {
  id: string;
  account: string;
  orgId: string | null;
  /** The first administrator of the company. */
  first: boolean;
}

/**
 * In the caller's unit: holds on to somebody's row, so that their rights cannot grow between the question and the change.
 *
 * @throws BusinessError D1002 unknown or out of sight, aboveYou
 */
export async function touch(db: Db, caller: SignedIn, userId: string): Promise<Touched> {
  const [row] = await db.sql<{ id: string; account: string; org_id: string | null; first: boolean }>(
    `select u.id, u.account, u.org_id, (u.id = t.admin_user_id) is true as first from app_user u join tenant t on t.id = u.tenant_id
     where u.id::text = $1 for update of u`,
    [userId],
  );
  if (!row) throw new BusinessError('D1002');
  await assertMayTouch(db, caller, userId);
  return { id: row.id, account: row.account, orgId: row.org_id, first: row.first };
}

/**
 * In the caller's unit: somebody whose particulars may be looked at.
 *
 * @throws BusinessError D1002 unknown or out of sight; administrators of the installation are seen by each other alone
 */
export async function assertVisible(db: Db, caller: SignedIn, userId: string): Promise<void> {
  const rows = await db.sql('select id from app_user where id::text = $1 and ($2::boolean or account_type <> 999)', [
    userId,
    caller.platform,
  ]);
  if (rows.length === 0) throw new BusinessError('D1002');
}

/**
 * In the caller's unit, after a change: organizations widen what a role reaches, so that nobody may come to see more than the caller
 * does, not even the caller.
 *
 * @throws BusinessError mayNotGrant
 */
export async function assertNotWidened(db: Db, caller: SignedIn, userId: string): Promise<void> {
  const { orgs } = caller;
  if (orgs === null) return;
  const range = await readRange(db, userId);
  if (range === null || range.some((id) => !orgs.includes(id))) throw new BusinessError('mayNotGrant');
}

/** In the unit of a change: every process looks again at what the person may do, and so do their open pages. */
export async function tellSessions(auth: Auth, context: CallContext, userId: string): Promise<void> {
  await auth.sessions.changed(userId);
  await tellPages(context, userId);
}

/** In the unit of a change: every session of the person ends, their open pages leave at once, and lists of who is there change. */
export async function endSessions(auth: Auth, context: CallContext, userId: string): Promise<void> {
  await auth.sessions.endOthers(userId, null);
  await tellPages(context, userId);
  await context.deps.live.publish({ tenantId: callerOf(context).tenantId, topic: 'onlineUser' });
}

const tellPages = (context: CallContext, userId: string): Promise<void> =>
  context.deps.live.publish({ tenantId: callerOf(context).tenantId, topic: 'session', id: userId, userId });
