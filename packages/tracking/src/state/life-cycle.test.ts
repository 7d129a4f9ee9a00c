import { expect, test } from 'vitest';
import { routeOfShipment } from '../geo/index.js';
import { DEFAULT_SETTINGS } from '../anomalies/settings.js';
import { call, derive, document, journey, milestone, MOTHER, move, query, read } from '../testing/dcsa.js';
import type { ShipmentState } from '../types.js';
import { compactRail, deriveShipment, nextChange, RULES_VERSION } from './index.js';

test('tracking ends when the empty container is back', () => {
  const state = derive(journey());
  expect(state).toMatchObject({ ended: 'emptyReturned', endedAt: '2026-02-16T10:00:00.000Z', trackingState: 'ended', stage: 'finished' });
  expect(milestone(state, 'finished@-#0')).toMatchObject({ actual: '2026-02-16T10:00:00.000Z', state: 'asScheduled' });
});

test('tracking ends 56 days after the arrival at the POD', () => {
  const events = journey().slice(0, 11);
  expect(derive(events, {}, '2026-04-07T10:00:00.000Z').ended).toBeNull();
  expect(derive(events, {}, '2026-04-07T10:00:00.001Z')).toMatchObject({
    ended: 'sinceArrival',
    endedAt: '2026-04-07T10:00:00.000Z',
    trackingState: 'ended',
  });
});

test('tracking of what arrived does not end before 56 days have passed since the last news and the last thing expected', () => {
  const rail = (statedAt: string, at: string) => call('ARRI', 'DEDUI', at, { as: 'EST', statedAt, mode: 'RAIL', facility: 'RAMP' });
  const underWay = [...journey().slice(0, 12), rail('2026-04-05T00:00:00Z', '2026-04-10T00:00:00Z')];
  const at = (raw: typeof underWay, asOf: string): ShipmentState => derive(raw, { pldCode: 'DEDUI' }, asOf);
  expect(at(underWay, '2026-04-08T12:00:00.000Z')).toMatchObject({ ended: null, outlook: { kind: 'onTrack' } });
  expect(at(underWay, '2026-06-05T00:00:00.000Z').ended).toBeNull();
  expect(at(underWay, '2026-06-05T00:00:00.001Z')).toMatchObject({ ended: 'sinceArrival', endedAt: '2026-06-05T00:00:00.000Z' });
});

test('a bill that is added long after its arrival ends at once', () => {
  const events = read(...journey().slice(0, 12)).map((event) => ({ ...event, receivedAt: '2026-05-01T00:00:00.000Z' }));
  expect(deriveShipment(events, query(), DEFAULT_SETTINGS, '2026-05-01T00:00:00.000Z').ended).toBe('sinceArrival');
});

test('tracking ends 56 days after the last update', () => {
  const events = journey().slice(0, 6);
  expect(derive(events, {}, '2026-03-06T10:00:00.000Z').ended).toBeNull();
  expect(derive(events, {}, '2026-03-06T10:00:00.001Z')).toMatchObject({ ended: 'noUpdate', endedAt: '2026-03-06T10:00:00.000Z' });
});

test('a bill is derived again when tracking ends, whichever time of its events is the newest', () => {
  const sailed = journey().slice(0, 6);
  const arrival = call('ARRI', 'NLRTM', '2026-02-01T00:00:00Z', { as: 'EST', statedAt: '2026-01-05T00:00:00Z' });
  const received = read(...sailed).map((event) => ({ ...event, receivedAt: '2026-01-20T00:00:00.000Z' }));
  const cases = { received, expected: read(...sailed, arrival), arrived: read(...journey().slice(0, 11)) };
  const moments = Object.entries(cases).map(([name, events]) => {
    const at = (asOf: string): ShipmentState => deriveShipment(events, query(), DEFAULT_SETTINGS, asOf);
    // Later than every other change than those that an overdue milestone makes each day.
    let moment: string | null = '2026-03-10T00:00:00.000Z';
    while (moment !== null && at(moment).ended === null) moment = nextChange(at(moment));
    return [name, moment, moment === null ? null : at(moment).endedAt];
  });
  expect(moments).toEqual([
    ['received', '2026-03-17T00:00:00.001Z', '2026-03-17T00:00:00.000Z'],
    ['expected', '2026-03-29T00:00:00.001Z', '2026-03-29T00:00:00.000Z'],
    ['arrived', '2026-04-07T10:00:00.001Z', '2026-04-07T10:00:00.000Z'],
  ]);
});

