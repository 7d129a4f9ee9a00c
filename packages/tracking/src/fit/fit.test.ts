import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../anomalies/settings.js';
import { BUILT_IN_MODEL, ratesOf, type EstimateModel } from '../estimate/model.js';
import { deriveShipment } from '../state/derive-shipment.js';
import { call, MOTHER, move, query, read } from '../testing/dcsa.js';
import type { Instant, ShipmentState } from '../types.js';
import { fit, MIN_SAMPLES } from './fit.js';
import { type ArrivalSample, type EstimateSample, type PassageSample } from './samples.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const day = (n: number, hour = 0): string => new Date(Date.UTC(2026, 0, n, hour)).toISOString();
const NOW = '2026-06-01T00:00:00.000Z';

let made = 0;
/** Samples of a sailing of their own, so that each counts as a whole one. */
const arrival = (changes: Partial<ArrivalSample> = {}): ArrivalSample => ({
  kind: 'arrival',
  carrier: 'MAEU',
  lane: 'CNSHA-NLRTM',
  sailing: `sailing-${String((made += 1))}`,
  days: 7,
  late: false,
  errorMs: 0,
  missingMs: 0,
  carrierErrorMs: 0,
  ...changes,
});
const passage = (changes: Partial<PassageSample> = {}): PassageSample => ({
  kind: 'passage',
  carrier: 'MAEU',
  lane: 'CNSHA-NLRTM',
  sailing: `sailing-${String((made += 1))}`,
  plannedMs: 30 * DAY_MS,
  departureSlipMs: 3 * DAY_MS,
  arrivalSlipMs: 0,
  ...changes,
});
const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index));
const ratesAt = (model: EstimateModel, days = 7) => {
  const rates = ratesOf(model, 'MAEU', 'CNSHA-NLRTM');
  const step = rates.steps.find((one) => one.days === days);
  if (step === undefined) throw new Error(`no step of ${days} days`);
  return { ...step, recovery: rates.recovery };
};

test('a value with fewer than thirty samples is that of the built-in table', () => {
  const few = MIN_SAMPLES - 1;
  const samples = [...times(few, () => arrival({ errorMs: DAY_MS, missingMs: 2 * DAY_MS })), ...times(few, () => passage())];
  const model = fit(samples, 'v1', NOW);
  expect(model.classes).toEqual({});
  expect(ratesOf(model, 'MAEU', 'CNSHA-NLRTM')).toEqual(ratesOf(BUILT_IN_MODEL, null, null));
});

test('thirty shipments of one sailing make no class, and together they weigh as much as one', () => {
  const onOneSailing = { sailing: 'one', errorMs: 9 * DAY_MS, missingMs: 9 * DAY_MS };
  const crowd = times(MIN_SAMPLES, (index) => [
    arrival({ ...onOneSailing, lane: index % 2 === 0 ? 'A-B' : 'A-C' }),
    passage({ sailing: 'one' }),
  ]);
  expect(fit(crowd.flat(), 'v1', NOW).classes).toEqual({});

  const usual = times(40, () => [arrival({ missingMs: 2 * DAY_MS }), passage({ arrivalSlipMs: 2 * DAY_MS })]).flat();
  const [single, crowded] = [crowd[0] ?? [], crowd.flat()].map((some) => ratesOf(fit([...usual, ...some], 'v1', NOW), 'MAEU', null));
  expect(crowded).toEqual(single);
});

test('a lane without enough shipments has the values of its carrier, and a carrier without enough those of all', () => {
  const of = (carrier: string, lane: string, hours: number, count: number): ArrivalSample[] =>
    times(count, () => arrival({ carrier, lane, errorMs: hours * HOUR_MS }));
  const model = fit([...of('MAEU', 'CNSHA-NLRTM', 10, 40), ...of('MAEU', 'CNNGB-NLRTM', 20, 5), ...of('COSU', 'A-B', 50, 20)], 'v1', NOW);
  const onTimeOf = (carrier: string, lane: string): unknown => ratesOf(model, carrier, lane).steps.find(({ days }) => days === 7)?.onTime;
  expect(onTimeOf('MAEU', 'CNSHA-NLRTM')).toMatchObject({ samples: 40 });
  expect(onTimeOf('MAEU', 'CNNGB-NLRTM')).toMatchObject({ samples: 45 });
  expect(onTimeOf('COSU', 'A-B')).toMatchObject({ samples: 65 });
});

