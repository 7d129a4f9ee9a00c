import { v7 as uuid } from 'uuid';
import { ConfigError } from '../config.ts';
import { lockKey } from '../db/locks.ts';
import type { Deps } from '../deps.ts';
import { newPassword, passwordTexts } from '../modules/auth/password/rules.ts';
import { hashPassword } from '../modules/auth/password/service.ts';
import { countUsers, createTenant, insertUser } from '../modules/user/accounts/repo.ts';

/** First platform administrator of an installation. */
export interface FirstAdmin {
  account: string;
  company: string;
  /** Shown once and never stored; null when the settings contain it. */
  password: string | null;
}

/**
 * For an installation without users: creates a company for its operator, with a platform administrator, who creates all others
 * in the back office.
 * @returns null when there are users
 * @throws ConfigError for a password that the policy rejects
 */
export async function makeFirstAdmin({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<FirstAdmin | null> {
  if ((await countUsers(db)) > 0) return null;
  const { company, account, password: given } = config.firstAdmin;
  const refused = given === null ? [] : passwordTexts(config.passwordPolicy, given, { account, company });
  if (refused.length > 0) throw new ConfigError(`ADMIN_PASSWORD cannot be used. ${refused.join(' ')}`);
  const password = given ?? newPassword(config.passwordPolicy);
  const passwordHash = await hashPassword(password);
  const made = await db.transaction('system', async () => {
    // Of several processes that start together on one database, the first creates it.
    await lockKey(db, 'seaberry.first-admin');
    if ((await countUsers(db)) > 0) return false;
    const tenantId = await createTenant(db, { name: company, tier: 'ultimate' });
    const person = { tenantId, account, roles: ['platform'] as const, realName: account, mustChangePassword: given === null };
    await insertUser(db, person, passwordHash, uuid());
    return true;
  });
  return made ? { account: account.toLowerCase(), company, password: given === null ? password : null } : null;
}