test('a stored outlook is derived again when its kind changes: to silent a day after something is overdue, to late when the tolerance is passed', () => {
  const estimated = (code: 'DEPA' | 'ARRI', place: string, at: string, statedAt: string) =>
    call(code, place, at, { as: 'EST', statedAt, vessel: MOTHER });
  const statedAt = '2026-01-01T00:00:00Z';
  const sailed = call('DEPA', 'CNSHA', '2026-01-14T00:00:00Z', { vessel: MOTHER });
  const etd = estimated('DEPA', 'CNSHA', '2026-01-09T00:00:00Z', statedAt);
  const eta = estimated('ARRI', 'NLRTM', '2026-02-08T00:00:00Z', statedAt);
  const repeated = estimated('ARRI', 'NLRTM', '2026-02-08T00:00:00Z', '2026-02-07T00:00:00Z');
  const changes = (raw: Parameters<typeof derive>[0], from: string, to: string, of: Parameters<typeof derive>[1] = {}): string[] => {
    const kindAt = (ms: number) => derive(raw, of, new Date(ms).toISOString()).outlook.kind;
    const found: string[] = [];
    let stored = derive(raw, of, from);
    for (let at = Date.parse(from); at < Date.parse(to); at += 3_600_000) {
      const due = nextChange(stored);
      if (due !== null && Date.parse(due) <= at) stored = derive(raw, of, new Date(at).toISOString());
      if (stored.outlook.kind !== kindAt(at)) throw new Error(`${stored.outlook.kind} is ${kindAt(at)} at ${new Date(at).toISOString()}`);
      if (found.at(-1) !== stored.outlook.kind) found.push(stored.outlook.kind);
    }
    return found;
  };
  expect(changes([etd, sailed, eta], '2026-02-10T00:30:00.000Z', '2026-02-15T00:00:00.000Z')).toEqual(['late', 'silent']);
  expect(changes([sailed, eta, repeated], '2026-02-07T00:30:00.000Z', '2026-02-14T00:00:00.000Z')).toEqual(['onTrack', 'late', 'silent']);
  const customerDeadline = '2026-02-08T06:00:00.000Z';
  expect(changes([sailed, eta, repeated], '2026-02-07T00:30:00.000Z', '2026-02-14T00:00:00.000Z', { customerDeadline })).toEqual([
    'onTrack',
    'late',
    'silent',
  ]);
  // A departure that is overdue moves the arrival behind it.
  const early = estimated('ARRI', 'NLRTM', '2026-02-05T00:00:00Z', '2026-01-08T00:00:00Z');
  expect(changes([etd, eta, early], '2026-01-08T00:30:00.000Z', '2026-01-13T00:00:00.000Z')).toContain('onTrack');
});

test('a stored range does not begin on a day that is over at its place', () => {
  const changeAt = (timeZone: string, eta: string, asOf: string): string | null => {
    const sailed = call('DEPA', 'CNSHA', '2026-01-09T00:00:00Z', { vessel: MOTHER });
    const state = derive([sailed, call('ARRI', 'NLRTM', eta, { as: 'EST', statedAt: '2026-02-07T00:00:00Z', vessel: MOTHER })], {}, asOf);
    const { place, range } = state.outlook;
    if (place === null || range?.from !== asOf) throw new Error('the range does not begin now');
    return nextChange({ ...state, outlook: { ...state.outlook, place: { ...place, timeZone } } });
  };
  expect(changeAt('Asia/Tokyo', '2026-02-08T16:00:00Z', '2026-02-08T14:10:00.000Z')).toBe('2026-02-08T15:00:00.001Z');
  expect(changeAt('America/Los_Angeles', '2026-02-08T09:00:00Z', '2026-02-08T07:10:00.000Z')).toBe('2026-02-08T08:00:00.001Z');
  expect(changeAt('America/Los_Angeles', '2026-02-08T09:00:00Z', '2026-02-08T08:00:00.001Z')).toBe('2026-02-08T09:00:00.001Z');
});

test('a bill without any event does not end by age', () => {
  expect(derive([], {}, '2030-01-01T00:00:00.000Z').ended).toBeNull();
});

