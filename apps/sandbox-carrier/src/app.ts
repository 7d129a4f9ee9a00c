import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { WaybillRegistry } from './air/waybill-registry.ts';
import type { Clock } from './clock.ts';
import { DataFile } from './data-file.ts';
import { adminRoute } from './http/admin-route.ts';
import { announcedWaybillsRoute } from './http/announced-waybills-route.ts';
import { airlineRoute } from './http/airline-route.ts';
import { errorResponse, RequestFault } from './http/errors.ts';
import { eventsRoute } from './http/events-route.ts';
import { limitRate, Outage, requireKey } from './http/guards.ts';
import { schedulesRoute } from './http/schedules-route.ts';
import { Registry } from './registry.ts';

/** Log line of a request, without query string and headers, which may be secret. */
export interface RequestLog {
  readonly time: string;
  readonly level: 'info' | 'error';
  readonly msg: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  readonly error?: string;
}

export interface SandboxOptions {
  /** Domain time: events up to it are published, later ones are not. */
  readonly clock: Clock;
  /** Expected in the `API-Key` header of every request but `/health`. */
  readonly apiKey: string;
  /** File of registered shipments; without it they are in memory. */
  readonly dataFile?: string | undefined;
  /** Requests per second, over all callers. @default 50 */
  readonly rateLimit?: number | undefined;
  /** For starting and ending an outage from outside. @default a new one */
  readonly outage?: Outage | undefined;
  /** Wall time in milliseconds, for outage, rate limit and log. @default Date.now */
  readonly wallNow?: (() => number) | undefined;
  /** Receives the request log. @default no log */
  readonly log?: ((line: RequestLog) => void) | undefined;
}

const MAX_BODY_BYTES = 1_000_000;

function logRequests(log: (line: RequestLog) => void, wallNow: () => number): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now();
    await next();
    const unexpected = c.error !== undefined && !(c.error instanceof RequestFault);
    log({
      time: new Date(wallNow()).toISOString(),
      level: unexpected ? 'error' : 'info',
      msg: 'request',
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: Math.round((performance.now() - start) * 10) / 10,
      ...(unexpected ? { error: c.error?.stack ?? c.error?.message ?? '' } : {}),
    });
  };
}

/**
 * The fake carrier as a Hono app: DCSA Track & Trace 2.2 and Commercial Schedules 1.0 over voyages, and ONE Record and FSU over flights,
 * derived from the requested numbers.
 * Reads `dataFile` when called.
 *
 * @throws when `dataFile` exists and cannot be read.
 */
export function createSandboxApp(options: SandboxOptions): Hono {
  const { clock, apiKey, wallNow = Date.now, rateLimit = 50, log } = options;
  const outage = options.outage ?? new Outage(wallNow);
  const file = new DataFile(options.dataFile);
  const registry = new Registry(file);
  const waybills = new WaybillRegistry(file);
  const app = new Hono();
  if (log) app.use(logRequests(log, wallNow));
  app.onError((error, c) => {
    if (error instanceof RequestFault) return errorResponse(c, error.status, error.faults);
    return errorResponse(c, 500, [{ errorCode: 9000, errorCodeText: 'internalError', errorCodeMessage: 'Cannot process the request' }]);
  });
  app.notFound((c) =>
    errorResponse(c, 404, [{ errorCode: 7004, errorCodeText: 'notFound', errorCodeMessage: 'There is no such resource' }]),
  );
  app.get('/health', (c) => c.json({ status: 'ok', now: new Date(clock.now()).toISOString(), outage: outage.current() !== null }));
  app.use(requireKey(apiKey));
  const limit = limitRate(rateLimit, wallNow);
  const events = eventsRoute(registry, clock);
  const schedules = schedulesRoute(clock);
  for (const prefix of ['', '/carriers/:scac{[A-Za-z0-9]{2,4}}']) {
    app.use(`${prefix}/v1/*`, outage.middleware(), limit);
    app.use(`${prefix}/v2/*`, outage.middleware(), limit);
    app.route(`${prefix}/v1`, schedules);
    app.route(`${prefix}/v2`, events);
  }
  const air = airlineRoute(waybills, clock);
  for (const prefix of ['', '/airlines/:code{[A-Za-z0-9]{2}}']) {
    app.use(`${prefix}/one-record/*`, outage.middleware(), limit);
    app.use(`${prefix}/fsu/*`, outage.middleware(), limit);
    app.route(prefix === '' ? '/' : prefix, air);
  }
  app.use('/sandbox/*', bodyLimit({ maxSize: MAX_BODY_BYTES }));
  app.route('/sandbox/v1', adminRoute(registry, clock, outage, wallNow));
  app.route('/sandbox/v1', announcedWaybillsRoute(waybills, clock));
  return app;
}
