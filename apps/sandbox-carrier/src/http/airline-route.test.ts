import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../clock.ts';
import { API_KEY, NOW, startSandbox, type TestSandbox } from '../testing/sandbox.ts';

const AWB = '15753806270';
const WAYBILL = `/one-record/logistics-objects/${AWB}`;

interface Event {
  '@id': string;
  eventDate: { '@value': string };
  creationDate: { '@value': string };
  eventTimeType: { '@id': string };
}

interface Collection {
  'api:hasTotalItems': number;
  'api:hasItem': Event[];
}

// Unchecked responses of the service; the tests cover their shape.
const collectionOf = async (response: Response) => (await response.json()) as Collection;
const eventsOf = async ({ get }: TestSandbox, number: string, query = '') =>
  (await collectionOf(await get(`/one-record/logistics-objects/${number}/logistics-events${query}`)))['api:hasItem'];

/** A sandbox in which the journey of the waybill is over. */
async function withHistory(): Promise<TestSandbox> {
  const sandbox = startSandbox();
  await sandbox.get(WAYBILL);
  sandbox.domainClock.now = NOW + 20 * DAY_MS;
  return sandbox;
}

describe('the waybill', () => {
  it('is JSON-LD with airports, pieces, weight and volume', async () => {
    const response = await startSandbox().get(WAYBILL);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('application/ld+json');
    expect(await response.json()).toMatchObject({
      '@context': { '@vocab': 'https://onerecord.iata.org/ns/cargo#' },
      '@id': `http://localhost/one-record/logistics-objects/${AWB}`,
      '@type': 'Waybill',
      waybillPrefix: '157',
      waybillNumber: '53806270',
      departureLocation: { locationCodes: [{ code: expect.stringMatching(/^[A-Z]{3}$/) as string }] },
      arrivalLocation: { locationCodes: [{ code: expect.stringMatching(/^[A-Z]{3}$/) as string }] },
      shipment: {
        totalPieceCount: expect.any(Number) as number,
        totalGrossWeight: { value: expect.any(Number) as number, unit: 'KGM' },
        totalDimensions: { volume: { value: expect.any(Number) as number, unit: 'MTQ' } },
        goodsDescription: expect.any(String) as string,
      },
    });
  });

  it('is found with a dash too, and below its airline only', async () => {
    const { get } = startSandbox();
    const waybill = await (await get(WAYBILL)).json();
    expect(await (await get('/one-record/logistics-objects/157-53806270')).json()).toEqual(waybill);
    const below = await get(`/airlines/qr${WAYBILL}`);
    expect(await below.json()).toMatchObject({ '@id': `http://localhost/airlines/qr/one-record/logistics-objects/${AWB}` });
    for (const path of [WAYBILL, `${WAYBILL}/logistics-events`, `/fsu/${AWB}`]) {
      expect((await get(`/airlines/QR${path}`)).status).toBe(200);
      expect((await get(`/airlines/LH${path}`)).status).toBe(404);
    }
  });

  it.each(['15753806271', '00053806270', '15720000002', 'MSKU6011672', '1575380627'])('%s is a ONE Record error', async (number) => {
    const { get } = startSandbox();
    for (const path of [
      `/one-record/logistics-objects/${number}`,
      `/one-record/logistics-objects/${number}/logistics-events`,
      `/fsu/${number}`,
    ]) {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({
        '@type': 'api:Error',
        'api:hasTitle': 'Logistics Object not found',
        'api:hasErrorDetail': [{ 'api:hasCode': '404', 'api:hasResource': `http://localhost${path}` }],
      });
    }
  });

  it('has key, rate limit and outage of the carrier', async () => {
    const sandbox = startSandbox({ rateLimit: 2 });
    expect((await sandbox.app.request(WAYBILL)).status).toBe(401);
    const statuses = [];
    for (const path of [WAYBILL, `/airlines/QR/fsu/${AWB}`, WAYBILL]) statuses.push((await sandbox.get(path)).status);
    expect(statuses).toEqual([200, 200, 429]);
    sandbox.wallClock.now += 1000;
    await sandbox.post('/sandbox/v1/outage', { seconds: 30 });
    for (const path of [WAYBILL, `/airlines/QR/fsu/${AWB}`]) expect((await sandbox.get(path)).status).toBe(503);
  });
});

