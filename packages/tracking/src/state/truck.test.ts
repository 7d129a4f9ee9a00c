import { expect, test } from 'vitest';

import { routeOfShipment } from '../geo/index.js';
import { call, derive, milestone, milestoneKeys, move, stationKeys, THIRD, type EventOptions } from '../testing/dcsa.js';
import { arrives, at, departs, est, lands, loads, ofStage, PLAN, type Raw } from '../testing/moves.js';
import type { ShipmentState } from '../types.js';

const DAY_MS = 86_400_000;
/** From Shanghai to Rotterdam; planned to leave the port on day 43. */
const AT_PORT = [
  loads('CNSHA', 10),
  departs('CNSHA', 10),
  arrives('NLRTM', 40, PLAN),
  move('GTOT', 'NLRTM', at(43), PLAN),
  arrives('NLRTM', 40),
  lands('NLRTM', 41),
];
const gatedOut = move('GTOT', 'NLRTM', at(44));
const gateIn = (n: number, options: EventOptions = {}): Raw => move('GTIN', 'DEMUC', at(n), { facility: 'INTE', ...options });
const drop = (n: number, options: EventOptions = {}): Raw => move('DROP', 'DEMUC', at(n), { facility: 'CLOC', ...options });
const emptyReturn = move('GTIN', 'NLRTM', at(50), { ...PLAN, empty: 'EMPTY', facility: 'DEPO' });
const leftPort = (state: ShipmentState) => milestone(state, 'discharged.GTOT@NLRTM#0');

test.each([
  ['a gate-in at an inland terminal', [gateIn(45, PLAN)]],
  ['its delivery at the door', [drop(45, PLAN)]],
  ['an arrival by truck', [call('ARRI', 'DEMUC', at(45), { ...PLAN, mode: 'TRUCK', facility: null })]],
])('a gate-out from the port is a leaving by truck, at the port, while the carrier plans %s', (_, planned) => {
  const state = derive([...AT_PORT, gatedOut, ...planned], {}, at(44.2));
  expect(leftPort(state)).toMatchObject({ actual: at(44), place: { unLocationCode: 'NLRTM' } });
  expect(state).toMatchObject({ stage: 'discharged', pld: { unLocationCode: 'DEMUC' } });
  expect(ofStage(state, 'delivered').actual).toBeNull();
  expect(state.containers[0]?.legs.at(-1)).toMatchObject({
    from: 'NLRTM#0',
    to: 'DEMUC#land',
    mode: 'TRUCK',
    departed: true,
    arrived: false,
  });
  const { stops, position } = routeOfShipment(state, { events: [] });
  expect(stops.map(({ arrived, departed }) => [arrived, departed])).toEqual([
    [true, true],
    [true, true],
    [false, false],
  ]);
  expect(position?.on).not.toBe('DEMUC#land');
});

test('it is one too where the place of delivery is only entered; tracking then ends as completed', () => {
  const of = (n: number): ShipmentState => derive([...AT_PORT, gatedOut], { pldCode: 'DEMUC' }, at(n));
  expect(of(45)).toMatchObject({ stage: 'discharged', outlook: { kind: 'arrived', place: { unLocationCode: 'NLRTM' } } });
  expect([leftPort(of(45)).actual, ofStage(of(45), 'delivered').actual]).toEqual([at(44), null]);
  expect(of(120).outlook.kind).toBe('completed');
  expect(derive([...AT_PORT, gatedOut], {}, at(45))).toMatchObject({ stage: 'delivered', pld: null });
});

