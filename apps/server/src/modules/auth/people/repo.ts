import type { Db } from '../../../db/port.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { TokenSubject } from '../tokens/service.ts';

/** A person as signing in needs to know them. */
export interface Person extends Record<string, unknown> {
  id: string;
  tenant_id: string;
  account: string;
  password_hash: string;
  real_name: string | null;
  account_type: number;
  org_name: string | null;
  enabled: boolean;
  tenant_enabled: boolean;
  has_menu: boolean;
}

const PERSON = `
  select u.id, u.tenant_id, u.account, u.password_hash, u.real_name, u.account_type, o.name as org_name, u.enabled, t.enabled as tenant_enabled,
    exists (select from held_menu h where h.user_id = u.id) as has_menu
  from app_user u join tenant t on t.id = u.tenant_id left join org o on o.id = u.org_id`;

/** By account name, e-mail address or phone number, in this order. */
export async function findByName(db: Db, name: string): Promise<Person | null> {
  const [row] = await db.unit('system', () =>
    db.sql<Person>(
      `${PERSON} where u.account = $1 or u.email = $1 or u.phone = $1 order by (u.account = $1) desc, (u.email = $1) desc nulls last limit 1`,
      [name],
    ),
  );
  return row ?? null;
}

export async function findById(db: Db, id: string): Promise<Person | null> {
  const [row] = await db.unit('system', () => db.sql<Person>(`${PERSON} where u.id = $1`, [id]));
  return row ?? null;
}

/** @throws BusinessError D1017 and Z1003 disabled, D1016 without any menu. */
export function assertMayEnter(person: Person): void {
  if (!person.enabled) throw new BusinessError('D1017');
  if (!person.tenant_enabled) throw new BusinessError('Z1003');
  if (!person.has_menu) throw new BusinessError('D1016');
}

export const subjectOf = (person: Person): Omit<TokenSubject, 'sessionId'> => ({
  userId: person.id,
  tenantId: person.tenant_id,
  account: person.account,
  realName: person.real_name,
  accountType: person.account_type,
  orgName: person.org_name,
});
