import type { Parsed, RoleRow } from '@seaberry/api-client/schemas';
import { Filter, listPage, statusOf } from '../../db/list.ts';
import type { Db } from '../../db/port.ts';
import { BusinessError } from '../../http/errors.ts';
import type { SignedIn } from '../../http/handlers.ts';
import { isUuid } from '@seaberry/tracking/rules';

interface Row extends Record<string, unknown> {
  id: string;
  tenant_id: string | null;
  name: string;
  code: string;
  order_no: number;
  data_scope: number;
  enabled: boolean;
  remark: string | null;
  create_time: string | null;
  update_time: string | null;
  create_user_name: string | null;
  update_user_name: string | null;
}

const itemOf = (row: Row): RoleRow => ({
  id: row.id,
  name: row.name,
  code: row.code,
  orderNo: row.order_no,
  dataScope: row.data_scope,
  status: statusOf(row.enabled),
  remark: row.remark,
  builtIn: row.tenant_id === null,
  createTime: row.create_time,
  updateTime: row.update_time,
  createUserName: row.create_user_name,
  updateUserName: row.update_user_name,
});

/** The built-in role of the administrators of the installation is nobody else's business. */
const SHOWN = (caller: SignedIn): string => (caller.platform ? 'true' : "(r.tenant_id is not null or r.code <> 'platform')");

/** In a unit. */
export function pageRoles(db: Db, caller: SignedIn, { name, code, status, ...page }: Parsed<'sysRole', 'page'>) {
  const filter = new Filter().contains('r.name', name).contains('r.code', code);
  filter.where.push(SHOWN(caller));
  filter.with(status, (at) => `r.enabled = (${at}::numeric = 1)`);
  return listPage<Row, RoleRow>(
    db,
    {
      select: 'r.*, coalesce(c.real_name, c.account) as create_user_name, coalesce(u.real_name, u.account) as update_user_name',
      from: 'role r left join app_user c on c.id = r.created_by left join app_user u on u.id = r.updated_by',
      filter,
      sorts: {
        name: 'r.name',
        code: 'r.code',
        orderNo: 'r.order_no',
        dataScope: 'r.data_scope',
        status: '(not r.enabled)',
        createTime: 'r.create_time',
        updateTime: 'r.update_time',
      },
      usual: '(r.tenant_id is not null), r.order_no, r.create_time',
      unique: 'r.id',
      toItem: itemOf,
    },
    page,
  );
}

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
  const role = await findRole(db, caller, id);
  const rows = await db.sql<{ id: string }>(
    'select m.id from role_menu rm join menu m on m.id = rm.menu_id where rm.role_id = $1 order by m.position, m.id',
    [role.id],
  );
  return rows.map((row) => row.id);
}

/** In a unit: ids of the organizations of its custom data range. */
export async function orgsOf(db: Db, caller: SignedIn, id: string): Promise<string[]> {
  const role = await findRole(db, caller, id);
  const rows = await db.sql<{ id: string }>(
    'select o.id from role_org ro join org o on o.id = ro.org_id where ro.role_id = $1 order by o.order_no, o.create_time, o.id',
    [role.id],
  );
  return rows.map((row) => row.id);
}
