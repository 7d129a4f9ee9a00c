import type { Db } from '../../db/port.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Captchas } from './captcha.ts';
import { passwordFits } from './password.ts';
import type { Sessions } from './sessions.ts';
import type { Tokens } from './tokens.ts';

/** After so many failures in a row no password is looked at for the lock time (spec gives no number; the present back end has 5). */
const MAX_FAILURES = 5;
const CAPTCHA_AFTER = 2;
export const LOCK_MINUTES = 30;

export interface LoginInput {
  account: string;
  password: string;
  codeId?: string | number | null | undefined;
  code?: string | null | undefined;
}

interface Person extends Record<string, unknown> {
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

export interface LoginParts {
  db: Db;
  sessions: Sessions;
  captchas: Captchas;
  now: () => number;
  captchaAlways: boolean;
}

/**
 * Signs in. The order of the checks is that of the present back end: lock, captcha, account and password, and only for
 * one who knows the password whether account and company are enabled. An unknown account takes as long as a known one.
 *
 * @throws BusinessError D1027 locked, D0008 captcha, D1000 account or password, D1017 and Z1003 disabled, D1016 without any menu.
 */
export function createLogin({ db, sessions, captchas, now, captchaAlways }: LoginParts) {
  const iso = (ms: number): string => new Date(ms).toISOString();

  const failures = async (keys: string[]): Promise<number[]> => {
    const rows = await db.unit('system', () =>
      db.sql<{ key: string; count: number }>('select key, count from login_failure where key in ($1, $2) and expires_at > $3', [
        ...keys,
        iso(now()),
      ]),
    );
    return keys.map((key) => rows.find((row) => row.key === key)?.count ?? 0);
  };

  /** Counts an attempt before its password is looked at, so that parallel guesses cannot outrun the counter. */
  const count = (keys: string[]): Promise<number> =>
    db.unit('system', async () => {
      const expires = iso(now() + LOCK_MINUTES * 60_000);
      let first = 0;
      for (const [at, key] of keys.entries()) {
        const [row] = await db.sql<{ count: number }>(
          `insert into login_failure as f (key, count, expires_at) values ($1, 1, $2)
           on conflict (key) do update set expires_at = $2, count = case when f.expires_at < $3 then 1 else f.count + 1 end returning count`,
          [key, expires, iso(now())],
        );
        if (at === 0) first = row?.count ?? 0;
      }
      return first;
    });

  const forgive = ([account, address]: string[]): Promise<unknown> =>
    db.unit('system', async () => {
      await db.sql('delete from login_failure where key = $1', [account]);
      await db.sql('update login_failure set count = count - 1 where key = $1 and count > 0', [address]);
    });

  const find = async (name: string): Promise<Person | null> => {
    const [row] = await db.unit('system', () =>
      db.sql<Person>(
        `select u.id, u.tenant_id, u.account, u.password_hash, u.real_name, u.account_type, u.org_name, u.enabled, t.enabled as tenant_enabled,
           exists (select from user_role ur join role r on r.id = ur.role_id and r.enabled join role_menu rm on rm.role_id = r.id where ur.user_id = u.id) as has_menu
         from app_user u join tenant t on t.id = u.tenant_id where u.account = $1 or u.email = $1 or u.phone = $1 limit 1`,
        [name],
      ),
    );
    return row ?? null;
  };

  return async function login(input: LoginInput, ip: string): Promise<{ tokens: Tokens; userId: string; tenantId: string }> {
    const name = input.account.trim().toLowerCase();
    const keys = [`account:${name}`, `ip:${ip}`];
    const [byAccount = 0, byAddress = 0] = await failures(keys);
    if (byAccount >= MAX_FAILURES) throw new BusinessError('D1027', { minutes: LOCK_MINUTES });
    const asked = captchaAlways || byAccount >= CAPTCHA_AFTER || byAddress >= CAPTCHA_AFTER;
    if (asked && !(await captchas.fits(input.codeId, input.code))) throw new BusinessError('D0008');
    if ((await count(keys)) > MAX_FAILURES) throw new BusinessError('D1027', { minutes: LOCK_MINUTES });

    const person = await find(name);
    if (!(await passwordFits(person?.password_hash ?? null, input.password)) || !person) throw new BusinessError('D1000');
    await forgive(keys);
    if (!person.enabled) throw new BusinessError('D1017');
    if (!person.tenant_enabled) throw new BusinessError('Z1003');
    if (!person.has_menu) throw new BusinessError('D1016');
    const subject = {
      userId: person.id,
      tenantId: person.tenant_id,
      account: person.account,
      realName: person.real_name,
      accountType: person.account_type,
      orgName: person.org_name,
    };
    return { tokens: await sessions.open(subject, ip), userId: person.id, tenantId: person.tenant_id };
  };
}
