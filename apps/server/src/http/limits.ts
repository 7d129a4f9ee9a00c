import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../config.ts';
import { TooMany } from './errors.ts';

export interface Limits {
  /** Counts one call. @throws TooMany */
  count(userId: string | null, ip: string, call: string): Promise<void>;
}

/** Calls that cost much and need no token: this many a minute and address. */
const DEAR_PER_MINUTE = 60;
const DEAR = new Set(['sysAuth.login', 'sysAuth.captcha']);

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
      try {
        if (userId) await signedIn.consume(userId);
        else await anonymous.consume(ip);
        if (DEAR.has(call)) await dear.consume(ip);
      } catch (error) {
        if (error instanceof RateLimiterRes) throw new TooMany(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
        throw error;
      }
    },
  };
}
