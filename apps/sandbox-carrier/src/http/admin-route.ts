import { Hono } from 'hono';
import { DAY_MS, type Clock } from '../clock.ts';
import { findInland, findSeaPort } from '../data/ports.ts';
import { PROFILES } from '../data/test-numbers.ts';
import { isContainerNumber } from '../identifiers.ts';
import { placeAtMilestone, milestoneAt, type BookingRequest } from '../journey/booking.ts';
import { MILESTONES, REFERENCE_TYPES, type Booking, type Milestone } from '../journey/model.ts';
import { routesBetween } from '../network/routing.ts';
import type { Registry } from '../registry.ts';
import { bad, isObject, oneOf, readBody, upperCaseText, type Json } from './body.ts';
import type { Outage } from './guards.ts';
import { looksValid } from './references.ts';

interface Announcement {
  readonly request: BookingRequest;
  readonly startedDaysAgo: number | undefined;
  readonly milestone: Milestone | undefined;
}

function readContainers(body: Json): string[] | undefined {
  const { containers } = body;
  if (containers === undefined) return undefined;
  const valid =
    Array.isArray(containers) && containers.length > 0 && containers.every((item) => typeof item === 'string' && isContainerNumber(item));
  if (!valid) throw bad('containers', containers, 'containers must be a list of container numbers with right check digits');
  return containers;
}

/** Ports of loading and discharge, both or neither, with a route between them; the place of delivery must be beyond the latter. */
function readRoute(body: Json): Pick<BookingRequest, 'pol' | 'pod' | 'pld'> {
  const [pol, pod, pld] = [upperCaseText(body, 'pol'), upperCaseText(body, 'pod'), upperCaseText(body, 'pld')];
  if (pol === undefined && pod === undefined && pld === undefined) return {};
  if (pol === undefined || !findSeaPort(pol)) throw bad('pol', pol, 'pol is not a port of this carrier');
  if (pod === undefined || !findSeaPort(pod)) throw bad('pod', pod, 'pod is not a port of this carrier');
  if (routesBetween(pol, pod).length === 0) throw bad('pod', pod, `There is no way from ${pol} to ${pod}`);
  if (pld === undefined || pld === pod) return { pol, pod };
  if (!findInland(pld)?.gateways.includes(pod)) throw bad('pld', pld, `${pld} is not served through ${pod}`);
  return { pol, pod, pld };
}

function readAnnouncement(body: unknown): Announcement {
  if (!isObject(body)) throw bad('body', body, 'A booking must be an object');
  const type = oneOf(body, 'type', REFERENCE_TYPES);
  const reference = upperCaseText(body, 'reference');
  if (!type) throw bad('type', body['type'], `type must be one of ${REFERENCE_TYPES.join(', ')}`);
  if (!reference || !looksValid(type, reference)) throw bad('reference', reference, 'The reference is not of the form of its type');
  const [carrier, bookingNumber, billOfLading] = [
    upperCaseText(body, 'carrier'),
    upperCaseText(body, 'bookingNumber'),
    upperCaseText(body, 'billOfLading'),
  ];
  const containers = readContainers(body);
  const profile = oneOf(body, 'profile', PROFILES);
  const days = body['startedDaysAgo'];
  if (days !== undefined && (typeof days !== 'number' || !(days >= 0) || days > 400)) {
    throw bad('startedDaysAgo', days, 'startedDaysAgo must be a number from 0 to 400');
  }
  const request = {
    type,
    reference,
    ...readRoute(body),
    ...(carrier ? { carrier } : {}),
    ...(bookingNumber ? { bookingNumber } : {}),
    ...(billOfLading ? { billOfLading } : {}),
    ...(containers ? { containers } : {}),
    ...(profile ? { profile } : {}),
  };
  return { request, startedDaysAgo: days, milestone: oneOf(body, 'milestone', MILESTONES) };
}

function describe(booking: Booking, now: number): Json {
  const { type, reference, billOfLading, bookingNumber, carrier, boxes, pol, pod, pld, profile, bookedAt } = booking;
  const containers = boxes.map(({ number }) => number);
  const milestone = ['fail', 'silent', 'broken'].includes(profile) ? null : (milestoneAt(booking, now) ?? null);
  return {
    type,
    reference,
    billOfLading,
    bookingNumber,
    carrier,
    containers,
    pol,
    pod,
    pld,
    profile,
    bookedAt: new Date(bookedAt).toISOString(),
    milestone,
  };
}

function announce(registry: Registry, { request, startedDaysAgo, milestone }: Announcement, now: number): Booking {
  if (startedDaysAgo !== undefined) return registry.register(request, now, now - startedDaysAgo * DAY_MS);
  const [known] = registry.find(request.type, request.reference);
  if (known || !milestone) return known ?? registry.register(request, now);
  const placed = placeAtMilestone(request, milestone, now);
  return registry.register(placed.request, now, placed.bookedAt);
}

function readOutage(body: unknown, now: number): { until: number; status: number } {
  if (!isObject(body)) throw bad('body', body, 'The body must be an object');
  const { seconds, until, status = 503 } = body;
  const end = typeof until === 'string' ? Date.parse(until) : typeof seconds === 'number' ? now + seconds * 1000 : Number.NaN;
  if (!(end > now)) throw bad('seconds', seconds ?? until, 'Give seconds above 0, or until as an instant to come (wall time)');
  if (typeof status !== 'number' || !Number.isInteger(status) || status < 500 || status > 599)
    throw bad('status', status, 'status must be 500–599');
  return { until: end, status };
}

/** Calls that only a sandbox has: announced shipments and outages. Used by start scripts and tests, never by the server. */
export function adminRoute(registry: Registry, clock: Clock, outage: Outage, wallNow: () => number): Hono {
  const app = new Hono();
  app.post('/bookings', async (c) => {
    const body = await readBody(c);
    const list = isObject(body) && Array.isArray(body['bookings']) ? body['bookings'] : [body];
    const now = clock.now();
    // All are validated before the first is applied: a request is atomic.
    const announcements = list.map(readAnnouncement);
    const created = announcements.some(({ request }) => registry.find(request.type, request.reference).length === 0);
    const bookings = announcements.map((announcement) => announce(registry, announcement, now));
    await registry.saved();
    return c.json({ now: new Date(now).toISOString(), bookings: bookings.map((booking) => describe(booking, now)) }, created ? 201 : 200);
  });
  app.get('/outage', (c) => c.json({ outage: outage.current() }));
  app.post('/outage', async (c) => {
    const { until, status } = readOutage(await readBody(c), wallNow());
    outage.begin(until, status);
    return c.json({ outage: outage.current() }, 201);
  });
  app.delete('/outage', (c) => {
    outage.end();
    return c.body(null, 204);
  });
  return app;
}
