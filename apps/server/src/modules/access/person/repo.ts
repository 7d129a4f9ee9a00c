import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/port.ts';
import { appUser, menu, tenant } from '../../../db/schema/core.ts';
import type { SignedIn } from '../../../http/handlers.ts';
import { hasFactor, needsFactor } from '../../auth/factors/repo.ts';
import { SUPER_ADMIN } from '../../auth/sessions/service.ts';
import { readRange } from '../range/repo.ts';

/** In a transaction of the system: a user with current rights, without a session; null for a disabled or removed one. */
export async function readPerson(
  db: Db,
  { tenantId, userId }: { tenantId: string; userId: string },
): Promise<Omit<SignedIn, 'sessionId' | 'expiresAt'> | null> {
  const [person] = await db.orm
    .select({
      account: appUser.account,
      realName: appUser.realName,
      accountType: appUser.accountType,
      orgId: appUser.orgId,
      mustChangePassword: appUser.mustChangePassword,
      mustAddFactor: sql<boolean>`${needsFactor()} and not ${hasFactor()}`,
    })
    .from(appUser)
    .innerJoin(tenant, and(eq(tenant.id, appUser.tenantId), eq(tenant.enabled, true)))
    .where(and(eq(appUser.id, userId), eq(appUser.tenantId, tenantId), eq(appUser.enabled, true)));
  if (!person) return null;
  const codes = await db.orm
    .select({ code: menu.permission })
    .from(menu)
    .where(sql`${menu.id} in (select h.menu_id from held_menu h where h.user_id = ${userId}) and ${menu.permission} is not null`);
  const { accountType, ...rest } = person;
  return {
    userId,
    tenantId,
    platform: accountType === SUPER_ADMIN,
    ...rest,
    orgs: await readRange(db, userId),
    buttons: new Set(codes.flatMap(({ code }) => code ?? [])),
  };
}
