import { v7 as uuid } from 'uuid';
import type { Db } from '../../../db/port.ts';
import { hashPassword } from '../../auth/password/service.ts';
import { SUPER_ADMIN } from '../../auth/sessions/service.ts';
import { roleId, type BuiltInRole } from '../../menu/catalogue.ts';

export interface NewTenant {
  name: string;
  tier?: 'sailor' | 'chiefMate' | 'captain' | 'ultimate';
  abbreviation?: string | null;
  number?: string | null;
}

/** Code of the organization that every company begins with. */
export const ROOT_ORG = 'root';
/** Of the dictionary `org_type`: a company. */
const COMPANY_TYPE = '201';

/** With its root organization. @returns its id. Its balance is 0: berries come by a ledger row. */
export async function createTenant(
  db: Db,
  { name, tier = 'sailor', abbreviation, number }: NewTenant,
  id: string = uuid(),
): Promise<string> {
  const now = new Date().toISOString();
  await db.unit('system', async () => {
    await db.sql(
      'insert into tenant (id, name, tier, abbreviation, number, create_time, update_time) values ($1, $2, $3, $4, $5, $6, $6)',
      [id, name, tier, abbreviation ?? null, number ?? null, now],
    );
    await db.sql('insert into org (id, tenant_id, name, code, type, create_time, update_time) values ($1, $2, $3, $4, $5, $6, $6)', [
      uuid(),
      id,
      name,
      ROOT_ORG,
      COMPANY_TYPE,
      now,
    ]);
  });
  return id;
}

export interface NewUser {
  tenantId: string;
  account: string;
  password: string;
  roles: readonly BuiltInRole['code'][];
  realName?: string | null;
  nickName?: string | null;
  email?: string | null;
  phone?: string | null;
  sex?: 0 | 1 | 2;
  /** `YYYY-MM-DD` */
  birthday?: string | null;
  address?: string | null;
  signature?: string | null;
  /** 999 super administrator, 888 administrator, 777 ordinary. */
  accountType?: number;
  /** Name of the position; it is made when the company does not have it. */
  posName?: string | null;
}

/** Hashes first: not to be called inside a unit. @returns the id of the person. */
export async function createUser(db: Db, user: NewUser, id: string = uuid()): Promise<string> {
  await insertUser(db, user, await hashPassword(user.password), id);
  return id;
}

/** For callers that have hashed the password already, and write more in the same unit. */
export async function insertUser(db: Db, user: Omit<NewUser, 'password'>, passwordHash: string, id: string): Promise<void> {
  const now = new Date().toISOString();
  await db.unit('system', async () => {
    const posId = user.posName ? await positionNamed(db, user.tenantId, user.posName, now) : null;
    await db.sql(
      `insert into app_user (id, tenant_id, account, password_hash, real_name, nick_name, email, phone, sex, account_type, pos_id,
         birthday, address, signature, create_time, update_time, org_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $15,
         (select id from org where tenant_id = $2 and code = '${ROOT_ORG}'))`,
      [
        id,
        user.tenantId,
        user.account.toLowerCase(),
        passwordHash,
        user.realName ?? null,
        user.nickName ?? null,
        user.email?.toLowerCase() ?? null,
        user.phone ?? null,
        user.sex ?? 0,
        user.accountType ?? accountTypeOf(user.roles),
        posId,
        user.birthday ?? null,
        user.address ?? null,
        user.signature ?? null,
        now,
      ],
    );
    for (const code of user.roles) {
      await db.sql('insert into user_role (tenant_id, user_id, role_id) values ($1, $2, $3)', [user.tenantId, id, roleId(code)]);
    }
    // Whoever administers a company first stays its administrator.
    if (user.roles.includes('admin') || user.roles.includes('platform')) {
      await db.sql('update tenant set admin_user_id = $2 where id = $1 and admin_user_id is null', [user.tenantId, id]);
    }
  });
}

const accountTypeOf = (roles: NewUser['roles']): number => (roles.includes('platform') ? SUPER_ADMIN : roles.includes('admin') ? 888 : 777);

async function positionNamed(db: Db, tenantId: string, name: string, now: string): Promise<string> {
  const [known] = await db.sql<{ id: string }>('select id from job_position where tenant_id = $1 and name = $2', [tenantId, name]);
  if (known) return known.id;
  const id = uuid();
  await db.sql('insert into job_position (id, tenant_id, name, code, create_time, update_time) values ($1, $2, $3, $4, $5, $5)', [
    id,
    tenantId,
    name,
    `p${id.slice(-8)}`,
    now,
  ]);
  return id;
}

export async function countUsers(db: Db): Promise<number> {
  const [row] = await db.unit('system', () => db.sql<{ count: number }>('select count(*)::int as count from app_user'));
  return row?.count ?? 0;
}
