import { expect, test } from 'vitest';
import { isMainMilestone } from '../anomalies/index.js';
import { compactRail } from './rail.js';
import { call, derive, document, FEEDER, journey, milestone, milestoneKeys, move, roleOf, stationKeys, THIRD } from '../testing/dcsa.js';

test('a whole journey passes every stage in order', () => {
  const events = journey();
  const stages = events.map((_, at) => derive(events.slice(0, at + 1)).stage);
  expect(stages).toEqual([
    'booked',
    'emptyPickup',
    'gatedIn',
    'customsReleased',
    'loaded',
    'departed',
    'departed', // a call alone is no transshipment
    'transitArrived',
    'transitArrived',
    'transitDeparted',
    'arrivedPod',
    'discharged',
    'delivered',
    'finished',
  ]);
});

test('before any event the expected nodes are listed and empty', () => {
  const state = derive([]);
  expect(state).toMatchObject({ stage: null, trackingState: 'unshipped', ended: null, lastEventAt: null, anomalies: [] });
  expect(state.containers).toHaveLength(1);
  expect(milestoneKeys(state)).toContain('arrivedPod@NLRTM#0');
  for (const station of state.containers[0]?.stations ?? []) {
    for (const node of station.milestones) {
      expect(node).toMatchObject({ planned: null, estimated: null, actual: null, state: 'notOccurred', eventIds: [] });
    }
  }
});

test('a bill without boxes yet has one unnamed entry', () => {
  const state = derive([document('CONF', 'BKG', '2026-01-02T02:00:00Z', { booking: 'BK1' })], {
    referenceType: 'BOOKING',
    reference: 'BK1',
  });
  expect(state.containers.map(({ number }) => number)).toEqual(['']);
  expect(state.leadContainer).toBeNull();
  expect(state.stage).toBe('booked');
});

test('a booking request that was received is not booked yet', () => {
  expect(derive([document('RECE', 'CBR', '2026-01-02T02:00:00Z')]).stage).toBeNull();
});

test('an empty container that leaves the depot before loading is the empty pick-up', () => {
  const state = derive([move('GTOT', 'CNSHA', '2026-01-05T02:00:00Z', { empty: 'EMPTY', facility: 'DEPO' })]);
  expect(milestone(state, 'emptyPickup@-#0').actual).toBe('2026-01-05T02:00:00.000Z');
});

test('PICK EMPTY counts as the pick-up when no gate-out is reported', () => {
  const pick = move('PICK', 'CNSHA', '2026-01-05T01:00:00Z', { empty: 'EMPTY', facility: 'DEPO' });
  expect(milestone(derive([pick]), 'emptyPickup@-#0').actual).toBe('2026-01-05T01:00:00.000Z');
  const both = derive([pick, move('GTOT', 'CNSHA', '2026-01-05T02:00:00Z', { empty: 'EMPTY', facility: 'DEPO' })]);
  expect(milestone(both, 'emptyPickup@-#0').actual).toBe('2026-01-05T02:00:00.000Z');
});

test('a full box that leaves the port of discharge is delivered', () => {
  const state = derive(journey().slice(0, 13));
  expect(state.stage).toBe('delivered');
});

test('a full box that moves between yards at a hub is not delivered', () => {
  const events = journey();
  const transfer = [
    move('GTOT', 'SGSIN', '2026-01-17T02:00:00Z', { facilityCode: 'PSA1' }),
    move('GTIN', 'SGSIN', '2026-01-17T06:00:00Z', { facilityCode: 'PSA2' }),
  ];
  const state = derive([...events.slice(0, 8), ...transfer]);
  expect(state.stage).toBe('transitArrived');
  expect(milestone(state, 'delivered@-#0').actual).toBeNull();
});

test('a gate-out from the port to another yard is a transfer; leaving that yard is the delivery', () => {
  const events = journey().slice(0, 12);
  const transfer = [
    move('GTOT', 'NLRTM', '2026-02-12T02:00:00Z', { facilityCode: 'ECT' }),
    move('GTIN', 'NLRTM', '2026-02-12T06:00:00Z', { facility: 'OFFD', facilityCode: 'YARD' }),
  ];
  expect(derive([...events, ...transfer]).stage).toBe('discharged');
  const left = derive([...events, ...transfer, move('GTOT', 'NLRTM', '2026-02-14T02:00:00Z', { facility: 'OFFD', facilityCode: 'YARD' })]);
  expect(milestone(left, 'delivered@-#0').actual).toBe('2026-02-14T02:00:00.000Z');
});

