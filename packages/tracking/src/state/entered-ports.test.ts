import { expect, test } from 'vitest';
import { derive, FEEDER, journey, move, roleOf, THIRD } from '../testing/dcsa.js';
import { arrives, at, departs, est, lands, loads, ofStage, PLAN } from '../testing/moves.js';
import type { ShipmentState } from '../types.js';

const F = { vessel: FEEDER };
const stationKeys = (state: ShipmentState): string[] => state.containers[0]?.stations.map(({ key }) => key) ?? [];

test('a hub that was entered as POL is one station, behind the port of loading, also where no gate-in was reported', () => {
  const raw = journey()
    .filter(({ equipmentEventTypeCode: code }) => code !== 'GTIN')
    .slice(0, 9);
  const state = derive(raw, { polCode: 'SGSIN' }, at(25));
  expect(new Set(stationKeys(state)).size).toBe(stationKeys(state).length);
  expect(state.pol?.unLocationCode).toBe('CNSHA');
  expect(ofStage(state, 'departed').actual).toBe('2026-01-09T10:00:00.000Z');
});

test('a hub that was entered as POD is no arrival while the container is to be loaded there and the POD is not yet known', () => {
  const raw = [
    loads('CNSHA', 9, F),
    departs('CNSHA', 9, F),
    arrives('SGSIN', 16, F),
    lands('SGSIN', 16, F),
    loads('SGSIN', 20, PLAN),
    lands('MYPKG', 22, PLAN),
    loads('MYPKG', 24, { ...PLAN, vessel: THIRD }),
  ];
  const state = derive(raw, { podCode: 'SGSIN' }, at(18));
  expect(new Set(stationKeys(state)).size).toBe(stationKeys(state).length);
  expect(state.outlook.kind).not.toBe('arrived');
});

const toHub = [
  loads('CNSHA', 9),
  departs('CNSHA', 9),
  arrives('NLRTM', 39),
  lands('NLRTM', 40),
  loads('NLRTM', 42, { ...PLAN, ...F }),
  departs('NLRTM', 42, { ...PLAN, ...F }),
  arrives('GBFXT', 44, { ...PLAN, ...F }),
  lands('GBFXT', 44, { ...PLAN, ...F }),
];

test('a container that left the entered POD by truck is delivered, also while an old plan takes it on by sea', () => {
  const state = derive([...toHub, move('GTOT', 'NLRTM', at(43))], {}, at(44));
  expect(state).toMatchObject({ stage: 'delivered', pod: { unLocationCode: 'NLRTM' }, outlook: { kind: 'arrived' } });
});

test('a container whose empty came back at the entered POD did not come to the port of an old plan', () => {
  const raw = [...toHub, move('GTOT', 'NLRTM', at(43)), move('GTIN', 'NLRTM', at(46), { empty: 'EMPTY', facility: 'DEPO' })];
  const state = derive(raw, {}, at(47));
  expect(state).toMatchObject({ pod: { unLocationCode: 'NLRTM' }, ata: at(39) });
});

test('a loading on rail whose mode is not given does not make the entered POD a hub', () => {
  const raw = [
    loads('CNSHA', 9),
    departs('CNSHA', 9),
    arrives('USLAX', 25),
    lands('USLAX', 26),
    move('LOAD', 'USLAX', at(28), { mode: null }),
    move('DISC', 'USCHI', at(33), { ...est(28), mode: null, facility: 'INTE' }),
  ];
  const state = derive(raw, { podCode: 'USLAX' }, at(29));
  expect(state).toMatchObject({ pod: { unLocationCode: 'USLAX' }, ata: at(25), outlook: { kind: 'arrived' } });
});

test('a container that was delivered stays so when its next voyage from there is planned before the empty came back', () => {
  const next = { as: 'PLN' as const, statedAt: at(46), vessel: THIRD };
  const plans = [loads('NLRTM', 60, next), departs('NLRTM', 60, next), arrives('USNYC', 75, next), lands('USNYC', 75, next)];
  const state = derive([...journey().slice(0, 13), ...plans], {}, at(47));
  expect(state).toMatchObject({ stage: 'delivered', pod: { unLocationCode: 'NLRTM' }, outlook: { kind: 'arrived' } });
});

