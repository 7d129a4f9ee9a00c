import type { Parsed } from '@seaberry/api-client/schemas';
import type { Db } from '../../../db/port.ts';
import { BusinessError, FieldErrors } from '../../../http/errors.ts';
import type { SignedIn } from '../../../http/handlers.ts';
import { SCOPE } from '../../access/range/repo.ts';
import { assertMayGrantMenus, assertMayGrantRange } from '../../access/rights/service.ts';

/**
 * In a unit, for a role that the caller may change: its menus and buttons from now on, as far as the caller is shown them: what is
 * disabled stays granted, since nobody has said otherwise. What lies above one of them comes with it, as far as the caller holds it: a
 * page is never shown without its directory.
 *
 * @throws BusinessError D1002, mayNotGrant
 */
export async function writeMenus(
  db: Db,
  caller: SignedIn,
  roleId: string,
  menuIds: readonly string[],
  halfIds: readonly string[],
): Promise<void> {
  const given = [...new Set([...menuIds, ...halfIds])];
  await assertMayGrantMenus(db, caller, given);
  const half = new Set(halfIds);
  const wanted = await db.sql<{ id: string; half: boolean }>(
    `with recursive
       mine as (select menu_id from held_menu where user_id = $1),
       wanted as (
         select id, parent_id from menu where id::text in (select value from jsonb_array_elements_text($2::jsonb))
         union select m.id, m.parent_id from wanted w join menu m on m.id = w.parent_id join mine on mine.menu_id = m.id
       )
     select id, id::text not in (select value from jsonb_array_elements_text($3::jsonb)) as half from wanted`,
    [caller.userId, JSON.stringify(given), JSON.stringify(menuIds.filter((id) => !half.has(id)))],
  );
  const list = JSON.stringify(wanted);
  // What stays is not written again: the difference log tells what was taken and what was given.
  await db.sql(
    `delete from role_menu where role_id = $1
       and ($3::boolean or menu_id in (select menu_id from held_menu where user_id = $4))
       and menu_id not in (select id from jsonb_to_recordset($2::jsonb) as w(id uuid))`,
    [roleId, list, caller.platform, caller.userId],
  );
  await db.sql(
    `insert into role_menu (role_id, menu_id, half)
     select $1::uuid, w.id, w.half from jsonb_to_recordset($2::jsonb) as w(id uuid, half boolean)
     on conflict (role_id, menu_id) do update set half = excluded.half where role_menu.half <> excluded.half`,
    [roleId, list],
  );
}

/**
 * In a unit, for a role that the caller may change: the organizations of its data range from now on, none unless it is a custom one.
 *
 * @throws BusinessError D1002 for organizations that do not exist, mayNotGrant; FieldErrors for a custom range of nothing
 */
export async function writeRange(
  db: Db,
  caller: SignedIn,
  { id, dataScope, orgIdList }: Parsed<'sysRole', 'grantDataScope'>,
): Promise<void> {
  const orgIds = dataScope === SCOPE.custom ? [...new Set(orgIdList ?? [])] : [];
  if (dataScope === SCOPE.custom && orgIds.length === 0) throw new FieldErrors({ orgIdList: ['required'] });
  assertMayGrantRange(caller, { scope: dataScope, orgIds });
  const list = JSON.stringify(orgIds);
  await db.sql('delete from role_org where role_id = $1 and org_id::text not in (select value from jsonb_array_elements_text($2::jsonb))', [
    id,
    list,
  ]);
  await db.sql(
    `insert into role_org (tenant_id, role_id, org_id)
     select tenant_id, $1::uuid, id from org where id::text in (select value from jsonb_array_elements_text($2::jsonb)) on conflict do nothing`,
    [id, list],
  );
  const written = await db.sql('select org_id from role_org where role_id = $1', [id]);
  if (written.length < orgIds.length) throw new BusinessError('D1002');
}