test('the recovery is the median share of the passage that late vessels made up', () => {
  const samples = times(31, (index) => passage({ departureSlipMs: 4 * DAY_MS, arrivalSlipMs: 4 * DAY_MS - index * 0.2 * DAY_MS }));
  // Fifteen of thirty-one made up less than three of thirty days, fifteen more.
  expect(ratesAt(fit(samples, 'v1', NOW)).recovery).toMatchObject({ share: expect.closeTo(0.1), samples: 31 });
  const slower = times(40, () => passage({ arrivalSlipMs: 5 * DAY_MS }));
  expect(ratesAt(fit(slower, 'v1', NOW)).recovery.share).toBe(0);
});

test('the spread is that of eight in ten arrivals after the share of left-out delays is taken off', () => {
  const samples = times(101, (index) => arrival({ late: true, missingMs: DAY_MS, errorMs: DAY_MS / 2 + (index - 50) * HOUR_MS }));
  const { late, missing } = ratesAt(fit(samples, 'v1', NOW));
  // The errors that remain are -50 to 50 hours: nine in ten are 41 at most.
  expect(missing).toMatchObject({ share: 0.5, samples: 101 });
  expect(late).toMatchObject({ before: expect.closeTo(41), after: expect.closeTo(41), samples: 101 });
});

test('an arrival that is not in the fit is in its range in eight of ten cases or more, however few there are', () => {
  const errors = fc.uniqueArray(fc.integer({ min: -200, max: 200 }), { minLength: MIN_SAMPLES + 1, maxLength: 80 });
  fc.assert(
    fc.property(errors, (hours) => {
      const samples = hours.map((errorMs) => arrival({ errorMs: errorMs * HOUR_MS }));
      const inside = hours.filter((error, left) => {
        const others = samples.filter((_, index) => index !== left);
        const { before, after } = ratesAt(fit(others, 'v1', NOW)).onTime;
        return -before <= error && error <= after;
      });
      expect(inside.length / hours.length).toBeGreaterThanOrEqual(0.8);
    }),
    { numRuns: 20 },
  );
});

test('a sample of many months, which a wrong date of a carrier makes, moves no value', () => {
  const year = 365 * DAY_MS;
  const usual = [
    ...times(40, () => arrival({ days: 21, missingMs: 4 * DAY_MS, errorMs: DAY_MS })),
    ...times(40, () => passage({ departureSlipMs: 4 * DAY_MS, arrivalSlipMs: 4 * DAY_MS })),
  ];
  const wrong = times(10, () => [
    arrival({ days: 21, missingMs: 40 * year, errorMs: 40 * year }),
    arrival({ days: 21, errorMs: -year }),
    passage({ plannedMs: 50 * year, departureSlipMs: 50 * year, arrivalSlipMs: 0 }),
    passage({ arrivalSlipMs: -year }),
  ]).flat();
  expect(fit([...usual, ...wrong], 'v1', NOW)).toEqual(fit(usual, 'v1', NOW));
});

