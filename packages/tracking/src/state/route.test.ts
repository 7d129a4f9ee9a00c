import { expect, test } from 'vitest';
import { call, derive, FEEDER, journey, milestone, MOTHER, move, roleOf, stationKeys, THIRD } from '../testing/dcsa.js';
import { arrives, at, departs, loads, PLAN } from '../testing/moves.js';

test('a call at which this box is not moved is no transshipment', () => {
  const events = [
    ...journey().slice(0, 6),
    call('ARRI', 'CNNGB', '2026-01-10T10:00:00Z', { vessel: FEEDER }),
    call('DEPA', 'CNNGB', '2026-01-11T10:00:00Z', { vessel: FEEDER }),
  ];
  const state = derive(events);
  expect(state.stage).toBe('departed');
  expect(roleOf(state, 'CNNGB')).toBe('call');
  expect(state.containers[0]?.notes).toHaveLength(2);
});

test('a hub at which the vessel changes is a transshipment even if no move of the box is reported', () => {
  const state = derive([
    call('DEPA', 'CNSHA', '2026-01-09T10:00:00Z', { vessel: FEEDER }),
    call('ARRI', 'SGSIN', '2026-01-16T10:00:00Z', { vessel: FEEDER }),
    call('DEPA', 'SGSIN', '2026-01-20T10:00:00Z', { vessel: MOTHER }),
  ]);
  expect(roleOf(state, 'SGSIN')).toBe('transit');
  expect(state.stage).toBe('transitDeparted');
});

test('of two vessels at a hub only the one that brings the box arrives and only the one that takes it departs', () => {
  const others = [
    call('DEPA', 'SGSIN', '2026-01-17T10:00:00Z', { vessel: FEEDER }),
    call('ARRI', 'SGSIN', '2026-01-18T10:00:00Z', { vessel: MOTHER }),
  ];
  const state = derive([...journey().slice(0, 9), ...others]);
  expect(state.stage).toBe('transitArrived');
  expect(milestone(state, 'transitArrived@SGSIN#0').actual).toBe('2026-01-16T10:00:00.000Z');
  expect(milestone(state, 'transitDeparted@SGSIN#0').actual).toBeNull();
});

test('a box that was discharged at a hub has not arrived: the POD is the one of the subscription', () => {
  const state = derive(journey().slice(0, 8));
  expect(state).toMatchObject({ stage: 'transitArrived', pod: { unLocationCode: 'NLRTM' }, ata: null });
});

test('distinguishes hub and POD by the sequence when the subscription has no POD', () => {
  const underWay = derive(journey().slice(0, 10), { podCode: null, polCode: null });
  expect(roleOf(underWay, 'SGSIN')).toBe('transit');
  const arrived = derive(journey().slice(0, 12), { podCode: null, polCode: null });
  expect(arrived).toMatchObject({ stage: 'discharged', pol: { unLocationCode: 'CNSHA' }, pod: { unLocationCode: 'NLRTM' } });
});

test('accepts a neighbour port as the POD when the source plans to discharge there, but never a hub', () => {
  const plan = [
    move('DISC', 'SGSIN', '2026-01-16T00:00:00Z', { as: 'PLN' }),
    move('LOAD', 'SGSIN', '2026-01-18T00:00:00Z', { as: 'PLN' }),
    call('ARRI', 'USLGB', '2026-02-10T00:00:00Z', { as: 'PLN' }),
    move('DISC', 'USLGB', '2026-02-11T00:00:00Z', { as: 'PLN' }),
  ];
  const state = derive([...journey().slice(0, 6), ...plan], { podCode: 'USLAX' });
  expect(state.pod?.unLocationCode).toBe('USLGB');
  expect(state.eta).toBe('2026-02-10T00:00:00.000Z');
  expect(derive(journey().slice(0, 8), { podCode: 'SGJUR' }).pod?.unLocationCode).toBe('SGJUR');
});

test('a planned discharge is no POD while another vessel is to leave that port', () => {
  const plan = [
    move('DISC', 'SGSIN', '2026-01-16T00:00:00Z', { as: 'PLN', vessel: FEEDER }),
    call('DEPA', 'SGSIN', '2026-01-20T00:00:00Z', { as: 'PLN', vessel: MOTHER }),
  ];
  const discharged = move('DISC', 'SGSIN', '2026-01-16T06:00:00Z', { vessel: FEEDER });
  const state = derive([...journey().slice(0, 5), ...plan, discharged]);
  expect(state).toMatchObject({ pod: { unLocationCode: 'NLRTM' }, ata: null });
  expect(state.outlook.kind).not.toBe('arrived');
});

