import { expect, test } from 'vitest';
import { BOX, call, FEEDER, MOTHER, move, query, read } from '../testing/dcsa.js';
import { samplesOf } from './samples.js';

const DAY_MS = 86_400_000;
const day = (n: number): string => new Date(Date.UTC(2026, 0, n)).toISOString();
const NOW = '2026-06-01T00:00:00.000Z';

const etd = call('DEPA', 'CNSHA', day(9), { as: 'EST', statedAt: day(1), vessel: MOTHER, box: BOX });
const eta = (n: number, statedAt: string) => call('ARRI', 'NLRTM', day(n), { as: 'EST', statedAt, vessel: MOTHER });
const disc = move('DISC', 'NLRTM', day(40), { as: 'EST', statedAt: day(1), vessel: MOTHER });
const sailed = call('DEPA', 'CNSHA', day(14), { statedAt: day(14), vessel: MOTHER });
const lateVoyage = [etd, eta(39, day(1)), disc, sailed, eta(40, day(20))];

test('a finished shipment gives samples of its passage and of what was expected, without its number', () => {
  const arrived = [...lateVoyage, call('ARRI', 'NLRTM', day(43), { statedAt: day(43), vessel: MOTHER })];
  const samples = samplesOf(read(...arrived), query(), NOW);
  expect(samples.filter(({ kind }) => kind === 'passage')).toEqual([
    {
      kind: 'passage',
      carrier: expect.any(String),
      lane: 'CNSHA-NLRTM',
      sailing: expect.any(String),
      plannedMs: 30 * DAY_MS,
      departureSlipMs: 5 * DAY_MS,
      arrivalSlipMs: 4 * DAY_MS,
    },
  ]);
  // The carrier's newest time is day 40. The first plan, moved by five days of delay less the day and a half that thirty days at sea
  // recover, is day 42.5: 2.5 days are missing from the carrier's time.
  const week = samples.find((sample) => sample.kind === 'arrival' && sample.days === 7);
  expect(week).toMatchObject({ carrierErrorMs: 3 * DAY_MS, errorMs: 3 * DAY_MS, missingMs: 2.5 * DAY_MS });
  for (const name of [BOX, MOTHER.vesselName, MOTHER.vesselIMONumber]) expect(JSON.stringify(samples)).not.toContain(name);
  expect(samplesOf(read(...lateVoyage), query(), day(30))).toEqual([]);
  const named = arrived.map((event) => JSON.parse(JSON.stringify(event).replaceAll('CNSHA', 'WAREHOUSE OF A CUSTOMER')) as typeof event);
  expect(samplesOf(read(...named), query({ polCode: null }), NOW)).toEqual([]);
});

test('shipments of one voyage have one sailing, whatever their ports, and each other voyage or ship has its own', () => {
  const ofVoyage = (vessel: typeof MOTHER | null, voyage: string, pod: string, arrived: number): string => {
    const events = [
      etd,
      sailed,
      call('ARRI', pod, day(39), { as: 'EST', statedAt: day(1), vessel: MOTHER }),
      call('ARRI', pod, day(arrived), { vessel }),
    ];
    const text = JSON.stringify(events).replaceAll('001W', voyage);
    const samples = samplesOf(read(...(JSON.parse(text) as typeof events)), query({ podCode: pod }), NOW);
    return [...new Set(samples.map(({ sailing }) => sailing))].join(' ');
  };
  const first = ofVoyage(MOTHER, '001W', 'NLRTM', 43);
  expect(first).not.toContain(' ');
  expect(ofVoyage(MOTHER, '001W', 'DEHAM', 45)).toBe(first);
  const others = [ofVoyage(MOTHER, '002W', 'NLRTM', 43), ofVoyage(FEEDER, '001W', 'NLRTM', 43), ofVoyage(null, '', 'NLRTM', 43)];
  expect(new Set([first, ...others, ofVoyage(null, '', 'NLRTM', 44)]).size).toBe(5);
});

test('an error is measured when the arrival was expected in a number of days, up to three days also that long before the arrival itself', () => {
  const arrived = Date.parse(day(60));
  // An estimate every half day, of two thirds of the time that remains: an arrival that is expected in three days comes in four and a half.
  const estimates = Array.from({ length: 80 }, (_, index) => {
    const now = arrived - (index + 1) * 0.5 * DAY_MS;
    const expected = new Date(now + (arrived - now) / 1.5).toISOString();
    return call('ARRI', 'NLRTM', expected, { as: 'EST', statedAt: new Date(now).toISOString(), vessel: MOTHER });
  });
  const onTime = call('DEPA', 'CNSHA', day(9), { statedAt: day(9), vessel: MOTHER });
  const events = [etd, onTime, ...estimates, call('ARRI', 'NLRTM', day(60), { statedAt: day(60), vessel: MOTHER })];
  const samples = samplesOf(read(...events), query(), NOW).flatMap((one) => (one.kind === 'arrival' ? [one] : []));
  const errorsAt = (days: number): number[] =>
    samples.filter((one) => one.days === days).map(({ errorMs }) => Math.round((errorMs / DAY_MS) * 4) / 4);
  // Three days before the arrival it is expected in two, which counts twice; it is expected in three days four and a half before.
  expect(errorsAt(3)).toEqual([1, 1, 1.5]);
  for (const [days, error] of [
    [7, 3.5],
    [14, 7],
    [21, 10.5],
  ] as const) {
    const [found = 0, ...others] = errorsAt(days);
    expect([days, Math.abs(found - error) <= 0.25, others]).toEqual([days, true, []]);
  }
});
