import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../clock.ts';
import { AIRLINES, airlineOfPrefix, type Airline } from '../data/airlines.ts';
import { AIRPORTS, airDistanceKm } from '../data/airports.ts';
import { TEST_SERIALS, type AirProfile } from '../data/test-waybills.ts';
import { NOW } from '../testing/sandbox.ts';
import { airFactsOf } from './facts.ts';
import { blockTimeMs, flightsBetween } from './flights.ts';
import { itineraryOf } from './itinerary.ts';
import { routesOf } from './routes.ts';
import { airStatementsOf, type AirStatement } from './statements.ts';
import { isWaybillNumber, makeWaybill, type Waybill } from './waybill.ts';

const waybillOf = (number: string, bookedAt = NOW): Waybill => makeWaybill({ number }, bookedAt);

function airlineOf(prefix: string): Airline {
  const airline = airlineOfPrefix(prefix);
  if (!airline) throw new Error(`no airline ${prefix}`);
  return airline;
}

/** Waybills of a profile by its test number, of every airline. */
function testWaybills(profile: AirProfile): Waybill[] {
  const [serial] = Object.entries(TEST_SERIALS).find(([, name]) => name === profile) ?? [];
  return AIRLINES.map(({ prefix }, i) => waybillOf(`${prefix}${serial}`, NOW + i * 7 * HOUR_MS));
}

const ordinary = Array.from({ length: 400 }, (_, i) => {
  const serial = 1_500_007 + i * 6_151;
  return waybillOf(`${AIRLINES[i % AIRLINES.length]?.prefix}${serial}${serial % 7}`, NOW + i * HOUR_MS);
});

const actuals = (waybill: Waybill, code: string): AirStatement[] =>
  airStatementsOf(waybill).filter((one) => one.code === code && one.timeType === 'ACTUAL');

/** Slip of the arrival of the last piece at the destination, against the first plan, in hours. */
function slipHours(waybill: Waybill): number {
  const { parts, bookings } = itineraryOf(waybill);
  const destination = waybill.route.at(-1);
  const planned = bookings
    .filter(({ flight, replaces }) => !replaces && flight.to === destination)
    .map(({ flight }) => flight.arrival.plan);
  return (Math.max(...parts.map(({ flights }) => flights.at(-1)?.arrival.actual ?? 0)) - Math.min(...planned)) / HOUR_MS;
}

describe('airports and airlines', () => {
  it('have unique codes, known airports and IANA zones, and a station belongs to one hub', () => {
    expect(new Set(AIRPORTS.map(({ code }) => code)).size).toBe(AIRPORTS.length);
    for (const { zone } of AIRPORTS) expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
    const known = new Set(AIRPORTS.map(({ code }) => code));
    const used = AIRLINES.flatMap(({ hubs }) => hubs.flatMap(({ code, stations }) => [code, ...stations]));
    expect(new Set(used)).toEqual(known);
    for (const { hubs } of AIRLINES) {
      const own = hubs.flatMap(({ code, stations }) => [code, ...stations]);
      expect(new Set(own).size).toBe(own.length);
      for (const { code, stations } of hubs) for (const station of stations) expect(airDistanceKm(code, station)).toBeGreaterThan(250);
    }
  });

  it('have great-circle distances and times from gate to gate', () => {
    expect(airDistanceKm('FRA', 'JFK')).toBeCloseTo(6190, -2);
    expect(airDistanceKm('PVG', 'LAX')).toBeCloseTo(10_430, -2);
    expect(airDistanceKm('SYD', 'DOH')).toBeCloseTo(12_370, -2);
    expect(blockTimeMs('FRA', 'JFK') / MINUTE_MS).toBe(465);
  });

  it('have direct routes and routes with a transfer, without a long detour', () => {
    for (const airline of AIRLINES) {
      const lengths = new Set(routesOf(airline).map(({ length }) => length));
      expect([airline.code, lengths.has(2), lengths.has(3)]).toEqual([airline.code, true, true]);
    }
    expect(routesOf(airlineOf('157'))).toContainEqual(['PVG', 'DOH', 'FRA']);
  });

  it('have four flights a day on a leg, with their own numbers, one of which is hours late', () => {
    const flights = flightsBetween(airlineOf('020'), 'PVG', 'FRA', NOW, NOW + 10 * DAY_MS - 1);
    expect(flights).toHaveLength(40);
    expect(new Set(flights.map(({ number }) => number)).size).toBe(4);
    const late = flights.filter(({ arrival }) => arrival.actual - arrival.plan > 6 * HOUR_MS);
    expect(late.length).toBeGreaterThanOrEqual(8);
    expect(late.length).toBeLessThanOrEqual(12);
    for (const { departure, arrival, estimates } of flights) {
      expect(arrival.actual).toBeGreaterThan(departure.actual);
      for (const { at, departure: estimated } of estimates)
        expect(at).toBeLessThan(estimated === undefined ? arrival.actual : departure.actual);
    }
  });
});