describe('logistics events', () => {
  it('are published once they are created, and stay', async () => {
    const sandbox = startSandbox();
    let seen: Event[] = [];
    for (let step = 0; step < 30; step += 1) {
      const events = await eventsOf(sandbox, AWB);
      expect(events.slice(0, seen.length)).toEqual(seen);
      for (const event of events) {
        expect(Date.parse(event.creationDate['@value'])).toBeLessThanOrEqual(sandbox.domainClock.now);
        if (event.eventTimeType['@id'] === 'cargo:ACTUAL') {
          expect(Date.parse(event.eventDate['@value'])).toBeLessThan(Date.parse(event.creationDate['@value']));
        }
      }
      seen = events;
      sandbox.domainClock.now += 7 * HOUR_MS;
    }
    expect(seen.length).toBeGreaterThan(20);
  });

  it('follow within a day of the first request', async () => {
    const sandbox = startSandbox();
    const numbers = Array.from({ length: 40 }, (_, i) => 2_000_003 + i * 3_571).map((serial) => `160${serial}${serial % 7}`);
    const counts = await Promise.all(numbers.map(async (number) => (await eventsOf(sandbox, number)).length));
    sandbox.domainClock.now += DAY_MS;
    for (const [i, number] of numbers.entries()) {
      expect(counts[i]).toBeGreaterThan(0);
      expect((await eventsOf(sandbox, number)).length).toBeGreaterThan(counts[i] ?? 0);
    }
  });

  it('come in pages with a link to the next one', async () => {
    const sandbox = await withHistory();
    const all = await eventsOf(sandbox, AWB);
    const walked: Event[] = [];
    let next: string | undefined = `${WAYBILL}/logistics-events?limit=10`;
    while (next) {
      const response: Response = await sandbox.get(next);
      const page = await collectionOf(response);
      expect(page['api:hasTotalItems']).toBe(all.length);
      walked.push(...page['api:hasItem']);
      next = /^<http:\/\/localhost(.+)>; rel="next"$/.exec(response.headers.get('Link') ?? '')?.[1];
    }
    expect(walked).toEqual(all);
    expect(await eventsOf(sandbox, AWB, '?page=2')).toEqual([]);
  });

  it('are filtered by their creation, inclusive and with any offset', async () => {
    const sandbox = await withHistory();
    const all = await eventsOf(sandbox, AWB);
    const created = all[Math.floor(all.length / 2)]?.creationDate['@value'] ?? '';
    const expected = all.filter((event) => event.creationDate['@value'] >= created);
    expect(await eventsOf(sandbox, AWB, `?created_after=${created}`)).toEqual(expected);
    expect(await eventsOf(sandbox, AWB, `?created_after=${created.replace('Z', '+00:00')}`)).toEqual(expected);
  });

  it.each(['created_after=soon', 'page=0', 'page=two', 'limit=-1'])('reject %s', async (query) => {
    const response = await startSandbox().get(`${WAYBILL}/logistics-events?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ '@type': 'api:Error', 'api:hasErrorDetail': [{ 'api:hasCode': '400' }] });
  });

  it('of the profile broken cannot be read', async () => {
    const response = await startSandbox().get('/one-record/logistics-objects/15701000005/logistics-events');
    expect(response.status).toBe(200);
    expect(JSON.stringify(await response.json())).not.toMatch(/eventCode|LogisticsEvent/);
  });
});

describe('status messages', () => {
  it('have one head each and the waybill, with its airports and quantity', async () => {
    const sandbox = await withHistory();
    const response = await sandbox.get(`/fsu/${AWB}`);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/);
    const messages = (await response.text()).split('\n\n');
    expect(messages.length).toBeGreaterThan(15);
    for (const message of messages) expect(message).toMatch(/^FSU\/14\n157-53806270[A-Z]{6}\/T\d+K\d+\n[A-Z]{3}\//);
    expect(messages.some((message) => /\nDEP\/QR\d{4}\/\d\d[A-Z]{3}\/[A-Z]{6}\/T\d+K\d+\/A\d{4}/.test(message))).toBe(true);
  });

  it('name no departure before its logistics event', async () => {
    const sandbox = startSandbox();
    for (let step = 0; step < 60; step += 1) {
      const departs = /\nDEP\//.test(await (await sandbox.get(`/fsu/${AWB}`)).text());
      const events = JSON.stringify((await eventsOf(sandbox, AWB)).filter((event) => event.eventTimeType['@id'] === 'cargo:ACTUAL'));
      expect(departs).toBe(events.includes('StatusCode_DEP'));
      sandbox.domainClock.now += HOUR_MS;
    }
  });

  it('of the profile split have three of ten pieces', async () => {
    const sandbox = startSandbox();
    await sandbox.get('/fsu/02002000003');
    sandbox.domainClock.now = NOW + 20 * DAY_MS;
    expect(await (await sandbox.get('/fsu/02002000003')).text()).toMatch(/\nDEP\/LH\d+\/\d\d[A-Z]{3}\/[A-Z]{6}\/P3K\d+T10\//);
  });
});

describe('announced waybills', () => {
  it('begin at the requested time with the requested profile', async () => {
    const sandbox = startSandbox();
    const body = { number: '157-53806270', profile: 'split', startedHoursAgo: 200 };
    const response = await sandbox.post('/sandbox/v1/waybills', body);
    expect(response.status).toBe(201);
    const bookedAt = new Date(NOW - 200 * HOUR_MS).toISOString();
    expect(await response.json()).toMatchObject({ waybills: [{ number: AWB, airline: 'QR', profile: 'split', bookedAt }] });
    expect((await sandbox.post('/sandbox/v1/waybills', { waybills: [body] })).status).toBe(200);
    expect(JSON.stringify(await eventsOf(sandbox, AWB))).toContain('StatusCode_DLV');
  });

  it.each([{ number: '15753806271' }, { profile: 'odd' }, { startedHoursAgo: -1 }, []])('are validated: %o', async (change) => {
    const body = Array.isArray(change) ? change : { number: AWB, ...change };
    expect((await startSandbox().post('/sandbox/v1/waybills', body)).status).toBe(400);
  });
});

describe('the data file', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sandbox-airline-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('survives a restart without a change of air journeys', async () => {
    const dataFile = join(folder, 'bookings.json');
    const before = startSandbox({ dataFile });
    await before.get(WAYBILL);
    await before.events('transportDocumentReference=COSU6300000123');
    const after = startSandbox({ dataFile });
    for (const sandbox of [before, after]) sandbox.domainClock.now = NOW + 20 * DAY_MS;
    expect(await eventsOf(after, AWB)).toEqual(await eventsOf(before, AWB));
    expect(JSON.parse(readFileSync(dataFile, 'utf8'))).toMatchObject({
      bookings: [{ reference: 'COSU6300000123' }],
      waybills: [{ number: AWB }],
    });
  });

  it('of an older version without waybills loads', async () => {
    const dataFile = join(folder, 'bookings.json');
    const old = startSandbox({ dataFile });
    await old.events('transportDocumentReference=COSU6300000123');
    const { bookings } = JSON.parse(readFileSync(dataFile, 'utf8')) as { bookings: unknown[] };
    writeFileSync(dataFile, JSON.stringify({ bookings }));
    const { app, get } = startSandbox({ dataFile });
    expect((await get(WAYBILL)).status).toBe(200);
    expect((await app.request('/health', { headers: { 'API-Key': API_KEY } })).status).toBe(200);
    expect(JSON.parse(readFileSync(dataFile, 'utf8'))).toMatchObject({ bookings, waybills: [{ number: AWB }] });
  });
});
