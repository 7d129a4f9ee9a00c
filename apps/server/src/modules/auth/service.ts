import type { Caches } from '../cache/service.ts';
import { createHmac } from 'node:crypto';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/port.ts';
import { createRateWindows, type RateWindows } from '../../http/rate-windows.ts';
import type { Clock } from '../../ports/clock.ts';
import { createDocsGuard, type DocsGuard } from '../swagger/service.ts';
import { createAttempts, type Attempts } from './attempts/service.ts';
import { createCaptchas, type Captchas } from './captcha/service.ts';
import { createCodes, type Codes } from './codes/service.ts';
import { createContacts, type ContactCalls } from './contacts/service.ts';
import { createPasskeys, type Passkeys } from './factors/passkeys/service.ts';
import { createSeal, type Seal } from './factors/seal/rules.ts';
import { createFactors, type Factors } from './factors/service.ts';
import { createSteps, type Steps } from './factors/steps/service.ts';
import { createLogin, type Login } from './login/service.ts';
import { createAccountCalls, type AccountCalls } from './register/service.ts';
import { createScans, type Scans } from './scan/service.ts';
import { createSendCode } from './send-code/service.ts';
import { createRefreshCookie, type RefreshCookie } from './sessions/cookie/rules.ts';
import { createSessions, type Sessions } from './sessions/service.ts';
import { createOpenPassword, type OpenPassword } from './sm2/rules.ts';
import { createStorageSecrets } from './storage-secrets/rules.ts';
import { createTickets, type Tickets } from './tickets/service.ts';
import { createSignatures, type Signatures } from '../open-access/service.ts';
import { withFormerKeys } from './keys/service.ts';
import { createMint, type TokenMint } from './tokens/service.ts';

export interface Auth {
  mint: TokenMint;
  sessions: Sessions;
  refreshCookie: RefreshCookie;
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
  /** Encrypts stored secrets, e.g. of authenticator apps. */
  seal: Seal;
  factors: Factors;
  passkeys: Passkeys;
  /** Sign-ins that wait for their second step. */
  steps: Steps;
  /** Key for what browsers store of a user. */
  storageSecret: ReturnType<typeof createStorageSecrets>;
  docs: DocsGuard;
  /** Requests that are signed with an access key. */
  signatures: Signatures;
  /** Limits that all processes share. */
  rateWindows: RateWindows;
}

export interface AuthParts {
  config: Config;
  db: Db;
  clock: Clock;
  caches: Caches;
  secret: Uint8Array;
  /** Former secrets of the installation, whose tokens are still accepted. */
  formerSecrets?: readonly Uint8Array[];
  /** Former secrets, whose encrypted values can still be decrypted. @default formerSecrets */
  formerSealSecrets?: readonly Uint8Array[];
  /** Replaces the minimum duration of the response of "send a code". */
  codeFloor?: (() => Promise<unknown>) | undefined;
}

/** Authentication services. They use wall time. */
export function createAuth(parts: AuthParts): Auth {
  const { config, db, clock, caches, secret, formerSecrets = [], formerSealSecrets = formerSecrets, codeFloor } = parts;
  const now = clock.wallNow;
  const mintOf = (key: Uint8Array): TokenMint => createMint({ secret: key, hash: config.hash, lifetimes: config, now, caches });
  const mint = withFormerKeys(mintOf(secret), formerSecrets.map(mintOf));
  const sessionMs = (): number => (config.keepSignedInDays === null ? config.sessionHours : config.keepSignedInDays * 24) * 3_600_000;
  const sessions = createSessions(db, mint, { now, proofMs: config.proofMinutes * 60_000, sessionMs, caches });
  const keyedHash = (text: string): Buffer => createHmac(config.hash, secret).update(text).digest();
  const captchas = createCaptchas(db, keyedHash, now);
  const attempts = createAttempts(db, now, config);
  const codes = createCodes(db, keyedHash, now);
  const rateWindows = createRateWindows(db, now);
  const openPassword = createOpenPassword(config.sm2PrivateKey);
  const login = createLogin({ db, attempts, captchas, codes, openPassword, config });
  const contacts = createContacts({ config, db, clock, attempts, sessions });
  const passkeys = createPasskeys(db, config, now);
  const seal = createSeal(secret, formerSealSecrets);
  return {
    mint,
    sessions,
    refreshCookie: createRefreshCookie(secret, formerSecrets, config.keepSignedInDays !== null),
    captchas,
    attempts,
    codes,
    openPassword,
    login,
    sendCode: createSendCode({ config, db, attempts, captchas, codes, rateWindows, now, ...(codeFloor ? { floor: codeFloor } : {}) }),
    accounts: createAccountCalls({ config, db, clock, codes, attempts, sessions, openPassword }),
    contacts,
    scans: createScans(db, now),
    seal,
    factors: createFactors({ db, now, seal, attempts, sessions, contacts, login, passkeys }),
    passkeys,
    steps: createSteps(db, now),
    tickets: createTickets(db, sessions, now),
    storageSecret: createStorageSecrets(secret),
    signatures: createSignatures(db, seal, now),
    docs: createDocsGuard(config.apiDocs, secret, now),
    rateWindows,
  };
}
