import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { errorResponse } from './errors.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Lets through only requests with the right `API-Key` header. */
export function requireKey(apiKey: string): MiddlewareHandler {
  const expected = digest(apiKey);
  return async (c, next) => {
    const given = c.req.header('API-Key');
    if (given === undefined || !timingSafeEqual(digest(given), expected)) {
      return errorResponse(c, 401, [
        { errorCode: 7003, errorCodeText: 'unauthorized', errorCodeMessage: 'The API-Key header is missing or wrong' },
      ]);
    }
    return next();
  };
}

/** Token bucket of one second's requests, refilled by wall time. All callers share it: one carrier, one key. */
export function limitRate(perSecond: number, wallNow: () => number): MiddlewareHandler {
  let tokens = perSecond;
  let filledAt = wallNow();
  return async (c, next) => {
    const now = wallNow();
    tokens = Math.min(perSecond, tokens + (Math.max(0, now - filledAt) / 1000) * perSecond);
    filledAt = now;
    if (tokens < 1) {
      const seconds = Math.max(1, Math.ceil((1 - tokens) / perSecond));
      const fault = { errorCode: 7009, errorCodeText: 'tooManyRequests', errorCodeMessage: `More than ${perSecond} requests a second` };
      return errorResponse(c, 429, [fault], { 'Retry-After': String(seconds) });
    }
    tokens -= 1;
    return next();
  };
}

/** Period in which the carrier's API (v1 and v2) returns an error. Wall time, like everything about the service itself. */
export class Outage {
  readonly #wallNow: () => number;
  #until = 0;
  #status = 503;

  constructor(wallNow: () => number) {
    this.#wallNow = wallNow;
  }

  begin(until: number, status: number): void {
    this.#until = until;
    this.#status = status;
  }

  end(): void {
    this.#until = 0;
  }

  /** Current outage, or null. */
  current(): { readonly until: string; readonly status: number; readonly seconds: number } | null {
    const left = this.#until - this.#wallNow();
    if (left <= 0) return null;
    return { until: new Date(this.#until).toISOString(), status: this.#status, seconds: Math.ceil(left / 1000) };
  }

  middleware(): MiddlewareHandler {
    return async (c, next) => {
      const outage = this.current();
      if (!outage) return next();
      const fault = { errorCode: 9000, errorCodeText: 'unavailable', errorCodeMessage: 'The service is not available' };
      return errorResponse(c, outage.status, [fault], { 'Retry-After': String(outage.seconds) });
    };
  }
}

/** Longest outage: a year. */
const LONGEST_S = 31_536_000;

/**
 * Starts the outage of `SANDBOX_OUTAGE`: `<seconds>` or `<seconds>,<status>` from the start of the service.
 *
 * @throws when the setting has another form.
 */
export function beginConfiguredOutage(outage: Outage, setting: string | undefined, wallNow: () => number = Date.now): void {
  if (!setting) return;
  const [secondsText = '', statusText = '503', ...more] = setting.split(',');
  const seconds = Number(secondsText);
  const status = Number(statusText);
  if (more.length > 0 || !(seconds > 0) || seconds > LONGEST_S || !Number.isInteger(status) || status < 500 || status > 599) {
    throw new Error(`sandbox-carrier: SANDBOX_OUTAGE must be "<seconds>" or "<seconds>,<5xx>", got "${setting}"`);
  }
  outage.begin(wallNow() + seconds * 1000, status);
}
