import type { Parsed } from '@seaberry/api-client/schemas';
import type { Db } from '../../../db/port.ts';
import { ERROR } from '../../../http/error-codes.ts';
import { BusinessError, FieldErrors } from '../../../http/errors.ts';
import type { SignedIn } from '../../../http/handlers.ts';
import { SCOPE } from '../../access/range/repo.ts';
import { assertMayGrantMenus, assertMayGrantRange } from '../../access/rights/service.ts';
import { replaceMenus, replaceOrgs, withParents } from './repo.ts';

/**
 * In a transaction, for a role that the caller may change: sets its menus and buttons. Entries that the caller does not see, such as
 * disabled ones, are unchanged. Ancestors that the caller has are granted too: a page needs its directory.
 * @param halfIds Entries that the form shows half-checked, because only some of the entries below them are granted.
 * @throws BusinessError notFound, mayNotGrant
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
  const checkedIds = menuIds.filter((id) => !half.has(id));
  await replaceMenus(db, caller, roleId, await withParents(db, caller.userId, given, checkedIds));
}

/**
 * In a transaction, for a role that the caller may change: sets the organizations of a custom data range; another range has none.
 *
 * @throws BusinessError notFound for unknown organizations, mayNotGrant; FieldErrors for an empty custom range
 */
export async function writeRange(
  db: Db,
  caller: SignedIn,
  { id, dataScope, orgIdList }: Parsed<'sysRole', 'grantDataScope'>,
): Promise<void> {
  const orgIds = dataScope === SCOPE.custom ? [...new Set(orgIdList ?? [])] : [];
  if (dataScope === SCOPE.custom && orgIds.length === 0) throw new FieldErrors({ orgIdList: ['required'] });
  assertMayGrantRange(caller, { scope: dataScope, orgIds });
  if ((await replaceOrgs(db, id, orgIds)) < orgIds.length) throw new BusinessError(ERROR.notFound);
}
