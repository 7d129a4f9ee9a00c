import { expect, test } from 'vitest';
import { deriveShipment, nextChange } from '../state/index.js';
import { DEFAULT_SETTINGS } from '../anomalies/settings.js';
import { call, derive, document, FEEDER, journey, MOTHER, move, query, read, SECOND_BOX, THIRD, type RawVessel } from '../testing/dcsa.js';
import type { Signal, SignalKind, ShipmentState } from '../types.js';
import { topSignal } from './index.js';
import { isOtherVoyage } from './spelling.js';

type Raw = Record<string, unknown>;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const day = (n: number, hour = 0): string => new Date(Date.UTC(2026, 0, n, hour)).toISOString();
const kinds = (state: ShipmentState): SignalKind[] => state.signals.map(({ kind }) => kind);
const onlySignal = (state: ShipmentState): Signal | undefined => {
  expect(state.signals).toHaveLength(1);
  return state.signals[0];
};
/** The event with another voyage number than 001W. */
const withVoyage = (voyage: string, raw: Raw): Raw => ({
  ...raw,
  transportCall: { ...(raw['transportCall'] as Raw), exportVoyageNumber: voyage },
});

const plan = (vessel: RawVessel, n: number, statedAt = day(1), reason?: string): Raw =>
  call('DEPA', 'CNSHA', day(n, 10), { as: 'PLN', statedAt, vessel, ...(reason === undefined ? {} : { reason }) });
const load = (vessel: RawVessel, n: number): Raw => move('LOAD', 'CNSHA', day(n), { vessel });
const sail = (vessel: RawVessel, n: number): Raw => call('DEPA', 'CNSHA', day(n, 10), { vessel });
const estimatedArrival = (vessel: RawVessel, n: number): Raw => call('ARRI', 'NLRTM', day(n), { as: 'EST', vessel, statedAt: day(1) });

test('a container loaded on another vessel after its planned departure is rolled over', () => {
  const state = derive([plan(FEEDER, 9), plan(MOTHER, 16, day(10), 'CAE'), load(MOTHER, 16), sail(MOTHER, 16)], {}, day(17));
  expect(onlySignal(state)).toMatchObject({
    key: 'rolledOver@CNSHA#0',
    kind: 'rolledOver',
    place: { unLocationCode: 'CNSHA' },
    since: day(10),
    said: { vessel: { name: 'Feeder One' }, voyage: '001W', at: day(9, 10) },
    found: { vessel: { name: 'Mother Two' }, at: day(16, 10) },
    lengthMs: 7 * DAY_MS,
    reason: 'CAE',
    open: true,
  });
});

test('a rollover is measured from the first plan, as its milestone is, whatever the carrier said of the planned vessel later', () => {
  const moved = [plan(FEEDER, 9), plan(FEEDER, 10, day(5)), plan(MOTHER, 16, day(10))];
  const state = derive([...moved, load(MOTHER, 16), sail(MOTHER, 16)], {}, day(17));
  const departure = state.containers[0]?.stations.flatMap(({ milestones }) => milestones).find(({ stage }) => stage === 'departed');
  expect(onlySignal(state)).toMatchObject({ kind: 'rolledOver', said: { at: departure?.planned }, lengthMs: departure?.slipMs });
  expect(departure?.planned).toBe(day(9, 10));
});

test('a plan that was replaced under the same event id still shows a rollover', () => {
  const changed = [
    { ...plan(FEEDER, 9), eventID: 'plan-1' },
    { ...plan(MOTHER, 16, day(10)), eventID: 'plan-1' },
  ];
  expect(kinds(derive([...changed, load(MOTHER, 16)], {}, day(17)))).toEqual(['rolledOver']);
});

test('a container that waits for the next voyage of the same vessel is rolled over', () => {
  const state = derive([plan(FEEDER, 9), withVoyage('002W', load(FEEDER, 23)), withVoyage('002W', sail(FEEDER, 23))], {}, day(24));
  expect(onlySignal(state)).toMatchObject({
    kind: 'rolledOver',
    said: { voyage: '001W' },
    found: { voyage: '002W' },
    lengthMs: 14 * DAY_MS,
  });
});

test('a container on its planned vessel is not rolled over, however late it leaves', () => {
  expect(derive([plan(FEEDER, 9), load(FEEDER, 20), sail(FEEDER, 20)], {}, day(21)).signals).toEqual([]);
});