test('a box that is put down at the customer is delivered there, and leaving the terminal is only on the way', () => {
  const at = '2026-02-14T10:00:00Z';
  const state = derive([...journey().slice(0, 13), move('DROP', 'NLRTM', at, { facility: 'CLOC' })]);
  expect(state.stage).toBe('delivered');
  expect(milestone(state, 'delivered@-#0')).toMatchObject({ code: 'DROP', actual: '2026-02-14T10:00:00.000Z' });
  expect(milestone(state, 'discharged.GTOT@NLRTM#0').actual).toBe('2026-02-13T10:00:00.000Z');
  const plan = move('DROP', 'NLRTM', at, { as: 'PLN', facility: 'CLOC' });
  const onTheWay = derive([...journey().slice(0, 13), plan], {}, '2026-02-13T12:00:00.000Z');
  expect(onTheWay.stage).toBe('discharged');
  const delivery = { stage: 'delivered', expected: '2026-02-14T10:00:00.000Z' };
  expect(onTheWay.outlook.next).toMatchObject(delivery);
  expect(compactRail(onTheWay).nodes.filter(({ stage }) => stage === 'delivered')).toMatchObject([{ ...delivery, code: 'DROP' }]);
});

test('an empty container that is put down at the shipper for stuffing is not returned', () => {
  const state = derive([...journey().slice(0, 2), move('DROP', 'CNSHA', '2026-01-05T10:00:00Z', { empty: 'EMPTY', facility: 'CLOC' })]);
  expect(state).toMatchObject({ stage: 'emptyPickup', ended: null });
});

test('only a gate-in at the port of loading is the gate-in', () => {
  const inland = derive([move('GTIN', 'CNWUH', '2026-01-06T02:00:00Z', { facility: 'INTE' })]);
  expect(inland.stage).toBeNull();
  const depot = derive([move('GTIN', 'CNSHA', '2026-01-06T02:00:00Z', { facility: 'COFS' })]);
  expect(depot.stage).toBeNull();
});

test('customs release comes from v3 CUSR or from the customs document, and only on the export side', () => {
  const document22 = [move('GTIN', 'CNSHA', '2026-01-07T02:00:00Z'), document('RELS', 'CUS', '2026-01-07T08:00:00Z')];
  expect(milestone(derive(document22), 'customsReleased@CNSHA#0').actual).toBe('2026-01-07T08:00:00.000Z');
  const importSide = derive([
    ...journey()
      .filter(({ equipmentEventTypeCode }) => equipmentEventTypeCode !== 'CUSR')
      .slice(0, 11),
    move('CUSR', 'NLRTM', '2026-02-12T08:00:00Z', { mode: null }),
  ]);
  expect(milestone(importSide, 'customsReleased@CNSHA#0').actual).toBeNull();
  expect(importSide.containers[0]?.notes).toHaveLength(1);
});

test('a customs release without a place is one of the export before the loading, whatever was planned, and ends the hold if only one is open', () => {
  const planned = [
    call('DEPA', 'CNSHA', '2026-01-06T00:00:00Z', { as: 'PLN' }),
    call('ARRI', 'NLRTM', '2026-02-10T00:00:00Z', { as: 'PLN' }),
  ];
  const held = (place: string | null) => ({
    ...document('HOLD', 'CUS', '2026-01-07T12:00:00Z'),
    ...(place === null ? {} : { transportCall: { UNLocationCode: place } }),
  });
  const of = (...raw: unknown[]) => {
    const before = [...planned, move('GTIN', 'CNSHA', '2026-01-07T02:00:00Z'), ...raw];
    const state = derive(before, {}, '2026-01-09T00:00:00.000Z');
    const hold = state.signals.filter(({ kind }) => kind === 'customsHold').map(({ place }) => place?.unLocationCode ?? null);
    return [milestone(state, 'customsReleased@CNSHA#0').actual, hold];
  };
  const released = '2026-01-08T00:00:00.000Z';
  const releases = [document('RELS', 'CUS', released), move('CUSR', null, released, { mode: null, facility: null })];
  for (const release of releases) {
    expect(of(held(null), release)).toEqual([released, []]);
    expect(of(held('CNSHA'), release)).toEqual([released, []]);
    // It ends the hold of the port of discharge, and is none of the export.
    expect(of(held('NLRTM'), release)).toEqual([null, []]);
    expect(of(held('CNSHA'), held('NLRTM'), release)).toEqual([null, ['NLRTM']]);
  }
  expect(of(held('NLRTM'), move('CUSR', 'CNSHA', released, { mode: null }))).toEqual([released, ['NLRTM']]);
});

test('available for pick-up shows at the port of discharge and is not the delivery', () => {
  const state = derive([...journey().slice(0, 12), move('AVPU', 'NLRTM', '2026-02-12T08:00:00Z')]);
  expect(milestone(state, 'discharged.AVPU@NLRTM#0').actual).not.toBeNull();
  expect(state.stage).toBe('discharged');
});