describe('air waybill numbers', () => {
  it.each(['15753806270', '02012345675', '92110667893', '16008716945', '78430791202', '99912345675'])('accept %s', (number) => {
    expect(isWaybillNumber(number)).toBe(true);
  });

  it.each(['15753806271', '15753806278', '1575380627', '157538062700', '00053806270', '157-5380627', 'ABC53806270'])(
    'reject %s',
    (number) => {
      expect(isWaybillNumber(number)).toBe(false);
    },
  );

  it('make the same shipment every time', () => {
    for (const waybill of ordinary.slice(0, 20)) {
      expect(waybillOf(waybill.number, waybill.bookedAt)).toEqual(waybill);
      expect(airStatementsOf(waybill)).toEqual(airStatementsOf(waybillOf(waybill.number, waybill.bookedAt)));
    }
  });

  it('are late in about 30 % and early in about 10 % of the shipments', () => {
    const share = (test: (hours: number) => boolean): number => ordinary.filter((one) => test(slipHours(one))).length / ordinary.length;
    expect(share((hours) => hours > 6)).toBeGreaterThan(0.22);
    expect(share((hours) => hours > 6)).toBeLessThan(0.38);
    expect(share((hours) => hours < -6)).toBeGreaterThan(0.06);
    expect(share((hours) => hours < -6)).toBeLessThan(0.15);
  });
});

describe('an air shipment', () => {
  const all = [...ordinary, ...testWaybills('split'), ...testWaybills('offloaded'), ...testWaybills('missed')];

  it('is at airports of its route, and its flights connect them', () => {
    for (const waybill of all) {
      for (const { flights } of itineraryOf(waybill).parts) {
        expect([...flights.map(({ from }) => from), flights.at(-1)?.to]).toEqual(waybill.route);
        for (const [i, flight] of flights.slice(1).entries()) {
          expect(flight.departure.actual).toBeGreaterThanOrEqual((flights[i]?.arrival.actual ?? 0) + 3 * HOUR_MS);
        }
      }
      for (const { airport } of airStatementsOf(waybill)) expect(waybill.route).toContain(airport);
    }
  });

  it('has the stages of each flight in their order', () => {
    const order = ['BKD', 'PRE', 'MAN', 'DEP', 'ARR', 'RCF'];
    for (const waybill of all) {
      const facts = airFactsOf(waybill);
      const at = (code: string): number => Math.max(...facts.filter((fact) => fact.code === code).map((fact) => fact.at));
      expect(waybill.bookedAt).toBeLessThan(at('RCS'));
      for (const { flights } of itineraryOf(waybill).parts) {
        for (const [leg, { id }] of flights.entries()) {
          const own = facts.filter(({ flight, code }) => flight?.id === id && code !== 'DIS');
          const codes = own.toSorted((a, b) => a.at - b.at).map(({ code }) => code);
          expect(codes).toEqual(order.filter((code) => leg === 0 || code !== 'PRE'));
        }
      }
      const tail = ['RCF', 'CCD', 'AWD', 'DLV'].map(at);
      expect(tail).toEqual(tail.toSorted((a, b) => a - b));
    }
  });

  it('has parts that sum to all pieces on every leg, and to the weight', () => {
    for (const waybill of all) {
      for (const code of ['DEP', 'ARR', 'RCF']) {
        for (const airport of code === 'DEP' ? waybill.route.slice(0, -1) : waybill.route.slice(1)) {
          const loads = new Map(actuals(waybill, code).flatMap((one) => (one.airport === airport ? [[one.flight?.id, one] as const] : [])));
          const sum = (read: (one: AirStatement) => number): number => [...loads.values()].reduce((total, one) => total + read(one), 0);
          expect(sum(({ pieces }) => pieces)).toBe(waybill.pieces);
          expect(Math.abs(sum(({ weightKg }) => weightKg) - waybill.weightKg)).toBeLessThanOrEqual(1);
        }
      }
    }
  });

  it('has no part under the flight number of another part', () => {
    for (const waybill of all) {
      const flown = new Map(itineraryOf(waybill).parts.flatMap(({ flights }) => flights.map(({ id, number }) => [id, number] as const)));
      expect(new Set(flown.values()).size).toBe(flown.size);
    }
  });

  it('is reported after the event, in whole seconds, by creation time', () => {
    for (const waybill of all) {
      const statements = airStatementsOf(waybill);
      const times = statements.map(({ createdAt }) => createdAt);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(new Set(statements.map(({ id }) => id)).size).toBe(statements.length);
      for (const { createdAt, occursAt, timeType } of statements) {
        expect(createdAt % 1000).toBe(0);
        if (timeType === 'ACTUAL') expect(createdAt).toBeGreaterThan(occursAt);
      }
    }
  });

  it('is sometimes reported out of order or twice, but never under a test number', () => {
    const isRepeated = (waybill: Waybill): boolean =>
      actuals(waybill, 'ARR').length > itineraryOf(waybill).parts.length * waybill.route.length;
    const isOutOfOrder = (waybill: Waybill): boolean => {
      const times = airStatementsOf(waybill).flatMap(({ timeType, occursAt }) => (timeType === 'ACTUAL' ? [occursAt] : []));
      return times.some((time, i) => time < (times[i - 1] ?? 0) - 3 * HOUR_MS);
    };
    expect(ordinary.filter(isOutOfOrder).length).toBeGreaterThan(20);
    expect(testWaybills('ontime').filter(isOutOfOrder)).toEqual([]);
    expect(testWaybills('ontime').filter(isRepeated)).toEqual([]);
    const reports = ordinary.flatMap((waybill) => airStatementsOf(waybill).filter(({ timeType }) => timeType === 'ACTUAL'));
    const facts = ordinary.flatMap((waybill) => airFactsOf(waybill));
    expect(reports.length - facts.length).toBeGreaterThan(facts.length * 0.01);
  });
});

