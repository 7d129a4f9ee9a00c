import type { Parsed } from '@seaberry/api-client/schemas';
import { v7 as uuid } from 'uuid';
import { sqlState, type Db } from '../../db/port.ts';
import { BusinessError, FieldErrors } from '../../http/errors.ts';
import type { SignedIn } from '../../http/handlers.ts';
import { assertMayGrantRoles } from '../access/rights.ts';
import { findRole, type RoleHead } from './read.ts';
import { writeMenus } from './grant.ts';

type Fields = Parsed<'sysRole', 'add'>;

/** Who changes something, and when. */
export interface Change {
  caller: SignedIn;
  now: string;
}

/**
 * In a unit: a role that the caller may change at all.
 *
 * @throws BusinessError D1002 unknown, D1019 built in, D6002 made by somebody else and the caller has a data range
 */
export async function changeableRole(db: Db, caller: SignedIn, id: string): Promise<RoleHead> {
  const role = await findRole(db, caller, id);
  if (role.tenant_id === null) throw new BusinessError('D1019');
  if (caller.orgs !== null && role.created_by !== caller.userId) throw new BusinessError('D6002');
  return role;
}

/**
 * The same, for what gives or takes rights: whoever switched on a role that holds more than they do would give what they do not hold,
 * perhaps to themselves.
 *
 * @throws BusinessError mayNotGrant, and as above
 */
export async function grantableRole(db: Db, caller: SignedIn, id: string): Promise<RoleHead> {
  const role = await changeableRole(db, caller, id);
  await assertMayGrantRoles(db, caller, [role.id]);
  return role;
}

/** Codes of the built-in roles are taken as well. @throws FieldErrors with every reason at once */
async function assertFree(db: Db, { name, code }: Fields, except: string | null): Promise<void> {
  const [found] = await db.sql<{ name: boolean; code: boolean }>(
    `select coalesce(bool_or(name = $1), false) as name, coalesce(bool_or(code = $2), false) as code
     from role where id is distinct from $3::uuid`,
    [name, code, except],
  );
  const reasons = { ...(found?.name && { name: ['D1006'] }), ...(found?.code && { code: ['codeTaken'] }) };
  if (Object.keys(reasons).length > 0) throw new FieldErrors(reasons);
}

/** Somebody took the code between the question and the change. */
function asTaken(error: unknown): never {
  throw sqlState(error) === '23505' ? new FieldErrors({ code: ['codeTaken'] }) : error;
}

/** In a unit: a role begins with the narrowest data range. @returns the id @throws BusinessError D1002, mayNotGrant; FieldErrors */
export async function addRole(db: Db, { caller, now }: Change, fields: Fields): Promise<string> {
  await assertFree(db, fields, null);
  const id = uuid();
  const { name, code, orderNo, status, remark, menuIdList, halfMenuIdList } = fields;
  await db
    .sql(
      `insert into role (id, tenant_id, name, code, order_no, enabled, remark, created_by, create_time, updated_by, update_time)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $8, $9)`,
      [id, caller.tenantId, name, code, orderNo ?? 100, status !== 2, remark || null, caller.userId, now],
    )
    .catch(asTaken);
  if (menuIdList) await writeMenus(db, caller, id, menuIdList, halfMenuIdList ?? []);
  return id;
}

/**
 * In a unit: changes what is given; what is left out stays, the menus too.
 *
 * @throws BusinessError D1002, D1019, D6002, mayNotGrant; FieldErrors
 */
export async function changeRole(db: Db, { caller, now }: Change, id: string, fields: Fields): Promise<void> {
  const { name, code, orderNo, status, remark, menuIdList, halfMenuIdList } = fields;
  const role = await changeableRole(db, caller, id);
  const switched = status != null && (status === 1) !== role.enabled;
  if (switched || menuIdList) await grantableRole(db, caller, id);
  await assertFree(db, fields, id);
  const changed = await db
    .sql(
      `update role set name = $2, code = $3, order_no = coalesce($4, order_no), enabled = coalesce($5, enabled),
         remark = case when $6::boolean then $7 else remark end, updated_by = $8, update_time = $9 where id = $1 returning id`,
      [id, name, code, orderNo ?? null, status ? status === 1 : null, remark !== undefined, remark || null, caller.userId, now],
    )
    .catch(asTaken);
  if (changed.length === 0) throw new BusinessError('D6002');
  if (menuIdList) await writeMenus(db, caller, id, menuIdList, halfMenuIdList ?? []);
}

/** In a unit. @throws BusinessError D1002, D1019, D6002, mayNotGrant */
export async function switchRole(db: Db, { caller, now }: Change, id: string, status: 1 | 2): Promise<void> {
  await grantableRole(db, caller, id);
  await touchRole(db, { caller, now }, id, 'enabled', status === 1);
}

/** Writes one column, or none; the policies of the table let nobody with a data range touch what others made. @throws BusinessError D6002 */
export async function touchRole(
  db: Db,
  { caller, now }: Change,
  id: string,
  column?: 'enabled' | 'data_scope',
  value?: boolean | number,
): Promise<void> {
  const set = column ? `, ${column} = $4` : '';
  const changed = await db.sql(`update role set updated_by = $2, update_time = $3${set} where id = $1 returning id`, [
    id,
    caller.userId,
    now,
    ...(column ? [value] : []),
  ]);
  if (changed.length === 0) throw new BusinessError('D6002');
}

/** In a unit. @throws BusinessError D1002, D1019, D1025, D6002 */
export async function removeRole(db: Db, caller: SignedIn, id: string): Promise<void> {
  await changeableRole(db, caller, id);
  const removed = await db.sql('delete from role where id = $1 returning id', [id]).catch((error: unknown) => {
    // The foreign key knows everybody who has it, also whom the caller does not see.
    throw sqlState(error) === '23503' ? new BusinessError('D1025') : error;
  });
  if (removed.length === 0) throw new BusinessError('D6002');
}