test('a vessel under another name or spelling and a voyage without its zero are no change', () => {
  const asLoaded = (vessel: Partial<RawVessel>, voyage = '001W', planned = FEEDER): SignalKind[] =>
    kinds(
      derive(
        [
          withVoyage('001W', plan(planned, 9)),
          withVoyage(voyage, load(vessel as RawVessel, 16)),
          withVoyage(voyage, sail(vessel as RawVessel, 16)),
        ],
        {},
        day(17),
      ),
    );
  expect(asLoaded({ ...FEEDER, vesselName: 'Renamed Three' })).toEqual([]);
  expect(asLoaded({ vesselName: 'FEEDER-ONE' })).toEqual([]);
  expect(asLoaded({ vesselName: 'Feder One' })).toEqual([]);
  expect(asLoaded({ vesselName: 'M/V Feeder One' })).toEqual([]);
  expect(asLoaded({ vesselIMONumber: FEEDER.vesselIMONumber })).toEqual([]);
  expect(asLoaded(FEEDER, '1W')).toEqual([]);
  expect(asLoaded(FEEDER, '001')).toEqual([]);
  // TBN: to be nominated.
  expect(asLoaded(MOTHER, '001W', { vesselName: 'TBN' } as RawVessel)).toEqual([]);
  expect(asLoaded({ vesselName: 'Coastal 8' }, '001W', { vesselName: 'Coastal 9' } as RawVessel)).toEqual(['rolledOver']);
});

test('voyages of any length are compared', () => {
  const zeros = '0'.repeat(100_000);
  expect(isOtherVoyage(`${zeros}!`, `${zeros}?`)).toBe(true);
  expect(isOtherVoyage(`A${zeros}45W`, 'A45')).toBe(false);
});

test('a corrected voyage number at about the same departure is no change', () => {
  expect(
    derive([plan(FEEDER, 9), withVoyage('046W', load(FEEDER, 11)), withVoyage('046W', sail(FEEDER, 11))], {}, day(12)).signals,
  ).toEqual([]);
});

test('another vessel that was named in time is a change of vessel', () => {
  const state = derive([plan(FEEDER, 9), plan(MOTHER, 10, day(4)), load(MOTHER, 9), sail(MOTHER, 10)], {}, day(11));
  expect(onlySignal(state)).toMatchObject({ kind: 'vesselChanged', since: day(4), lengthMs: DAY_MS });
  const before = derive([plan(FEEDER, 9), plan(MOTHER, 10, day(4))], {}, day(5));
  expect(onlySignal(before)).toMatchObject({ kind: 'vesselChanged', found: { vessel: { name: 'Mother Two' } } });
});

test('a rollover is closed once the container has arrived, and is no longer the most important signal', () => {
  const raw = [plan(FEEDER, 9), load(MOTHER, 16), sail(MOTHER, 16), call('ARRI', 'NLRTM', day(40), { vessel: MOTHER })];
  const state = derive(raw, {}, day(41));
  expect(onlySignal(state)).toMatchObject({ kind: 'rolledOver', open: false });
  expect(topSignal(state.signals)).toBeNull();
});

const arrivalAtHub = (as: 'EST' | 'ACT', n: number): Raw =>
  call('ARRI', 'SGSIN', day(n), { as, vessel: FEEDER, statedAt: day(as === 'EST' ? 12 : n) });
const departureFromHub = (n: number, vessel = MOTHER, statedAt = day(1)): Raw =>
  call('DEPA', 'SGSIN', day(n), { as: 'EST', vessel, statedAt });
const firstLeg = [
  load(FEEDER, 9),
  sail(FEEDER, 9),
  call('ARRI', 'SGSIN', day(16), { as: 'PLN', vessel: FEEDER, statedAt: day(1) }),
  move('DISC', 'SGSIN', day(17), { as: 'PLN', vessel: FEEDER, statedAt: day(1) }),
  move('LOAD', 'SGSIN', day(19), { as: 'PLN', vessel: MOTHER, statedAt: day(1) }),
  departureFromHub(20),
  call('ARRI', 'NLRTM', day(41), { as: 'PLN', vessel: MOTHER, statedAt: day(1) }),
];

