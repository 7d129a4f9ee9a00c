import { describe, expect, it } from 'vitest';
import { NOW, startSandbox, type TestSandbox } from '../testing/sandbox.ts';

interface End {
  readonly location: { readonly UNLocationCode: string };
  readonly dateTime: string;
}
interface Leg {
  readonly sequenceNumber: number;
  readonly transport: {
    readonly modeOfTransport: string;
    readonly vessel?: { readonly vesselIMONumber: string };
    readonly servicePartners?: { readonly carrierServiceCode: string }[];
  };
  readonly departure: End & { readonly transportCallReference?: string };
  readonly arrival: End;
}
interface Solution {
  readonly solutionNumber: number;
  readonly transitTime: number;
  readonly routingReference: string;
  readonly legs: readonly Leg[];
  readonly cutOffTimes: readonly { readonly cutOffDateTimeCode: string; readonly cutOffDateTime: string }[];
  readonly solutionFootprint: { readonly co2: number; readonly co2e: number };
}
interface Stamp {
  readonly eventTypeCode: string;
  readonly eventClassifierCode: string;
  readonly eventDateTime: string;
}
interface Service {
  readonly carrierServiceCode: string;
  readonly vesselSchedules: readonly {
    readonly vessel: { readonly vesselIMONumber: string };
    readonly transportCalls: readonly {
      readonly transportCallReference: string;
      readonly location: { readonly UNLocationCode: string };
      readonly timestamps: readonly Stamp[];
    }[];
  }[];
}

/** Unchecked response of the service; the assertions cover its shape. */
async function ask<T>(sandbox: TestSandbox, path: string): Promise<T> {
  const response = await sandbox.get(path);
  expect(response.status).toBe(200);
  return (await response.json()) as T;
}

const P2P =
  '/v1/point-to-point-routes?placeOfReceipt=CNSHA&placeOfDelivery=DEDUI&departureStartDate=2026-12-01&departureEndDate=2026-12-14';

describe('point-to-point routes', () => {
  it('depart in the window, connect in place and time, and end at the place of delivery by rail', async () => {
    const solutions = await ask<Solution[]>(startSandbox(), P2P);
    expect(solutions.length).toBeGreaterThan(5);
    for (const { legs, transitTime, solutionFootprint, cutOffTimes } of solutions) {
      const date = legs[0]?.departure.dateTime.slice(0, 10) ?? '';
      expect(date >= '2026-12-01' && date <= '2026-12-14').toBe(true);
      expect(legs[0]?.departure.location.UNLocationCode).toBe('CNSHA');
      expect(legs.at(-1)?.arrival.location.UNLocationCode).toBe('DEDUI');
      expect(legs.at(-1)?.transport.modeOfTransport).toBe('RAIL');
      for (const [i, leg] of legs.entries()) {
        expect(Date.parse(leg.arrival.dateTime)).toBeGreaterThan(Date.parse(leg.departure.dateTime));
        const before = legs[i - 1];
        if (!before) continue;
        expect(leg.departure.location.UNLocationCode).toBe(before.arrival.location.UNLocationCode);
        expect(Date.parse(leg.departure.dateTime)).toBeGreaterThan(Date.parse(before.arrival.dateTime));
      }
      expect(transitTime).toBeGreaterThan(20);
      expect(transitTime).toBeLessThan(60);
      expect(solutionFootprint.co2e).toBeGreaterThan(solutionFootprint.co2);
      expect(cutOffTimes.map(({ cutOffDateTimeCode }) => cutOffDateTimeCode)).toEqual(['ECP', 'EFC', 'DCO', 'LCO', 'VCO', 'FCO']);
    }
    const leaves = solutions.map(({ legs }) => Date.parse(legs[0]?.departure.dateTime ?? ''));
    expect(leaves).toEqual([...leaves].sort((a, b) => a - b));
    expect(
      new Set(solutions.map(({ routingReference, legs }) => `${routingReference}${legs.at(-2)?.arrival.location.UNLocationCode}`)).size,
    ).toBe(solutions.length);
  });

  it('can be limited to direct ones and to arrivals', async () => {
    const sandbox = startSandbox();
    const direct = await ask<Solution[]>(sandbox, `${P2P}&maxTranshipment=0`);
    for (const { legs } of direct) expect(legs.filter(({ transport }) => transport.modeOfTransport === 'VESSEL')).toHaveLength(1);
    const path =
      '/v1/point-to-point-routes?placeOfReceipt=CNSHA&placeOfDelivery=USLAX&arrivalStartDate=2026-12-20&arrivalEndDate=2026-12-27';
    const arriving = await ask<Solution[]>(sandbox, path);
    expect(arriving.length).toBeGreaterThan(0);
    for (const { legs } of arriving) expect(legs.at(-1)?.arrival.dateTime).toMatch(/^2026-12-2[0-7]/);
  });

  it('can start inland, and are empty where this carrier does not sail', async () => {
    const sandbox = startSandbox();
    const [export_] = await ask<Solution[]>(sandbox, '/v1/point-to-point-routes?placeOfReceipt=CHBSL&placeOfDelivery=USNYC');
    expect(export_?.legs[0]?.transport.modeOfTransport).toBe('RAIL');
    expect(await ask<Solution[]>(sandbox, '/v1/point-to-point-routes?placeOfReceipt=ZZZZZ&placeOfDelivery=USNYC')).toEqual([]);
  });

  it('are paged', async () => {
    const sandbox = startSandbox();
    const all = await ask<Solution[]>(sandbox, P2P);
    const first = await sandbox.get(`${P2P}&limit=3`);
    expect(first.headers.get('API-Version')).toBe('1.0.3');
    const cursor = first.headers.get('Next-Page-Cursor');
    const second = await ask<Solution[]>(sandbox, `${P2P}&limit=3&cursor=${cursor}`);
    expect([...((await first.json()) as Solution[]), ...second]).toEqual(all.slice(0, 6));
  });

  it.each([
    'placeOfReceipt=CNSHA',
    'placeOfReceipt=CNSHA&placeOfDelivery=X1',
    'placeOfReceipt=CNSHA&placeOfDelivery=USLAX&departureStartDate=2026-06-31',
    'placeOfReceipt=CNSHA&placeOfDelivery=USLAX&maxTranshipment=many',
    'placeOfReceipt=CNSHA&placeOfDelivery=USLAX&cargoType=ICE',
  ])('reject invalid parameters: %s', async (query) =>
    expect((await startSandbox().get(`/v1/point-to-point-routes?${query}`)).status).toBe(400),
  );
});