test('a discharge that the source marks as the last one is at the POD, whatever port was entered', () => {
  const marked = { ...move('DISC', 'NLRTM', '2026-02-11T00:00:00Z', { as: 'PLN' }), isTransshipmentMove: false };
  const events = [...journey().slice(0, 6), call('ARRI', 'NLRTM', '2026-02-10T00:00:00Z', { as: 'PLN' }), marked];
  const state = derive(events, { podCode: 'USLAX' });
  expect(state.pod?.unLocationCode).toBe('NLRTM');
  expect(state.outlook.place?.unLocationCode).toBe('NLRTM');
});

test('a plan of the source that ends at a port decides, whatever port was entered in another country', () => {
  const plan = [call('ARRI', 'USLGB', '2026-02-10T00:00:00Z', { as: 'PLN' }), move('DISC', 'USLGB', '2026-02-11T00:00:00Z', { as: 'PLN' })];
  const state = derive([...journey().slice(0, 6), ...plan], { podCode: 'BRSSZ' });
  expect(state).toMatchObject({ pod: { unLocationCode: 'USLGB' }, eta: '2026-02-10T00:00:00.000Z' });
  expect(JSON.stringify(state)).not.toContain('BRSSZ');
});

test('an entered port that the vessel only calls at is not the POD when the discharge is planned at a later port', () => {
  const calls = [
    call('ARRI', 'USOAK', '2026-02-10T00:00:00Z', { as: 'EST', vessel: MOTHER }),
    call('ARRI', 'USLAX', '2026-02-12T00:00:00Z', { as: 'EST', vessel: MOTHER }),
    call('ARRI', 'NZAKL', '2026-02-28T00:00:00Z', { as: 'EST', vessel: MOTHER }),
  ];
  const plan = [...calls, move('DISC', 'NZAKL', '2026-03-01T00:00:00Z', { as: 'PLN', vessel: MOTHER })];
  const entered = (events: typeof calls) => derive([...journey().slice(0, 6), ...events], { podCode: 'USLAX' }).pod?.unLocationCode;
  expect(entered(plan)).toBe('NZAKL');
  expect(entered(calls)).toBe('USLAX');
});

test('a discharge elsewhere that may be at a hub leaves the entered POD, and the state says that it may be the POD', () => {
  const landed = [...journey().slice(0, 6), move('DISC', 'NLRTM', '2026-02-11T00:00:00Z', { vessel: MOTHER })];
  const possible = (events: Parameters<typeof derive>[0], podCode: string | null = 'USLAX') => derive(events, { podCode }).possiblePod;
  const state = derive(landed, { podCode: 'USLAX' });
  expect(state).toMatchObject({ pod: { unLocationCode: 'USLAX' }, possiblePod: { unLocationCode: 'NLRTM' }, stage: 'transitArrived' });
  expect([possible(landed, 'NLRTM'), possible(landed, null), possible(journey().slice(0, 6))]).toEqual([null, null, null]);
  const later = '2026-02-14T00:00:00Z';
  const onward = { as: 'EST', vessel: THIRD } as const;
  for (const known of [
    move('LOAD', 'NLRTM', later, onward),
    call('DEPA', 'NLRTM', later, onward),
    call('ARRI', 'USLAX', later, onward),
    call('ARRI', 'BRSSZ', later, onward),
    move('GTIN', 'NLRTM', later, { empty: 'EMPTY' }),
  ])
    expect(possible([...landed, known])).toBeNull();
  const marked = landed.map((event) => ({ ...event, isTransshipmentMove: true }));
  expect(possible(marked)).toBeNull();
});

test('an entered place has no station of its own beside those of the carrier', () => {
  const state = derive(journey(), { polCode: 'CNNGB', podCode: 'NLAMS' });
  expect(state).toMatchObject({ pol: { unLocationCode: 'CNSHA' }, pod: { unLocationCode: 'NLRTM' } });
  for (const place of ['CNNGB', 'NLAMS']) expect(JSON.stringify(state)).not.toContain(place);
});

