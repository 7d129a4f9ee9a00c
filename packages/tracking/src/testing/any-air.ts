import fc from 'fast-check';
import { status, type RawStatus } from './air.js';

/** Hour `n` after 10 November 2026, as an instant. */
export const hour = (n: number): string => new Date(Date.UTC(2026, 10, 10) + Math.round(n * 3_600_000)).toISOString();

interface Flight {
  flight: string;
  from: string;
  to: string;
  /** Planned hours. */
  leaves: number;
  lands: number;
}

const DIRECT: readonly Flight[] = [{ flight: 'QR8171', from: 'PVG', to: 'FRA', leaves: 30, lands: 42 }];
const BY_HUB: readonly Flight[] = [
  { flight: 'QR8581', from: 'PVG', to: 'DOH', leaves: 30, lands: 40 },
  { flight: 'QR8171', from: 'DOH', to: 'FRA', leaves: 46, lands: 53 },
];

interface Fact {
  code: string;
  airport: string;
  at: number;
  rest: RawStatus;
  planned: boolean;
}

/** Facts of a journey in their order, with the flights that they are about. */
const factsOf = (flights: readonly Flight[]): Fact[] => {
  const last = flights.at(-1) ?? { lands: 0 };
  const fact = (code: string, airport: string, at: number, rest: RawStatus = {}, planned = false): Fact => ({
    code,
    airport,
    at,
    rest,
    planned,
  });
  return [
    fact('RCS', 'PVG', 20),
    fact('MAN', 'PVG', 27, { flight: flights[0]?.flight }),
    ...flights.flatMap(({ flight, from, to, leaves, lands }) => [
      fact('DEP', from, leaves, { flight, from, to }, true),
      fact('ARR', to, lands, { flight, from, to }, true),
    ]),
    fact('RCF', 'FRA', last.lands + 2, { flight: flights.at(-1)?.flight }),
    fact('CCD', 'FRA', last.lands + 12),
    fact('DLV', 'FRA', last.lands + 20),
  ];
};

const statement = ({ code, airport, rest }: Fact, at: number, more: RawStatus = {}): RawStatus =>
  status(code, airport, hour(at), { ...rest, ...more });

export interface AirJourney {
  raw: RawStatus[];
  happened: number;
}

/** A journey whose facts are in order: direct or by a hub, with delays, in one part or two, with late reports, estimates and offloads. */
export const plausibleAir: fc.Arbitrary<AirJourney> = fc
  .record({
    flights: fc.constantFrom(DIRECT, BY_HUB),
    /** Delay of each fact against the one ahead of it, in hours. */
    delays: fc.array(fc.constantFrom(0, 0, 0, 1, 4, 9, 30, -1), { minLength: 10, maxLength: 10 }),
    happened: fc.nat({ max: 9 }),
    lag: fc.constantFrom(0, 0.5, 5),
    unplanned: fc.array(fc.nat({ max: 9 }), { maxLength: 2 }),
    estimated: fc.array(fc.nat({ max: 9 }), { maxLength: 3 }),
    /** Pieces of the second part, which follows by so many hours. */
    second: fc.constantFrom(0, 0, 4),
    gap: fc.integer({ min: 1, max: 30 }),
    offloaded: fc.boolean(),
  })
  .map(({ flights, delays, happened, lag, unplanned, estimated, second, gap, offloaded }) => {
    let delay = 0;
    const raw: RawStatus[] = [];
    for (const [n, fact] of factsOf(flights).entries()) {
      delay = Math.max(delay + (delays[n] ?? 0), 0);
      const real = fact.at + delay;
      if (fact.planned && !unplanned.includes(n)) {
        raw.push(statement(fact, fact.at, { timeType: 'SCHEDULED', createdAt: hour(1), pieces: 10 }));
      }
      if (fact.planned && estimated.includes(n)) raw.push(statement(fact, real, { timeType: 'ESTIMATED', createdAt: hour(26) }));
      if (n >= happened) continue;
      raw.push(statement(fact, real, { createdAt: hour(real + lag), pieces: 10 - second }));
      if (second === 0) continue;
      const flight = typeof fact.rest['flight'] === 'string' ? { flight: `${fact.rest['flight']}1` } : {};
      raw.push(statement(fact, real + gap, { ...flight, createdAt: hour(real + gap + lag), pieces: second }));
      if (offloaded && fact.code === 'DEP') raw.push(status('DIS', fact.airport, hour(real), { discrepancy: 'OFLD', pieces: second }));
    }
    return { raw, happened };
  });

/** Statuses that need not agree with each other. */
export const anyAir: fc.Arbitrary<RawStatus[]> = fc.array(
  fc
    .record({
      code: fc.constantFrom('BKD', 'RCS', 'MAN', 'DEP', 'ARR', 'RCF', 'AWR', 'CCD', 'AWD', 'DLV', 'DIS', 'NFD'),
      airport: fc.constantFrom('PVG', 'DOH', 'FRA'),
      timeType: fc.constantFrom('SCHEDULED', 'ESTIMATED', 'ACTUAL', 'ACTUAL'),
      at: fc.integer({ min: 0, max: 120 }),
      statedAt: fc.integer({ min: 0, max: 120 }),
      flight: fc.constantFrom('QR1', 'QR2', null),
      pieces: fc.constantFrom(10, 4, 6, null),
    })
    .map(({ code, airport, timeType, at, statedAt, flight, pieces }) =>
      status(code, airport, hour(at), {
        timeType,
        createdAt: hour(statedAt),
        ...(flight === null ? {} : { flight }),
        ...(pieces === null ? {} : { pieces }),
        ...(code === 'DIS' ? { discrepancy: 'OFLD' } : {}),
      }),
    ),
  { maxLength: 18 },
);