test('a first leg that arrives after the next departure misses its connection', () => {
  expect(kinds(derive([...firstLeg, arrivalAtHub('EST', 18)], {}, day(13)))).not.toContain('missedConnection');
  expect(derive([...firstLeg, arrivalAtHub('EST', 22)], {}, day(13)).signals.find(({ kind }) => kind === 'missedConnection')).toMatchObject(
    {
      key: 'missedConnection@SGSIN#0',
      place: { unLocationCode: 'SGSIN' },
      since: day(12),
      said: { vessel: { name: 'Mother Two' }, at: day(20) },
      found: { at: day(22) },
      lengthMs: 2 * DAY_MS,
    },
  );
});

test('a connection is not missed when the next departure is put off', () => {
  expect(kinds(derive([...firstLeg, arrivalAtHub('EST', 22), departureFromHub(23, MOTHER, day(12))], {}, day(13)))).not.toContain(
    'missedConnection',
  );
});

test('a connection is missed, not rolled over, when the next vessel leaves before the container comes', () => {
  const onward = [move('LOAD', 'SGSIN', day(27), { vessel: THIRD }), call('DEPA', 'SGSIN', day(27, 10), { vessel: THIRD })];
  const state = derive([...firstLeg, arrivalAtHub('ACT', 22), ...onward], {}, day(28));
  expect(kinds(state)).toContain('missedConnection');
  expect(kinds(state)).not.toContain('rolledOver');
  expect(state.signals[0]).toMatchObject({
    said: { vessel: { name: 'Mother Two' } },
    found: { vessel: { name: 'Third Three' }, at: day(22) },
  });
  expect(kinds(derive([...firstLeg, arrivalAtHub('ACT', 18), ...onward], {}, day(28)))).toContain('rolledOver');
});

test('a connection is missed when a late first leg leaves less than a day for it and the container goes on with the next vessel', () => {
  const onward = [move('LOAD', 'SGSIN', day(27), { vessel: THIRD }), call('DEPA', 'SGSIN', day(27, 10), { vessel: THIRD })];
  const late = call('ARRI', 'SGSIN', day(19, 8), { vessel: FEEDER });
  const { signals } = derive([...firstLeg, late, ...onward], {}, day(28));
  expect(signals[0]).toMatchObject({ kind: 'missedConnection', said: { at: day(20) }, found: { at: day(19, 8) }, lengthMs: -16 * HOUR_MS });
  expect(kinds(derive([...firstLeg, late], {}, day(20)))).not.toContain('missedConnection');
});

test('an arrival at the hub that is overdue misses the connection when the next departure passes', () => {
  const raw = [...firstLeg, { ...arrivalAtHub('EST', 18), eventCreatedDateTime: day(16) }];
  expect(kinds(derive(raw, {}, day(20)))).not.toContain('missedConnection');
  expect(nextChange(derive(raw, {}, day(19, 13)))).toBe('2026-01-20T00:00:00.001Z');
  expect(kinds(derive(raw, {}, '2026-01-20T00:00:00.001Z'))).toContain('missedConnection');
});

test('a stay at a hub is long beyond the days of the settings', () => {
  // With news of the passage behind it: after a silence the stay may be over.
  const news = [20, 24].map((statedAt) => call('ARRI', 'NLRTM', day(50), { as: 'EST', statedAt: day(statedAt), vessel: MOTHER }));
  const raw = [...firstLeg, arrivalAtHub('ACT', 16), ...news];
  expect(kinds(derive(raw, {}, day(23)))).not.toContain('longDwell');
  const dwell = derive(raw, {}, day(25)).signals.find(({ kind }) => kind === 'longDwell');
  expect(dwell).toMatchObject({ since: day(23), found: { at: day(16) }, lengthMs: 9 * DAY_MS, thresholdMs: 7 * DAY_MS, open: true });
  const withLongerDwell = deriveShipment(read(...raw), query(), { ...DEFAULT_SETTINGS, dwellDays: 10 }, day(25));
  expect(kinds(withLongerDwell)).not.toContain('longDwell');
  const left = derive(
    [...raw, move('LOAD', 'SGSIN', day(23), { vessel: MOTHER }), call('DEPA', 'SGSIN', day(24), { vessel: MOTHER })],
    {},
    day(30),
  );
  expect(left.signals.find(({ kind }) => kind === 'longDwell')).toMatchObject({ lengthMs: 8 * DAY_MS, open: false });
});