describe('vessel and port schedules', () => {
  it('agree with the events of tracked shipments', async () => {
    const sandbox = startSandbox();
    await sandbox.post('/sandbox/v1/bookings', { type: 'BL', reference: 'ONTIME778899', pol: 'CNSHA', pod: 'NLRTM', startedDaysAgo: 50 });
    const events = await sandbox.events(
      'transportDocumentReference=ONTIME778899&transportEventTypeCode=DEPA&eventClassifierCode=ACT&UNLocationCode=CNSHA',
    );
    const call = events[0]?.transportCall;
    expect(call?.vessel).toBeDefined();
    const services = await ask<Service[]>(sandbox, `/v1/vessel-schedules?vesselIMONumber=${call?.vessel?.vesselIMONumber}`);
    expect(services.map(({ carrierServiceCode }) => carrierServiceCode)).toEqual([call?.carrierServiceCode]);
    const calls = services[0]?.vesselSchedules[0]?.transportCalls ?? [];
    const same = calls.find(({ transportCallReference }) => transportCallReference === call?.transportCallID);
    expect(same?.timestamps).toContainEqual({ eventTypeCode: 'DEPA', eventClassifierCode: 'ACT', eventDateTime: events[0]?.eventDateTime });
  });

  it('have outcomes before now, and plans and estimates after it', async () => {
    const services = await ask<Service[]>(startSandbox(), '/v1/vessel-schedules?carrierServiceCode=TPS1');
    const stamps = services.flatMap(({ vesselSchedules }) =>
      vesselSchedules.flatMap(({ transportCalls }) => transportCalls.flatMap(({ timestamps }) => timestamps)),
    );
    expect(new Set(stamps.map(({ eventClassifierCode }) => eventClassifierCode))).toEqual(new Set(['PLN', 'EST', 'ACT']));
    for (const { eventClassifierCode, eventDateTime } of stamps) {
      if (eventClassifierCode === 'ACT') expect(Date.parse(eventDateTime)).toBeLessThanOrEqual(NOW);
      if (eventClassifierCode === 'EST') expect(Date.parse(eventDateTime)).toBeGreaterThan(NOW);
    }
  });

  it('have whole voyages or only the matching calls', async () => {
    const sandbox = startSandbox();
    const path = '/v1/vessel-schedules?carrierServiceCode=AEN2&UNLocationCode=NLRTM&startDate=2026-12-01&endDate=2026-12-31';
    const ports = (services: Service[]) =>
      new Set(
        services.flatMap(({ vesselSchedules }) =>
          vesselSchedules.flatMap(({ transportCalls }) => transportCalls.map(({ location }) => location.UNLocationCode)),
        ),
      );
    expect(ports(await ask<Service[]>(sandbox, `${path}&responseScope=MATCHED_CALLS`))).toEqual(new Set(['NLRTM']));
    expect(ports(await ask<Service[]>(sandbox, path)).size).toBeGreaterThan(5);
  });

  it('list the ships at each terminal of a port', async () => {
    const path = '/v1/port-schedules?UNLocationCode=CNSHA&date=2026-12-01';
    const terminals = await ask<
      { location: { facilitySMDGCode: string }; vesselSchedules: { timestamps: Stamp[]; isDummyVessel: boolean }[] }[]
    >(startSandbox(), path);
    expect(terminals.length).toBeGreaterThan(1);
    const stamps = terminals.flatMap(({ vesselSchedules }) => vesselSchedules.map(({ timestamps }) => timestamps));
    expect(stamps.length).toBeGreaterThan(20);
    for (const list of stamps)
      expect(list.some(({ eventDateTime }) => eventDateTime >= '2026-12-01' && eventDateTime < '2026-12-15')).toBe(true);
  });

  it.each([
    '/v1/vessel-schedules',
    '/v1/vessel-schedules?UNLocationCode=11111',
    '/v1/port-schedules?UNLocationCode=CNSHA',
    '/v1/port-schedules?date=2026-12-01',
  ])('reject invalid parameters: %s', async (path) => expect((await startSandbox().get(path)).status).toBe(400));
});
