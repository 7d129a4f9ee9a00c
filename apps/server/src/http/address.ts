import { isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { isLoopback } from '../ports/loopback.ts';
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

/** Host names in `X-Forwarded-Host`. Each trusted proxy appends the name by which it was called, so the first is that of the browser. */
export const forwardedHosts = (context: Context<AppEnv>, trustProxy: boolean): string[] =>
  trustProxy
    ? (context.req.header('X-Forwarded-Host') ?? '')
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '')
    : [];

/** Whether the caller used https, to us or to a trusted proxy. */
export function isSecure(context: Context<AppEnv>, trustProxy: boolean): boolean {
  // With several proxies, the first protocol is that of the browser.
  const [protocol = ''] = (trustProxy && context.req.header('X-Forwarded-Proto')?.split(',')) || [];
  if (protocol) return protocol.trim() === 'https';
  return context.req.url.startsWith('https:');
}

/** Headers of proxies. Behind a proxy, every request comes from the address of the proxy, which may be this machine. */
const FORWARDED = /^(?:x-forwarded(?:-.*)?|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip|forwarded|via)$/u;

/** Whether the request comes from this machine: by the address of its socket, by host name, and without a proxy. */
export const isLocal = (context: Context<AppEnv>): boolean =>
  isLoopback(clientAddress(context, false)) &&
  isLoopback(new URL(context.req.url).hostname) &&
  !Object.keys(context.req.header()).some((name) => FORWARDED.test(name));

/** Network that counts as one caller: for IPv6 a whole /64, since a customer of a provider has one and may use any address in it. */
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