test('a rollover is over once the vessel that took the container arrives early', () => {
  const arrival = call('ARRI', 'NLRTM', day(41), { as: 'PLN', vessel: FEEDER, statedAt: day(1) });
  const rolled = [plan(FEEDER, 9), arrival, plan(MOTHER, 16, day(10)), load(MOTHER, 16), sail(MOTHER, 16)];
  const stateWith = (n: number) =>
    derive([...rolled, call('ARRI', 'NLRTM', day(n), { as: 'EST', vessel: MOTHER, statedAt: day(16) })], {}, day(17));
  expect(stateWith(46)).toMatchObject({ outlook: { kind: 'late' }, signals: [{ kind: 'rolledOver', open: true }] });
  expect(stateWith(38)).toMatchObject({ outlook: { kind: 'early' }, signals: [{ kind: 'rolledOver', open: false }] });
});

test('a stay is not long while its end is perhaps only not reported', () => {
  const reported = move('GTIN', 'CNSHA', day(2), { statedAt: day(4) });
  const news = [20, 24].map((statedAt) => call('ARRI', 'NLRTM', day(50), { as: 'EST', statedAt: day(statedAt), vessel: MOTHER }));
  const atHub = [move('DISC', 'SGSIN', day(17), { vessel: FEEDER }), move('LOAD', 'SGSIN', day(19), { vessel: MOTHER })];
  const raw = [reported, ...firstLeg, arrivalAtHub('ACT', 16), ...atHub, ...news];
  expect(kinds(derive(raw, {}, day(24)))).not.toContain('longDwell');
  expect(nextChange(derive(raw, {}, day(24)))).not.toBeNull();
  expect(kinds(derive(raw, {}, day(25, 1)))).toContain('longDwell');
  // The carrier itself expects it to stay.
  const stays = call('DEPA', 'SGSIN', day(30), { as: 'EST', statedAt: day(17), vessel: MOTHER });
  expect(kinds(derive([...raw, stays], {}, day(24)))).toContain('longDwell');
});

test('of a silent carrier only what it gave itself is a signal, not the time that passes', () => {
  const silent = (raw: readonly Raw[], n: number): SignalKind[] => {
    const state = derive(raw, {}, day(n));
    expect(state.outlook.kind).toBe('silent');
    return kinds(state);
  };
  const before = [...firstLeg, { ...arrivalAtHub('EST', 18), eventCreatedDateTime: day(16) }];
  expect(kinds(derive(before, {}, day(21)))).toContain('missedConnection');
  expect(silent(before, 30)).toEqual(['silentCarrier']);
  const atHub = [
    ...firstLeg.slice(0, 3),
    arrivalAtHub('ACT', 16),
    move('DISC', 'SGSIN', day(17), { vessel: FEEDER }),
    ...firstLeg.slice(-1),
  ];
  expect(kinds(derive(atHub, {}, day(30)))).toEqual(['longDwell']);
  expect(silent(atHub, 60)).toEqual(['silentCarrier']);
  expect(silent([...firstLeg, arrivalAtHub('EST', 22)], 40)).toEqual(['missedConnection', 'silentCarrier']);
});

test('a bill at a hub is derived again when the stay becomes long, and each day while it lasts', () => {
  const raw = [...firstLeg.slice(0, 3), arrivalAtHub('ACT', 16), departureFromHub(26), departureFromHub(26, MOTHER, day(13))];
  expect(nextChange(derive(raw, {}, day(20)))).toBe('2026-01-23T00:00:00.001Z');
  expect(nextChange(derive(raw, {}, day(24)))).toBe('2026-01-25T00:00:00.001Z');
});

test('a hold of customs lasts until the release or the next move', () => {
  const raw = [...journey().slice(0, 12), document('HOLD', 'CUS', '2026-02-12T00:00:00Z')];
  const asOf = '2026-02-15T00:00:00.000Z';
  expect(onlySignal(derive(raw, {}, asOf))).toMatchObject({ kind: 'customsHold', since: '2026-02-12T00:00:00.000Z', lengthMs: 3 * DAY_MS });
  expect(nextChange(derive(raw, {}, asOf))).toBe('2026-02-16T00:00:00.001Z');
  expect(derive([...raw, document('RELS', 'CUS', '2026-02-13T00:00:00Z')], {}, asOf).signals).toEqual([]);
  expect(derive([...raw, move('GTOT', 'NLRTM', '2026-02-13T10:00:00Z')], {}, asOf).signals).toEqual([]);
  expect(derive([...journey().slice(0, 12), document('HOLD', 'TRD', '2026-02-12T00:00:00Z')], {}, asOf).signals).toEqual([]);
});

