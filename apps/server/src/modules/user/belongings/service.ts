import type { Db } from '../../../db/port.ts';
import { jobPosition, org } from '../../../db/schema/access.ts';
import { ERROR } from '../../../http/error-codes.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { SignedIn } from '../../../http/handlers.ts';
import { assertMayGrantRoles } from '../../access/rights/service.ts';
import { roleId } from '../../role/catalogue.ts';
import { addRoles, affiliatedTo, removeOtherAffiliations, visibleIds, removeRoles, rolesOf, writeAffiliation } from './repo.ts';
import type { PersonForm } from '../form/rules.ts';
import type { Reasons } from '../unique/service.ts';

/* Roles, organizations and positions of a user. Ids are checked here, since a foreign key would also accept those of another company. */

type Affiliation = NonNullable<PersonForm['extOrgIdList']>[number];

/** Roles that administer a company, or the installation. */
const ADMINISTRATOR_ROLES: readonly string[] = [roleId('admin'), roleId('platform')];

/**
 * Errors of a user's organizations and positions: they must belong to the company, and organizations must be in the caller's data range,
 * unless the user already belongs to them.
 * @param person Null for a new user.
 */
export async function placeReasons(
  db: Db,
  caller: SignedIn,
  { orgId, posId, extOrgIdList }: PersonForm,
  person: { id: string; orgId: string | null } | null,
): Promise<Reasons> {
  const others = extOrgIdList ?? [];
  const orgs = await visibleIds(db, org, [orgId, ...others.map((one) => one.orgId)]);
  const positions = await visibleIds(db, jobPosition, [posId, ...others.map((one) => one.posId)]);
  const already = person ? [person.orgId, ...(await affiliatedTo(db, person.id))] : [];
  const reasonOf = (id: string): string | null => {
    if (!orgs.has(id)) return ERROR.notFound;
    return caller.orgs === null || caller.orgs.includes(id) || already.includes(id) ? null : ERROR.outsideDataRange;
  };
  const reasons: Reasons = {};
  const wrong = reasonOf(orgId);
  if (wrong) reasons['orgId'] = [wrong];
  if (!positions.has(posId)) reasons['posId'] = [ERROR.notFound];
  const otherReasons = others.map((one) => reasonOf(one.orgId) ?? (positions.has(one.posId) ? null : ERROR.notFound));
  if (new Set(others.map((one) => one.orgId)).size < others.length) otherReasons.push(ERROR.existsAlready);
  const found = [...new Set(otherReasons.filter((reason) => reason !== null))];
  if (found.length > 0) reasons['extOrgIdList'] = found;
  return reasons;
}

/**
 * Replaces the roles of a user. Added roles must not have more rights than the caller; the present ones may.
 *
 * @throws BusinessError notFound, mayNotGrant; firstAdministrator when the first administrator would lose the administrator role
 */
export async function setRoles(
  db: Db,
  caller: SignedIn,
  person: { id: string; isFirstAdministrator: boolean },
  wanted: readonly string[],
): Promise<void> {
  const had = await rolesOf(db, person.id);
  const added = [...new Set(wanted)].filter((id) => !had.includes(id));
  const removed = had.filter((id) => !wanted.includes(id));
  if (person.isFirstAdministrator && removed.some((id) => ADMINISTRATOR_ROLES.includes(id)))
    throw new BusinessError(ERROR.firstAdministrator);
  await assertMayGrantRoles(db, caller, added);
  await removeRoles(db, person.id, removed);
  await addRoles(db, caller.tenantId, person.id, added);
}

/** Replaces the affiliations of a user. Rows that stay are not deleted and inserted again, so that the difference log has only changes. */
export async function setAffiliations(db: Db, tenantId: string, userId: string, wanted: readonly Affiliation[]): Promise<void> {
  await removeOtherAffiliations(
    db,
    userId,
    wanted.map(({ orgId }) => orgId),
  );
  for (const { orgId, posId, jobNum, posLevel, joinDate } of wanted) {
    const values = { posId, jobNumber: jobNum || null, posLevel: posLevel || null, joinDate: joinDate || null };
    await writeAffiliation(db, { tenantId, userId, orgId, ...values });
  }
}
