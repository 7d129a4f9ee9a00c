import { networkOf } from '../../http/address.ts';
import type { Handlers } from '../../http/handlers.ts';
import { outside } from '../../http/handlers.ts';
import type { Auth } from '../auth/service.ts';

const OPEN = 200;
const CLOSED = 401;
/** Limit of wrong passwords from one network in a quarter of an hour. */
const MAX_FAILURES = 10;

/** Access to the API document, if the settings restrict it. As in the origin, responses are numbers without an envelope. */
export function swaggerHandlers({ docs, rateWindows }: Auth): Handlers['swagger'] {
  const limit = { points: MAX_FAILURES, seconds: 900 };
  return {
    checkUrl: outside((_, context) => Promise.resolve(docs.opens(context.header('Cookie'), context.secure) ? OPEN : CLOSED)),

    submitUrl: outside(async ({ UserName, Password }, context) => {
      const key = `document by ${networkOf(context.ip)}`;
      await rateWindows.take(key, limit);
      const cookies = docs.open(UserName, Password, context.secure);
      if (cookies === null) return CLOSED;
      await rateWindows.forget(key);
      for (const cookie of cookies) context.setHeader('Set-Cookie', cookie);
      return OPEN;
    }),
  };
}