test('a hold of customs ends when the container has left the port, not when it comes to one', () => {
  const gatedIn = move('GTIN', 'CNSHA', day(7));
  const arrival = [call('ARRI', 'NLRTM', day(39), { vessel: MOTHER }), move('DISC', 'NLRTM', day(40), { vessel: MOTHER })];
  const held = (n: number, raw: readonly Raw[]): SignalKind[] =>
    kinds(derive([gatedIn, document('HOLD', 'CUS', day(n)), ...raw], {}, day(41)));
  expect(held(8, [sail(MOTHER, 9)])).toEqual([]);
  expect(held(8, arrival)).toEqual([]);
  expect(held(8, arrival.slice(1))).toEqual([]);
  expect(held(8, [])).toEqual(['customsHold']);
  // Placed under way, for the port of discharge, which the vessel leaves again.
  const onward = call('DEPA', 'NLRTM', day(40, 12), { vessel: MOTHER });
  expect(held(20, [sail(MOTHER, 9), ...arrival, onward])).toEqual(['customsHold']);
  expect(held(40, [...arrival, onward])).toEqual(['customsHold']);
});

test('silence and doubt are those of the outlook', () => {
  const raw = [call('DEPA', 'CNSHA', day(9), { as: 'PLN', statedAt: day(1), vessel: MOTHER }), estimatedArrival(MOTHER, 39)];
  const left = (n: number): Raw => call('DEPA', 'CNSHA', day(n), { vessel: MOTHER });
  const silent = derive([...raw, left(9)], {}, day(45));
  expect(silent.outlook.kind).toBe('silent');
  expect(onlySignal(silent)).toMatchObject({
    kind: 'silentCarrier',
    stage: 'arrivedPod',
    since: day(9),
    said: { at: day(39) },
    // No length: it would be outdated a day later, and a silent shipment is not derived again until something else changes.
    lengthMs: null,
  });
  const doubted = derive([...raw, left(14)], {}, day(15));
  expect(doubted.outlook.doubt).toBe(true);
  expect(onlySignal(doubted)).toMatchObject({
    kind: 'etaInDoubt',
    place: { unLocationCode: 'NLRTM' },
    said: { at: day(39) },
    found: { at: day(42, 12) },
  });
  expect(derive([...raw, left(9)], {}, day(15)).signals).toEqual([]);
});

test('a bill is derived again when an overdue arrival puts the time of the carrier in doubt', () => {
  const raw = [
    sail(MOTHER, 9),
    estimatedArrival(MOTHER, 39),
    { ...estimatedArrival(MOTHER, 39), eventID: 'again', eventCreatedDateTime: day(38) },
  ];
  expect(nextChange(derive(raw, {}, day(39, 1)))).toBe('2026-02-08T12:00:00.001Z');
  expect(kinds(derive(raw, {}, '2026-02-08T12:00:00.001Z'))).toContain('etaInDoubt');
});

test('a journey as planned has no signals', () => {
  expect(derive(journey()).signals).toEqual([]);
});

test('a signal that all containers share is one of the bill', () => {
  const bill = { bill: 'BL1' };
  const box = (number: string, vessel: RawVessel): Raw[] => [
    move('LOAD', 'CNSHA', day(9), { ...bill, box: number, as: 'PLN', vessel: FEEDER }),
    move('LOAD', 'CNSHA', day(16), { ...bill, box: number, vessel }),
  ];
  const both = (second: RawVessel): Array<string | null> =>
    derive([...box('MSKU6011672', MOTHER), ...box(SECOND_BOX, second)], { referenceType: 'BL', reference: 'BL1' }, day(17)).signals.map(
      ({ container }) => container,
    );
  expect(both(MOTHER)).toEqual([null]);
  expect(both(FEEDER)).toEqual(['MSKU6011672']);
});
