import { expect, test } from 'vitest';
import { BOX, call, derive, FEEDER, journey, milestone, MOTHER, move, OTHER_BOX, read, SECOND_BOX, THIRD } from '../testing/dcsa.js';

test('a plan or an estimate never advances a stage, even when its time is long past', () => {
  const planned = journey({ as: 'PLN', statedAt: '2026-01-01T00:00:00Z' }).slice(1);
  const state = derive(planned, {}, '2026-02-01T00:00:00.000Z');
  expect(state).toMatchObject({ stage: null, trackingState: 'unshipped' });
});

test('a later statement without a time does not erase the actual', () => {
  const state = derive([...journey().slice(0, 6), call('DEPA', 'CNSHA', null, { vessel: FEEDER, statedAt: '2026-01-20T00:00:00Z' })]);
  expect(state).toMatchObject({ stage: 'departed', atd: '2026-01-09T10:00:00.000Z' });
});

test('the newest statement counts, all older ones stay as history, and the first one stays the plan', () => {
  const eta = (when: string, statedAt: string): Record<string, unknown> =>
    call('ARRI', 'NLRTM', when, { as: 'EST', statedAt, vessel: MOTHER, reason: 'WEA' });
  const state = derive(
    [
      ...journey().slice(0, 10),
      eta('2026-02-12T00:00:00Z', '2026-01-25T00:00:00Z'),
      eta('2026-02-08T00:00:00Z', '2026-01-03T00:00:00Z'),
      eta('2026-02-10T00:00:00Z', '2026-01-20T00:00:00Z'),
    ],
    {},
    '2026-02-01T00:00:00.000Z',
  );
  expect(state).toMatchObject({ eta: '2026-02-12T00:00:00.000Z', firstEta: '2026-02-08T00:00:00.000Z' });
  expect(state.etaHistory.map(({ at }) => at)).toEqual([
    '2026-02-08T00:00:00.000Z',
    '2026-02-10T00:00:00.000Z',
    '2026-02-12T00:00:00.000Z',
  ]);
  expect(state.etaHistory[0]).toMatchObject({ classifier: 'EST', statedAt: '2026-01-03T00:00:00.000Z', reason: 'WEA' });
  expect(milestone(state, 'arrivedPod@NLRTM#0').slipMs).toBe(4 * 86_400_000);
});

test('the history of the ETA ends with the ETA: the newer of plan and estimate, where a repeated plan is as old as the one before it', () => {
  const eta = (n: string, as: 'PLN' | 'EST', statedAt: string): Record<string, unknown> =>
    call('ARRI', 'NLRTM', `2026-02-${n}T00:00:00.000Z`, { as, statedAt: `2026-01-${statedAt}T00:00:00Z`, vessel: MOTHER });
  const days = (...raw: Array<Record<string, unknown>>): string[] => {
    const { eta: found, etaHistory } = derive([...journey().slice(0, 10), ...raw], {}, '2026-02-01T00:00:00.000Z');
    expect(etaHistory.at(-1)?.at).toBe(found);
    return etaHistory.map(({ at }) => at.slice(8, 10));
  };
  const [plan, estimate] = [eta('08', 'PLN', '01'), eta('15', 'EST', '12')];
  expect(days(plan, estimate, eta('08', 'PLN', '14'))).toEqual(['08', '15']);
  expect(days(plan, estimate, eta('20', 'PLN', '14'))).toEqual(['08', '15', '20']);
  expect(days(plan, eta('20', 'PLN', '11'), estimate, eta('20', 'PLN', '14'))).toEqual(['08', '20', '15']);
  expect(days(plan, estimate, eta('20', 'PLN', '14'), eta('20', 'PLN', '16'))).toEqual(['08', '15', '20']);
  expect(days(plan, eta('20', 'PLN', '14'), eta('08', 'PLN', '16'))).toEqual(['08', '20', '08']);
});

test('an event that is replaced under its own id keeps its older times as history', () => {
  const eta = (when: string, statedAt: string): Record<string, unknown> =>
    call('ARRI', 'NLRTM', when, { id: 'eta', as: 'EST', statedAt, vessel: MOTHER });
  const state = derive([
    ...journey().slice(0, 10),
    eta('2026-02-08T00:00:00Z', '2026-01-03T00:00:00Z'),
    eta('2026-02-12T00:00:00Z', '2026-01-25T00:00:00Z'),
  ]);
  expect(state).toMatchObject({ eta: '2026-02-12T00:00:00.000Z', firstEta: '2026-02-08T00:00:00.000Z' });
});

