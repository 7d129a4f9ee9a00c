import type { Config } from '../../config.ts';
import type { Db } from '../../db/port.ts';
import { createRateWindows, type RateWindows } from '../../http/rate-windows.ts';
import type { Clock } from '../../ports/clock.ts';
import { createDocsGuard, type DocsGuard } from '../swagger/service.ts';
import { createAttempts, type Attempts } from './attempts/service.ts';
import { createCaptchas, type Captchas } from './captcha/service.ts';
import { createCodes, type Codes } from './codes/service.ts';
import { createContacts, type ContactCalls } from './contacts/service.ts';
import { createLogin, type Login } from './login/service.ts';
import { createAccountCalls, type AccountCalls } from './register/service.ts';
import { createScans, type Scans } from './scan/service.ts';
import { createSendCode } from './send-code/service.ts';
import { createSessions, type Sessions } from './sessions/service.ts';
import { createOpenPassword, type OpenPassword } from './sm2/rules.ts';
import { createTickets, type Tickets } from './tickets/service.ts';
import { createMint, type TokenMint } from './tokens/service.ts';

export interface Auth {
  mint: TokenMint;
  sessions: Sessions;
  captchas: Captchas;
  attempts: Attempts;
  /** Decrypts a password field that may be encrypted; for every call with a password. */
  openPassword: OpenPassword;
  login: Login;
  codes: Codes;
  sendCode: ReturnType<typeof createSendCode>;
  accounts: AccountCalls;
  contacts: ContactCalls;
  scans: Scans;
  tickets: Tickets;
  docs: DocsGuard;
  /** Limits that all processes share. */
  rateWindows: RateWindows;
}

export interface AuthParts {
  config: Config;
  db: Db;
  clock: Clock;
  secret: Uint8Array;
  /** Replaces the minimum duration of the response of "send a code". */
  codeFloor?: (() => Promise<unknown>) | undefined;
}

/** Authentication services. They use wall time. */
export function createAuth(parts: AuthParts): Auth {
  const { config, db, clock, secret, codeFloor } = parts;
  const now = clock.wallNow;
  const mint = createMint({ secret, accessMinutes: config.accessTokenMinutes, refreshMinutes: config.refreshTokenMinutes, now });
  const sessions = createSessions(db, mint, now, config.proofMinutes * 60_000);
  const captchas = createCaptchas(db, secret, now);
  const attempts = createAttempts(db, now);
  const codes = createCodes(db, secret, now);
  const rateWindows = createRateWindows(db, now);
  const openPassword = createOpenPassword(config.sm2PrivateKey);
  return {
    mint,
    sessions,
    captchas,
    attempts,
    codes,
    openPassword,
    login: createLogin({ db, attempts, captchas, codes, openPassword, captchaAlways: config.captcha === 'always' }),
    sendCode: createSendCode({ config, db, attempts, captchas, codes, rateWindows, now, ...(codeFloor ? { floor: codeFloor } : {}) }),
    accounts: createAccountCalls({ config, db, clock, codes, attempts, sessions, openPassword }),
    contacts: createContacts({ config, db, clock, attempts, sessions }),
    scans: createScans(db, now),
    tickets: createTickets(db, sessions, now),
    docs: createDocsGuard(config.apiDocs, secret, now),
    rateWindows,
  };
}