describe('the profile', () => {
  it.each(['late', 'stubborn', 'missed'] as const)('%s arrives more than six hours after the plan', (profile) => {
    for (const waybill of testWaybills(profile)) expect(slipHours(waybill)).toBeGreaterThan(6);
  });

  it('ontime and split arrive within six hours of the plan', () => {
    for (const waybill of [...testWaybills('ontime'), ...testWaybills('split')]) expect(Math.abs(slipHours(waybill))).toBeLessThan(6);
  });

  it('early arrives more than six hours before the plan', () => {
    for (const waybill of testWaybills('early')) expect(slipHours(waybill)).toBeLessThan(-6);
  });

  it('silent has nothing but bookings and plans', () => {
    for (const waybill of testWaybills('silent')) {
      const statements = airStatementsOf(waybill);
      expect(statements.length).toBeGreaterThan(2);
      for (const { code, timeType } of statements) expect(code === 'BKD' || timeType === 'PLANNED').toBe(true);
    }
  });

  it('lost ends with the departure from the origin', () => {
    for (const waybill of testWaybills('lost')) {
      expect(airStatementsOf(waybill).at(-1)).toMatchObject({ code: 'DEP', timeType: 'ACTUAL', airport: waybill.route[0] });
      expect(actuals(waybill, 'ARR')).toEqual([]);
    }
  });

  it('stubborn has no estimate', () => {
    for (const waybill of testWaybills('stubborn')) {
      expect(airStatementsOf(waybill).filter(({ timeType }) => timeType === 'ESTIMATED')).toEqual([]);
    }
  });

  it('late has moving estimates', () => {
    for (const waybill of testWaybills('late')) {
      const estimates = airStatementsOf(waybill).filter(({ timeType, code }) => timeType === 'ESTIMATED' && code === 'ARR');
      expect(new Set(estimates.map(({ occursAt }) => occursAt)).size).toBeGreaterThan(2);
    }
  });

  it('split departs with three of ten pieces, then with the other seven', () => {
    for (const waybill of testWaybills('split')) {
      const parts = actuals(waybill, 'DEP').filter(({ airport }) => airport === waybill.route[0]);
      expect([waybill.pieces, ...parts.map(({ pieces }) => pieces)]).toEqual([10, 3, 7]);
    }
  });

  it('offloaded manifests all pieces, leaves four behind, and they follow on a later flight', () => {
    for (const waybill of testWaybills('offloaded')) {
      const first = airStatementsOf(waybill).filter(
        ({ code, timeType, airport }) => timeType === 'ACTUAL' && airport === waybill.route[0] && /MAN|DIS|DEP/.test(code),
      );
      expect(
        first.toSorted((a, b) => a.occursAt - b.occursAt).map(({ code, discrepancy, pieces }) => [discrepancy ?? code, pieces]),
      ).toEqual([
        ['MAN', 10],
        ['OFLD', 4],
        ['DEP', 6],
        ['MAN', 4],
        ['DEP', 4],
      ]);
    }
  });

  it('missed is booked again at the hub', () => {
    for (const waybill of testWaybills('missed')) {
      expect(waybill.route.length).toBeGreaterThan(2);
      expect(actuals(waybill, 'BKD').some(({ remark }) => remark === 'CONNECTION MISSED')).toBe(true);
    }
  });
});
