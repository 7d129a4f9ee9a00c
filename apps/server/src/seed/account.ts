import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { TIERS } from '@seaberry/api-client/schemas';
import { ConfigError } from '../config.ts';
import { sqlState, type Db } from '../db/port.ts';
import { tenant } from '../db/schema/core.ts';
import type { Deps } from '../deps.ts';
import { hashPassword } from '../modules/auth/password/service.ts';
import { post } from '../modules/ledger/service.ts';
import { emitEvents } from '../modules/plugin/events/service.ts';
import type { ROLES } from '../modules/role/catalogue.ts';
import { createTenant, insertUser } from '../modules/user/accounts/repo.ts';

/** Account to create from the command line. */
export interface AccountRequest {
  company: string;
  account: string;
  role: (typeof ROLES)[number]['code'];
  tier: (typeof TIERS)[number];
  berries: number;
  realName: string | null;
  email: string | null;
  password: string;
}

/** In one transaction with its company, if that is new. @throws ConfigError when the name or the address is taken */
export async function createAccount(deps: Pick<Deps, 'db' | 'queue' | 'clock'>, request: AccountRequest): Promise<void> {
  const { db } = deps;
  const { account, password, role, realName, email } = request;
  const passwordHash = await hashPassword(password);
  try {
    await db.transaction('system', async () => {
      const tenantId = await findOrCreateCompany(db, request);
      const id = uuid();
      await insertUser(db, { tenantId, account, roles: [role], realName, email }, passwordHash, id);
      await emitEvents(deps, tenantId, [{ type: 'user.created', data: { id, account } }]);
    });
  } catch (error) {
    if (sqlState(error) === '23505') throw new ConfigError(`There is an account ${account} already, or one with that address.`);
    throw error;
  }
}

async function findOrCreateCompany(db: Db, { company, tier, berries }: AccountRequest): Promise<string> {
  const [known] = await db.orm.select({ id: tenant.id }).from(tenant).where(eq(tenant.name, company));
  if (known) return known.id;
  const id = await createTenant(db, { name: company, tier });
  const grant = { orderId: uuid(), kind: 'grant' as const, attempt: 1, amount: berries };
  if (berries > 0) await post(db, id, [grant], new Date().toISOString());
  return id;
}
