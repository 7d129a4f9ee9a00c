import type { Config } from '../../config.ts';
import type { Db } from '../../db/port.ts';
import type { Clock } from '../../ports/clock.ts';
import { createCaptchas, type Captchas } from './captcha.ts';
import { createLogin } from './login.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { createMint, type TokenMint } from './tokens.ts';

export interface Auth {
  mint: TokenMint;
  sessions: Sessions;
  captchas: Captchas;
  login: ReturnType<typeof createLogin>;
}

/** Everything about who someone is. Works on wall time. */
export function createAuth(parts: { config: Config; db: Db; clock: Clock; secret: Uint8Array }): Auth {
  const { config, db, secret } = parts;
  const now = parts.clock.wallNow;
  const mint = createMint({ secret, accessMinutes: config.accessTokenMinutes, refreshMinutes: config.refreshTokenMinutes, now });
  const sessions = createSessions(db, mint, now);
  const captchas = createCaptchas(db, secret, now);
  return { mint, sessions, captchas, login: createLogin({ db, sessions, captchas, now, captchaAlways: config.captcha === 'always' }) };
}
