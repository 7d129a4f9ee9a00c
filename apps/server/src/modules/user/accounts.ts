import { v7 as uuid } from 'uuid';
import type { Db } from '../../db/port.ts';
import { hashPassword } from '../auth/password.ts';
import { roleId, type BuiltInRole } from '../menu/catalogue.ts';

export interface NewTenant {
  name: string;
  tier?: 'sailor' | 'chiefMate' | 'captain' | 'ultimate';
  abbreviation?: string | null;
  number?: string | null;
}

/** @returns its id. Its balance is 0: berries come by a ledger row. */
export async function createTenant(
  db: Db,
  { name, tier = 'sailor', abbreviation, number }: NewTenant,
  id: string = uuid(),
): Promise<string> {
  await db.unit('system', () =>
    db.sql('insert into tenant (id, name, tier, abbreviation, number, create_time) values ($1, $2, $3, $4, $5, $6)', [
      id,
      name,
      tier,
      abbreviation ?? null,
      number ?? null,
      new Date().toISOString(),
    ]),
  );
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
  orgName?: string | null;
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
    await db.sql(
      `insert into app_user (id, tenant_id, account, password_hash, real_name, nick_name, email, phone, sex, account_type, org_name, pos_name,
         birthday, address, signature, create_time, update_time)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $16)`,
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
        user.accountType ?? 777,
        user.orgName ?? null,
        user.posName ?? null,
        user.birthday ?? null,
        user.address ?? null,
        user.signature ?? null,
        now,
      ],
    );
    for (const code of user.roles) {
      await db.sql('insert into user_role (tenant_id, user_id, role_id) values ($1, $2, $3)', [user.tenantId, id, roleId(code)]);
    }
  });
}

export async function countUsers(db: Db): Promise<number> {
  const [row] = await db.unit('system', () => db.sql<{ count: number }>('select count(*)::int as count from app_user'));
  return row?.count ?? 0;
}
