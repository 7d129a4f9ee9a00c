import { expect, test } from 'vitest';
import { BOX, derive, FEEDER, move, SECOND_BOX, THIRD } from '../testing/dcsa.js';
import { arrives, at, departs, est, lands, loads, ofStage, PLAN } from '../testing/moves.js';

const DAY_MS = 86_400_000;
const F = { vessel: FEEDER };
/** Plan of a passage by the mother vessel, without a hub. */
const DIRECT = [loads('CNSHA', 9, PLAN), departs('CNSHA', 9, PLAN), arrives('NLRTM', 39, PLAN), lands('NLRTM', 40, PLAN)];
const T = { vessel: THIRD };
const bill = { bill: 'BL1' };
const ofBill = { referenceType: 'BL' as const, reference: 'BL1' };

test('a container that was rolled over is not on time by the ETA of the vessel that left without it', () => {
  const raw = [
    departs('CNSHA', 9, PLAN),
    loads('CNSHA', 8, PLAN),
    arrives('NLRTM', 39, PLAN),
    lands('NLRTM', 40, PLAN),
    loads('CNSHA', 16, T),
    departs('CNSHA', 16, T),
    arrives('NLRTM', 38, est(17)),
  ];
  const state = derive(raw, {}, at(18));
  expect(state.outlook.kind).toBe('late');
});

test('of two containers the one that was rolled over is late when the vessel of the other has arrived', () => {
  const raw = [
    ...[BOX, SECOND_BOX].flatMap((box) => [loads('CNSHA', 9, { ...PLAN, ...bill, box }), lands('NLRTM', 40, { ...PLAN, ...bill, box })]),
    departs('CNSHA', 9, { ...PLAN, ...bill }),
    arrives('NLRTM', 39, { ...PLAN, ...bill }),
    loads('CNSHA', 9, { ...bill, box: BOX }),
    departs('CNSHA', 9, bill),
    loads('CNSHA', 16, { ...bill, box: SECOND_BOX, ...T }),
    departs('CNSHA', 16, { ...bill, ...T }),
    arrives('NLRTM', 38, { ...est(17), ...bill }),
    arrives('NLRTM', 38, bill),
    lands('NLRTM', 39, { ...bill, box: BOX }),
  ];
  const state = derive(raw, ofBill, at(39 + 1 / 24));
  expect(state.leadContainer).toBe(SECOND_BOX);
  expect(state.outlook.kind).toBe('late');
});

test('the vessel of a shipment is the one that the container was loaded on', () => {
  const raw = [
    departs('CNSHA', 9, PLAN),
    arrives('NLRTM', 39, PLAN),
    lands('NLRTM', 40, PLAN),
    loads('CNSHA', 16, T),
    departs('CNSHA', 16, T),
  ];
  const state = derive(raw, {}, at(18));
  expect(state.signals.find(({ kind }) => kind === 'rolledOver')?.found?.vessel?.name).toBe('Third Three');
  expect(state.vessel?.name).toBe('Third Three');
  expect(state.containers[0]?.legs.at(-1)?.vessel?.name).toBe('Third Three');
});

test('a container that goes on from a hub with another vessel is not on time by the ETA of the first', () => {
  const raw = [
    loads('CNSHA', 9, F),
    departs('CNSHA', 9, F),
    arrives('SGSIN', 16, F),
    lands('SGSIN', 16, F),
    loads('SGSIN', 20, PLAN),
    departs('SGSIN', 20, PLAN),
    arrives('NLRTM', 41, PLAN),
    lands('NLRTM', 42, PLAN),
    loads('SGSIN', 27, T),
    departs('SGSIN', 27, T),
    arrives('NLRTM', 40, est(28)),
  ];
  expect(derive(raw, {}, at(29)).outlook.kind).toBe('late');
});

test('ports at which the vessel of a rolled container calls are no hubs, also where the vessel that left was to call there', () => {
  const raw = [
    ...DIRECT,
    departs('CNNGB', 11, PLAN),
    loads('CNSHA', 16, T),
    departs('CNSHA', 16, T),
    arrives('CNNGB', 17, { ...est(16), ...T }),
    departs('CNNGB', 18, { ...est(16), ...T }),
    arrives('NLRTM', 46, { ...est(16), ...T }),
  ];
  const state = derive(raw, {}, at(17.5));
  expect(state.containers[0]?.stations.filter(({ role }) => role === 'transit')).toEqual([]);
  expect([state.eta, state.outlook.expected]).toEqual([at(46), at(46)]);
});

test('a call of another vessel at the port of loading is no plan of the departure, when both came together', () => {
  const other = { ...PLAN, vessel: THIRD };
  const raw = [
    loads('CNYTN', 9, { ...PLAN, ...F }),
    departs('CNYTN', 9, { ...PLAN, ...F }),
    lands('CNSHA', 12, { ...PLAN, ...F }),
    loads('CNSHA', 14, other),
    departs('CNSHA', 14, other),
    arrives('CNYTN', 17, other),
    departs('CNYTN', 18, other),
    lands('NLRTM', 45, other),
  ];
  const state = derive(raw, { polCode: 'CNYTN' }, at(5));
  expect(ofStage(state, 'departed')).toMatchObject({ planned: at(9), expected: at(9) });
  expect(state.signals).toEqual([]);
});

