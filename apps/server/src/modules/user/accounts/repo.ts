import type { Tier } from '@seaberry/api-client/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../../db/port.ts';
import { jobPosition, org } from '../../../db/schema/access.ts';
import { appUser, tenant, userRole } from '../../../db/schema/core.ts';
import { hashPassword } from '../../auth/password/service.ts';
import { SUPER_ADMIN } from '../../auth/sessions/service.ts';
import { roleId, type BuiltInRole } from '../../role/catalogue.ts';

export interface NewTenant {
  name: string;
  tier?: Tier;
  abbreviation?: string | null;
  number?: string | null;
}

/** Code of the root organization of every company. */
export const ROOT_ORG = 'root';
/** Code of a company in the dictionary `org_type`. */
const COMPANY_TYPE = '201';

/** Creates a company with its root organization, without berries, since these need a ledger row. @returns the id of the company */
export async function createTenant(
  db: Db,
  { name, tier = 'sailor', abbreviation, number }: NewTenant,
  id: string = uuid(),
): Promise<string> {
  const now = new Date().toISOString();
  await db.transaction('system', async () => {
    const times = { createTime: now, updateTime: now };
    await db.orm.insert(tenant).values({ id, name, tier, abbreviation, number, ...times });
    await db.orm.insert(org).values({ id: uuid(), tenantId: id, name, code: ROOT_ORG, type: COMPANY_TYPE, ...times });
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
  /** Name of the position, which is created if missing. */
  posName?: string | null;
  /** True if another user has chosen the password. */
  mustChangePassword?: boolean;
}

/** Creates a user. Not for use in a transaction, since it hashes the password. @returns the id of the user */
export async function createUser(db: Db, user: NewUser, id: string = uuid()): Promise<string> {
  await insertUser(db, user, await hashPassword(user.password), id);
  return id;
}

/** Creates a user with a hashed password, also as part of a larger transaction. */
export async function insertUser(db: Db, user: Omit<NewUser, 'password'>, passwordHash: string, id: string): Promise<void> {
  const now = new Date().toISOString();
  await db.transaction('system', async () => {
    const posId = user.posName ? await positionNamed(db, user.tenantId, user.posName, now) : null;
    const root = db.orm
      .select({ id: org.id })
      .from(org)
      .where(and(eq(org.tenantId, user.tenantId), eq(org.code, ROOT_ORG)));
    const { tenantId, realName, nickName, phone, sex, birthday, address, signature, mustChangePassword } = user;
    const particulars = { mustChangePassword, realName, nickName, phone, sex, birthday, address, signature };
    await db.orm.insert(appUser).values({
      ...particulars,
      id,
      tenantId,
      passwordHash,
      posId,
      account: user.account.toLowerCase(),
      email: user.email?.toLowerCase(),
      accountType: user.accountType ?? accountTypeOf(user.roles),
      orgId: sql`${root}`,
      createTime: now,
      updateTime: now,
    });
    const rows = user.roles.map((code) => ({ tenantId, userId: id, roleId: roleId(code) }));
    if (rows.length > 0) await db.orm.insert(userRole).values(rows);
    // The first administrator of a company is recorded once; others do not replace them.
    if (user.roles.includes('admin') || user.roles.includes('platform')) {
      await db.orm
        .update(tenant)
        .set({ adminUserId: id })
        .where(and(eq(tenant.id, tenantId), isNull(tenant.adminUserId)));
    }
  });
}

const accountTypeOf = (roles: NewUser['roles']): number => (roles.includes('platform') ? SUPER_ADMIN : roles.includes('admin') ? 888 : 777);

async function positionNamed(db: Db, tenantId: string, name: string, now: string): Promise<string> {
  const [known] = await db.orm
    .select({ id: jobPosition.id })
    .from(jobPosition)
    .where(and(eq(jobPosition.tenantId, tenantId), eq(jobPosition.name, name)));
  if (known) return known.id;
  const id = uuid();
  await db.orm.insert(jobPosition).values({ id, tenantId, name, code: `p${id.slice(-8)}`, createTime: now, updateTime: now });
  return id;
}

export async function countUsers(db: Db): Promise<number> {
  return db.transaction('system', async () => {
    const [row] = await db.orm.select({ count: sql<number>`count(*)::int` }).from(appUser);
    return row?.count ?? 0;
  });
}
