import fc from 'fast-check';
import { expect, test } from 'vitest';

import { BUILT_IN_MODEL, type EstimateClass, type EstimateModel } from '../estimate/index.js';
import { DEFAULT_SETTINGS } from '../anomalies/index.js';
import { deriveShipment } from '../state/index.js';
import { anyJourney, day } from '../testing/any-journey.js';
import { call, FEEDER, MOTHER, query, read } from '../testing/dcsa.js';
import type { EstimateExplanation, ShipmentState } from '../types.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Raw = Record<string, unknown>;
const derive = (raw: readonly Raw[], asOf: string, model: EstimateModel = BUILT_IN_MODEL): ShipmentState =>
  deriveShipment(read(...raw), query(), DEFAULT_SETTINGS, asOf, model);
const explanationFor = (...of: Parameters<typeof derive>): EstimateExplanation => {
  const { explanation } = derive(...of);
  if (explanation == null) throw new Error('no explanation');
  return explanation;
};
const sum = ({ carrierAt, parts }: EstimateExplanation): string =>
  new Date(parts.reduce((at, { ms }) => at + ms, Date.parse(carrierAt))).toISOString();

const FIRST_STATED = '2026-01-01T00:00:00Z';
const etd = (n: number, statedAt = FIRST_STATED): Raw => call('DEPA', 'CNSHA', day(n), { as: 'EST', statedAt, vessel: MOTHER });
const eta = (n: number, statedAt = FIRST_STATED): Raw => call('ARRI', 'NLRTM', day(n), { as: 'EST', statedAt, vessel: MOTHER });
const sailed = (n: number): Raw => call('DEPA', 'CNSHA', day(n), { vessel: MOTHER });

const spread = { before: 5, after: 9, samples: 44 };
const fitted = (share: number, missing: number, samples: number): EstimateClass => ({
  recovery: { share, samples },
  steps: [0, 1, 3, 7, 14, 21, 35].map((days) => ({ days, onTime: null, late: spread, missing: { share: missing, samples } })),
});
const model = (classes: EstimateModel['classes']): EstimateModel => ({ version: 'v7', fittedAt: day(1), classes });

test('a known delay is carried from where it arose, less what the passage usually makes up', () => {
  const explanation = explanationFor([etd(9), eta(39), sailed(14)], day(15));
  expect(explanation).toMatchObject({ carrierAt: day(39), range: { scope: 'table', samples: 0 }, model: 'built-in' });
  expect(explanation.parts).toMatchObject([
    { kind: 'delay', ms: 5 * DAY_MS, milestone: { stage: 'departed', place: { unLocationCode: 'CNSHA' } }, history: null },
    { kind: 'recovery', ms: -1.5 * DAY_MS, milestone: null, history: { scope: 'table', samples: 0 } },
  ]);
});

test('recoveries of several passages are one part, and the delay is that of the port where it arose', () => {
  const estimated = (code: 'ARRI' | 'DEPA', place: string, n: number, vessel = MOTHER): Raw =>
    call(code, place, day(n), { as: 'EST', statedAt: FIRST_STATED, vessel });
  const planned = [
    estimated('DEPA', 'CNSHA', 9, FEEDER),
    estimated('ARRI', 'SGSIN', 19, FEEDER),
    estimated('DEPA', 'SGSIN', 22),
    estimated('ARRI', 'NLRTM', 42),
  ];
  const explanation = explanationFor([...planned, call('DEPA', 'CNSHA', day(15), { vessel: FEEDER })], day(16));
  expect(explanation.parts).toMatchObject([
    { kind: 'delay', ms: 6 * DAY_MS, milestone: { stage: 'departed', place: { unLocationCode: 'CNSHA' } } },
    { kind: 'recovery', ms: -1.5 * DAY_MS },
  ]);
});

test("a carrier's time without a known delay is used as it is", () => {
  expect(explanationFor([etd(9), eta(39), sailed(9)], day(10))).toMatchObject({ carrierAt: day(39), parts: [] });
});