test('after a rollover the first plan stays the plan and the new vessel gives the estimate', () => {
  const state = derive(
    [
      call('DEPA', 'CNSHA', '2026-01-09T00:00:00Z', { as: 'PLN', statedAt: '2026-01-01T00:00:00Z', vessel: THIRD }),
      move('LOAD', 'CNSHA', '2026-01-15T00:00:00Z', { as: 'EST', statedAt: '2026-01-08T00:00:00Z', vessel: FEEDER }),
      call('DEPA', 'CNSHA', '2026-01-16T00:00:00Z', { as: 'EST', statedAt: '2026-01-08T00:00:00Z', vessel: FEEDER }),
      call('DEPA', 'CNSHA', '2026-01-09T08:00:00Z', { vessel: THIRD }),
    ],
    {},
    '2026-01-10T00:00:00.000Z',
  );
  expect(state).toMatchObject({ etd: '2026-01-16T00:00:00.000Z', atd: null, stage: null });
  expect(milestone(state, 'departed@CNSHA#0')).toMatchObject({ planned: '2026-01-09T00:00:00.000Z', state: 'delayed' });
});

test('a corrected actual replaces the one before', () => {
  const state = derive([
    ...journey().slice(0, 5),
    call('DEPA', 'CNSHA', '2026-01-09T10:00:00Z', { vessel: FEEDER }),
    call('DEPA', 'CNSHA', '2026-01-09T16:00:00Z', { vessel: FEEDER, statedAt: '2026-01-10T00:00:00Z' }),
  ]);
  expect(state.atd).toBe('2026-01-09T16:00:00.000Z');
});

test('a carrier that reports no vessel calls advances by later events', () => {
  const state = derive(
    journey()
      .filter(({ eventType }) => eventType !== 'TRANSPORT')
      .slice(0, 6),
  );
  expect(state).toMatchObject({ stage: 'transitArrived', trackingState: 'tracking', atd: null });
  expect(milestone(state, 'departed@CNSHA#0')).toMatchObject({ actual: null, state: 'notOccurred', overdueSince: null });
});

test('a time without a known zone is shown as given and counts as happened', () => {
  const state = derive([call('DEPA', 'CNSHA', '2026-01-09', { statedAt: '2026-01-10T00:00:00Z' })]);
  expect(state).toMatchObject({ stage: 'departed', trackingState: 'tracking', atd: null });
  expect(milestone(state, 'departed@CNSHA#0')).toMatchObject({ actual: null, unzonedText: '2026-01-09', state: 'asScheduled' });
});

test('an estimate that is first given behind a known delay at its place is no plan', () => {
  const arrival = (as: 'PLN' | 'EST', at: string, statedAt: string) => call('ARRI', 'NLRTM', at, { as, statedAt, vessel: MOTHER });
  const discharge = (as: 'PLN' | 'EST', statedAt: string) =>
    move('DISC', 'NLRTM', '2026-02-15T00:00:00Z', { as, statedAt, vessel: MOTHER });
  const plan = arrival('PLN', '2026-02-10T00:00:00Z', '2026-01-01T00:00:00Z');
  const late = arrival('EST', '2026-02-14T00:00:00Z', '2026-01-20T00:00:00Z');
  const of = (...raw: unknown[]) => {
    const { planned, estimated, slipMs } = milestone(
      derive([...journey().slice(0, 6), ...raw], {}, '2026-01-30T00:00:00.000Z'),
      'discharged@NLRTM#0',
    );
    return { planned, estimated, slipMs };
  };
  const estimated = '2026-02-15T00:00:00.000Z';
  expect(of(plan, late, discharge('EST', '2026-01-25T00:00:00Z'))).toEqual({ planned: null, estimated, slipMs: null });
  const known = { planned: estimated, slipMs: 0 };
  expect(of(plan, late, discharge('EST', '2026-01-15T00:00:00Z'))).toMatchObject({ planned: estimated });
  expect(of(plan, discharge('EST', '2026-01-25T00:00:00Z'))).toMatchObject(known);
  expect(of(plan, late, discharge('PLN', '2026-01-25T00:00:00Z'))).toMatchObject(known);
});

test('an event without a place is kept as a note', () => {
  const state = derive([...journey().slice(0, 6), move('LOAD', null, '2026-01-09T03:00:00Z', { facility: null })]);
  expect(state.stage).toBe('departed');
  expect(state.containers[0]?.notes).toHaveLength(1);
});

test('uses the least advanced container for the bill', () => {
  const bill = { booking: 'BK1', bill: 'BL1' };
  const state = derive([...journey(bill).slice(0, 12), ...journey({ ...bill, box: SECOND_BOX }).slice(1, 4)], {
    referenceType: 'BL',
    reference: 'BL1',
  });
  expect(state.containers.map(({ number, stage }) => [number, stage])).toEqual([
    [BOX, 'discharged'],
    [SECOND_BOX, 'customsReleased'],
  ]);
  expect(state).toMatchObject({ leadContainer: SECOND_BOX, stage: 'customsReleased', trackingState: 'unshipped' });
  const behind = derive(
    [
      ...journey(bill).slice(0, 13),
      move('GTIN', 'CNSHA', '2026-01-07T02:00:00Z', { ...bill, box: SECOND_BOX }),
      move('DISC', 'NLRTM', '2026-02-11T12:00:00Z', { ...bill, box: SECOND_BOX }),
    ],
    { referenceType: 'BL', reference: 'BL1' },
  );
  expect(behind).toMatchObject({ leadContainer: SECOND_BOX, stage: 'discharged' });
});