const anySailing = fc.integer({ min: 1, max: 400 }).map(String);
const anySample: fc.Arbitrary<EstimateSample> = fc.oneof(
  fc.record({
    kind: fc.constant('arrival' as const),
    carrier: fc.constantFrom('MAEU', 'COSU'),
    lane: fc.constantFrom('CNSHA-NLRTM', 'CNNGB-DEHAM'),
    sailing: anySailing,
    days: fc.constantFrom(0, 1, 3, 7, 14, 21, 35),
    late: fc.boolean(),
    errorMs: fc.integer({ min: -20 * DAY_MS, max: 40 * DAY_MS }),
    missingMs: fc.integer({ min: 0, max: 20 * DAY_MS }),
    carrierErrorMs: fc.constant(0),
  }),
  fc.record({
    kind: fc.constant('passage' as const),
    carrier: fc.constantFrom('MAEU', 'COSU'),
    lane: fc.constantFrom('CNSHA-NLRTM', 'CNNGB-DEHAM'),
    sailing: anySailing,
    plannedMs: fc.integer({ min: HOUR_MS, max: 50 * DAY_MS }),
    departureSlipMs: fc.integer({ min: -9 * DAY_MS, max: 20 * DAY_MS }),
    arrivalSlipMs: fc.integer({ min: -9 * DAY_MS, max: 20 * DAY_MS }),
  }),
);
const anyModel = fc.array(anySample, { minLength: 0, maxLength: 1200, size: 'max' }).map((samples) => fit(samples, 'v1', NOW));

test('no spread is negative or narrower than one of fewer days, and every share is between 0 and 1, whatever the samples', () => {
  fc.assert(
    fc.property(anyModel, fc.constantFrom('MAEU', 'COSU', 'ONEY'), (model, carrier) => {
      const { recovery, steps } = ratesOf(model, carrier, 'CNSHA-NLRTM');
      const shares = [recovery, ...steps.map(({ missing }) => missing)].map(({ share }) => share);
      expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
      for (const of of ['onTime', 'late'] as const) {
        for (const side of ['before', 'after'] as const) {
          const widths = steps.map((step) => step[of][side]);
          expect(widths).toEqual(widths.toSorted((a, b) => a - b));
          expect(widths[0]).toBeGreaterThanOrEqual(0);
        }
      }
    }),
    { numRuns: 40 },
  );
});

const etd = call('DEPA', 'CNSHA', day(9), { as: 'EST', statedAt: day(1), vessel: MOTHER });
const eta = (n: number, statedAt: string) => call('ARRI', 'NLRTM', day(n), { as: 'EST', statedAt, vessel: MOTHER });
const disc = move('DISC', 'NLRTM', day(40), { as: 'EST', statedAt: day(1), vessel: MOTHER });
const sailed = call('DEPA', 'CNSHA', day(14), { statedAt: day(14), vessel: MOTHER });
const lateVoyage = [etd, eta(39, day(1)), disc, sailed, eta(40, day(20))];
const stateAt = (model: EstimateModel | undefined, asOf: Instant, raw = lateVoyage): ShipmentState =>
  deriveShipment(read(...raw), query(), DEFAULT_SETTINGS, asOf, model);

test('a carrier that leaves out a known delay is corrected by the share of it that came true before', () => {
  const samples = times(40, () => arrival({ days: 21, missingMs: 4 * DAY_MS, errorMs: 3 * DAY_MS }));
  // Five days late, less a day and a half of recovery, is 2.5 days after what the carrier says: three quarters of them count.
  const { outlook, estimateModel } = stateAt(fit(samples, 'v1', NOW), day(20));
  expect(outlook.expected?.slice(0, 10)).toBe(day(41, 21).slice(0, 10));
  expect(outlook.carrierEta).toBe(day(40));
  expect(estimateModel).toBe('v1');
  expect(stateAt(undefined, day(20)).outlook.expected).toBe(day(40));
  expect(stateAt(undefined, day(20))).not.toHaveProperty('estimateModel');
});

test('expected times keep the order of the journey under any model', () => {
  fc.assert(
    fc.property(anyModel, fc.integer({ min: 1, max: 60 }), fc.integer({ min: 20, max: 60 }), (model, now, arrives) => {
      const state = stateAt(model, day(now), [...lateVoyage, eta(arrives, day(21))]);
      let earliest = '';
      for (const { expected } of state.containers.flatMap(({ stations }) => stations.flatMap(({ milestones }) => milestones))) {
        if (expected === null) continue;
        expect(expected >= earliest).toBe(true);
        earliest = expected;
      }
    }),
    { numRuns: 40 },
  );
});
