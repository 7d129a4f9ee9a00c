import { and, eq, ne, sql } from 'drizzle-orm';
import { hasId } from '../../db/ids.ts';
import type { Db } from '../../db/port.ts';
import { appUser, tenant } from '../../db/schema/core.ts';
import { ERROR } from '../../http/error-codes.ts';
import { BusinessError } from '../../http/errors.ts';
import { callerOf, type CallContext, type SignedIn } from '../../http/handlers.ts';
import { readRange } from '../access/range/repo.ts';
import { assertMayChangeUser } from '../access/rights/service.ts';
import type { Auth } from '../auth/service.ts';

/** A user whom the caller may change; the row is locked until the transaction ends. */
export interface ChangeableUser {
  id: string;
  account: string;
  enabled: boolean;
  phone: string | null;
  email: string | null;
  orgId: string | null;
  managerUserId: string | null;
  /** Whether the user is the first administrator of the company, who stays one. */
  isFirstAdministrator: boolean;
}

/**
 * In the caller's transaction: a user whom the caller may change. Locks the row, so that the user's rights cannot grow between check and
 * change.
 * @throws BusinessError notFound when unknown or not visible, aboveYou
 */
export async function changeableUser(db: Db, caller: SignedIn, userId: string): Promise<ChangeableUser> {
  const { id, account, enabled, phone, email, orgId, managerUserId } = appUser;
  const [row] = await db.orm
    .select({
      id,
      account,
      enabled,
      phone,
      email,
      orgId,
      managerUserId,
      isFirstAdministrator: sql<boolean>`(${id} = ${tenant.adminUserId}) is true`,
    })
    .from(appUser)
    .innerJoin(tenant, eq(tenant.id, appUser.tenantId))
    .where(hasId(id, userId))
    .for('update', { of: appUser });
  if (!row) throw new BusinessError(ERROR.notFound);
  await assertMayChangeUser(db, caller, userId);
  return row;
}

/**
 * In the caller's transaction: checks that the personal data of a user may be read.
 * @throws BusinessError notFound when unknown or not visible; platform administrators are visible only to each other
 */
export async function assertVisible(db: Db, caller: SignedIn, userId: string): Promise<void> {
  const rows = await db.orm
    .select({ id: appUser.id })
    .from(appUser)
    .where(and(hasId(appUser.id, userId), caller.platform ? undefined : ne(appUser.accountType, 999)));
  if (rows.length === 0) throw new BusinessError(ERROR.notFound);
}

/**
 * In the caller's transaction, after a change: no user, the caller included, may now have a wider data range than the caller had. A new
 * organization widens the range of roles such as "department and below".
 * @throws BusinessError mayNotGrant
 */
export async function assertNotWidened(db: Db, caller: SignedIn, userId: string): Promise<void> {
  const { orgs } = caller;
  if (orgs === null) return;
  const range = await readRange(db, userId);
  if (range === null || range.some((id) => !orgs.includes(id))) throw new BusinessError('mayNotGrant');
}

/** In the transaction of a change: every process and every open page of the user reads their rights again. */
export async function reloadSessions(auth: Auth, context: CallContext, userId: string): Promise<void> {
  await auth.sessions.changed(userId);
  await reloadPages(context, userId);
}

/**
 * In the transaction of a change: ends every session of a user, whose pages show the sign-in at once, and updates lists of online users.
 */
export async function endSessions(auth: Auth, context: CallContext, userId: string): Promise<void> {
  await auth.sessions.endOthers(userId, null);
  await reloadPages(context, userId);
  await context.deps.live.publish({ tenantId: callerOf(context).tenantId, topic: 'onlineUser' });
}

export const reloadPages = (context: CallContext, userId: string): Promise<void> =>
  context.deps.live.publish({ tenantId: callerOf(context).tenantId, topic: 'session', id: userId, userId });
