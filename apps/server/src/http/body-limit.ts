import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppEnv } from './env.ts';

/**
 * Refuses what is too large before anybody reads it. A body that says how long it is goes through untouched: to look at it would make
 * a stream of it, which costs as much as half a call. Node takes no more of it than it said.
 */
export function limitBody(maxSize: number, refuse: (context: Context<AppEnv>) => Response): MiddlewareHandler<AppEnv> {
  const counted = bodyLimit({ maxSize, onError: refuse });
  return async (context, next) => {
    const { method } = context.req;
    if (method === 'GET' || method === 'HEAD') return next();
    const length = context.req.header('Content-Length');
    if (length === undefined || context.req.header('Transfer-Encoding') !== undefined) return counted(context, next);
    return Number(length) > maxSize ? refuse(context) : next();
  };
}
