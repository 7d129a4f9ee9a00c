import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, parseClock } from './clock.ts';
import { beginConfiguredOutage, Outage } from './http/guards.ts';
import { API_KEY, NOW, startSandbox } from './testing/sandbox.ts';

const EVENTS = '/v2/events?transportDocumentReference=COSU6300000123';

describe('requests', () => {
  it('need the key everywhere except for health', async () => {
    const { app } = startSandbox();
    expect((await app.request('/health')).status).toBe(200);
    for (const path of [EVENTS, '/v1/port-schedules', '/carriers/COSU/v2/events', '/sandbox/v1/outage', '/nothing']) {
      for (const headers of [{}, { 'API-Key': 'wrong' }, { 'API-Key': `${API_KEY} x` }]) {
        const response = await app.request(path, { headers });
        expect(response.status).toBe(401);
        expect(await response.json()).toMatchObject({
          statusCode: 401,
          statusCodeText: 'Unauthorized',
          errors: [{ errorCodeText: 'unauthorized' }],
        });
      }
    }
  });

  it('beyond the limit get 429 with the time to retry', async () => {
    const sandbox = startSandbox({ rateLimit: 3 });
    const statuses = [];
    for (let i = 0; i < 4; i += 1) statuses.push((await sandbox.get(EVENTS)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await sandbox.get(EVENTS)).headers.get('Retry-After')).toBe('1');
    sandbox.wallClock.now += 1000;
    expect((await sandbox.get(EVENTS)).status).toBe(200);
  });

  it('get 503 under v1 and v2 during an outage, until it ends on schedule or by request', async () => {
    const sandbox = startSandbox();
    const statuses = async () => [
      (await sandbox.get(EVENTS)).status,
      (await sandbox.get('/carriers/COSU/v1/port-schedules?UNLocationCode=CNSHA&date=2026-11-21')).status,
    ];
    expect((await sandbox.post('/sandbox/v1/outage', { seconds: 30 })).status).toBe(201);
    expect(await statuses()).toEqual([503, 503]);
    expect((await sandbox.get(EVENTS)).headers.get('Retry-After')).toBe('30');
    expect(await (await sandbox.get('/health')).json()).toMatchObject({ outage: true });
    sandbox.wallClock.now += 30_001;
    expect(await statuses()).toEqual([200, 200]);
    await sandbox.post('/sandbox/v1/outage', { until: new Date(sandbox.wallClock.now + 60_000).toISOString(), status: 502 });
    expect(await statuses()).toEqual([502, 502]);
    await sandbox.app.request('/sandbox/v1/outage', { method: 'DELETE', headers: { 'API-Key': API_KEY } });
    expect(await statuses()).toEqual([200, 200]);
  });

  it('get the outage of the environment variable', () => {
    const outage = new Outage(() => NOW);
    beginConfiguredOutage(outage, '60,504', () => NOW);
    expect(outage.current()).toMatchObject({ status: 504, seconds: 60 });
    expect(() => beginConfiguredOutage(outage, 'soon')).toThrow(/SANDBOX_OUTAGE/);
    for (const wrong of ['60,200', '60,503,junk', '1e400']) expect(() => beginConfiguredOutage(outage, wrong)).toThrow(/SANDBOX_OUTAGE/);
  });

  it('for invalid outages are rejected', async () => {
    const sandbox = startSandbox();
    for (const body of [{}, { seconds: -1 }, { until: 'never' }, { seconds: 5, status: 200 }, []]) {
      expect((await sandbox.post('/sandbox/v1/outage', body)).status).toBe(400);
    }
  });

  it('are logged in one line, without query string or key', async () => {
    const sandbox = startSandbox();
    await sandbox.get(EVENTS);
    expect(sandbox.log).toHaveLength(1);
    expect(sandbox.log[0]).toMatchObject({ method: 'GET', path: '/v2/events', status: 200, level: 'info' });
    expect(JSON.stringify(sandbox.log)).not.toMatch(/COSU6300000123|test-key/);
  });

  it('for an unknown path get the error body', async () => {
    expect(await (await startSandbox().get('/v3/events')).json()).toMatchObject({ statusCode: 404, requestUri: '/v3/events' });
  });
});

