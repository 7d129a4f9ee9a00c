import type { Db } from '../../../db/port.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { SignedIn } from '../../../http/handlers.ts';
import { assertMayGrantRoles } from '../../access/rights/service.ts';
import { roleId } from '../../menu/catalogue.ts';
import type { PersonForm } from '../form/rules.ts';
import type { Reasons } from '../unique/service.ts';

/*
 * Roles, organizations and positions of a person. A foreign key would take those of another company as well; only what the caller's
 * unit sees exists.
 */

type Affiliation = NonNullable<PersonForm['extOrgIdList']>[number];

/** By which somebody administers their company, or the installation. */
const ADMINISTERING: readonly string[] = [roleId('admin'), roleId('platform')];

async function seen(db: Db, table: 'org' | 'job_position', ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.sql<{ id: string }>(
    `select id from ${table} where id::text in (select value from jsonb_array_elements_text($1::jsonb))`,
    [JSON.stringify(ids)],
  );
  return new Set(rows.map(({ id }) => id));
}

async function affiliatedTo(db: Db, userId: string): Promise<string[]> {
  const rows = await db.sql<{ org_id: string }>('select org_id from user_org where user_id = $1', [userId]);
  return rows.map((row) => row.org_id);
}

/**
 * What is wrong with where a person shall belong: organizations and positions must exist for the company, organizations lie in the
 * caller's data range, unless the person belongs there already.
 *
 * @param person Null for somebody new.
 */
export async function placeReasons(
  db: Db,
  caller: SignedIn,
  { orgId, posId, extOrgIdList }: PersonForm,
  person: { id: string; orgId: string | null } | null,
): Promise<Reasons> {
  const others = extOrgIdList ?? [];
  const orgs = await seen(db, 'org', [orgId, ...others.map((one) => one.orgId)]);
  const positions = await seen(db, 'job_position', [posId, ...others.map((one) => one.posId)]);
  const already = person ? [person.orgId, ...(await affiliatedTo(db, person.id))] : [];
  const reasonOf = (id: string): string | null => {
    if (!orgs.has(id)) return 'D1002';
    return caller.orgs === null || caller.orgs.includes(id) || already.includes(id) ? null : 'D2003';
  };
  const reasons: Reasons = {};
  const wrong = reasonOf(orgId);
  if (wrong) reasons['orgId'] = [wrong];
  if (!positions.has(posId)) reasons['posId'] = ['D1002'];
  const ofOthers = others.map((one) => reasonOf(one.orgId) ?? (positions.has(one.posId) ? null : 'D1002'));
  if (new Set(others.map((one) => one.orgId)).size < others.length) ofOthers.push('D1006');
  const found = [...new Set(ofOthers.filter((reason) => reason !== null))];
  if (found.length > 0) reasons['extOrgIdList'] = found;
  return reasons;
}

export async function rolesOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db.sql<{ role_id: string }>(
    'select ur.role_id from user_role ur join role r on r.id = ur.role_id where ur.user_id = $1 order by r.order_no, r.name, r.id',
    [userId],
  );
  return rows.map((row) => row.role_id);
}

/**
 * Roles a person has already may stay whatever they hold; what is new must not hold more than the caller does.
 *
 * @throws BusinessError D1002, mayNotGrant; D1029 when the first administrator would administer no longer
 */
export async function setRoles(db: Db, caller: SignedIn, person: { id: string; first: boolean }, wanted: readonly string[]): Promise<void> {
  const had = await rolesOf(db, person.id);
  const added = [...new Set(wanted)].filter((id) => !had.includes(id));
  const removed = had.filter((id) => !wanted.includes(id));
  if (person.first && removed.some((id) => ADMINISTERING.includes(id))) throw new BusinessError('D1029');
  await assertMayGrantRoles(db, caller, added);
  for (const id of removed) await db.sql('delete from user_role where user_id = $1 and role_id = $2', [person.id, id]);
  for (const id of added) {
    await db.sql('insert into user_role (tenant_id, user_id, role_id) values ($1, $2, $3)', [caller.tenantId, person.id, id]);
  }
}

/** Rows that stay the same are left alone, so that the log of differences tells of what has changed. */
export async function setAffiliations(db: Db, tenantId: string, userId: string, wanted: readonly Affiliation[]): Promise<void> {
  await db.sql('delete from user_org where user_id = $1 and org_id::text not in (select value from jsonb_array_elements_text($2::jsonb))', [
    userId,
    JSON.stringify(wanted.map(({ orgId }) => orgId)),
  ]);
  for (const { orgId, posId, jobNum, posLevel, joinDate } of wanted) {
    await db.sql(
      `insert into user_org (tenant_id, user_id, org_id, pos_id, job_number, pos_level, join_date) values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (user_id, org_id) do update set pos_id = excluded.pos_id, job_number = excluded.job_number,
         pos_level = excluded.pos_level, join_date = excluded.join_date`,
      [tenantId, userId, orgId, posId, jobNum || null, posLevel || null, joinDate || null],
    );
  }
}

interface AffiliationRow extends Record<string, unknown> {
  org_id: string;
  org_name: string;
  pos_id: string | null;
  pos_name: string | null;
  job_number: string | null;
  pos_level: string | null;
  join_date: string | null;
}

export async function affiliationsOf(db: Db, userId: string) {
  const rows = await db.sql<AffiliationRow>(
    `select uo.org_id, o.name as org_name, uo.pos_id, p.name as pos_name, uo.job_number, uo.pos_level, uo.join_date
     from user_org uo join org o on o.id = uo.org_id left join job_position p on p.id = uo.pos_id
     where uo.user_id = $1 order by o.order_no, o.name, o.id`,
    [userId],
  );
  return rows.map((row) => ({
    orgId: row.org_id,
    orgName: row.org_name,
    posId: row.pos_id,
    posName: row.pos_name,
    jobNum: row.job_number,
    posLevel: row.pos_level,
    joinDate: row.join_date,
  }));
}
