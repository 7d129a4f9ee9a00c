import fc from 'fast-check';

import { call, FEEDER, MOTHER, move, retraction, THIRD, type EventOptions } from './dcsa.js';

/** Day `n` of 2026, as an instant. */
export const day = (n: number, hour = 0): string => new Date(Date.UTC(2026, 0, n, hour)).toISOString();

type Raw = Record<string, unknown>;

const anyRaw: fc.Arbitrary<Raw> = fc
  .record({
    what: fc.constantFrom('DEPA', 'ARRI', 'LOAD', 'DISC', 'GTOT', 'GTIN', 'DROP', 'AVPU'),
    place: fc.constantFrom('CNSHA', 'SGSIN', 'MYPKG', 'NLRTM', 'DEDUI'),
    mode: fc.constantFrom('VESSEL' as const, 'VESSEL' as const, 'RAIL' as const, 'TRUCK' as const),
    as: fc.constantFrom('PLN' as const, 'EST' as const, 'ACT' as const),
    when: fc.integer({ min: 1, max: 70 }),
    statedAt: fc.integer({ min: 1, max: 40 }),
    vessel: fc.constantFrom(FEEDER, MOTHER, THIRD),
  })
  .map(({ what, place, mode, as, when, statedAt, vessel }) => {
    const options = { as, statedAt: day(statedAt), mode, vessel: mode === 'VESSEL' ? vessel : null };
    return what === 'DEPA' || what === 'ARRI' ? call(what, place, day(when), options) : move(what, place, day(when), options);
  });

interface Leg {
  from: string;
  to: string;
  mode: 'VESSEL' | 'RAIL' | 'TRUCK';
  vessel?: typeof FEEDER;
}

const ROUTES: readonly (readonly Leg[])[] = [
  [{ from: 'CNSHA', to: 'NLRTM', mode: 'VESSEL', vessel: MOTHER }],
  [
    { from: 'CNSHA', to: 'SGSIN', mode: 'VESSEL', vessel: FEEDER },
    { from: 'SGSIN', to: 'NLRTM', mode: 'VESSEL', vessel: MOTHER },
  ],
  [
    { from: 'CNSHA', to: 'SGSIN', mode: 'VESSEL', vessel: FEEDER },
    { from: 'SGSIN', to: 'MYPKG', mode: 'VESSEL', vessel: THIRD },
    { from: 'MYPKG', to: 'NLRTM', mode: 'VESSEL', vessel: MOTHER },
    { from: 'NLRTM', to: 'DEDUI', mode: 'RAIL' },
  ],
  [
    { from: 'CNSHA', to: 'SGSIN', mode: 'VESSEL', vessel: FEEDER },
    { from: 'SGSIN', to: 'NLRTM', mode: 'VESSEL', vessel: MOTHER },
    { from: 'NLRTM', to: 'DEDUI', mode: 'TRUCK' },
  ],
];

interface Fact {
  code: string;
  place: string;
  /** Days after the first one as planned. */
  at: number;
  options: EventOptions;
}

/** Facts of a route in their order: each leg takes ten days, each stay two. */
const factsOf = (legs: readonly Leg[]): Fact[] => [
  { code: 'GTOT', place: 'CNSHA', at: 0, options: { empty: 'EMPTY', facility: 'DEPO' } },
  { code: 'GTIN', place: 'CNSHA', at: 1, options: {} },
  ...legs.flatMap(({ from, to, mode, vessel = null }, n): Fact[] => {
    const options = { mode, vessel, facility: mode === 'VESSEL' ? 'POTE' : 'RAMP' };
    const begin = 2 + n * 12;
    return [
      { code: mode === 'TRUCK' ? 'GTOT' : 'LOAD', place: from, at: begin, options },
      { code: 'DEPA', place: from, at: begin + 0.5, options },
      { code: 'ARRI', place: to, at: begin + 10, options },
      { code: mode === 'TRUCK' ? 'GTIN' : 'DISC', place: to, at: begin + 10.5, options },
    ];
  }),
];

const event = ({ code, place, options }: Fact, when: number, more: EventOptions): Raw =>
  code === 'DEPA' || code === 'ARRI'
    ? call(code, place, day(0, Math.round(when * 24)), { ...options, ...more })
    : move(code, place, day(0, Math.round(when * 24)), { ...options, ...more });

const plausible = fc
  .record({
    legs: fc.constantFrom(...ROUTES),
    /** Delay of each fact against the one ahead of it, in days. */
    delays: fc.array(fc.constantFrom(0, 0, 0, 0.2, 1, 4, -0.3), { minLength: 20, maxLength: 20 }),
    happened: fc.nat({ max: 18 }),
    /** Facts whose plan or estimate is missing, that are corrected, and that are retracted and reported again. */
    unplanned: fc.array(fc.nat({ max: 18 }), { maxLength: 4 }),
    estimated: fc.array(fc.nat({ max: 18 }), { maxLength: 5 }),
    corrected: fc.array(fc.nat({ max: 18 }), { maxLength: 3 }),
    retracted: fc.array(fc.nat({ max: 18 }), { maxLength: 3 }),
  })
  .map(({ legs, delays, happened, unplanned, estimated, corrected, retracted }) => {
    let delay = 0;
    const raw: Raw[] = [];
    for (const [n, fact] of factsOf(legs).entries()) {
      delay = Math.max(delay + (delays[n] ?? 0), 0);
      const planned = 10 + fact.at;
      const real = planned + delay;
      const id = `fact-${String(n)}`;
      if (!unplanned.includes(n)) raw.push(event(fact, planned, { id: `${id}-plan`, as: 'PLN', statedAt: day(1) }));
      if (estimated.includes(n)) raw.push(event(fact, real, { id: `${id}-estimate`, as: 'EST', statedAt: day(9) }));
      if (n >= happened) continue;
      if (retracted.includes(n)) {
        const wrong = event(fact, real - 0.1, { id: `${id}-wrong` });
        raw.push(wrong, retraction(`${id}-wrong`, day(0, Math.round(real * 24) + 1)));
      }
      raw.push(event(fact, real, { id, statedAt: day(0, Math.round(real * 24)) }));
      if (corrected.includes(n)) raw.push(event(fact, real + 0.1, { id, statedAt: day(0, Math.round(real * 24) + 3) }));
    }
    return { raw, happened };
  });

/** A journey whose facts are in order: with hubs, with a leg by rail or truck behind the port, with plans, corrections and retractions. */
export const plausibleJourney: fc.Arbitrary<{ raw: Raw[]; happened: number }> = plausible;

/** Statements about a journey Shanghai – Singapore – Port Klang – Rotterdam – Duisburg that need not agree with each other. */
export const anyJourney: fc.Arbitrary<Raw[]> = fc.array(anyRaw, { maxLength: 20 });
