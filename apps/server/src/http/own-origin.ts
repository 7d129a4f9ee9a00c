import type { Context, MiddlewareHandler } from 'hono';
import type { Config } from '../config.ts';
import type { AppEnv } from './env.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

const originOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).origin : null);
const hostOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).host : null);

/**
 * Refuses changes that a page of another site asks for. Programs send no `Origin`. Browsers name the relation of both sites in
 * `Sec-Fetch-Site`, which no page can set; where it is missing, the host of the request, the public address and the allowed origins count.
 */
export function ownOriginOnly(
  { corsOrigins, publicUrl, trustProxy }: Pick<Config, 'corsOrigins' | 'publicUrl' | 'trustProxy'>,
  refuse: (context: Context<AppEnv>) => Response,
): MiddlewareHandler<AppEnv> {
  const allowed = new Set([...corsOrigins, ...(publicUrl ? [originOf(publicUrl)] : [])]);
  const isOwn = ({ req }: Context<AppEnv>, origin: string): boolean => {
    if (req.header('Sec-Fetch-Site') === 'same-origin' || allowed.has(origin)) return true;
    const host = hostOf(origin);
    return host !== null && (host === req.header('Host') || (trustProxy && host === req.header('X-Forwarded-Host')));
  };
  return async (context, next) => {
    const origin = context.req.header('Origin');
    if (origin !== undefined && !READING.has(context.req.method) && !isOwn(context, origin)) return refuse(context);
    await next();
    return undefined;
  };
}
