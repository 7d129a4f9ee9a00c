import type { Db } from '../../../db/port.ts';
import { jobPosition, org } from '../../../db/schema/access.ts';
import { ERROR } from '../../../http/error-codes.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { SignedIn } from '../../../http/handlers.ts';
import { assertMayGrantRoles } from '../../access/rights/service.ts';
import { roleId } from '../../role/catalogue.ts';
import { addRoles, affiliatedTo, existing, keepAffiliations, removeRoles, rolesOf, writeAffiliation } from './repo.ts';
import type { PersonForm } from '../form/rules.ts';
import type { Reasons } from '../unique/service.ts';

/* Roles, organizations and positions of a user. A foreign key would accept those of another company; valid are only those visible to the
   caller's transaction. */

type Affiliation = NonNullable<PersonForm['extOrgIdList']>[number];

/** Roles that administer a company, or the installation. */
const ADMINISTERING: readonly string[] = [roleId('admin'), roleId('platform')];

/**
 * Errors of a user's organizations and positions: both must exist for the company, and organizations must be in the caller's data range,
 * unless the user already belongs there.
 * @param person Null for a new one.
 */
export async function placeReasons(
  db: Db,
  caller: SignedIn,
  { orgId, posId, extOrgIdList }: PersonForm,
  person: { id: string; orgId: string | null } | null,
): Promise<Reasons> {
  const others = extOrgIdList ?? [];
  const orgs = await existing(db, org, [orgId, ...others.map((one) => one.orgId)]);
  const positions = await existing(db, jobPosition, [posId, ...others.map((one) => one.posId)]);
  const already = person ? [person.orgId, ...(await affiliatedTo(db, person.id))] : [];
  const reasonOf = (id: string): string | null => {
    if (!orgs.has(id)) return ERROR.notFound;
    return caller.orgs === null || caller.orgs.includes(id) || already.includes(id) ? null : ERROR.outsideDataRange;
  };
  const reasons: Reasons = {};
  const wrong = reasonOf(orgId);
  if (wrong) reasons['orgId'] = [wrong];
  if (!positions.has(posId)) reasons['posId'] = [ERROR.notFound];
  const ofOthers = others.map((one) => reasonOf(one.orgId) ?? (positions.has(one.posId) ? null : ERROR.notFound));
  if (new Set(others.map((one) => one.orgId)).size < others.length) ofOthers.push(ERROR.existsAlready);
  const found = [...new Set(ofOthers.filter((reason) => reason !== null))];
  if (found.length > 0) reasons['extOrgIdList'] = found;
  return reasons;
}

/**
 * Existing roles of a user may stay; new ones must not have more rights than the caller.
 *
 * @throws BusinessError notFound, mayNotGrant; firstAdministrator when the first administrator would lose that role
 */
export async function setRoles(db: Db, caller: SignedIn, person: { id: string; first: boolean }, wanted: readonly string[]): Promise<void> {
  const had = await rolesOf(db, person.id);
  const added = [...new Set(wanted)].filter((id) => !had.includes(id));
  const removed = had.filter((id) => !wanted.includes(id));
  if (person.first && removed.some((id) => ADMINISTERING.includes(id))) throw new BusinessError(ERROR.firstAdministrator);
  await assertMayGrantRoles(db, caller, added);
  await removeRoles(db, person.id, removed);
  await addRoles(db, caller.tenantId, person.id, added);
}

/** Unchanged rows are not rewritten, so that the difference log lists only changes. */
export async function setAffiliations(db: Db, tenantId: string, userId: string, wanted: readonly Affiliation[]): Promise<void> {
  await keepAffiliations(
    db,
    userId,
    wanted.map(({ orgId }) => orgId),
  );
  for (const { orgId, posId, jobNum, posLevel, joinDate } of wanted) {
    const values = { posId, jobNumber: jobNum || null, posLevel: posLevel || null, joinDate: joinDate || null };
    await writeAffiliation(db, { tenantId, userId, orgId, ...values });
  }
}
