import { role } from '@seaberry/api-client/contract';
import { isUuid } from '@seaberry/tracking/rules';
import { sql } from 'drizzle-orm';
import { repository } from '../../db/entity/repository.ts';
import type { Db } from '../../db/port.ts';
import { role as roleTable } from '../../db/schema/core.ts';
import { BusinessError } from '../../http/errors.ts';
import type { SignedIn } from '../../http/handlers.ts';

/** The built-in role of platform administrators is visible to them alone. */
const SHOWN = (caller: SignedIn, table = 'r'): string =>
  caller.platform ? 'true' : `(${table}.tenant_id is not null or ${table}.code <> 'platform')`;

/** Built-in roles come first. */
export const roles = (db: Db, caller: SignedIn) =>
  repository(db, role, roleTable, {
    visible: sql.raw(SHOWN(caller, 'role')),
    order: [sql`(${roleTable.tenantId} is not null)`],
    extra: { builtIn: sql`(${roleTable.tenantId} is null)` },
    inUse: 'D1025',
  });

/** In a unit: the enabled roles, to choose from. */
export const listRoles = (db: Db, caller: SignedIn): Promise<{ id: string; name: string; code: string }[]> =>
  db.sql(
    `select r.id, r.name, r.code from role r where r.enabled and ${SHOWN(caller)}
     order by (r.tenant_id is not null), r.order_no, r.create_time, r.id`,
  );

export interface RoleHead extends Record<string, unknown> {
  id: string;
  /** Null for one that came with the product. */
  tenant_id: string | null;
  enabled: boolean;
  created_by: string | null;
}

/** In a unit. @throws BusinessError D1002 for one that the caller is not shown */
export async function findRole(db: Db, caller: SignedIn, id: string): Promise<RoleHead> {
  const [row] = isUuid(id)
    ? await db.sql<RoleHead>(`select r.id, r.tenant_id, r.enabled, r.created_by from role r where r.id = $1 and ${SHOWN(caller)}`, [id])
    : [];
  if (!row) throw new BusinessError('D1002');
  return row;
}

/** In a unit: ids of its menus and buttons, in the order of the menu. */
export async function menusOf(db: Db, caller: SignedIn, id: string): Promise<string[]> {
  const found = await findRole(db, caller, id);
  const rows = await db.sql<{ id: string }>(
    'select m.id from role_menu rm join menu m on m.id = rm.menu_id where rm.role_id = $1 order by m.position, m.id',
    [found.id],
  );
  return rows.map((row) => row.id);
}

/** In a unit: ids of the organizations of its custom data range. */
export async function orgsOf(db: Db, caller: SignedIn, id: string): Promise<string[]> {
  const found = await findRole(db, caller, id);
  const rows = await db.sql<{ id: string }>(
    'select o.id from role_org ro join org o on o.id = ro.org_id where ro.role_id = $1 order by o.order_no, o.create_time, o.id',
    [found.id],
  );
  return rows.map((row) => row.id);
}
