import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../config.ts';
import { TooMany } from './errors.ts';

export interface Limits {
  /** Counts one call. @throws TooMany */
  count(userId: string | null, ip: string, call: string): Promise<void>;
}

/** Calls that cost much or try a secret: this many a minute of each, by address or by person. */
const DEAR_PER_MINUTE = 60;
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
 * Calls a minute, per person or, for nobody, per address. Counted in this process: with several processes the limit is so
 * many times higher. Guessing passwords is limited elsewhere, in the database.
 */
export function createLimits(limits: Config['rateLimit']): Limits {
  const signedIn = new RateLimiterMemory({ points: limits.signedIn, duration: 60 });
  const anonymous = new RateLimiterMemory({ points: limits.anonymous, duration: 60 });
  const dear = new RateLimiterMemory({ points: Math.min(DEAR_PER_MINUTE, limits.anonymous), duration: 60 });
  return {
    async count(userId, ip, call) {
      if (userId) await consume(signedIn, userId);
      else await consume(anonymous, ip);
      if (DEAR.has(call)) await consume(dear, `${call} ${userId ?? ip}`);
    },
  };
}