test('the history of the ETA ends with the ETA after a rollover', () => {
  const raw = [
    departs('CNSHA', 9, PLAN),
    lands('NLRTM', 40, PLAN),
    arrives('NLRTM', 39, PLAN),
    loads('CNSHA', 16, T),
    departs('CNSHA', 16, T),
    arrives('NLRTM', 46, { ...est(16), ...T }),
    arrives('NLRTM', 38, est(17)),
  ];
  const state = derive(raw, {}, at(18));
  expect(state.eta).toBe(at(46));
  expect(state.etaHistory.at(-1)?.at).toBe(state.eta);
});

test('the first plan of a departure stays when a container is taken off the vessel again and loaded on the next one', () => {
  const raw = [
    ...DIRECT,
    loads('CNSHA', 9),
    lands('CNSHA', 9.5),
    loads('CNSHA', 16, T),
    departs('CNSHA', 16, T),
    arrives('NLRTM', 46, { ...est(16), ...T }),
  ];
  const state = derive(raw, {}, at(17));
  expect(ofStage(state, 'departed')).toMatchObject({ planned: at(9), slipMs: 7 * DAY_MS });
  expect(state.outlook.cause?.stage).toBe('departed');
});

test('a late departure of one of two containers is no anomaly of both', () => {
  const raw = [
    ...[BOX, SECOND_BOX].map((box) => loads('CNSHA', 9, { ...PLAN, ...bill, box })),
    departs('CNSHA', 9, { ...PLAN, ...bill }),
    arrives('NLRTM', 39, { ...PLAN, ...bill }),
    loads('CNSHA', 9, { ...bill, box: BOX }),
    departs('CNSHA', 9, bill),
    loads('CNSHA', 16, { ...bill, box: SECOND_BOX, ...T }),
    departs('CNSHA', 16, { ...bill, ...T }),
    arrives('NLRTM', 46, { ...est(16), ...bill, ...T }),
  ];
  const state = derive(raw, ofBill, at(18));
  expect(state.containers.map(({ anomalies }) => anomalies.length)).toEqual([0, 2]);
  expect(state.anomalies.map(({ container }) => container)).toEqual([SECOND_BOX, SECOND_BOX]);
});

const overHub = [
  loads('CNSHA', 9, F),
  departs('CNSHA', 9, F),
  arrives('SGSIN', 16, { ...PLAN, ...F }),
  departs('SGSIN', 20, PLAN),
  arrives('NLRTM', 41, PLAN),
  lands('SGSIN', 17, F),
  loads('SGSIN', 26),
];

test('a leg has ended when the container was taken off, also where the arrival was only planned', () => {
  expect(derive(overHub, {}, at(26.25)).containers[0]?.legs[0]).toMatchObject({ arrived: true, arrives: at(17) });
});

test('the vessel of a shipment is the one that the container was loaded on last, also before its departure is reported', () => {
  expect(derive(overHub, {}, at(26.25)).vessel?.name).toBe('Mother Two');
});

test('a leg to the POD has ended with the discharge, also where the arrival was only planned', () => {
  const state = derive([departs('CNSHA', 9), arrives('NLRTM', 39, PLAN), lands('NLRTM', 40)], {}, at(41));
  expect(state.outlook.kind).toBe('arrived');
  expect(state.containers[0]?.legs.at(-1)?.arrived).toBe(true);
});

test('a barge to the port of loading has arrived when the container was loaded there', () => {
  const barge = { ...F, mode: 'BARGE' as const };
  const events = [
    loads('CNNKG', 5, barge),
    departs('CNNKG', 5, barge),
    arrives('CNSHA', 7, barge),
    lands('CNSHA', 7, barge),
    loads('CNSHA', 9),
    departs('CNSHA', 9),
    arrives('NLRTM', 39, PLAN),
  ];
  expect(derive(events, {}, at(10)).containers[0]?.legs.map(({ arrived }) => arrived)).toEqual([true, false]);
});

test('no ship sails within a place: moves of the container before it is loaded name the vessel it waits for', () => {
  const raw = [
    move('GTOT', 'BRSSZ', at(3), { ...F, empty: 'EMPTY', mode: 'VESSEL' }),
    move('GTIN', 'BRSSZ', at(6), { ...F, mode: 'VESSEL' }),
    loads('BRSSZ', 9, F),
    departs('BRSSZ', 9, F),
    arrives('DEHAM', 30, { ...F, ...est(9) }),
  ];
  const legs = derive(raw, { polCode: 'BRSSZ', podCode: 'DEHAM' }, at(12)).containers[0]?.legs.map(({ mode, vessel }) => [
    mode,
    vessel?.name,
  ]);
  expect(legs?.slice(0, 2)).toEqual([
    [null, undefined],
    ['VESSEL', 'Feeder One'],
  ]);
});
