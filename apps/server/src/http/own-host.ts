import type { Context, MiddlewareHandler } from 'hono';
import type { Deps } from '../deps.ts';
import { isLoopback } from '../ports/loopback.ts';
import { forwardedHosts } from './address.ts';
import type { AppEnv } from './env.ts';
import { oncePerMinute } from './once-per-minute.ts';

const MAX_LOGGED = 200;

const nameOf = (host: string): string => (URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '');

/**
 * Refuses requests to a host name that is not ours, against pages whose own name is pointed at this server (DNS rebinding) and against
 * links built from a forged name.
 */
export function ownHostOnly(
  { config, log, clock }: Pick<Deps, 'config' | 'log' | 'clock'>,
  refuse: (context: Context<AppEnv>) => Response,
): MiddlewareHandler<AppEnv> {
  const { hosts, trustProxy } = config;
  const isDue = oncePerMinute(clock);
  const isOurs = (host: string): boolean => {
    const name = nameOf(host);
    return name !== '' && (hosts === null || isLoopback(name) || hosts.includes(name));
  };
  return async (context, next) => {
    const foreign = [new URL(context.req.url).host, ...forwardedHosts(context, trustProxy)].find((host) => !isOurs(host));
    if (foreign !== undefined) {
      if (isDue())
        log.warn({ host: foreign.slice(0, MAX_LOGGED) }, 'A request to another host was refused. If the name is ours, add it to HOSTS.');
      return refuse(context);
    }
    await next();
    return undefined;
  };
}
