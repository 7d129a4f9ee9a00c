import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../clock.ts';
import { eventTypeCodeOf, NOW, startSandbox } from '../testing/sandbox.ts';
import type { DcsaEvent } from '../wire/events.ts';

const BL = 'transportDocumentReference=COSU6300000123';

/** A sandbox in which the journey of that bill is over. */
async function withHistory() {
  const sandbox = startSandbox();
  await sandbox.events(BL);
  sandbox.domainClock.now = NOW + 90 * DAY_MS;
  return sandbox;
}

describe('event times', () => {
  it('are never after now for created and actual events, and published events stay', async () => {
    const sandbox = startSandbox();
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 400 }),
        fc.array(fc.double({ min: 0, max: 30, noNaN: true }), { maxLength: 5 }),
        async (n, days) => {
          let seen: DcsaEvent[] = [];
          sandbox.domainClock.now = NOW;
          for (const step of [0, ...days]) {
            sandbox.domainClock.now += step * DAY_MS;
            const events = await sandbox.events(`transportDocumentReference=MAEU77000${n}`);
            for (const event of events) {
              expect(Date.parse(event.eventCreatedDateTime)).toBeLessThanOrEqual(sandbox.domainClock.now);
              if (event.eventClassifierCode === 'ACT') expect(Date.parse(event.eventDateTime)).toBeLessThanOrEqual(sandbox.domainClock.now);
            }
            // In the default order the older response is a prefix of the newer one.
            expect(events.slice(0, seen.length)).toEqual(seen);
            seen = events;
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('are local with the offset of the place', async () => {
    const sandbox = startSandbox();
    await sandbox.post('/sandbox/v1/bookings', { type: 'BL', reference: 'COSU1234567890', pol: 'CNSHA', pod: 'USLAX', startedDaysAgo: 80 });
    const events = await sandbox.events('transportDocumentReference=COSU1234567890');
    for (const event of events) {
      const place = event.transportCall?.UNLocationCode;
      if (place === 'CNSHA') expect(event.eventDateTime).toMatch(/\+08:00$/);
      if (place === 'USLAX') expect(event.eventDateTime).toMatch(/-0[78]:00$/);
    }
    expect(events.some(({ transportCall }) => transportCall?.UNLocationCode === 'USLAX')).toBe(true);
  });
});

describe('references', () => {
  it('lead to the same shipment by bill, booking and container', async () => {
    const sandbox = await withHistory();
    const events = await sandbox.events(BL);
    const booking = events[0]?.documentReferences.find(
      ({ documentReferenceType }) => documentReferenceType === 'BKG',
    )?.documentReferenceValue;
    expect(await sandbox.events(`carrierBookingReference=${booking}`)).toEqual(events);
    const box = events.find(({ equipmentReference }) => equipmentReference)?.equipmentReference;
    const own = events.filter((event) => (event.equipmentReference ?? event.references?.[0]?.referenceValue ?? box) === box);
    const byBox = await sandbox.events(`equipmentReference=${box}&${BL}`);
    expect(byBox).toEqual(own);
  });

  it('of a container include the previous journey of some containers, under its own bill', async () => {
    const sandbox = startSandbox();
    const bills = new Set<number>();
    for (let i = 0; i < 12; i += 1) {
      const [first] = await sandbox.events(`transportDocumentReference=HLCU4400${i}1`);
      expect(first).toBeDefined();
      sandbox.domainClock.now = NOW + 10 * DAY_MS;
      const events = await sandbox.events(`transportDocumentReference=HLCU4400${i}1`);
      const box = events.find(({ equipmentReference }) => equipmentReference)?.equipmentReference;
      const byBox = await sandbox.events(`equipmentReference=${box}`);
      const found = [...new Set(byBox.flatMap(({ documentReferences }) => documentReferences[1]?.documentReferenceValue ?? []))];
      bills.add(found.length);
      if (found.length === 2) expect(await sandbox.events(`transportDocumentReference=${found[0]}`)).not.toHaveLength(0);
      sandbox.domainClock.now = NOW;
    }
    expect(bills).toEqual(new Set([1, 2]));
  });

  it('of different kinds in the first request are one shipment with that container', async () => {
    const sandbox = startSandbox();
    await sandbox.events('transportDocumentReference=MAEU900011122&equipmentReference=MSKU6011672');
    sandbox.domainClock.now += 100 * DAY_MS;
    const events = await sandbox.events('transportDocumentReference=MAEU900011122');
    expect(new Set(events.flatMap(({ equipmentReference }) => equipmentReference ?? []))).toEqual(new Set(['MSKU6011672']));
  });

  it('separated by commas mean any of them', async () => {
    const sandbox = startSandbox();
    const one = await sandbox.events('transportDocumentReference=MAEU900011122');
    const two = await sandbox.events('transportDocumentReference=MAEU900011133');
    const both = await sandbox.events('transportDocumentReference=MAEU900011122,MAEU900011133');
    expect(both).toHaveLength(one.length + two.length);
  });

  it.each([
    'equipmentReference=MSCU1234567',
    'equipmentReference=ABC',
    'transportDocumentReference=HELLOWORLD',
    'transportDocumentReference=COSU63000001234567890',
    'carrierBookingReference=12',
    'transportDocumentReference=FAIL0000001',
    'equipmentReference=SBRU2000028',
  ])('that no carrier could have are 404: %s', async (query) => {
    const response = await startSandbox().get(`/v2/events?${query}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({
      statusCode: 404,
      httpMethod: 'GET',
      errors: [{ errorCodeText: 'notFound', property: query.split('=')[0] }],
    });
  });

  it('are required', async () => {
    expect((await startSandbox().get('/v2/events?eventType=SHIPMENT')).status).toBe(400);
  });

  it.each([
    ['SBRU1000018', 'ontime'],
    ['SBRU3000038', 'late'],
    ['SBRU4000048', 'early'],
    ['SBRU5000058', 'silent'],
  ])('include the test number %s with the profile %s', async (number, profile) => {
    const sandbox = startSandbox();
    const response = await sandbox.post('/sandbox/v1/bookings', { type: 'EQ', reference: number, startedDaysAgo: 70 });
    expect(await response.json()).toMatchObject({ bookings: [{ profile, containers: [number] }] });
    expect(await sandbox.events(`equipmentReference=${number}`)).not.toHaveLength(0);
  });

  it('take the carrier from the path', async () => {
    const sandbox = startSandbox();
    const response = await sandbox.get('/carriers/yMLu/v2/events?carrierBookingReference=600111222');
    expect(response.status).toBe(200);
    const events = await sandbox.events('carrierBookingReference=600111222');
    expect(events[0]?.documentReferences[1]?.documentReferenceValue).toMatch(/^YMLU/);
  });
});

describe('event filters', () => {
  it.each([
    ['eventType=TRANSPORT', (event: DcsaEvent) => event.eventType === 'TRANSPORT'],
    ['eventType=SHIPMENT,EQUIPMENT', (event: DcsaEvent) => event.eventType !== 'TRANSPORT'],
    ['transportEventTypeCode=ARRI', (event: DcsaEvent) => event.transportEventTypeCode === 'ARRI'],
    [
      'equipmentEventTypeCode=LOAD,DISC&eventClassifierCode=ACT',
      (event: DcsaEvent) => /LOAD|DISC/.test(eventTypeCodeOf(event)) && event.eventClassifierCode === 'ACT',
    ],
    ['shipmentEventTypeCode=RECE&documentTypeCode=CBR', (event: DcsaEvent) => event.documentTypeCode === 'CBR'],
    ['transportEventTypeCode=ARRI&equipmentEventTypeCode=LOAD', () => false],
  ])('accept %s', async (query, keep) => {
    const sandbox = await withHistory();
    const all = await sandbox.events(BL);
    expect(await sandbox.events(`${BL}&${query}`)).toEqual(all.filter(keep));
  });

  it('accept place and ship', async () => {
    const sandbox = await withHistory();
    const all = await sandbox.events(BL);
    const call = all.find(({ transportCall }) => transportCall?.vessel)?.transportCall;
    const byPlace = await sandbox.events(`${BL}&UNLocationCode=${call?.UNLocationCode}`);
    expect(byPlace).toEqual(all.filter(({ transportCall }) => transportCall?.UNLocationCode === call?.UNLocationCode));
    const byShip = await sandbox.events(`${BL}&vesselIMONumber=${call?.vessel?.vesselIMONumber}`);
    expect(byShip.length).toBeGreaterThan(0);
    expect(byShip.every(({ transportCall }) => transportCall?.vessel?.vesselIMONumber === call?.vessel?.vesselIMONumber)).toBe(true);
  });

  it('accept creation times, with every suffix and an unescaped plus', async () => {
    const sandbox = await withHistory();
    const all = await sandbox.events(BL);
    const middle = all[Math.floor(all.length / 2)]?.eventCreatedDateTime ?? '';
    const count = async (suffix: string, time = middle) => (await sandbox.events(`${BL}&eventCreatedDateTime${suffix}=${time}`)).length;
    const [gte, gt, lte, lt, eq] = [await count(':gte'), await count(':gt'), await count(':lte'), await count(':lt'), await count(':eq')];
    expect(gte + lt).toBe(all.length);
    expect(gt + lte).toBe(all.length);
    expect(gte - gt).toBe(eq);
    expect(eq).toBeGreaterThan(0);
    expect(await count('')).toBe(eq);
    expect(await count(':gte', middle.replace('Z', '+00:00'))).toBe(gte);
  });

  it.each([
    'eventType=AIR',
    'eventClassifierCode=REQ',
    'eventCreatedDateTime:gte=soon',
    'eventCreatedDateTime:gte=Nov 5',
    'eventCreatedDateTime:ge=2026-01-01T00:00:00Z',
    'sort=colour',
    'sort=eventDateTime:UP',
    'limit=0',
    'limit=ten',
    'cursor=nonsense',
  ])('reject invalid values with 400: %s', async (query) => {
    const response = await startSandbox().get(`/v2/events?${BL}&${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ statusCodeText: 'Bad Request', errors: [{ errorCodeText: 'invalidQuery' }] });
  });

  it('sort by the requested fields', async () => {
    const sandbox = await withHistory();
    const created = (await sandbox.events(`${BL}&sort=eventCreatedDateTime:DESC`)).map((event) => event.eventCreatedDateTime);
    expect(created).toEqual([...created].sort().reverse());
    const happened = (await sandbox.events(`${BL}&sort=eventDateTime:ASC`)).map((event) => Date.parse(event.eventDateTime));
    expect(happened).toEqual([...happened].sort((a, b) => a - b));
  });
});

describe('paging', () => {
  it.each([1, 7, 50, 1000])('returns all events exactly once in pages of %i, while time goes on', async (limit) => {
    const sandbox = await withHistory();
    sandbox.domainClock.now = NOW + 20 * DAY_MS;
    const all = await sandbox.events(`${BL}&sort=eventCreatedDateTime:DESC`);
    const walked: DcsaEvent[] = [];
    let next: string | null = `${BL}&sort=eventCreatedDateTime:DESC&limit=${limit}`;
    while (next) {
      const response: Response = await sandbox.get(`/v2/events?${next}`);
      // The service's own response, as above.
      walked.push(...((await response.json()) as DcsaEvent[]));
      const cursor: string | null = response.headers.get('Next-Page');
      next = cursor ? `cursor=${cursor}` : null;
      sandbox.domainClock.now += 1 * DAY_MS;
    }
    expect(walked).toEqual(all);
  });

  it('links to the neighbouring pages', async () => {
    const sandbox = await withHistory();
    const first = await sandbox.get(`/v2/events?${BL}&limit=5`);
    expect(first.headers.get('API-Version')).toBe('2.2.0');
    expect(first.headers.get('Prev-Page')).toBeNull();
    expect(first.headers.get('Current-Page')).toBe(first.headers.get('First-Page'));
    const second = await sandbox.get(`/v2/events?cursor=${first.headers.get('Next-Page')}`);
    expect(second.headers.get('Prev-Page')).toBe(first.headers.get('Current-Page'));
    const last = await sandbox.get(`/v2/events?cursor=${first.headers.get('Last-Page')}`);
    expect(last.headers.get('Next-Page')).toBeNull();
    expect(await last.json()).not.toHaveLength(0);
  });
});