test('a delay that the newest time leaves out counts as far as it usually comes true', () => {
  const explanation = explanationFor([etd(9), eta(39), sailed(14), eta(40, day(14))], day(15), model({ '|': fitted(0, 0.5, 88) }));
  expect(explanation).toMatchObject({ carrierAt: day(40), range: { scope: 'all', samples: 44 }, model: 'v7' });
  expect(explanation.parts).toMatchObject([
    { kind: 'leftOut', ms: 2 * DAY_MS, milestone: { stage: 'departed' }, history: { scope: 'all', samples: 88 } },
  ]);
});

test('no more than the known delay is left out, so a date that the carrier gives before its first plan is believed', () => {
  const usual = model({ '|': fitted(0, 1, 88) });
  expect(explanationFor([etd(9), eta(39), sailed(9), eta(37, day(14))], day(15), usual)).toMatchObject({ carrierAt: day(37), parts: [] });
  const late = explanationFor([etd(9), eta(39), sailed(11), eta(36, day(14))], day(15), usual);
  expect(late.parts).toMatchObject([{ kind: 'leftOut', ms: 2 * DAY_MS, milestone: { stage: 'departed' } }]);
});

test('a date before what has happened on the way there gives way to the plan with its delay', () => {
  const explanation = explanationFor([etd(9), eta(39), sailed(14), eta(12, day(14))], day(15));
  expect(explanation).toMatchObject({ carrierAt: day(12) });
  expect(explanation.parts).toMatchObject([{ kind: 'plan', ms: 30.5 * DAY_MS, milestone: { stage: 'departed' }, history: null }]);
});

test('an overdue departure is a delay until now, which the arrival carries', () => {
  expect(explanationFor([etd(9, day(8)), eta(39, day(8))], day(13)).parts[0]).toMatchObject({
    kind: 'delay',
    ms: 4 * DAY_MS,
    milestone: { stage: 'departed' },
  });
  expect(explanationFor([eta(39, day(38))], day(40)).parts).toMatchObject([{ kind: 'overdue', ms: DAY_MS }]);
});

test.each([
  ['MAEU|CNSHA-NLRTM', 'lane'],
  ['MAEU|', 'carrier'],
  ['|', 'all'],
] as const)('values of the class %s have the scope %s', (key, scope) => {
  const explanation = explanationFor([etd(9), eta(39), sailed(14)], day(15), model({ [key]: fitted(0.1, 0, 61) }));
  expect(explanation.parts[1]).toMatchObject({ kind: 'recovery', ms: -3 * DAY_MS, history: { scope, samples: 61 } });
  expect(explanation.range).toEqual({ scope, samples: 44 });
});

test('nothing is explained where nothing is expected', () => {
  expect(derive([], day(1)).explanation).toBeNull();
  expect(derive([etd(9), sailed(9), call('ARRI', 'NLRTM', day(39), { vessel: MOTHER })], day(40)).explanation).toBeNull();
});

test("the carrier's time and the parts add up to the expected time, to the millisecond", () => {
  const anyModel = fc
    .record({ share: fc.double({ min: 0, max: 0.25, noNaN: true }), missing: fc.double({ min: 0, max: 1, noNaN: true }) })
    .map(({ share, missing }) => model({ 'MAEU|': fitted(share, missing, 50) }));
  let explained = 0;
  fc.assert(
    fc.property(anyJourney, fc.integer({ min: 1, max: 80 }), anyModel, (raw, now, fit) => {
      const { outlook, explanation } = derive([etd(9), eta(39), ...raw], day(now), fit);
      expect(explanation === null).toBe(outlook.range === null);
      if (explanation == null) return;
      explained += 1;
      expect([explanation.carrierAt, sum(explanation)]).toEqual([outlook.carrierEta, outlook.expected]);
      for (const { kind, ms, milestone } of explanation.parts) {
        expect([kind, kind === 'recovery' ? ms < 0 : ms > 0]).toEqual([kind, true]);
        if (kind === 'delay') expect(milestone).not.toBeNull();
      }
    }),
    { numRuns: 300 },
  );
  expect(explained).toBeGreaterThan(20);
});
