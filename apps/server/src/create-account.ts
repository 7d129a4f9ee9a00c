import { eq } from 'drizzle-orm';
import { parseArgs } from 'node:util';
import { v7 as uuid } from 'uuid';
import type { PasswordPolicy } from '@seaberry/api-client/password-policy';
import { TIERS } from '@seaberry/api-client/schemas';
import { boot } from './boot.ts';
import { ConfigError, readConfig } from './config.ts';
import { sqlState, type Db } from './db/port.ts';
import { tenant } from './db/schema/core.ts';
import { newPassword, passwordTexts } from './modules/auth/password/rules.ts';
import { post } from './modules/ledger/service.ts';
import { ROLES } from './modules/menu/catalogue.ts';
import { createTenant, createUser } from './modules/user/accounts/repo.ts';
import { createLog } from './ports/log.ts';

// Creates an account, and its company if the name is new, with the settings of the server. The embedded database requires a stopped server;
// on PostgreSQL it may run.

const USAGE = `node apps/server/src/create-account.ts --company NAME --account NAME [options]

  --role ROLE       ${ROLES.map(({ code }) => code).join(', ')}; admin unless said otherwise
  --tier TIER       of a new company: ${TIERS.join(', ')}
  --berries NUMBER  granted to a new company
  --name NAME       the person's real name
  --email ADDRESS

The password is read from ACCOUNT_PASSWORD; without it one is made and shown once.
`;

const fail = (text: string): never => {
  throw new ConfigError(`${text}\n\n${USAGE}`);
};

interface Wanted {
  company: string;
  account: string;
  role: (typeof ROLES)[number]['code'];
  tier: (typeof TIERS)[number];
  berries: number;
  realName: string | null;
  email: string | null;
  password: string;
  /** The password was generated here and must be shown. */
  made: boolean;
}

function readArguments(args: string[], env: Record<string, string | undefined>, policy: PasswordPolicy): Wanted {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args,
    options: { company: text, account: text, role: text, tier: text, berries: text, name: text, email: text },
  });
  const given = env['ACCOUNT_PASSWORD'];
  const reasons = given ? passwordTexts(policy, given, values.account) : [];
  if (reasons.length > 0) fail(`ACCOUNT_PASSWORD cannot be used. ${reasons.join(' ')}`);
  const berries = Number(values.berries ?? 0);
  if (!Number.isInteger(berries) || berries < 0) fail('--berries must be a whole number.');
  return {
    company: values.company?.trim() || fail('--company is missing.'),
    account: values.account?.trim() || fail('--account is missing.'),
    role: ROLES.find(({ code }) => code === (values.role ?? 'admin'))?.code ?? fail(`There is no role ${values.role}.`),
    tier: TIERS.find((tier) => tier === (values.tier ?? 'sailor')) ?? fail(`There is no tier ${values.tier}.`),
    berries,
    realName: values.name ?? null,
    email: values.email ?? null,
    password: given || newPassword(policy),
    made: !given,
  };
}

async function companyOf(db: Db, { company, tier, berries }: Wanted): Promise<string> {
  const [known] = await db.unit('system', () => db.orm.select({ id: tenant.id }).from(tenant).where(eq(tenant.name, company)));
  if (known) return known.id;
  const id = await createTenant(db, { name: company, tier });
  const grant = { orderId: uuid(), kind: 'grant' as const, attempt: 1, amount: berries };
  if (berries > 0) await db.unit({ tenantId: id }, () => post(db, id, [grant], new Date().toISOString()));
  return id;
}

async function create(db: Db, wanted: Wanted): Promise<void> {
  const { account, password, role, realName, email } = wanted;
  const tenantId = await companyOf(db, wanted);
  try {
    await createUser(db, { tenantId, account, password, roles: [role], realName, email });
  } catch (error) {
    if (sqlState(error) === '23505') throw new ConfigError(`There is an account ${account} already, or one with that address.`);
    throw error;
  }
}

try {
  const config = readConfig(process.env);
  const wanted = readArguments(process.argv.slice(2), process.env, config.passwordPolicy);
  const { deps, close } = await boot({ ...config, demoFile: null }, createLog('error'));
  try {
    await create(deps.db, wanted);
  } finally {
    await close();
  }
  process.stdout.write(`${wanted.account} (${wanted.role}) of ${wanted.company} has been made.\n`);
  if (wanted.made) process.stdout.write(`Password, shown this once: ${wanted.password}\n`);
} catch (error) {
  if (!(error instanceof ConfigError) && !(error instanceof TypeError && 'code' in error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