test('rail to an inland place: its unloading is the arrival there, and the delivery follows from it', () => {
  const sea = journey().slice(0, 12);
  const rail = [
    move('GTOT', 'NLRTM', '2026-02-12T06:00:00Z', { mode: 'RAIL' }),
    move('LOAD', 'NLRTM', '2026-02-12T10:00:00Z', { mode: 'RAIL', facility: 'RAMP' }),
    call('DEPA', 'NLRTM', '2026-02-12T12:00:00Z', { mode: 'RAIL', facility: 'RAMP' }),
    call('ARRI', 'DEDUI', '2026-02-13T06:00:00Z', { mode: 'RAIL', facility: 'RAMP' }),
    move('DISC', 'DEDUI', '2026-02-13T10:00:00Z', { mode: 'RAIL', facility: 'RAMP' }),
  ];
  const state = derive([...sea, ...rail]);
  expect(state).toMatchObject({ stage: 'discharged', ataPld: '2026-02-13T06:00:00.000Z', pld: { unLocationCode: 'DEDUI' } });
  expect(stationKeys(state).at(-2)).toEqual(['pld', 'DEDUI#land']);
  expect(milestone(state, 'discharged@DEDUI#land')).toMatchObject({ actual: '2026-02-13T10:00:00.000Z', anomaly: 'pldUnload' });
  const delivered = derive([...sea, ...rail, move('GTOT', 'DEDUI', '2026-02-14T06:00:00Z', { facility: 'RAMP' })]);
  expect(delivered.stage).toBe('delivered');
  expect(delivered.containers[0]?.legs.find(({ from }) => from === 'NLRTM#0')).toMatchObject({
    mode: 'RAIL',
    departs: '2026-02-12T12:00:00.000Z',
    arrives: '2026-02-13T06:00:00.000Z',
  });
});

test('rail before the port of loading neither gates in nor loads the box', () => {
  const state = derive([
    move('LOAD', 'CNXIY', '2026-01-05T02:00:00Z', { mode: 'RAIL', facility: 'RAMP' }),
    call('DEPA', 'CNXIY', '2026-01-05T06:00:00Z', { mode: 'RAIL', facility: 'RAMP' }),
  ]);
  expect(state).toMatchObject({ stage: 'emptyPickup', trackingState: 'unshipped' });
  expect(roleOf(state, 'CNXIY')).toBe('origin');
});

test('a barge to the port of loading is a feeder leg before it', () => {
  const barge = [
    move('LOAD', 'CNWUH', '2026-01-03T02:00:00Z', { mode: 'BARGE', vessel: THIRD }),
    call('DEPA', 'CNWUH', '2026-01-03T06:00:00Z', { mode: 'BARGE', vessel: THIRD }),
    move('DISC', 'CNSHA', '2026-01-06T06:00:00Z', { mode: 'BARGE', vessel: THIRD }),
  ];
  const state = derive([...barge, ...journey().slice(4, 6)]);
  expect(roleOf(state, 'CNWUH')).toBe('origin');
  expect(roleOf(state, 'CNSHA')).toBe('pol');
  expect(state).toMatchObject({ stage: 'departed', atd: '2026-01-09T10:00:00.000Z' });
  expect(state.containers[0]?.legs.find(({ from }) => from === 'CNWUH#0')).toMatchObject({ mode: 'BARGE', feeder: true });
});

test('a vessel leg is a feeder leg only where the source says so', () => {
  const legsOf = (events: Record<string, unknown>[]) => derive(events).containers[0]?.legs.filter(({ mode }) => mode === 'VESSEL');
  const called = journey().map((event) =>
    event['transportEventTypeCode'] === 'DEPA' && JSON.stringify(event).includes('CNSHA')
      ? { ...event, description: 'Feeder departure' }
      : event,
  );
  expect(legsOf(called)?.map(({ feeder }) => feeder)).toEqual([true, false]);
  const byMode = [
    call('DEPA', 'CNSHA', '2026-01-09T10:00:00Z', { vessel: FEEDER }),
    call('ARRI', 'SGSIN', '2026-01-14T10:00:00Z', { vessel: FEEDER }),
  ].map((event) => ({ ...event, transportCall: { ...(event['transportCall'] as object), modeOfTransport: 'FEEDER' } }));
  expect(legsOf(byMode)).toMatchObject([{ mode: 'VESSEL', feeder: true }]);
  const legs = legsOf(journey());
  expect(legs?.map(({ from, feeder, vessel, departed, arrived }) => [from, feeder, vessel?.imo, departed, arrived])).toEqual([
    ['CNSHA#0', false, '9321483', true, true],
    ['SGSIN#0', false, '9074729', true, true],
  ]);
});

test('a stage has one main milestone; what else is known of it carries its code in the key', () => {
  const milestones = derive(journey()).containers[0]?.stations.flatMap((station) => station.milestones) ?? [];
  const hub = milestones.filter(({ stage, place }) => stage === 'transitArrived' && place?.unLocationCode === 'SGSIN');
  expect(hub.filter(isMainMilestone).map(({ code }) => code)).toEqual(['ARRI']);
  expect(hub.length).toBeGreaterThan(1);
});