test('the bill ends when every box has ended', () => {
  const bill = { bill: 'BL1' };
  const one = journey(bill);
  const two = journey({ ...bill, box: SECOND_BOX });
  const query = { referenceType: 'BL', reference: 'BL1' } as const;
  expect(derive([...one, ...two.slice(0, 13)], query)).toMatchObject({
    ended: null,
    trackingState: 'tracking',
    stage: 'delivered',
    leadContainer: SECOND_BOX,
  });
  expect(derive([...one, ...two], query)).toMatchObject({
    ended: 'emptyReturned',
    trackingState: 'ended',
    stage: 'finished',
    endedAt: '2026-02-16T10:00:00.000Z',
  });
});

test('boxes of one bill on two vessels have their own departures', () => {
  const query = { referenceType: 'BL', reference: 'BL1' } as const;
  const state = derive(
    [
      move('LOAD', 'CNSHA', '2026-01-09T02:00:00Z', { bill: 'BL1', vessel: FEEDER }),
      move('LOAD', 'CNSHA', '2026-01-12T02:00:00Z', { bill: 'BL1', vessel: MOTHER, box: SECOND_BOX }),
      call('DEPA', 'CNSHA', '2026-01-09T10:00:00Z', { bill: 'BL1', vessel: FEEDER }),
      call('DEPA', 'CNSHA', '2026-01-12T10:00:00Z', { bill: 'BL1', vessel: MOTHER }),
    ],
    query,
  );
  expect(milestone(state, 'departed@CNSHA#0', BOX).actual).toBe('2026-01-09T10:00:00.000Z');
  expect(milestone(state, 'departed@CNSHA#0', SECOND_BOX).actual).toBe('2026-01-12T10:00:00.000Z');
});

test('events of a container that was not requested are left out', () => {
  const state = derive([...journey().slice(0, 3), move('GTOT', 'NLRTM', '2026-02-13T10:00:00Z', { box: OTHER_BOX, id: 'foreign' })]);
  expect(state.containers.map(({ number }) => number)).toEqual([BOX]);
  expect(state.foreignEventIds).toHaveLength(1);
  expect(state.foreignEventIds[0]).toContain('foreign');
});

test('seals and size come from the newest event that has them', () => {
  const sealed = { ...move('GTIN', 'CNSHA', '2026-01-07T02:00:00Z'), seals: [{ sealNumber: 'S1' }] };
  expect(derive([sealed, move('LOAD', 'CNSHA', '2026-01-09T02:00:00Z')]).containers[0]).toMatchObject({ isoCode: '45G1', seals: ['S1'] });
});

test('every event is shown by a node, listed as a note or marked as foreign', () => {
  const events = [
    ...journey(),
    move('INSP', 'CNSHA', '2026-01-07T10:00:00Z'),
    move('WXYZ', 'CNSHA', '2026-01-07T11:00:00Z'),
    call('ARRI', 'CNNGB', '2026-01-10T10:00:00Z', { vessel: FEEDER }),
  ];
  const state = derive(events);
  const shown = state.containers.flatMap((box) => [
    ...box.notes,
    ...box.stations.flatMap((station) => station.milestones.flatMap((node) => node.eventIds)),
  ]);
  expect(new Set([...shown, ...state.foreignEventIds])).toEqual(new Set(read(...events).map(({ id }) => id)));
});

test('where the carrier plans a discharge and no arrival, that is the ETA of list and outlook', () => {
  const discharge = (at: string, statedAt: string) => move('DISC', 'NLRTM', at, { as: 'EST', statedAt, vessel: MOTHER });
  const state = derive(
    [
      call('DEPA', 'CNSHA', '2026-01-09T10:00:00Z', { vessel: MOTHER }),
      discharge('2026-02-10T10:00:00Z', '2026-01-01T00:00:00Z'),
      discharge('2026-02-12T10:00:00Z', '2026-01-10T00:00:00Z'),
    ],
    {},
    '2026-01-12T00:00:00.000Z',
  );
  expect(state).toMatchObject({ eta: state.outlook.carrierEta, firstEta: state.outlook.promise?.at, ata: null });
  expect(state).toMatchObject({ eta: '2026-02-12T10:00:00.000Z', firstEta: '2026-02-10T10:00:00.000Z' });
  expect(state.etaHistory.map(({ at }) => at)).toEqual(['2026-02-10T10:00:00.000Z', '2026-02-12T10:00:00.000Z']);
});