test('an entered place of delivery that the carrier never names is a station only while it is still to come', () => {
  const back = move('GTIN', 'NLRTM', at(50), { empty: 'EMPTY', facility: 'DEPO' });
  const roles = (state: ShipmentState): string[] => stationKeys(state).map(([role]) => role);
  const pldCode = 'DEMUC';
  expect(roles(derive([...AT_PORT, gatedOut], { pldCode }, at(45)))).toContain('pld');
  const returned = derive([...AT_PORT, gatedOut, back], { pldCode }, at(51));
  // Also one of which nothing more was heard is at no place that was not reported.
  const lost = derive(AT_PORT, { pldCode }, at(120));
  expect([returned.outlook.kind, lost.outlook.kind]).toEqual(['completed', 'lostSight']);
  for (const state of [returned, lost]) {
    expect(roles(state)).not.toContain('pld');
    expect(state.containers[0]?.legs.some(({ to, from }) => [to, from].includes('DEMUC#land'))).toBe(false);
    expect(routeOfShipment(state, { events: [] }).stops.map(({ place }) => place.unLocationCode)).toEqual(['CNSHA', 'NLRTM']);
    expect(state.outlook.place?.unLocationCode).toBe('NLRTM');
  }
  expect([leftPort(returned).actual, ofStage(returned, 'delivered').passed]).toEqual([at(44), true]);
  // Delivered in another country than that of the entered place.
  const door = { facility: 'CLOC', empty: 'LADEN' } as const;
  const elsewhere = derive([...AT_PORT, gatedOut, move('DROP', 'CZPRG', at(46), door)], { pldCode }, at(47));
  expect(stationKeys(elsewhere).find(([role]) => role === 'pld')?.[1]).toBe('CZPRG#land');
  expect(ofStage(elsewhere, 'delivered')).toMatchObject({ actual: at(46), place: { unLocationCode: 'CZPRG' } });
  // A place that the carrier plans is one that was not reported.
  const named = derive([...AT_PORT, gatedOut, gateIn(45, PLAN), back], { pldCode }, at(51));
  expect(roles(named)).toContain('pld');
});

test('it stays in its row at the port when the container comes to the inland terminal, whose gate-out is the delivery', () => {
  const there = [...AT_PORT, gatedOut, gateIn(45, PLAN), gateIn(44.5), move('GTOT', 'DEMUC', at(46), { ...PLAN, facility: 'INTE' })];
  const before = derive(there, {}, at(45));
  expect(leftPort(before).actual).toBe(at(44));
  expect(before).toMatchObject({
    stage: 'discharged',
    outlook: { kind: 'arrived', stage: 'discharged', place: { unLocationCode: 'DEMUC' } },
  });
  const delivered = derive([...there, move('GTOT', 'DEMUC', at(47), { facility: 'INTE' })], {}, at(47.5));
  expect(delivered.stage).toBe('delivered');
  expect(ofStage(delivered, 'delivered')).toMatchObject({ actual: at(47), place: { unLocationCode: 'DEMUC' } });
  expect(leftPort(delivered).actual).toBe(at(44));
});

test('a gate-out to a yard of the same port is in no row of the way', () => {
  const yard = [
    move('GTOT', 'NLRTM', at(42), { facilityCode: 'ECT' }),
    move('GTIN', 'NLRTM', at(42.2), { facility: 'OFFD', facilityCode: 'YARD' }),
  ];
  expect(milestoneKeys(derive([...AT_PORT.slice(0, 3), ...yard, drop(45, PLAN)], {}, at(43)))).not.toContain('discharged.GTOT@NLRTM#0');
});

test('free days begin with the delivery or the last gate-out, and not before a delivery that the carrier plans', () => {
  const due = (...raw: Raw[]): string | null => ofStage(derive([...AT_PORT, gatedOut, ...raw], {}, at(48)), 'emptyReturned').due;
  expect(due(emptyReturn)).toBe(at(51));
  expect(due(emptyReturn, drop(52, PLAN))).toBeNull();
  expect(due(emptyReturn, drop(45, PLAN), drop(47))).toBe(at(51));
  expect(due(gateIn(45), move('GTOT', 'DEMUC', at(46), { facility: 'INTE' }))).toBe(at(53));
  // The empty container is back: the delivery was not reported.
  expect(due(drop(45, PLAN), move('GTIN', 'NLRTM', at(47), { empty: 'EMPTY', facility: 'DEPO' }))).toBe(at(51));
});

test('by truck too a shipment is measured by the first plan at its place of delivery', () => {
  const { outlook, etaPld } = derive([...AT_PORT, gatedOut, drop(43.5, PLAN), drop(46, est(44))], {}, at(44.2));
  expect(outlook).toMatchObject({ kind: 'late', stage: 'delivered', place: { unLocationCode: 'DEMUC' }, slipMs: 2.5 * DAY_MS });
  expect([outlook.promise?.at, etaPld]).toEqual([at(43.5), at(46)]);
  const done = derive([...AT_PORT, gatedOut, drop(43.5, PLAN), drop(46)], {}, at(46.2));
  expect(done).toMatchObject({ ataPld: at(46), outlook: { kind: 'arrived', slipMs: 2.5 * DAY_MS, expected: at(46) } });
});

test('a container that is put down is measured against that plan, not against the one of the truck', () => {
  const truck = call('ARRI', 'DEMUC', at(45), { ...PLAN, mode: 'TRUCK', facility: null });
  const planOf = (...raw: Raw[]): string | null => ofStage(derive([...AT_PORT, ...raw], {}, at(42)), 'delivered').planned;
  expect([planOf(truck, drop(46, PLAN)), planOf(truck)]).toEqual([at(46), at(45)]);
});