test('a port that is called twice is two visits', () => {
  const loop = [
    move('LOAD', 'SGSIN', '2026-01-09T02:00:00Z', { vessel: FEEDER }),
    call('DEPA', 'SGSIN', '2026-01-09T10:00:00Z', { vessel: FEEDER }),
    move('DISC', 'MYPKG', '2026-01-12T10:00:00Z', { vessel: FEEDER }),
    move('LOAD', 'MYPKG', '2026-01-15T10:00:00Z', { vessel: MOTHER }),
    call('DEPA', 'MYPKG', '2026-01-16T10:00:00Z', { vessel: MOTHER }),
    call('ARRI', 'SGSIN', '2026-01-20T10:00:00Z', { vessel: MOTHER }),
    call('DEPA', 'SGSIN', '2026-01-21T10:00:00Z', { vessel: MOTHER }),
  ];
  const state = derive(loop, { polCode: 'SGSIN' });
  expect(stationKeys(state).map(([role, key]) => `${role} ${key}`)).toContain('call SGSIN#1');
  expect(milestone(state, 'departed@SGSIN#0').actual).toBe('2026-01-09T10:00:00.000Z');
});

test('an earlier call of the vessel at the POD takes neither ETA nor plan of this voyage', () => {
  const before = [
    call('ARRI', 'NLRTM', '2025-11-29T00:00:00Z', { vessel: MOTHER }),
    call('DEPA', 'NLRTM', '2025-12-01T00:00:00Z', { vessel: MOTHER }),
  ];
  const sailed = call('DEPA', 'CNSHA', '2026-01-09T00:00:00Z', { vessel: MOTHER });
  const [eta, newer, discharge] = [
    call('ARRI', 'NLRTM', '2026-02-08T00:00:00Z', { as: 'EST', statedAt: '2026-01-01T00:00:00Z', vessel: MOTHER }),
    call('ARRI', 'NLRTM', '2026-02-10T00:00:00Z', { as: 'EST', statedAt: '2026-01-10T00:00:00Z', vessel: MOTHER }),
    move('DISC', 'NLRTM', '2026-02-11T00:00:00Z', { as: 'PLN', statedAt: '2026-01-01T00:00:00Z', vessel: MOTHER }),
  ];
  const asOf = '2026-01-12T00:00:00.000Z';
  expect(derive([eta, ...before], {}, asOf)).toMatchObject({ eta: '2026-02-08T00:00:00.000Z', ata: null });
  const state = derive([eta, ...before, sailed, newer, discharge], {}, asOf);
  expect(state).toMatchObject({ eta: '2026-02-10T00:00:00.000Z', firstEta: '2026-02-08T00:00:00.000Z', ata: null, stage: 'departed' });
  expect(state.outlook).toMatchObject({ expected: '2026-02-10T00:00:00.000Z', place: { unLocationCode: 'NLRTM' } });
  // A vessel that waits for weeks before it is unloaded is still on that visit.
  const waiting = call('ARRI', 'NLRTM', '2026-02-08T00:00:00Z', { vessel: MOTHER });
  const put = move('DISC', 'NLRTM', '2026-02-28T00:00:00Z', { as: 'EST', statedAt: '2026-02-12T00:00:00Z', vessel: MOTHER });
  expect(milestone(derive([sailed, waiting, put]), 'discharged@NLRTM#0').estimated).toBe('2026-02-28T00:00:00.000Z');
});

test('a wrongly entered port of loading is replaced by the one whose gate the full container passed', () => {
  const state = derive(journey(), { polCode: 'USOAK' });
  expect(roleOf(state, 'CNSHA')).toBe('pol');
  expect(state.atd).toBe('2026-01-09T10:00:00.000Z');
});

test('a hub does not become the port of loading when the carrier does not report the real one', () => {
  const fromHub = journey().slice(6);
  expect(roleOf(derive(fromHub), 'SGSIN')).toBe('transit');
});

test('a station has the terminal that all its events name, and none where they differ', () => {
  const facilityOf = (first: string, second: string): string | null | undefined => {
    const raw = [loads('CNSHA', 9, { facilityCode: first }), departs('CNSHA', 9, { facilityCode: second }), arrives('NLRTM', 39, PLAN)];
    return derive(raw, {}, at(12)).containers[0]?.stations.find(({ role }) => role === 'pol')?.place?.facilityCode;
  };
  expect([facilityOf('YS4', 'YS4'), facilityOf('YS4', 'YS1')]).toEqual(['YS4', null]);
});
