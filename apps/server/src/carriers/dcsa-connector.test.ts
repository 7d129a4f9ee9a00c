import { describe, expect, it } from 'vitest';
import type { CarrierRequest } from './carrier.ts';
import { dcsaConnector } from './dcsa-connector.ts';
import { carrierRegistry } from './registry.ts';

const REQUEST: CarrierRequest = { referenceType: 'BL', reference: 'COSU6123456789', since: null, correlationId: 'c-1' };

interface SentRequest {
  url: URL;
  headers: Headers;
}

/** Carrier double that returns the prepared responses in order. */
function carrier(...answers: (() => Response | Promise<Response>)[]) {
  const requests: SentRequest[] = [];
  const ask: typeof fetch = async (input, init) => {
    requests.push({ url: new URL(input instanceof Request ? input.url : input), headers: new Headers(init?.headers) });
    const answer = answers[requests.length - 1];
    if (!answer) throw new Error('There is no prepared response for this request.');
    return answer();
  };
  return { requests, connect: dcsaConnector({ baseUrl: 'http://carrier.test/', apiKey: 'k', apiKeyHeader: 'X-Key' }, { fetch: ask }) };
}

const json =
  (body: unknown, init: ResponseInit = {}) =>
  () =>
    new Response(JSON.stringify(body), init);

describe('a request to a carrier', () => {
  it('uses the parameter of the reference type, with key, correlation id and creation time', async () => {
    for (const [referenceType, name] of [
      ['BL', 'transportDocumentReference'],
      ['CONTAINER', 'equipmentReference'],
      ['BOOKING', 'carrierBookingReference'],
    ] as const) {
      const { requests, connect } = carrier(json([]));
      await connect({ ...REQUEST, referenceType, since: '2026-11-01T00:00:00.000Z' });
      expect(requests[0]?.url.pathname).toBe('/v2/events');
      expect(requests[0]?.url.searchParams.get(name)).toBe(REQUEST.reference);
      expect(requests[0]?.url.searchParams.get('eventCreatedDateTime:gte')).toBe('2026-11-01T00:00:00.000Z');
      expect(requests[0]?.headers.get('x-key')).toBe('k');
      expect(requests[0]?.headers.get('x-correlation-id')).toBe('c-1');
    }
  });

  it('follows pages by URL and by cursor to the end', async () => {
    const { requests, connect } = carrier(
      json([{ eventID: '1' }], { headers: { 'Next-Page': '/v2/events?cursor=two' } }),
      json([{ eventID: '2' }], { headers: { 'Next-Page': 'dGhyZWU=' } }),
      json([{ eventID: '3' }]),
    );
    const answer = await connect(REQUEST);
    expect(answer.kind === 'events' && answer.pages.map((page) => page.json)).toEqual([
      [{ eventID: '1' }],
      [{ eventID: '2' }],
      [{ eventID: '3' }],
    ]);
    expect(requests.map(({ url }) => url.searchParams.get('cursor'))).toEqual([null, 'two', 'dGhyZWU=']);
  });

  it.each(['http://elsewhere.test/v2/events', '/v2/bookings', '/v2/events/../bookings'])(
    'never follows a page to %s, and keeps the received pages',
    async (next) => {
      const { connect } = carrier(json([{ eventID: '1' }], { headers: { 'Next-Page': next } }));
      expect(await connect(REQUEST)).toMatchObject({ kind: 'technical', reason: 'unrecognized_response', pages: [{ status: 200 }] });
    },
  );

  it('stops when the next page is the current one', async () => {
    const { requests, connect } = carrier(json([], { headers: { 'Next-Page': 'same' } }), json([], { headers: { 'Next-Page': 'same' } }));
    expect((await connect(REQUEST)).kind).toBe('events');
    expect(requests).toHaveLength(2);
  });

  it('distinguishes an unknown number from an invalid one', async () => {
    const unknown = carrier(json({ errors: [{ errorCodeText: 'notFound', errorCodeMessage: 'no such document' }] }, { status: 404 }));
    expect(await unknown.connect(REQUEST)).toMatchObject({ kind: 'unknown', reason: 'not_found' });
    const invalid = carrier(json({ errors: [{ errorCodeText: 'invalidParameter', property: 'equipmentReference' }] }, { status: 404 }));
    expect(await invalid.connect(REQUEST)).toMatchObject({ kind: 'unknown', reason: 'invalid_number' });
  });

  it('reads no more than a limit of bytes, of one endless page and of many long ones', async () => {
    let read = 0;
    const endless = (): Response =>
      new Response(
        new ReadableStream({
          pull(controller) {
            read += 1;
            controller.enqueue(new Uint8Array(1024 * 1024));
          },
        }),
      );
    expect(await carrier(endless).connect(REQUEST)).toMatchObject({ kind: 'technical', reason: 'unrecognized_response' });
    // The limit is 8 MiB: of one endless page some of 1 MiB are read, of pages of 1.25 MB the seventh exceeds it.
    expect(read).toBeLessThan(12);
    const long = Array.from({ length: 10 }, (_, at) => json([' '.repeat(1_250_000)], { headers: { 'Next-Page-Cursor': `${at}` } }));
    const { requests, connect } = carrier(...long);
    expect(await connect(REQUEST)).toMatchObject({ kind: 'technical', reason: 'unrecognized_response' });
    expect(requests).toHaveLength(7);
  });

  it('ends as unreachable when its caller aborts it', async () => {
    const caller = new AbortController();
    const silent: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
    const answer = dcsaConnector({ baseUrl: 'http://carrier.test/' }, { fetch: silent })({ ...REQUEST, signal: caller.signal });
    caller.abort();
    expect(await answer).toMatchObject({ kind: 'technical', reason: 'shipping_line_unreachable' });
  });

  it('treats 429 with Retry-After, 403, 5xx, redirects, invalid bodies and connection errors as technical failures', async () => {
    const cases: [() => Response | Promise<Response>, object][] = [
      [json({}, { status: 429, headers: { 'Retry-After': '17' } }), { reason: 'rate_limited', retryAfterS: 17 }],
      [json({}, { status: 500 }), { reason: 'shipping_line_unreachable', status: 500 }],
      [json({}, { status: 302, headers: { Location: 'http://elsewhere.test' } }), { reason: 'unrecognized_response' }],
      [() => new Response('<html>'), { reason: 'unrecognized_response' }],
      [json({}, { status: 403 }), { reason: 'access_refused' }],
      [() => Promise.reject(new TypeError('fetch failed')), { reason: 'shipping_line_unreachable', status: null }],
    ];
    for (const [answer, expected] of cases) {
      expect(await carrier(answer).connect(REQUEST)).toMatchObject({ kind: 'technical', ...expected });
    }
  });
});

