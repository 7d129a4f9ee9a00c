import { parseArgs } from 'node:util';
import type { PasswordPolicy } from '@seaberry/api-client/password-policy';
import { TIERS } from '@seaberry/api-client/schemas';
import { boot } from './boot.ts';
import { ConfigError, readConfig } from './config.ts';
import { newPassword, passwordTexts } from './modules/auth/password/rules.ts';
import { ROLES } from './modules/role/catalogue.ts';
import { createLog } from './ports/log.ts';
import { createAccount, type AccountRequest } from './seed/account.ts';

// Creates an account, and its company if the name is new, with the settings of the server. Stop the server first with the
// embedded database; with PostgreSQL it can go on.

const USAGE = `node apps/server/seaberry.mjs create-account --company NAME --account NAME [options]

  --role ROLE       ${ROLES.map(({ code }) => code).join(', ')}; default: admin
  --tier TIER       of a new company: ${TIERS.join(', ')}
  --berries NUMBER  granted to a new company
  --name NAME       the person's real name
  --email ADDRESS

The password is read from ACCOUNT_PASSWORD; without it one is generated and shown once.
`;

const fail = (text: string): never => {
  throw new ConfigError(`${text}\n\n${USAGE}`);
};

interface Arguments extends AccountRequest {
  /** The password was generated here and must be shown. */
  passwordGenerated: boolean;
}

function readArguments(args: string[], env: Record<string, string | undefined>, policy: PasswordPolicy): Arguments {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args,
    options: { company: text, account: text, role: text, tier: text, berries: text, name: text, email: text },
  });
  const given = env['ACCOUNT_PASSWORD'];
  const reasons = given ? passwordTexts(policy, given, { account: values.account, company: values.company }) : [];
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
    passwordGenerated: !given,
  };
}

try {
  const config = readConfig(process.env);
  const request = readArguments(process.argv.slice(2), process.env, config.passwordPolicy);
  const { deps, close } = await boot({ ...config, demoFile: null }, createLog('error'));
  try {
    // The server sends what is written for web hooks: its sweep queues deliveries that have no job.
    await createAccount({ ...deps, queue: { ...deps.queue, sendAll: () => Promise.resolve() } }, request);
  } finally {
    await close();
  }
  process.stdout.write(`${request.account} (${request.role}) of ${request.company} was created.\n`);
  if (request.passwordGenerated) process.stdout.write(`Password, shown this once: ${request.password}\n`);
} catch (error) {
  if (!(error instanceof ConfigError) && !(error instanceof TypeError && 'code' in error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
