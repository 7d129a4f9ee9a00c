import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../config.ts';
import { networkOf } from './address.ts';
import { TooMany } from './errors.ts';
import type { Windows } from './windows.ts';

export interface Limits {
  /** Counts one call. @throws TooMany */
  count(userId: string | null, ip: string, call: string): Promise<void>;
}

/**
 * Rate limit of calls that cost much or try a secret: this many a minute of each, by address, or by person for those of a signed-in user.
 */
const DEAR_PER_MINUTE = 60;
const MINUTE_S = 60;
const DEAR = new Set([
  'sysAuth.login',
  'sysAuth.captcha',
  'sysAuth.loginPhone',
  'sysAuth.sendCode',
  'sysAuth.register',
  'sysAuth.resetPassword',
  'sysAuth.scanCreate',
  'sysAuth.unLockScreen',
  'swagger.submitUrl',
]);

/** Those of them that are made by a signed-in user. */
const OF_A_PERSON = new Set(['sysAuth.unLockScreen']);

/** @throws TooMany when the key has used up its points. */
export async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (error instanceof RateLimiterRes) throw tooMany(error);
    throw error;
  }
}

const tooMany = (state: RateLimiterRes): TooMany => new TooMany(Math.max(1, Math.ceil(state.msBeforeNext / 1000)));

/**
 * Rate limit of calls a minute, per person or, when unauthenticated, per address. Counted in this process: with several processes
 * the limit multiplies. Calls that cost much or try a secret are counted for all processes together as well.
 */
export function createLimits(limits: Config['rateLimit'], windows: Windows): Limits {
  const signedIn = new RateLimiterMemory({ points: limits.signedIn, duration: MINUTE_S });
  const anonymous = new RateLimiterMemory({ points: limits.anonymous, duration: MINUTE_S });
  const points = Math.min(DEAR_PER_MINUTE, limits.anonymous);
  // Looked at first, so that a flood does not come as far as the database.
  const dear = new RateLimiterMemory({ points, duration: MINUTE_S });
  return {
    async count(userId, ip, call) {
      const who = userId ?? networkOf(ip);
      await consume(userId ? signedIn : anonymous, who);
      if (!DEAR.has(call)) return;
      // A sign-in attempt is counted by its address, with whatever tokens it carries.
      const key = `${call} ${OF_A_PERSON.has(call) ? who : networkOf(ip)}`;
      await consume(dear, key);
      await windows.take(key, { points, seconds: MINUTE_S });
    },
  };
}
