import { expect, test } from 'vitest';
import { call, derive, FEEDER, journey, MOTHER, move, read, roleOf, stationKeys, THIRD } from '../testing/dcsa.js';
import { endOf } from './ended.js';

// Cases met in responses of real carriers, reduced to the events that matter.

const ANY_POD = { podCode: null } as const;
const eventsToHub = journey().slice(1, 8);

test('a hub whose discharge was reported is not the POD while its departure is only estimated', () => {
  const events = [
    ...eventsToHub,
    call('DEPA', 'SGSIN', '2026-01-22T10:00:00Z', { as: 'EST', vessel: MOTHER, statedAt: '2026-01-17T00:00:00Z' }),
    call('ARRI', 'NLRTM', '2026-02-12T10:00:00Z', { as: 'EST', vessel: MOTHER, statedAt: '2026-01-17T00:00:00Z' }),
  ];
  const state = derive(events, ANY_POD, '2026-01-18T00:00:00.000Z');
  expect(state).toMatchObject({ stage: 'transitArrived', pod: { unLocationCode: 'NLRTM' }, eta: '2026-02-12T10:00:00.000Z', ata: null });
  expect(roleOf(state, 'SGSIN')).toBe('transit');
  const withoutDeparture = events.filter(({ transportEventTypeCode }, at) => at < eventsToHub.length || transportEventTypeCode !== 'DEPA');
  expect(derive(withoutDeparture, ANY_POD).pod?.unLocationCode).toBe('NLRTM');
});

test('a discharge that the source marks as transshipment is at a hub even if nothing is known behind it', () => {
  const marked = eventsToHub.map((event) => (event['equipmentEventTypeCode'] === 'DISC' ? { ...event, isTransshipmentMove: true } : event));
  expect(derive(marked, ANY_POD)).toMatchObject({ stage: 'transitArrived', pod: null });
  expect(derive(eventsToHub, ANY_POD)).toMatchObject({ stage: 'discharged', pod: { unLocationCode: 'SGSIN' } });
});

test('the vessel that sails on from the POD does not make it a hub', () => {
  const onward = call('ARRI', 'DEHAM', '2026-02-14T10:00:00Z', { as: 'EST', vessel: MOTHER });
  expect(derive([...journey().slice(1, 12), onward], ANY_POD).pod?.unLocationCode).toBe('NLRTM');
});

test.each(['createdAt', 'occursAt', 'receivedAt'] as const)('tracking ends 56 days after %s, when that is the newest time', (newest) => {
  const events = read(call('DEPA', 'CNSHA', '2026-01-05T00:00:00Z')).map((event) => ({ ...event, [newest]: '2026-01-09T10:00:00.000Z' }));
  expect(endOf([], events, '2026-03-06T10:00:00.000Z')).toBeNull();
  expect(endOf([], events, '2026-03-06T10:00:00.001Z')).toEqual({ reason: 'noUpdate', at: '2026-03-06T10:00:00.000Z' });
});

test('a shipment with something still expected does not end for silence before 56 days after that time', () => {
  const eta = call('ARRI', 'NLRTM', '2026-04-01T00:00:00Z', { as: 'EST', statedAt: '2026-01-05T00:00:00Z' });
  const events = [...journey().slice(0, 6), eta];
  expect(derive(events, {}, '2026-05-26T23:00:00.000Z').ended).toBeNull();
  expect(derive(events, {}, '2026-05-27T00:00:00.001Z')).toMatchObject({ ended: 'noUpdate' });
});

test('a loading without references after the end of a journey does not replace it', () => {
  const own = journey().slice(1);
  const stray = move('LOAD', 'NLRTM', '2026-02-18T10:00:00Z', { id: 'stray', vessel: THIRD });
  const state = derive([...own, stray]);
  expect(state).toMatchObject({ ended: 'emptyReturned', stage: 'finished', ata: '2026-02-10T10:00:00.000Z' });
  expect(state.foreignEventIds).toHaveLength(1);
  expect(state.foreignEventIds[0]).toContain('stray');
  const named = derive([...own, { ...stray, carrierBookingReference: 'BK9' }]);
  expect(named).toMatchObject({ ended: null });
});

const plan = (place: string, arrives: string, departs: string, statedAt: string) => {
  const planned = { as: 'PLN', statedAt } as const;
  return [
    move('DISC', place, arrives, { ...planned, vessel: FEEDER }),
    move('LOAD', place, departs, { ...planned, vessel: MOTHER }),
    call('DEPA', place, departs, { ...planned, vessel: MOTHER }),
  ];
};