test('a place of delivery in a third country stays when the vessel comes after its old plan, and a hub is none', () => {
  const rail = { ...PLAN, mode: 'RAIL', facility: 'RAMP' } as const;
  const inland = [
    move('LOAD', 'DEHAM', at(42), rail),
    call('DEPA', 'DEHAM', at(42.2), rail),
    call('ARRI', 'CZPRG', at(43), rail),
    move('DISC', 'CZPRG', at(43.4), rail),
  ];
  const sea = [loads('CNSHA', 10), departs('CNSHA', 10), arrives('DEHAM', 40, PLAN), lands('DEHAM', 41, PLAN)];
  const late = derive([...sea, ...inland, arrives('DEHAM', 44), lands('DEHAM', 44.5)], { podCode: 'DEHAM' }, at(44.7));
  expect(late).toMatchObject({ pld: { unLocationCode: 'CZPRG' }, outlook: { kind: 'late', place: { unLocationCode: 'CZPRG' } } });
  expect(late.outlook.promise?.at).toBe(at(43));
  expect(milestoneKeys(late)).toContain('discharged.ARRI@CZPRG#land');
  const hub = [arrives('SGSIN', 20, PLAN), lands('SGSIN', 20.5, PLAN), loads('SGSIN', 22, { ...PLAN, vessel: THIRD })];
  const way = derive([...sea.slice(0, 2), ...hub, lands('DEHAM', 41, { ...PLAN, vessel: THIRD })], { podCode: 'DEHAM' }, at(15));
  expect([way.pld, way.pod?.unLocationCode]).toEqual([null, 'DEHAM']);
});

test('an entered place of delivery in a third country gives way to the last inland place of the carrier once the container came back', () => {
  const rail = { mode: 'RAIL', facility: 'RAMP' } as const;
  const there = [
    call('ARRI', 'DEMUC', at(44), rail),
    move('DISC', 'DEMUC', at(44.2), rail),
    move('GTOT', 'DEMUC', at(45), { facility: 'INTE' }),
  ];
  const back = move('GTIN', 'DEMUC', at(48), { empty: 'EMPTY', facility: 'DEPO' });
  const state = derive([...AT_PORT, ...there, back], { pldCode: 'FRLIO' }, at(49));
  expect(stationKeys(state).map(([, key]) => key)).toEqual(['origin', 'CNSHA#0', 'NLRTM#0', 'DEMUC#land', 'depot']);
  expect(state.containers[0]?.stations.at(-2)).toMatchObject({ role: 'pld', place: { unLocationCode: 'DEMUC' } });
  expect(milestoneKeys(state).indexOf('delivered@-#0')).toBeGreaterThan(milestoneKeys(state).indexOf('discharged@DEMUC#land'));
  expect(state.outlook).toMatchObject({ kind: 'completed', place: { unLocationCode: 'DEMUC' } });
});

test('a move that is reported first with a place by name alone, and again with its code, has happened once, at that place', () => {
  const rail = { mode: 'RAIL', facility: 'RAMP' } as const;
  const unloaded = move('DISC', 'DEMUC', at(45), { ...rail, statedAt: at(46) });
  const call_ = unloaded['transportCall'] as Raw;
  const unnamed = { ...unloaded, eventID: 'by-name', eventCreatedDateTime: at(45.2) };
  const byName = { ...unnamed, transportCall: { ...call_, UNLocationCode: null, location: { locationName: 'Inland terminal' } } };
  const arrived = call('ARRI', 'DEMUC', at(44.5), rail);
  expect(stationKeys(derive([...AT_PORT, arrived, byName], {}, at(45.5))).map(([, key]) => key)).toContain('Inland terminal#land');
  const state = derive([...AT_PORT, arrived, byName, unloaded], {}, at(47));
  expect(stationKeys(state).map(([, key]) => key)).toEqual(['origin', 'CNSHA#0', 'NLRTM#0', 'DEMUC#land', 'depot']);
  expect(milestone(state, 'discharged@DEMUC#land').actual).toBe(at(45));
  // Another move at another time is another one.
  const later = { ...byName, eventID: 'later', eventDateTime: at(45.5) };
  expect(stationKeys(derive([...AT_PORT, arrived, later, unloaded], {}, at(47)))).toHaveLength(6);
});