test('an entered POD at which the vessel only calls on its way to the planned discharge is no arrival', () => {
  const raw = [loads('CNSHA', 9), departs('CNSHA', 9), arrives('NLRTM', 39), arrives('USHOU', 52, PLAN), lands('USHOU', 53, PLAN)];
  const state = derive(raw, { podCode: 'NLRTM' }, at(40));
  expect(state).toMatchObject({ pod: { unLocationCode: 'USHOU' }, ata: null, stage: 'departed' });
  expect(state.outlook.kind).not.toBe('arrived');
  expect(state.outlook.place?.unLocationCode).toBe('USHOU');
});

test('an entered port of loading at which the vessel only calls with the container is a port call', () => {
  const raw = [
    loads('CNSHA', 9, PLAN),
    departs('CNSHA', 9, PLAN),
    departs('CNNGB', 11, PLAN),
    lands('NLRTM', 40, PLAN),
    move('GTOT', 'CNSHA', at(5), { empty: 'EMPTY', facility: 'DEPO' }),
  ];
  const state = derive(raw, { polCode: 'CNNGB' }, at(6));
  expect(state.pol?.unLocationCode).toBe('CNSHA');
  expect(roleOf(state, 'CNNGB')).toBe('call');
});

test('it is none either once the container is loaded elsewhere after the old plan of that call', () => {
  const raw = [
    loads('CNSHA', 9, PLAN),
    departs('CNSHA', 9.2, PLAN),
    arrives('CNNGB', 10, PLAN),
    departs('CNNGB', 10.5, PLAN),
    lands('NLRTM', 40, PLAN),
    move('GTIN', 'CNSHA', at(8)),
  ];
  const before = derive(raw, { polCode: 'CNNGB' }, at(8.5));
  const loaded = derive([...raw, loads('CNSHA', 11)], { polCode: 'CNNGB' }, at(11.2));
  for (const state of [before, loaded]) {
    expect([state.pol?.unLocationCode, ofStage(state, 'gatedIn').actual]).toEqual(['CNSHA', at(8)]);
  }
  expect(loaded).toMatchObject({ stage: 'loaded', trackingState: 'unshipped' });
  // A feeder that brings it from there to another vessel has loaded it there.
  const fed = [departs('CNNGB', 6, F), arrives('CNSHA', 7, F), loads('CNSHA', 9), departs('CNNGB', 10.5, PLAN), lands('NLRTM', 40, PLAN)];
  expect(derive(fed, { polCode: 'CNNGB' }, at(9.5)).pol?.unLocationCode).toBe('CNNGB');
});

test('an entered port at which the container changes vessel is a hub, and the ports of the carrier count', () => {
  const state = derive(journey().slice(0, 12), { polCode: 'SGSIN', podCode: 'SGSIN' });
  expect(state).toMatchObject({ stage: 'discharged', pol: { unLocationCode: 'CNSHA' }, pod: { unLocationCode: 'NLRTM' } });
  expect(roleOf(state, 'SGSIN')).toBe('transit');
  expect(derive(journey().slice(0, 6), { polCode: 'SGSIN', podCode: 'NLRTM' })).toMatchObject({
    stage: 'departed',
    pol: { unLocationCode: 'CNSHA' },
  });
});

test('a container that is exported again from the entered POD has not arrived there by its new journey', () => {
  const again = [
    move('GTOT', 'NLRTM', at(50), { empty: 'EMPTY', facility: 'DEPO' }),
    move('GTIN', 'NLRTM', at(52)),
    loads('NLRTM', 54, { vessel: THIRD }),
    departs('NLRTM', 54, { vessel: THIRD }),
  ];
  // The return of the empty was not reported.
  const state = derive([...journey().slice(0, 13), ...again], {}, at(55));
  const keys = state.containers[0]?.stations.map(({ key }) => key) ?? [];
  expect(new Set(keys).size).toBe(keys.length);
  expect([state.stage, state.outlook.kind]).not.toEqual(['departed', 'arrived']);
});

const toRotterdam = [loads('CNSHA', 9), departs('CNSHA', 9), arrives('NLRTM', 39, PLAN), lands('NLRTM', 40, PLAN)];

