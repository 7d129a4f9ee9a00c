import type { Parsed } from '@seaberry/api-client/schemas';
import type { Db } from '../../../db/port.ts';
import { BusinessError } from '../../../http/errors.ts';
import { findTenant } from '../repo.ts';

interface MenuRow extends Record<string, unknown> {
  id: string;
  parent_id: string | null;
  platform: boolean;
}

/** With what lies above each: a page that is granted without its directory would never be shown. */
function withParents(ids: ReadonlySet<string>, all: ReadonlyMap<string, MenuRow>): Set<string> {
  const wanted = new Set(ids);
  for (const id of wanted) {
    const parent = all.get(id)?.parent_id;
    // What is the installation's is no company's; a set goes on to what is added while it is gone through.
    if (parent && all.get(parent)?.platform === false) wanted.add(parent);
  }
  return wanted;
}

/**
 * In a unit of the system: what a company may use at all, from now on. Everything that companies may have is no limit, so that what a
 * later version brings comes to them as well.
 *
 * @throws BusinessError D1002, mayNotGrant for what is the installation's
 */
export async function grantMenus(db: Db, { id, menuIdList, halfMenuIdList }: Parsed<'sysTenant', 'grantMenu'>): Promise<void> {
  await findTenant(db, id);
  const rows = await db.sql<MenuRow>('select id, parent_id, platform from menu');
  const all = new Map(rows.map((row) => [row.id, row]));
  const given = new Set([...menuIdList, ...(halfMenuIdList ?? [])]);
  for (const one of given) {
    const row = all.get(one);
    if (!row) throw new BusinessError('D1002');
    if (row.platform) throw new BusinessError('mayNotGrant');
  }
  const granted = withParents(given, all);
  const limited = rows.some((row) => !row.platform && !granted.has(row.id));
  await db.sql('update tenant set menus_limited = $2 where id = $1', [id, limited]);
  if (!limited) {
    await write(db, id, []);
    return;
  }
  const half = new Set([...(halfMenuIdList ?? []), ...[...granted].filter((one) => !given.has(one))]);
  // The installation's administrators keep what is theirs, wherever they are at home.
  const own = await db.sql('select 1 as found from app_user where tenant_id = $1 and account_type = 999 limit 1', [id]);
  const theirs = own.length > 0 ? rows.filter(({ platform }) => platform) : [];
  await write(db, id, [
    ...[...granted].map((one) => ({ id: one, half: half.has(one) })),
    ...theirs.map((row) => ({ id: row.id, half: false })),
  ]);
}

/** What stays is not written again: the difference log tells what was taken and what was given. */
async function write(db: Db, tenantId: string, menus: readonly { id: string; half: boolean }[]): Promise<void> {
  const list = JSON.stringify(menus);
  await db.sql(
    'delete from tenant_menu where tenant_id = $1 and menu_id not in (select id from jsonb_to_recordset($2::jsonb) as m(id uuid))',
    [tenantId, list],
  );
  await db.sql(
    `insert into tenant_menu (tenant_id, menu_id, half) select $1, m.id, m.half from jsonb_to_recordset($2::jsonb) as m(id uuid, half boolean)
     on conflict (tenant_id, menu_id) do update set half = excluded.half where tenant_menu.half <> excluded.half`,
    [tenantId, list],
  );
}

/** In a unit of the system: ids of what a company may use, the half-checked ones among them. @throws BusinessError D1002 */
export async function menusOf(db: Db, tenantId: string): Promise<string[]> {
  await findTenant(db, tenantId, 'read');
  const rows = await db.sql<{ id: string }>(
    `select m.id from menu m join tenant t on t.id = $1
     where not m.platform and (not t.menus_limited or exists (select from tenant_menu tm where tm.tenant_id = t.id and tm.menu_id = m.id))
     order by m.position, m.id`,
    [tenantId],
  );
  return rows.map(({ id }) => id);
}
