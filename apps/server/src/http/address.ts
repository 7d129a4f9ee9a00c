import { isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { AppEnv } from './env.ts';

/** Address of the caller. A forwarded one is used only behind a trusted proxy. */
export function clientAddress(context: Context<AppEnv>, trustProxy: boolean): string {
  if (trustProxy) {
    const forwarded = context.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim();
    if (forwarded) return forwarded;
  }
  // Requests inside the process have no socket and no address.
  return typeof context.env === 'object' && context.env !== null && 'incoming' in context.env
    ? (getConnInfo(context).remote.address ?? 'unknown')
    : 'local';
}

/** Whether the caller used https, to us or to a trusted proxy. */
export function isSecure(context: Context<AppEnv>, trustProxy: boolean): boolean {
  if (trustProxy && context.req.header('X-Forwarded-Proto')) return context.req.header('X-Forwarded-Proto') === 'https';
  return context.req.url.startsWith('https:');
}

/** Network that counts as one caller: of IPv6 a whole /64, since each line has one and may use any address in it. */
export function networkOf(address: string): string {
  const bare = (address.split('%')[0] ?? '').replace(/^::ffff:(?=[\d.]+$)/iu, '');
  if (!isIPv6(bare)) return bare;
  const [head = '', tail] = bare.split('::');
  const groups = (part: string): string[] => (part === '' ? [] : part.split(':'));
  const [before, after] = [groups(head), groups(tail ?? '')];
  const all = [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
