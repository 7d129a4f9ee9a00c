import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../config.ts';
import { networkOf } from './address.ts';
import { TooMany } from './errors.ts';
import type { RateWindows } from './rate-windows.ts';

export interface Limits {
  /** Counts one call. @throws TooMany */
  count(userId: string | null, ip: string, call: string): Promise<void>;
}

/**
 * Rate limit of expensive calls and of calls that try a secret, per minute and call: by address, or by user for those of an authenticated
 * user.
 */
const COSTLY_CALLS_PER_MINUTE = 60;
const MINUTE_S = 60;
const COSTLY_CALLS = new Set([
  'sysAuth.login',
  'sysAuth.captcha',
  'sysAuth.loginPhone',
  'sysAuth.sendCode',
  'sysSms.sendSms',
  'sysSms.aliyunSendSms',
  'sysSms.tencentSendSms',
  'sysSms.verifyCode',
  'sysAuth.register',
  'sysAuth.resetPassword',
  'sysAuth.undoContact',
  'sysAuth.scanCreate',
  'sysAuth.unLockScreen',
  'sysAuth.prove',
  'sysFactor.signIn',
  'sysFactor.signInByPasskey',
  'sysFactor.signInOptions',
  'sysFactor.stepOptions',
  'sysFactor.confirmTotp',
  'swagger.submitUrl',
  'oceanBill.recognise',
  'airWaybill.recognise',
  'shareLink.open',
]);

/** Limited calls that an authenticated user makes. */
const LIMITED_PER_USER = new Set([
  'sysAuth.unLockScreen',
  'sysAuth.prove',
  'sysFactor.confirmTotp',
  'oceanBill.recognise',
  'airWaybill.recognise',
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
 * Rate limit per minute, per user or, unauthenticated, per address. Counted in this process: several processes multiply it. Expensive calls
 * and calls that try a secret are also counted across all processes.
 */
export function createLimits(limits: Config['rateLimit'], rateWindows: RateWindows): Limits {
  const signedIn = new RateLimiterMemory({ points: limits.signedIn, duration: MINUTE_S });
  const anonymous = new RateLimiterMemory({ points: limits.anonymous, duration: MINUTE_S });
  const points = Math.min(COSTLY_CALLS_PER_MINUTE, limits.anonymous);
  // Checked first, so that a flood does not reach the database.
  const costly = new RateLimiterMemory({ points, duration: MINUTE_S });
  return {
    async count(userId, ip, call) {
      const who = userId ?? networkOf(ip);
      await consume(userId ? signedIn : anonymous, who);
      if (!COSTLY_CALLS.has(call)) return;
      // A sign-in attempt is counted by address, whatever tokens it carries.
      const key = `${call} ${LIMITED_PER_USER.has(call) ? who : networkOf(ip)}`;
      await consume(costly, key);
      await rateWindows.take(key, { points, seconds: MINUTE_S });
    },
  };
}
