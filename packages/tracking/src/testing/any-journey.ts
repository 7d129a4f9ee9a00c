import fc from 'fast-check';

import { call, FEEDER, MOTHER, move } from './dcsa.js';

/** Day `n` of 2026, as an instant. */
export const day = (n: number, hour = 0): string => new Date(Date.UTC(2026, 0, n, hour)).toISOString();

type Raw = Record<string, unknown>;

const anyRaw: fc.Arbitrary<Raw> = fc
  .record({
    what: fc.constantFrom('DEPA', 'ARRI', 'LOAD', 'DISC', 'GTOT', 'GTIN'),
    place: fc.constantFrom('CNSHA', 'SGSIN', 'NLRTM'),
    as: fc.constantFrom('PLN' as const, 'EST' as const, 'ACT' as const),
    when: fc.integer({ min: 1, max: 70 }),
    said: fc.integer({ min: 1, max: 40 }),
    vessel: fc.constantFrom(FEEDER, MOTHER),
  })
  .map(({ what, place, as, when, said, vessel }) => {
    const options = { as, said: day(said), vessel };
    return what === 'DEPA' || what === 'ARRI' ? call(what, place, day(when), options) : move(what, place, day(when), options);
  });

/** Statements about a journey Shanghai – Singapore – Rotterdam that need not agree with each other. */
export const anyJourney: fc.Arbitrary<Raw[]> = fc.array(anyRaw, { maxLength: 20 });
