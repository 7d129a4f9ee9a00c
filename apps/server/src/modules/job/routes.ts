import { isLocale, negotiateLocale } from '@seaberry/i18n';
import type { Context, Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import { clientAddress } from '../../http/address.ts';
import type { AppEnv } from '../../http/env.ts';
import type { Limits } from '../../http/limits.ts';
import type { Tickets } from '../auth/tickets/service.ts';
import { pagePolicy, refusalPage, schedulePage, type PageLook } from './page.ts';
import { readCarriers, readQueues } from './repo.ts';

const PATH = '/schedule';

/** The given zone, or UTC if the runtime does not know it. */
function zoneOf(given: string | undefined): string {
  try {
    return given ? new Intl.DateTimeFormat('en', { timeZone: given }).resolvedOptions().timeZone : 'UTC';
  } catch {
    return 'UTC';
  }
}

function lookOf(request: Context<AppEnv>['req']): PageLook {
  const language = request.query('lang');
  const theme = request.query('theme');
  return {
    locale: isLocale(language) ? language : negotiateLocale(request.header('Accept-Language')),
    zone: zoneOf(request.query('zone')),
    theme: theme === 'light' || theme === 'dark' ? theme : null,
  };
}

/**
 * Page with the state of the job queue, which the web app shows in a frame. A frame cannot send the access token, so the web app requests a
 * ticket for each load. No cookie gives access, so other sites cannot load the page with a user's rights. Once the session has ended, the
 * page cannot be loaded anymore.
 */
export function mountJobStatusPage(app: Hono<AppEnv>, { config, clock, db }: Deps, tickets: Tickets, limits: Limits): void {
  const policy = pagePolicy(config.corsOrigins);
  app.get(PATH, async (context) => {
    const look = lookOf(context.req);
    const ticket = context.req.query('ticket');
    const user = ticket ? await tickets.take(ticket, new URL(context.req.url)) : null;
    await limits.count(user?.userId ?? null, clientAddress(context, config.trustProxy), PATH);
    context.header('Content-Security-Policy', policy);
    context.header('Cache-Control', 'no-store');
    if (!user) return context.html(refusalPage('signedOut', look), 401);
    if (!user.platform) return context.html(refusalPage('forbidden', look), 403);
    const now = clock.wallNow();
    return context.html(schedulePage({ queues: await readQueues(db), carriers: await readCarriers(db, now) }, look, now));
  });
}