test('a cancelled booking ends tracking, a new confirmation resumes it, and a box that has left is tracked on', () => {
  const confirmed = document('CONF', 'BKG', '2026-01-02T02:00:00Z');
  const cancelled = document('CANC', 'BKG', '2026-01-04T02:00:00Z');
  expect(derive([confirmed, cancelled])).toMatchObject({ ended: 'cancelled', endedAt: '2026-01-04T02:00:00.000Z' });
  expect(derive([confirmed, cancelled, document('CONF', 'BKG', '2026-01-05T02:00:00Z')]).ended).toBeNull();
  expect(derive([...journey().slice(0, 6), cancelled]).ended).toBeNull();
});

test('what a cancelled booking leaves undone is cancelled, in journey, rail and stops, and neither to come nor unreported', () => {
  const planned = [
    call('DEPA', 'CNSHA', '2026-01-09T10:00:00Z', { as: 'PLN' }),
    call('ARRI', 'NLRTM', '2026-02-10T10:00:00Z', { as: 'PLN' }),
  ];
  const confirmed = document('CONF', 'BKG', '2026-01-02T02:00:00Z');
  const open = derive([confirmed, ...planned], {}, '2026-01-04T00:00:00.000Z');
  const state = derive([confirmed, ...planned, document('CANC', 'BKG', '2026-01-04T02:00:00Z')]);
  const cancelledOf = ({ containers }: ShipmentState): Array<true | undefined> =>
    containers.flatMap(({ stations }) => stations.flatMap(({ milestones }) => milestones.map((one) => one.cancelled)));
  expect(new Set(cancelledOf(open))).toEqual(new Set([undefined]));
  // All but the booking itself and the end.
  expect(cancelledOf(state).filter((one) => one === undefined)).toHaveLength(2);
  expect(compactRail(state).nodes.every((node) => node.cancelled && !node.passed)).toBe(true);
  expect(routeOfShipment(state).stops.map((stop) => stop.cancelled)).toEqual([true, true]);
  expect(routeOfShipment(open).stops.map((stop) => stop.cancelled)).toEqual([undefined, undefined]);
});

test('a booking that the carrier rejects or declines is cancelled, a document of another kind is not', () => {
  const asked = document('RECE', 'CBR', '2026-01-02T02:00:00Z');
  const booking = { referenceType: 'BOOKING', reference: 'BK1' } as const;
  for (const code of ['REJE', 'DECL']) {
    const refused = (type: string) => derive([asked, document(code, type, '2026-01-04T02:00:00Z', { booking: 'BK1' })], booking);
    expect(refused('CBR')).toMatchObject({ ended: 'cancelled', endedAt: '2026-01-04T02:00:00.000Z', outlook: { kind: 'cancelled' } });
    expect(refused('SHI').ended).toBeNull();
  }
});

test('a cancelled booking whose container comes to the port full is not cancelled any more', () => {
  const booking = { booking: 'B1' };
  const gatedIn = (n: string) => move('GTIN', 'CNSHA', `2026-01-${n}T02:00:00Z`, booking);
  const cancelled = [document('CONF', 'BKG', '2026-01-02T02:00:00Z', booking), document('CANC', 'BKG', '2026-01-05T02:00:00Z', booking)];
  expect(derive([...cancelled, gatedIn('04')], {}, '2026-01-09T05:00:00.000Z').outlook.kind).toBe('cancelled');
  expect(derive([...cancelled, gatedIn('08')], {}, '2026-01-09T05:00:00.000Z').outlook.kind).not.toBe('cancelled');
  const loaded = move('LOAD', 'CNSHA', '2026-01-09T02:00:00Z', { ...booking, vessel: MOTHER });
  expect(derive([...cancelled, gatedIn('08'), loaded], {}, '2026-01-09T05:00:00.000Z').ended).toBeNull();
});

test('the tracking state is failed, unshipped, tracking or ended', () => {
  const events = journey();
  expect(derive(events.slice(0, 5)).trackingState).toBe('unshipped');
  expect(derive(events.slice(0, 6)).trackingState).toBe('tracking');
  expect(derive(events).trackingState).toBe('ended');
  expect(derive(events, { subscriptionStatus: 'SUB_ERR' }).trackingState).toBe('failed');
});

