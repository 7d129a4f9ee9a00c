import { and, eq, inArray, not } from 'drizzle-orm';
import { hasIdIn } from '../../../db/ids.ts';
import type { Db } from '../../../db/port.ts';
import { jobPosition, org, userOrg } from '../../../db/schema/access.ts';
import { role, userRole } from '../../../db/schema/core.ts';

/** Those of the ids that belong to organizations or positions visible to the transaction. */
export async function visibleIds(db: Db, table: typeof org | typeof jobPosition, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.orm.select({ id: table.id }).from(table).where(hasIdIn(table.id, ids));
  return new Set(rows.map(({ id }) => id));
}

/** Roles of a user, in the order of the list of roles. */
export async function rolesOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db.orm
    .select({ id: userRole.roleId })
    .from(userRole)
    .innerJoin(role, eq(role.id, userRole.roleId))
    .where(eq(userRole.userId, userId))
    .orderBy(role.orderNo, role.name, role.id);
  return rows.map(({ id }) => id);
}

export async function addRoles(db: Db, tenantId: string, userId: string, roleIds: readonly string[]): Promise<void> {
  if (roleIds.length > 0) await db.orm.insert(userRole).values(roleIds.map((roleId) => ({ tenantId, userId, roleId })));
}

export async function removeRoles(db: Db, userId: string, roleIds: readonly string[]): Promise<void> {
  if (roleIds.length > 0) await db.orm.delete(userRole).where(and(eq(userRole.userId, userId), inArray(userRole.roleId, [...roleIds])));
}

/** Ids of the organizations that a user belongs to besides their own. */
export async function affiliatedTo(db: Db, userId: string): Promise<string[]> {
  const rows = await db.orm.select({ orgId: userOrg.orgId }).from(userOrg).where(eq(userOrg.userId, userId));
  return rows.map(({ orgId }) => orgId);
}

/** Organizations that a user belongs to besides their own, by name, with the position there. */
export const affiliationsOf = (db: Db, userId: string) =>
  db.orm
    .select({
      orgId: userOrg.orgId,
      orgName: org.name,
      posId: userOrg.posId,
      posName: jobPosition.name,
      jobNum: userOrg.jobNumber,
      posLevel: userOrg.posLevel,
      joinDate: userOrg.joinDate,
    })
    .from(userOrg)
    .innerJoin(org, eq(org.id, userOrg.orgId))
    .leftJoin(jobPosition, eq(jobPosition.id, userOrg.posId))
    .where(eq(userOrg.userId, userId))
    .orderBy(org.orderNo, org.name, org.id);

type Affiliation = typeof userOrg.$inferInsert;

/** Removes affiliations to other organizations than these. */
export async function removeOtherAffiliations(db: Db, userId: string, orgIds: readonly string[]): Promise<void> {
  await db.orm.delete(userOrg).where(and(eq(userOrg.userId, userId), not(hasIdIn(userOrg.orgId, orgIds))));
}

export async function writeAffiliation(db: Db, { tenantId, userId, orgId, ...rest }: Affiliation): Promise<void> {
  await db.orm
    .insert(userOrg)
    .values({ tenantId, userId, orgId, ...rest })
    .onConflictDoUpdate({ target: [userOrg.userId, userOrg.orgId], set: rest });
}
