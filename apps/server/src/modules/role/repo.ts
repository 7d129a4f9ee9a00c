import { role } from '@seaberry/api-client/contract';
import { isUuid } from '@seaberry/tracking/rules';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { repository } from '../../db/entity/repository.ts';
import type { Db } from '../../db/port.ts';
import { org, roleOrg } from '../../db/schema/access.ts';
import { menu, role as roleTable, roleMenu, userRole } from '../../db/schema/core.ts';
import { ERROR } from '../../http/error-codes.ts';
import { BusinessError } from '../../http/errors.ts';
import type { SignedIn } from '../../http/handlers.ts';

/** The built-in role of platform administrators is visible to them alone. */
const shownTo = (caller: SignedIn): SQL =>
  caller.platform ? sql`true` : sql`(${roleTable.tenantId} is not null or ${roleTable.code} <> 'platform')`;

const builtInFirst = sql`(${roleTable.tenantId} is not null)`;

/** Built-in roles come first. */
export const roles = (db: Db, caller: SignedIn) =>
  repository(db, role, roleTable, {
    visible: shownTo(caller),
    order: [builtInFirst],
    extra: { builtIn: sql`(${roleTable.tenantId} is null)` },
    inUse: 'roleInUse',
  });

/** In a transaction: enabled roles for a choice. */
export const listRoles = (db: Db, caller: SignedIn): Promise<{ id: string; name: string; code: string }[]> =>
  db.orm
    .select({ id: roleTable.id, name: roleTable.name, code: roleTable.code })
    .from(roleTable)
    .where(and(eq(roleTable.enabled, true), shownTo(caller)))
    .orderBy(builtInFirst, roleTable.orderNo, roleTable.createTime, roleTable.id);

/** Columns that decide whether a role may be changed, and whether that needs a proof of identity. `tenantId` is null for a built-in role. */
export type RoleHead = Pick<typeof roleTable.$inferSelect, 'id' | 'tenantId' | 'enabled' | 'createdBy' | 'secondFactor'>;

/** In a transaction. @throws BusinessError notFound, also for a role that the caller does not see */
export async function findRole(db: Db, caller: SignedIn, id: string): Promise<RoleHead> {
  const { tenantId, enabled, createdBy, secondFactor } = roleTable;
  const [row] = isUuid(id)
    ? await db.orm
        .select({ id: roleTable.id, tenantId, enabled, createdBy, secondFactor })
        .from(roleTable)
        .where(and(eq(roleTable.id, id), shownTo(caller)))
    : [];
  if (!row) throw new BusinessError(ERROR.notFound);
  return row;
}

/** In a transaction: ids of the menus and buttons of a role, in the order of the menu. */
export async function menusOf(db: Db, caller: SignedIn, id: string): Promise<string[]> {
  const found = await findRole(db, caller, id);
  const rows = await db.orm
    .select({ id: menu.id })
    .from(roleMenu)
    .innerJoin(menu, eq(menu.id, roleMenu.menuId))
    .where(eq(roleMenu.roleId, found.id))
    .orderBy(menu.position, menu.id);
  return rows.map((row) => row.id);
}

/** In a transaction: ids of the organizations in the custom data range of a role. */
export async function orgsOf(db: Db, caller: SignedIn, id: string): Promise<string[]> {
  const found = await findRole(db, caller, id);
  const rows = await db.orm
    .select({ id: org.id })
    .from(roleOrg)
    .innerJoin(org, eq(org.id, roleOrg.orgId))
    .where(eq(roleOrg.roleId, found.id))
    .orderBy(org.orderNo, org.createTime, org.id);
  return rows.map((row) => row.id);
}

/** In a transaction: ids of the users who have the role. */
export async function holdersOf(db: Db, roleId: string): Promise<string[]> {
  const rows = await db.orm.select({ id: userRole.userId }).from(userRole).where(eq(userRole.roleId, roleId));
  return rows.map((row) => row.id);
}

/** In a transaction. @returns false when row-level security forbids the change */
export async function writeRole(db: Db, id: string, columns: Partial<typeof roleTable.$inferInsert>): Promise<boolean> {
  const changed = await db.orm.update(roleTable).set(columns).where(eq(roleTable.id, id)).returning({ id: roleTable.id });
  return changed.length > 0;
}