test('a newer plan of the carrier to discharge from the same vessel elsewhere wins over the entered POD, which leaves the route', () => {
  for (const n of [43, 35]) {
    const diverted = [...toRotterdam, arrives('BEANR', n, est(20)), lands('BEANR', n + 1, est(20))];
    for (const podCode of ['NLRTM', null]) {
      const state = derive(diverted, { podCode }, at(21));
      expect(state).toMatchObject({ pod: { unLocationCode: 'BEANR' }, eta: at(n), outlook: { place: { unLocationCode: 'BEANR' } } });
      expect(roleOf(state, 'NLRTM')).toBeUndefined();
    }
    const back = derive([...diverted, lands('NLRTM', 40, est(22))], {}, at(23));
    expect(back.pod?.unLocationCode).toBe('NLRTM');
    expect(roleOf(back, 'BEANR')).toBeUndefined();
  }
  const hub = [lands('MAPTM', 30, PLAN), loads('MAPTM', 32, { ...PLAN, vessel: THIRD })];
  expect(derive([...toRotterdam, ...hub], {}, at(21)).pod?.unLocationCode).toBe('NLRTM');
  expect(derive([...toRotterdam, lands('MAPTM', 30, PLAN)], {}, at(21)).pod?.unLocationCode).toBe('NLRTM');
});

test('a shipment that is diverted is late for the first plan at the port it was to come to, whichever POD was entered', () => {
  const diverted = [...toRotterdam, arrives('BEANR', 43, est(20)), lands('BEANR', 44, est(20)), arrives('NLRTM', 40, est(20.5))];
  for (const podCode of ['NLRTM', null]) {
    const { outlook, firstEta, etaHistory, anomalies } = derive(diverted, { podCode }, at(21));
    expect(outlook).toMatchObject({ kind: 'late', promise: { at: at(39), by: 'carrier' }, expected: at(43), slipMs: 4 * 86_400_000 });
    const reason = 'POD changed';
    expect(outlook.cause).toMatchObject({ milestoneKey: 'arrivedPod@BEANR#0', slipMs: 4 * 86_400_000, reason });
    expect([firstEta, etaHistory.map((one) => one.at)]).toEqual([at(39), [at(39), at(43)]]);
    expect(anomalies).toMatchObject([{ kind: 'podArrival', baseline: at(39) }]);
  }
});

test('a shipment that is diverted is never early, before and after its arrival', () => {
  const diverted = [...toRotterdam, arrives('BEANR', 34, est(20)), lands('BEANR', 35, est(20))];
  const before = derive(diverted, {}, at(21));
  const after = derive([...diverted, arrives('BEANR', 34), lands('BEANR', 35)], {}, at(36));
  expect([before, after].map(({ outlook: { kind, slipMs, expected } }) => [kind, slipMs, expected])).toEqual([
    ['onTrack', null, at(34)],
    ['arrived', null, at(34)],
  ]);
  for (const state of [before, after]) {
    expect(state.anomalies).toEqual([]);
    expect(ofStage(state, 'arrivedPod')).toMatchObject({ planned: at(39), slipMs: null });
    expect(ofStage(state, 'arrivedPod').state).not.toBe('advanced');
    // The changes of its ETA begin with the first at that port, before which it would be early.
    expect([state.firstEta, state.etaHistory.map((one) => one.at)]).toEqual([at(34), [at(34)]]);
  }
});

test('a wrongly entered POL gives way to the port where the full container passes a gate that the carrier does not name', () => {
  const raw = [
    move('GTOT', 'USOAK', at(3), { empty: 'EMPTY', facility: null }),
    move('GTIN', 'USOAK', at(8), { ...PLAN, facility: null }),
    loads('USOAK', 10, PLAN),
    departs('USOAK', 10, PLAN),
    arrives('NZAKL', 28, PLAN),
    lands('NZAKL', 28, PLAN),
  ];
  const state = derive(raw, { polCode: 'CNYTN', podCode: 'NZAKL' }, at(5));
  expect(state).toMatchObject({ pol: { unLocationCode: 'USOAK' }, stage: 'emptyPickup', outlook: { next: { stage: 'gatedIn' } } });
});
