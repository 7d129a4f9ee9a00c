import type { Db } from '../../../db/port.ts';

/** Kinds of data ranges by their numbers in the API. */
export const SCOPE = { all: 1, departmentAndBelow: 2, department: 3, personal: 4, custom: 5 } as const;

const RANGE = `
  with recursive
    scope as (
      select r.id, r.data_scope from user_role ur join role r on r.id = ur.role_id and (r.enabled or $2::boolean) where ur.user_id = $1
    ),
    mine as (
      select org_id as id from app_user where id = $1 and org_id is not null
      union select org_id from user_org where user_id = $1
    ),
    below as (
      select id from mine
      union select o.id from org o join below b on o.parent_id = b.id
    )
  select exists (select from scope where data_scope = ${SCOPE.all}) as everything,
    array(
      select id from mine where exists (select from scope where data_scope = ${SCOPE.department})
      union select id from below where exists (select from scope where data_scope = ${SCOPE.departmentAndBelow})
      union select ro.org_id from role_org ro join scope s on s.id = ro.role_id and s.data_scope = ${SCOPE.custom}
    )::text[] as orgs`;

/**
 * In a transaction: organizations whose rows a user may see in addition to the user's own rows, by all their roles together; null for the
 * whole company, empty without a role.
 * @param ofDisabledRoles Includes disabled roles.
 */
export async function readRange(db: Db, userId: string, ofDisabledRoles = false): Promise<string[] | null> {
  const [row] = await db.sql<{ everything: boolean; orgs: string[] }>(RANGE, [userId, ofDisabledRoles]);
  if (row?.everything) return null;
  return row?.orgs ?? [];
}