test('takes the fields of the bill from its lead container', () => {
  const state = derive(journey().slice(0, 10));
  expect(state).toMatchObject({
    rulesVersion: RULES_VERSION,
    pol: { unLocationCode: 'CNSHA', name: 'Port of CNSHA' },
    pod: { unLocationCode: 'NLRTM', name: null },
    vessel: { imo: '9074729', name: 'Mother Two' },
    voyage: '001W',
    service: 'FE1',
    atd: '2026-01-09T10:00:00.000Z',
    ata: null,
    lastEventAt: '2026-01-20T10:00:00.000Z',
    leadContainer: 'MSKU6011672',
  });
  expect(derive(journey().slice(0, 7)).vessel?.name).toBe('Feeder One');
});

test('the rail of a list row has the main nodes in order and stays under 1.5 kB', () => {
  const planned = journey({ as: 'PLN', statedAt: '2026-01-01T00:00:00Z' });
  const state = derive([...planned, ...journey()]);
  const rail = compactRail(state);
  expect(rail.nodes.map(({ stage }) => stage)).toEqual([
    'emptyPickup',
    'gatedIn',
    'departed',
    'transitDeparted',
    'arrivedPod',
    'discharged',
    'delivered',
    'emptyReturned',
  ]);
  expect(rail.nodes[2]).toMatchObject({
    code: 'DEPA',
    placeCode: 'CNSHA',
    actual: '2026-01-09T10:00:00.000Z',
    state: 'asScheduled',
    slipMs: 0,
  });
  expect(rail.position).toBe(7);
  expect(JSON.stringify(rail).length).toBeLessThan(1500);
});

test('the rail shows how far the container is between two nodes, and never that it has arrived', () => {
  const planned = journey({ as: 'EST', statedAt: '2026-01-01T00:00:00Z' });
  const events = [...planned, ...journey().slice(0, 10)];
  const at = (asOf: string): number => compactRail(derive(events, {}, asOf)).position;
  expect(at('2026-01-20T10:00:00.000Z')).toBe(3);
  expect(at('2026-01-30T22:00:00.000Z')).toBe(3.5);
  expect(at('2026-02-12T10:00:00.000Z')).toBe(3.95);
  expect(compactRail(derive([])).position).toBe(-1);
});

test('the state is plain data that survives JSON', () => {
  const state = derive(journey());
  expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  expect(read(...journey())).toHaveLength(journey().length);
});

test('the customer deadline is on the delivery as a date of its own, never as its plan', () => {
  const customerDeadline = '2026-03-01T22:59:59.999Z';
  const state = derive(journey().slice(0, 11), { customerDeadline });
  const delivery = state.containers[0]?.stations.flatMap(({ milestones }) => milestones).filter(({ due }) => due !== null);
  expect(delivery).toMatchObject([{ stage: 'delivered', due: customerDeadline, planned: null, slipMs: null }]);
  expect(compactRail(state).nodes.flatMap(({ stage, due }) => (due === undefined ? [] : [[stage, due]]))).toEqual([
    ['delivered', customerDeadline],
  ]);
  expect(compactRail(derive(journey())).nodes.some((node) => 'due' in node)).toBe(false);
});

test('a silence, its end and the last news are dated in the zone of the place that was reported last', () => {
  const planned = call('ARRI', 'NLRTM', '2026-02-10T10:00:00Z', { as: 'PLN', vessel: MOTHER });
  const zones = new Map([
    ['CNSHA', 'Asia/Shanghai'],
    ['NLRTM', 'Europe/Amsterdam'],
  ]);
  const events = read(...journey().slice(0, 6), planned).map((event) => ({
    ...event,
    place: event.place && { ...event.place, timeZone: zones.get(event.place.unLocationCode ?? '') ?? null },
  }));
  const [silent, lost] = (['2026-02-20T00:00:00.000Z', '2026-06-20T00:00:00.000Z'] as const).map((asOf) =>
    deriveShipment(events, query(), DEFAULT_SETTINGS, asOf),
  ) as [ShipmentState, ShipmentState];
  expect([silent, lost].map(({ outlook }) => [outlook.kind, outlook.heardZone])).toEqual([
    ['silent', 'Asia/Shanghai'],
    ['lostSight', 'Asia/Shanghai'],
  ]);
  expect(silent.signals).toMatchObject([{ kind: 'silentCarrier', place: { unLocationCode: 'NLRTM' }, sinceZone: 'Asia/Shanghai' }]);
  expect(milestone(lost, 'finished@-#0').place).toMatchObject({ unLocationCode: null, timeZone: 'Asia/Shanghai' });
});
