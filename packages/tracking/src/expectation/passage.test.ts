import { expect, test } from 'vitest';
import { fit, samplesOf, type PassageSample } from '../fit/index.js';
import { call, derive, MOTHER, query, read } from '../testing/dcsa.js';

const day = (n: number, hour = 0): string => new Date(Date.UTC(2026, 0, n, hour)).toISOString();
const DAY_MS = 86_400_000;
const plan = (code: 'ARRI' | 'DEPA', place: string, n: number) =>
  call(code, place, day(n), { as: 'EST', statedAt: day(1), vessel: MOTHER });
const estimate = (at: string, statedAt: string) => call('ARRI', 'NLRTM', at, { as: 'EST', statedAt, vessel: MOTHER });
const arrived = (at: string) => call('ARRI', 'NLRTM', at, { vessel: MOTHER });
const underWay = [plan('DEPA', 'CNSHA', 9), plan('ARRI', 'NLRTM', 39), call('DEPA', 'CNSHA', day(9), { vessel: MOTHER })];

test('an ETA that leaves less than a third of the planned passage is not used, and the plan holds', () => {
  const { outlook, anomalies } = derive([...underWay, estimate(day(9, 6), day(10))], {}, day(10, 12));
  expect(outlook).toMatchObject({ kind: 'onTrack', expected: day(39), carrierEta: day(9, 6), slipMs: 0, doubt: true });
  expect(anomalies).toEqual([]);
  // The plan is moved by a late departure, as it is without that ETA.
  const late = [...underWay.slice(0, 2), call('DEPA', 'CNSHA', day(15), { vessel: MOTHER })];
  const without = derive(late, {}, day(16, 12)).outlook;
  expect(derive([...late, estimate(day(16), day(16))], {}, day(16, 12)).outlook).toMatchObject({
    kind: 'late',
    expected: without.expected,
  });
});

test('a faster passage is believed: half of the planned one, and any of a planned passage of two days', () => {
  expect(derive([...underWay, estimate(day(25), day(10))], {}, day(10, 12)).outlook).toMatchObject({ kind: 'early', expected: day(25) });
  const short = [plan('DEPA', 'CNSHA', 9), plan('ARRI', 'NLRTM', 11), underWay[2]];
  expect(derive([...short, estimate(day(9, 8), day(9))], {}, day(9, 2)).outlook).toMatchObject({ expected: day(9, 8) });
});

test('an arrival that is reported after such a passage is no anomaly, and no sample', () => {
  const implausible = [...underWay, arrived(day(9, 6))];
  const state = derive(implausible, {}, day(10));
  expect(state.anomalies).toEqual([]);
  const milestones = state.containers.flatMap(({ stations }) => stations.flatMap((station) => station.milestones));
  expect(milestones.find(({ stage }) => stage === 'arrivedPod')).toMatchObject({ actual: day(9, 6), state: 'asScheduled' });
  expect(samplesOf(read(...implausible), query(), day(60))).toEqual([]);
  expect(derive([...underWay, arrived(day(30))], {}, day(31)).anomalies).toMatchObject([{ kind: 'podArrival', direction: 'advanced' }]);
});

test('stored samples of such passages are not fitted', () => {
  const sample = (at: number, arrivalSlipMs: number): PassageSample => {
    return {
      kind: 'passage',
      carrier: 'A',
      lane: 'B',
      sailing: String(at),
      plannedMs: 30 * DAY_MS,
      departureSlipMs: DAY_MS,
      arrivalSlipMs,
    };
  };
  const fitted = (arrivalSlipMs: number): boolean => {
    const samples = Array.from({ length: 40 }, (_, at) => sample(at, arrivalSlipMs));
    return fit(samples, 'v', day(60)).classes['|'] !== undefined;
  };
  expect([fitted(0), fitted(-28 * DAY_MS)]).toEqual([true, false]);
});