describe('announced shipments', () => {
  const body = {
    type: 'BL',
    reference: 'EGLV003600112233',
    pol: 'VNHPH',
    pod: 'NLRTM',
    pld: 'DEDUI',
    carrier: 'EGLV',
    startedDaysAgo: 30,
    profile: 'late',
  };

  it('are at the milestone of the start script, and announcing again changes nothing', async () => {
    const sandbox = startSandbox();
    const first = await sandbox.post('/sandbox/v1/bookings', body);
    expect(first.status).toBe(201);
    const status = (await first.json()) as { bookings: unknown };
    expect(status).toMatchObject({
      bookings: [{ pol: 'VNHPH', pld: 'DEDUI', profile: 'late', bookedAt: new Date(NOW - 30 * DAY_MS).toISOString() }],
    });
    sandbox.domainClock.now += 1000;
    const second = await sandbox.post('/sandbox/v1/bookings', { bookings: [{ ...body, startedDaysAgo: 3 }] });
    expect(second.status).toBe(200);
    expect(((await second.json()) as { bookings: unknown }).bookings).toEqual(status.bookings);
  });

  it('can be requested by milestone', async () => {
    const response = await startSandbox().post('/sandbox/v1/bookings', {
      type: 'BL',
      reference: 'DEMO000001',
      milestone: 'transitArrived',
    });
    expect(await response.json()).toMatchObject({ bookings: [{ milestone: 'transitArrived' }] });
  });

  it.each([
    { reference: 'A' },
    { type: 'AWB' },
    { pol: 'XXXXX' },
    { pol: 'CNSHA', pod: 'CNSHA' },
    { pld: 'CHBSL', pod: 'USLAX', pol: 'CNSHA' },
    { containers: ['MSCU1234567'] },
    { containers: [] },
    { profile: 'odd' },
    { startedDaysAgo: -1 },
    { startedDaysAgo: '3' },
    { milestone: 'lost' },
    { carrier: 7 },
  ])('are validated: %o', async (change) => {
    const response = await startSandbox().post('/sandbox/v1/bookings', { ...body, ...change });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ errorCodeText: 'invalidBody' }] });
  });

  it('with the profile fail are not found', async () => {
    const sandbox = startSandbox();
    await sandbox.post('/sandbox/v1/bookings', { type: 'BL', reference: 'COSU555666777', profile: 'fail' });
    expect((await sandbox.get('/v2/events?transportDocumentReference=COSU555666777')).status).toBe(404);
  });
});

describe('the data file', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sandbox-carrier-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('survives a restart without a change of journeys', async () => {
    const dataFile = join(folder, 'data', 'bookings.json');
    const before = startSandbox({ dataFile });
    const numbers = Array.from({ length: 20 }, (_, i) => `transportDocumentReference=COSU63000${i}77`);
    const eventsBefore = await Promise.all(numbers.map((query) => before.events(query)));
    expect(readdirSync(join(folder, 'data'))).toEqual(['bookings.json']);
    const after = startSandbox({ dataFile });
    after.domainClock.now = NOW + 5 * DAY_MS;
    for (const [i, query] of numbers.entries()) {
      expect((await after.events(query)).slice(0, eventsBefore[i]?.length)).toEqual(eventsBefore[i]);
    }
    const { bookings } = JSON.parse(readFileSync(dataFile, 'utf8')) as { bookings: unknown[] };
    expect(bookings).toHaveLength(20);
  });

  it('is rejected when it was written by another program', () => {
    const dataFile = join(folder, 'bookings.json');
    writeFileSync(dataFile, '{"bookings": [');
    expect(() => startSandbox({ dataFile })).toThrow(/not a booking file/);
  });
});

describe('the domain clock', () => {
  it('runs by the factor from the anchor', () => {
    const wall = Date.parse('2026-11-21T09:01:00Z');
    expect(new Date(parseClock('2026-11-21T09:00:00Z,1440', () => wall).now()).toISOString()).toBe('2026-11-22T09:00:00.000Z');
    expect(parseClock(undefined, () => wall).now()).toBe(wall);
    expect(parseClock('', () => wall).now()).toBe(wall);
  });

  it.each(['yesterday,2', '2026-11-21T09:00:00Z', '2026-11-21T09:00:00Z,0', '2026-11-21T09:00:00Z,fast'])('rejects %s', (setting) => {
    expect(() => parseClock(setting)).toThrow(/TRACKING_CLOCK/);
  });
});
