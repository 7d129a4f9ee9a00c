import type { Parsed } from '@seaberry/api-client/schemas';
import type { Db } from '../../db/port.ts';
import { ERROR } from '../../http/error-codes.ts';
import { BusinessError } from '../../http/errors.ts';
import type { SignedIn } from '../../http/handlers.ts';
import { assertMayGrantRoles } from '../access/rights/service.ts';
import { findRole, roles, writeRole, type RoleHead } from './repo.ts';
import { writeMenus } from './grant/service.ts';

type Fields = Parsed<'sysRole', 'add'>;
type Changes = Omit<Parsed<'sysRole', 'update'>, 'id'>;

/** Author and time of a change. */
export interface Change {
  caller: SignedIn;
  now: string;
}

/**
 * In a transaction: a role that the caller may change.
 * @throws BusinessError notFound, builtInRole, notCreator when another user made it and the caller has a data range
 */
export async function changeableRole(db: Db, caller: SignedIn, id: string): Promise<RoleHead> {
  const role = await findRole(db, caller, id);
  if (role.tenantId === null) throw new BusinessError(ERROR.builtInRole);
  if (caller.orgs !== null && role.createdBy !== caller.userId) throw new BusinessError(ERROR.notCreator);
  return role;
}

/**
 * In a transaction: a role whose rights the caller may change, or which they may enable: it has no rights that the caller does not have.
 * @param version Version of the row that the caller's form showed.
 * @throws BusinessError mayNotGrant, and the errors of `changeableRole`; Outdated
 */
export async function grantableRole(db: Db, caller: SignedIn, id: string, version?: number | null): Promise<RoleHead> {
  const role = await changeableRole(db, caller, id);
  await assertMayGrantRoles(db, caller, [role.id]);
  await roles(db, caller).requireVersion(id, version);
  return role;
}

/**
 * In a transaction: creates a role with the narrowest data range.
 * @returns the id
 * @throws BusinessError notFound, mayNotGrant; FieldErrors
 */
export async function addRole(db: Db, { caller, now }: Change, fields: Fields): Promise<string> {
  const { menuIdList, halfMenuIdList, ...entered } = fields;
  const id = await roles(db, caller).insert({ ...caller, now }, entered);
  if (menuIdList) await writeMenus(db, caller, id, menuIdList, halfMenuIdList ?? []);
  return id;
}

/**
 * In a transaction: changes the given fields; omitted ones are kept, menus included.
 *
 * @param requireProof Called when users with the role may get rights by the change, or no longer need a second factor.
 * @throws BusinessError notFound, builtInRole, notCreator, mayNotGrant; Outdated; FieldErrors
 */
export async function changeRole(
  db: Db,
  { caller, now }: Change,
  id: string,
  fields: Changes,
  requireProof: () => Promise<void>,
): Promise<void> {
  const { menuIdList, halfMenuIdList, version, ...entered } = fields;
  const { status } = entered;
  const role = await changeableRole(db, caller, id);
  await roles(db, caller).requireVersion(id, version);
  const switched = status != null && (status === 1) !== role.enabled;
  const dropsSecondFactor = role.secondFactor && entered.secondFactor === false;
  if (menuIdList || dropsSecondFactor || (switched && status === 1)) await requireProof();
  if (switched || menuIdList) await grantableRole(db, caller, id);
  await roles(db, caller).update({ ...caller, now }, id, entered);
  if (menuIdList) await writeMenus(db, caller, id, menuIdList, halfMenuIdList ?? []);
}

/** In a transaction. @throws BusinessError notFound, builtInRole, notCreator, mayNotGrant */
export async function switchRole(db: Db, { caller, now }: Change, id: string, status: 1 | 2): Promise<void> {
  await grantableRole(db, caller, id);
  await touchRole(db, { caller, now }, id, { enabled: status === 1 });
}

/**
 * Writes these columns, and the caller as last editor. Row-level security limits a caller with a data range to roles that they created.
 * @throws BusinessError notCreator
 */
export async function touchRole(
  db: Db,
  { caller, now }: Change,
  id: string,
  columns: { enabled?: boolean; dataScope?: number } = {},
): Promise<void> {
  if (!(await writeRole(db, id, { ...columns, updatedBy: caller.userId, updateTime: now }))) throw new BusinessError(ERROR.notCreator);
}

/** In a transaction. @throws BusinessError notFound, builtInRole, roleInUse, notCreator; Outdated */
export async function removeRole(db: Db, caller: SignedIn, id: string, version?: number | null): Promise<void> {
  await changeableRole(db, caller, id);
  await roles(db, caller).remove(id, version);
}