describe('the carrier registry', () => {
  it('prefers the entry of a carrier, resolves aliases, and reports a missing entry', async () => {
    const requests: string[] = [];
    const ask: typeof fetch = (input) => {
      requests.push(new URL(input instanceof Request ? input.url : input).host);
      return Promise.resolve(new Response('[]'));
    };
    const registry = carrierRegistry(
      [
        { code: '*', baseUrl: 'http://any.test' },
        { code: 'MSCU', baseUrl: 'http://msc.test' },
      ],
      { fetch: ask },
    );
    await registry.connectorOf('MEDU')(REQUEST);
    await registry.connectorOf('COSU')(REQUEST);
    expect(requests).toEqual(['msc.test', 'any.test']);
    expect(await carrierRegistry([]).connectorOf('COSU')(REQUEST)).toMatchObject({ kind: 'technical', reason: 'not_configured' });
  });

  it('asks no carrier whose code is no SCAC', async () => {
    const requests: string[] = [];
    const ask: typeof fetch = (input) => {
      requests.push(new URL(input instanceof Request ? input.url : input).pathname);
      return Promise.resolve(new Response('[]'));
    };
    const registry = carrierRegistry([{ code: '*', baseUrl: 'http://any.test/carriers/{code}' }], { fetch: ask });
    for (const code of ['..', '.', '%2e%2e', 'AB/..', 'A', 'ABCDE', '', '*']) {
      expect(registry.reaches(code), code).toBe(false);
      expect(await registry.connectorOf(code)(REQUEST), code).toMatchObject({ kind: 'technical', reason: 'not_configured' });
    }
    await registry.connectorOf('cosu')(REQUEST);
    expect(requests).toEqual(['/carriers/COSU/v2/events']);
  });
});
