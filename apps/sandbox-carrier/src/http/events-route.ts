import { Hono } from 'hono';
import type { Clock } from '../clock.ts';
import type { Registry } from '../registry.ts';
import { readFilter, readSort } from './event-query.ts';
import { readPage, slicePage } from './paging.ts';
import { spelled } from '../wire/accents.ts';
import { resolveReferences } from './references.ts';

const API_VERSION = '2.2.0';

/** Response with status 200 of a carrier with a broken service: a list without any event. */
const UNREADABLE = [{ code: 'E-5071', text: 'Back end not reached' }, null];

/** `GET /v2/events` of DCSA Track & Trace 2.2, also below `/carriers/{scac}`. */
export function eventsRoute(registry: Registry, clock: Clock): Hono {
  const app = new Hono();
  app.get('/events', async (c) => {
    const now = clock.now();
    const page = readPage(new URL(c.req.url).searchParams, now);
    const params = new URLSearchParams(page.query);
    const filter = readFilter(params);
    const sort = readSort(params);
    const scac = c.req.param('scac')?.toUpperCase();
    const matches = resolveReferences(registry, params, now, scac);
    await registry.saved();
    if (matches.some(({ booking }) => booking.profile === 'broken')) return c.json(UNREADABLE, 200, { 'API-Version': API_VERSION });
    const events = matches
      .flatMap(({ booking, boxes }) =>
        registry
          .timeline(booking)
          .filter(({ createdAt, box }) => createdAt <= page.asOf && (!boxes || box === undefined || boxes.has(box))),
      )
      .filter(filter)
      .sort(sort);
    const { items, headers } = slicePage(events, page);
    return c.json(spelled(scac, items), 200, { ...headers, 'API-Version': API_VERSION });
  });
  return app;
}