test('a planned hub that was replaced leaves the route and stays in the notes', () => {
  const before = plan('SGSIN', '2026-01-16T00:00:00Z', '2026-01-20T00:00:00Z', '2026-01-03T00:00:00Z');
  const after = plan('MYPKG', '2026-01-17T00:00:00Z', '2026-01-21T00:00:00Z', '2026-01-10T00:00:00Z');
  const hubs = (raw: ReadonlyArray<Record<string, unknown>>) =>
    stationKeys(derive([...journey().slice(0, 6), ...raw], {}, '2026-01-11T00:00:00.000Z'))
      .filter(([role]) => role === 'transit')
      .map(([, key]) => key);
  expect(hubs(before)).toEqual(['SGSIN#0']);
  expect(hubs([...before, ...after])).toEqual(['MYPKG#0']);
  expect(derive([...journey().slice(0, 6), ...before, ...after]).containers[0]?.notes).toHaveLength(3);
});

test('two hubs of one plan both stay, also when only one of them gets a new estimate', () => {
  const first = [
    move('DISC', 'SGSIN', '2026-01-16T00:00:00Z', { as: 'PLN', statedAt: '2026-01-03T00:00:00Z', vessel: FEEDER }),
    move('LOAD', 'SGSIN', '2026-01-18T00:00:00Z', { as: 'PLN', statedAt: '2026-01-03T00:00:00Z', vessel: THIRD }),
    move('DISC', 'MYPKG', '2026-01-20T00:00:00Z', { as: 'PLN', statedAt: '2026-01-03T00:00:00Z', vessel: THIRD }),
    move('LOAD', 'MYPKG', '2026-01-22T00:00:00Z', { as: 'PLN', statedAt: '2026-01-03T00:00:00Z', vessel: MOTHER }),
  ];
  const newEstimate = move('DISC', 'MYPKG', '2026-01-21T00:00:00Z', { as: 'EST', statedAt: '2026-01-10T00:00:00Z', vessel: THIRD });
  const state = derive([...journey().slice(0, 6), ...first, newEstimate], {}, '2026-01-11T00:00:00.000Z');
  expect(stationKeys(state).filter(([role]) => role === 'transit')).toHaveLength(2);
});

test('a rail arrival at the place of delivery keeps the order of the legs after a plan to discharge there', () => {
  const state = derive(
    [
      ...journey().slice(1, 6),
      move('DISC', 'USCHI', '2026-02-14T00:00:00Z', { as: 'PLN', statedAt: '2026-01-02T00:00:00Z' }),
      call('ARRI', 'USLAX', '2026-02-05T10:00:00Z', { vessel: FEEDER }),
      move('DISC', 'USLAX', '2026-02-06T10:00:00Z', { vessel: FEEDER }),
      move('LOAD', 'USLAX', '2026-02-08T10:00:00Z', { mode: 'RAIL', facility: 'RAMP' }),
      call('ARRI', 'USCHI', '2026-02-13T10:00:00Z', { mode: 'RAIL', facility: 'RAMP' }),
    ],
    { podCode: null, pldCode: 'USCHI' },
  );
  expect(state).toMatchObject({
    pod: { unLocationCode: 'USLAX' },
    pld: { unLocationCode: 'USCHI' },
    ata: '2026-02-05T10:00:00.000Z',
    ataPld: '2026-02-13T10:00:00.000Z',
  });
  const ways = state.containers[0]?.legs.map(({ from, to, mode }) => [from.split('#')[0], to.split('#')[0], mode]);
  expect(ways).toEqual([
    ['origin', 'CNSHA', 'TRUCK'],
    ['CNSHA', 'USLAX', 'VESSEL'],
    ['USLAX', 'USCHI', 'RAIL'],
  ]);
});

test('vessel and voyage are known when only the POD is', () => {
  const state = derive(
    [call('ARRI', 'NLRTM', '2026-02-10T10:00:00Z', { as: 'EST', vessel: MOTHER })],
    { polCode: null },
    '2026-01-18T00:00:00.000Z',
  );
  expect(state).toMatchObject({ vessel: { name: 'Mother Two' }, voyage: '001W', eta: '2026-02-10T10:00:00.000Z' });
});
