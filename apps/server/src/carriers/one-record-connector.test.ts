import { describe, expect, it } from 'vitest';
import type { CarrierRequest } from './carrier.ts';
import { oneRecordConnector } from './one-record-connector.ts';
import { carrierRegistry } from './registry.ts';

const REQUEST: CarrierRequest = { referenceType: 'AWB', reference: '15753806270', since: null, correlationId: 'c-1' };
const WAYBILL = '/one-record/logistics-objects/157-53806270';
const EVENTS = `${WAYBILL}/logistics-events`;

/** Airline double that returns the prepared responses in order. */
function airline(...answers: (() => Response | Promise<Response>)[]) {
  const requests: { url: URL; headers: Headers }[] = [];
  const ask: typeof fetch = async (input, init) => {
    requests.push({ url: new URL(input instanceof Request ? input.url : input), headers: new Headers(init?.headers) });
    const answer = answers[requests.length - 1];
    if (!answer) throw new Error('There is no prepared response for this request.');
    return answer();
  };
  const connect = oneRecordConnector({ baseUrl: 'http://airline.test/one-record/', apiKey: 'k' }, { fetch: ask });
  return { requests, connect, paths: () => requests.map(({ url }) => url.pathname + url.search) };
}

const json =
  (body: unknown, init: ResponseInit = {}) =>
  () =>
    new Response(JSON.stringify(body), init);
const waybill = json({ '@type': 'Waybill' });
const linked = (link: string) => json({ page: 1 }, { headers: { Link: link } });

describe('a request to an airline', () => {
  it('reads the waybill, then its events created since an instant, with key and correlation id', async () => {
    const { requests, connect, paths } = airline(waybill, json({ page: 1 }));
    const addresses: string[] = [];
    const since = '2026-11-01T00:00:00.000Z';
    const answer = await connect({ ...REQUEST, since, onPage: (address) => addresses.push(address) });
    expect(paths()).toEqual([WAYBILL, `${EVENTS}?created_after=${encodeURIComponent(since)}`]);
    expect(requests[1]?.headers.get('api-key')).toBe('k');
    expect(requests[1]?.headers.get('x-correlation-id')).toBe('c-1');
    expect(answer).toMatchObject({ kind: 'events', pages: [{ json: { '@type': 'Waybill' } }, { json: { page: 1 } }] });
    expect(addresses).toEqual([
      'http://airline.test/one-record/logistics-objects/•••',
      'http://airline.test/one-record/logistics-objects/•••/logistics-events?created_after=•••',
    ]);
  });

  it('follows the next link of pages to the end', async () => {
    const { connect, paths } = airline(
      waybill,
      linked(`<${EVENTS}?page=1>; rel="prev", <${EVENTS}?page=2>; rel="next"`),
      json({ page: 2 }),
    );
    expect(await connect(REQUEST)).toMatchObject({ kind: 'events', pages: [{}, { json: { page: 1 } }, { json: { page: 2 } }] });
    expect(paths().at(-1)).toBe(`${EVENTS}?page=2`);
  });

  it.each(['http://elsewhere.test/x', '/one-record/logistics-objects/157-00000000/logistics-events'])(
    'never follows a link to %s, and keeps the received pages',
    async (next) => {
      const { connect } = airline(waybill, linked(`<${next}>; rel="next"`));
      expect(await connect(REQUEST)).toMatchObject({ kind: 'technical', reason: 'unrecognized_response', pages: [{}, {}] });
    },
  );

  it('distinguishes an unknown number from an invalid one, and a failure from both', async () => {
    const error = (status: number, title: string) => json({ '@type': 'api:Error', 'api:hasTitle': title }, { status });
    const answer = (of: () => Response) => airline(of).connect(REQUEST);
    expect(await answer(error(404, 'Logistics Object not found'))).toMatchObject({ kind: 'unknown', reason: 'not_found' });
    expect(await answer(error(400, 'Invalid waybill number'))).toMatchObject({ kind: 'unknown', reason: 'invalid_number' });
    expect(await answer(error(400, 'Bad request'))).toMatchObject({ kind: 'technical', reason: 'unrecognized_response' });
    expect(await answer(error(429, 'Slow down'))).toMatchObject({ kind: 'technical', reason: 'rate_limited' });
    expect(await airline(waybill, error(503, 'Down')).connect(REQUEST)).toMatchObject({
      kind: 'technical',
      reason: 'shipping_line_unreachable',
      pages: [{ json: { '@type': 'Waybill' } }],
    });
  });
});

it('an airline is asked by its own entry, else by that of all airlines, and by no entry of shipping lines', async () => {
  const asked: string[] = [];
  const ask: typeof fetch = (input) => {
    asked.push(new URL(input instanceof Request ? input.url : input).href);
    return Promise.resolve(new Response('{}', { status: 404 }));
  };
  const airlines = [
    { code: '*', protocol: 'one-record', baseUrl: 'http://any.test/{code}' },
    { code: 'lh', protocol: 'one-record', baseUrl: 'http://lh.test' },
  ] as const;
  const registry = carrierRegistry([{ code: '*', baseUrl: 'http://lines.test' }, ...airlines], { fetch: ask });
  for (const code of ['QR', 'LH', '5X', '..', 'QRR', '*']) await registry.airlineOf(code)(REQUEST);
  expect(asked.map((address) => address.split('/logistics-objects')[0])).toEqual([
    'http://any.test/QR',
    'http://lh.test',
    'http://any.test/5X',
  ]);
  const without = carrierRegistry([{ code: '*', baseUrl: 'http://lines.test' }], { fetch: ask });
  expect(await without.airlineOf('QR')(REQUEST)).toMatchObject({ kind: 'technical', reason: 'not_configured' });
});
