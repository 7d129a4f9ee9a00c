import { Hono, type Context } from 'hono';
import { isWaybillNumber, testProfileOfWaybill, type Waybill } from '../air/waybill.ts';
import type { AirStatement } from '../air/statements.ts';
import type { WaybillRegistry } from '../air/waybill-registry.ts';
import type { Clock } from '../clock.ts';
import { airlineOfPrefix } from '../data/airlines.ts';
import { fsuMessages } from '../wire/fsu.ts';
import { errorDocument, eventsDocument, waybillDocument, type JsonLd } from '../wire/one-record.ts';
import { invalidQuery, RequestFault } from './errors.ts';
import { parseIsoTime } from './event-query.ts';

const PAGE_SIZE = 100;
/** Events of an airline with a broken service: JSON with status 200 that has no event. */
const UNREADABLE = { code: 'E-5071', text: 'Back end not reached', items: [null] };

const jsonLd = (body: JsonLd, status = 200, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { 'Content-Type': 'application/ld+json', ...headers } });

const notFound = (value: string): RequestFault =>
  new RequestFault(404, [
    { errorCode: 7004, errorCodeText: 'Logistics Object not found', errorCodeMessage: 'No air waybill is known under this number', value },
  ]);

/** Path of the ONE Record server, with the airline where the request names one. */
const baseOf = (c: Context): string => {
  const { origin, pathname } = new URL(c.req.url);
  return `${origin}${pathname.slice(0, pathname.indexOf('/one-record'))}/one-record`;
};

function wholeNumber(params: URLSearchParams, name: string, fallback: number, max: number): number {
  const text = params.get(name);
  if (text === null) return fallback;
  if (!/^\d{1,9}$/.test(text) || Number(text) < 1) {
    throw new RequestFault(400, [invalidQuery(name, text, `${name} must be a whole number above 0`)]);
  }
  return Math.min(Number(text), max);
}

function createdAfter(params: URLSearchParams): number {
  const text = params.get('created_after');
  if (text === null) return -Infinity;
  const limit = parseIsoTime(text);
  if (Number.isNaN(limit)) throw new RequestFault(400, [invalidQuery('created_after', text, 'Not an ISO 8601 date and time')]);
  return limit;
}

/**
 * ONE Record and FSU of the fake airlines, also below `/airlines/{code}`: the waybill, its logistics events, and the same as text messages.
 */
export function airlineRoute(registry: WaybillRegistry, clock: Clock): Hono {
  const app = new Hono();

  /** The requested air waybill, registered with its first request. */
  async function waybillOf(c: Context, now: number): Promise<Waybill> {
    const text = c.req.param('awb') ?? '';
    const number = text.replace(/^(\d{3})[- ]/, '$1');
    const code = c.req.param('code')?.toUpperCase();
    const isOther = code !== undefined && airlineOfPrefix(number.slice(0, 3))?.code !== code;
    if (isOther || !isWaybillNumber(number)) throw notFound(text);
    const profile = registry.find(number)?.profile ?? testProfileOfWaybill(number);
    if (profile === 'fail') throw notFound(text);
    const waybill = registry.register({ number }, now);
    await registry.saved();
    return waybill;
  }

  const published = (waybill: Waybill, now: number): AirStatement[] =>
    registry.timeline(waybill).filter(({ createdAt }) => createdAt <= now);

  app.onError((error, c) => {
    if (!(error instanceof RequestFault)) return jsonLd(errorDocument(500, 'Internal error', 'Cannot process the request', c.req.url), 500);
    const [fault] = error.faults;
    return jsonLd(errorDocument(error.status, fault?.errorCodeText ?? '', error.message, c.req.url), error.status);
  });

  app.get('/one-record/logistics-objects/:awb', async (c) => jsonLd(waybillDocument(await waybillOf(c, clock.now()), baseOf(c))));

  app.get('/one-record/logistics-objects/:awb/logistics-events', async (c) => {
    const now = clock.now();
    const url = new URL(c.req.url);
    const limit = wholeNumber(url.searchParams, 'limit', PAGE_SIZE, PAGE_SIZE);
    const page = wholeNumber(url.searchParams, 'page', 1, Infinity);
    const after = createdAfter(url.searchParams);
    const waybill = await waybillOf(c, now);
    if (waybill.profile === 'broken') return jsonLd(UNREADABLE);
    // New statements are the last ones, so they do not move earlier pages.
    const all = published(waybill, now).filter(({ createdAt }) => createdAt >= after);
    const items = all.slice((page - 1) * limit, page * limit);
    const headers: Record<string, string> = {};
    if (page * limit < all.length) {
      url.searchParams.set('page', String(page + 1));
      headers['Link'] = `<${url.href}>; rel="next"`;
    }
    return jsonLd(eventsDocument(waybill, items, all.length, baseOf(c)), 200, headers);
  });

  app.get('/fsu/:awb', async (c) => {
    const now = clock.now();
    const waybill = await waybillOf(c, now);
    return c.text(waybill.profile === 'broken' ? 'E-5071 BACK END NOT REACHED\n' : fsuMessages(waybill, published(waybill, now)));
  });
  return app;
}
