import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { AppEnv } from './env.ts';

/** The caller's address. A forwarded one counts only behind a proxy that we were told to trust. */
export function clientAddress(context: Context<AppEnv>, trustProxy: boolean): string {
  if (trustProxy) {
    const forwarded = context.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim();
    if (forwarded) return forwarded;
  }
  // Without a socket (requests made inside of the process) there is no address.
  return typeof context.env === 'object' && context.env !== null && 'incoming' in context.env
    ? (getConnInfo(context).remote.address ?? 'unknown')
    : 'local';
}

/** Whether the caller came by https: to us, or to the proxy that we were told to trust. */
export function isSecure(context: Context<AppEnv>, trustProxy: boolean): boolean {
  if (trustProxy && context.req.header('X-Forwarded-Proto')) return context.req.header('X-Forwarded-Proto') === 'https';
  return context.req.url.startsWith('https:');
}
