import type { Context, MiddlewareHandler } from 'hono';
import type { Deps } from '../deps.ts';
import { forwardedHosts } from './address.ts';
import type { AppEnv } from './env.ts';
import { oncePerMinute } from './once-per-minute.ts';

const MAX_LOGGED = 200;

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

const originOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).origin : null);
const hostOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).host : null);

/** Logs refused changes, the first of each minute: behind a proxy that replaces `Host`, every change of the web app is one. */
function noteRefusals({ log, clock }: Pick<Deps, 'log' | 'clock'>) {
  const isDue = oncePerMinute(clock);
  return ({ req }: Context<AppEnv>, origin: string): void => {
    if (!isDue()) return;
    const facts = { origin: origin.slice(0, MAX_LOGGED), host: req.header('Host')?.slice(0, MAX_LOGGED) };
    log.warn(facts, 'A change was refused, since a page of another origin asked for it. If the page is ours, set PUBLIC_URL.');
  };
}

/**
 * Refuses changes that a page of another site asks for. Programs send no `Origin`. Browsers name the relation of both sites in
 * `Sec-Fetch-Site`, which no page can set; where it is missing, the host of the request, the public address and the allowed origins count.
 */
export function ownOriginOnly(
  deps: Pick<Deps, 'config' | 'log' | 'clock'>,
  refuse: (context: Context<AppEnv>) => Response,
): MiddlewareHandler<AppEnv> {
  const { corsOrigins, publicUrl, trustProxy } = deps.config;
  const note = noteRefusals(deps);
  const allowed = new Set([...corsOrigins, ...(publicUrl ? [originOf(publicUrl)] : [])]);
  const isOwn = (context: Context<AppEnv>, origin: string): boolean => {
    const { req } = context;
    if (req.header('Sec-Fetch-Site') === 'same-origin' || allowed.has(origin)) return true;
    const host = hostOf(origin);
    return host !== null && (host === req.header('Host') || host === forwardedHosts(context, trustProxy)[0]);
  };
  return async (context, next) => {
    const origin = context.req.header('Origin');
    if (origin !== undefined && !READING.has(context.req.method) && !isOwn(context, origin)) {
      note(context, origin);
      return refuse(context);
    }
    await next();
    return undefined;
  };
}
