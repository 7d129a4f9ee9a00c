import { Hono } from 'hono';
import { isWaybillNumber, type Waybill, type WaybillRequest } from '../air/waybill.ts';
import type { WaybillRegistry } from '../air/waybill-registry.ts';
import { HOUR_MS, type Clock } from '../clock.ts';
import { AIR_PROFILES } from '../data/test-waybills.ts';
import { bad, isObject, oneOf, readBody, text, type Json } from './body.ts';

interface Announcement {
  readonly request: WaybillRequest;
  readonly hours: number | undefined;
}

const MAX_HOURS = 10_000;

function readAnnouncement(body: unknown): Announcement {
  if (!isObject(body)) throw bad('body', body, 'A waybill must be an object');
  const number = text(body, 'number')?.replace(/^(\d{3})[- ]/, '$1');
  if (!number || !isWaybillNumber(number)) throw bad('number', number, 'number must be an air waybill of an airline of this service');
  const profile = oneOf(body, 'profile', AIR_PROFILES);
  const hours = body['startedHoursAgo'];
  if (hours !== undefined && (typeof hours !== 'number' || !(hours >= 0) || hours > MAX_HOURS)) {
    throw bad('startedHoursAgo', hours, `startedHoursAgo must be a number from 0 to ${MAX_HOURS}`);
  }
  return { request: { number, ...(profile ? { profile } : {}) }, hours };
}

const describe = ({ number, airline, profile, route, pieces, bookedAt }: Waybill): Json => ({
  number,
  airline: airline.code,
  profile,
  route,
  pieces,
  bookedAt: new Date(bookedAt).toISOString(),
});

/** Announced air waybills: for start scripts and tests, like announced bookings. */
export function announcedWaybillsRoute(registry: WaybillRegistry, clock: Clock): Hono {
  const app = new Hono();
  app.post('/waybills', async (c) => {
    const body = await readBody(c);
    const list = isObject(body) && Array.isArray(body['waybills']) ? body['waybills'] : [body];
    const now = clock.now();
    // All are validated before the first is applied: a request is atomic.
    const announcements = list.map(readAnnouncement);
    const created = announcements.some(({ request }) => registry.find(request.number) === undefined);
    const waybills = announcements.map(({ request, hours }) =>
      registry.register(request, now, hours === undefined ? undefined : now - hours * HOUR_MS),
    );
    await registry.saved();
    return c.json({ now: new Date(now).toISOString(), waybills: waybills.map(describe) }, created ? 201 : 200);
  });
  return app;
}
