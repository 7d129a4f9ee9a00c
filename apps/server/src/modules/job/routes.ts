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

/** A zone known to the runtime; UTC for any other. */
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
 * State of the job queue as a page of its own that the web app shows in a frame (product specification §2). It requires a one-use ticket:
 * the web app passes a new one on each refresh, with the token that a frame cannot send. Without a cookie no other site can fetch the page
 * with a user's rights, and an open page stops refreshing when the session ends.
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
    return context.html(schedulePage({ queues: await readQueues(db, now), carriers: await readCarriers(db, now) }, look, now));
  });
}
