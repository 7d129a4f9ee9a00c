import { and, eq, ne, sql } from 'drizzle-orm';
import { hasId } from '../../db/ids.ts';
import type { Db } from '../../db/port.ts';
import { appUser, tenant } from '../../db/schema/core.ts';
import { ERROR } from '../../http/error-codes.ts';
import { BusinessError } from '../../http/errors.ts';
import { callerOf, type CallContext, type SignedIn } from '../../http/handlers.ts';
import { readRange } from '../access/range/repo.ts';
import { assertMayTouch } from '../access/rights/service.ts';
import type { Auth } from '../auth/service.ts';

/** A user who is about to be changed; their row is locked. */
export interface Touched {
  id: string;
  account: string;
  phone: string | null;
  email: string | null;
  orgId: string | null;
  /** The first administrator of the company. */
  first: boolean;
}

/**
 * In the caller's transaction: locks a user's row, so that their rights cannot grow between check and change.
 * @throws BusinessError notFound when unknown or not visible, aboveYou
 */
export async function touch(db: Db, caller: SignedIn, userId: string): Promise<Touched> {
  const { id, account, phone, email, orgId } = appUser;
  const [row] = await db.orm
    .select({ id, account, phone, email, orgId, first: sql<boolean>`(${id} = ${tenant.adminUserId}) is true` })
    .from(appUser)
    .innerJoin(tenant, eq(tenant.id, appUser.tenantId))
    .where(hasId(id, userId))
    .for('update', { of: appUser });
  if (!row) throw new BusinessError(ERROR.notFound);
  await assertMayTouch(db, caller, userId);
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
 * In the caller's transaction, after a change: organizations widen the range of a role, so no user, the caller included, may see more than
 * the caller did.
 * @throws BusinessError mayNotGrant
 */
export async function assertNotWidened(db: Db, caller: SignedIn, userId: string): Promise<void> {
  const { orgs } = caller;
  if (orgs === null) return;
  const range = await readRange(db, userId);
  if (range === null || range.some((id) => !orgs.includes(id))) throw new BusinessError('mayNotGrant');
}

/** In the transaction of a change: reloads the rights of the user in every process and on open pages. */
export async function tellSessions(auth: Auth, context: CallContext, userId: string): Promise<void> {
  await auth.sessions.changed(userId);
  await tellPages(context, userId);
}

/** In the transaction of a change: ends every session of the user, whose pages leave at once, and updates lists of online users. */
export async function endSessions(auth: Auth, context: CallContext, userId: string): Promise<void> {
  await auth.sessions.endOthers(userId, null);
  await tellPages(context, userId);
  await context.deps.live.publish({ tenantId: callerOf(context).tenantId, topic: 'onlineUser' });
}

export const tellPages = (context: CallContext, userId: string): Promise<void> =>
  context.deps.live.publish({ tenantId: callerOf(context).tenantId, topic: 'session', id: userId, userId });
