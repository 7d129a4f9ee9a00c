import { expect, test } from 'vitest';
import { deriveShipment } from '../state/derive-shipment.js';
import { compactRail } from '../state/rail.js';
import { call, derive, document, FEEDER, journey, milestone, MOTHER, move, query, read, SECOND_BOX } from '../testing/dcsa.js';
import type { OceanAnomalyKind, ShipmentState } from '../types.js';
import { DEFAULT_SETTINGS, hasOccurred } from './index.js';

const kinds = (state: ShipmentState): OceanAnomalyKind[] => state.anomalies.map(({ kind }) => kind);
const hours = (n: number): number => n * 3_600_000;
const sail = (when: string): Record<string, unknown> => call('DEPA', 'CNSHA', when, { vessel: FEEDER });
const etd = (when: string, statedAt = '2026-01-01T00:00:00Z'): Record<string, unknown> =>
  call('DEPA', 'CNSHA', when, { as: 'EST', statedAt, vessel: FEEDER });
/** Before anything is overdue. */
const BEFORE_DEPARTURE = '2026-01-02T00:00:00.000Z';

test('a departure within a day of the first estimate is as scheduled', () => {
  const state = derive([etd('2026-01-09T00:00:00Z'), sail('2026-01-10T00:00:00Z')], {}, '2026-01-11T00:00:00.000Z');
  expect(milestone(state, 'departed@CNSHA#0')).toMatchObject({
    state: 'asScheduled',
    slipMs: hours(24),
    thresholdMs: hours(24),
    anomaly: 'shipDelay',
  });
  expect(state.anomalies).toEqual([]);
});

test('reports a departure more than a day late as a ship delay against the first estimate, regardless of later ones', () => {
  const events = [etd('2026-01-09T00:00:00Z'), etd('2026-01-10T20:00:00Z', '2026-01-05T00:00:00Z'), sail('2026-01-10T21:00:00Z')];
  const [anomaly, ...rest] = derive(events, {}, '2026-01-11T00:00:00.000Z').anomalies;
  expect(rest).toEqual([]);
  expect(anomaly).toMatchObject({
    key: '|shipDelay|departed@CNSHA#0',
    kind: 'shipDelay',
    direction: 'delayed',
    basis: 'actual',
    slipMs: hours(45),
    open: false,
    baseline: '2026-01-09T00:00:00.000Z',
  });
});

test('a departure more than a day early is advanced', () => {
  const state = derive([etd('2026-01-09T00:00:00Z'), sail('2026-01-07T00:00:00Z')], {}, '2026-01-11T00:00:00.000Z');
  expect(milestone(state, 'departed@CNSHA#0').state).toBe('advanced');
  expect(state.anomalies[0]).toMatchObject({ direction: 'advanced', slipMs: hours(-48) });
});

test('an estimate that moved beyond the threshold is an open anomaly before anything happens', () => {
  const state = derive([etd('2026-01-09T00:00:00Z'), etd('2026-01-12T00:00:00Z', '2026-01-02T00:00:00Z')], {}, BEFORE_DEPARTURE);
  expect(state.anomalies[0]).toMatchObject({ kind: 'shipDelay', basis: 'estimate', compared: '2026-01-12T00:00:00.000Z', open: true });
  expect(milestone(state, 'departed@CNSHA#0')).toMatchObject({ state: 'delayed', overdueSince: null });
});

test('a fact that has not happened at its time is overdue, and delayed once the threshold has passed too', () => {
  const events = [etd('2026-01-09T00:00:00Z', '2026-01-08T00:00:00Z')];
  expect(milestone(derive(events, {}, '2026-01-09T00:00:00.000Z'), 'departed@CNSHA#0').overdueSince).toBeNull();
  const due = derive(events, {}, '2026-01-10T00:00:00.000Z');
  expect(milestone(due, 'departed@CNSHA#0')).toMatchObject({
    state: 'notOccurred',
    overdueSince: '2026-01-09T00:00:00.000Z',
    slipMs: hours(24),
  });
  expect(due.anomalies).toEqual([]);
  const late = derive(events, {}, '2026-01-10T00:00:00.001Z');
  expect(milestone(late, 'departed@CNSHA#0')).toMatchObject({ state: 'delayed', overdueSince: '2026-01-09T00:00:00.000Z' });
  expect(late.anomalies[0]).toMatchObject({ basis: 'now', compared: '2026-01-10T00:00:00.001Z', open: true });
});

test('without any plan a fact is as scheduled once it happened, and has no slip', () => {
  const state = derive([sail('2026-01-10T00:00:00Z')], {}, '2026-01-11T00:00:00.000Z');
  expect(milestone(state, 'departed@CNSHA#0')).toMatchObject({ state: 'asScheduled', planned: null, slipMs: null });
});

test('a node that was passed without a report is not overdue', () => {
  const state = derive([etd('2026-01-02T00:00:00Z'), move('DISC', 'SGSIN', '2026-01-16T20:00:00Z', { vessel: FEEDER })]);
  expect(milestone(state, 'departed@CNSHA#0')).toMatchObject({ state: 'notOccurred', overdueSince: null });
  expect(state.anomalies).toEqual([]);
});

test('hubs and POD are assessed each by its own category', () => {
  const planned = (code: 'ARRI' | 'DEPA', place: string, when: string, vessel: typeof FEEDER): Record<string, unknown> =>
    call(code, place, when, { as: 'PLN', vessel });
  const state = derive([
    ...journey(),
    planned('ARRI', 'SGSIN', '2026-01-13T10:00:00Z', FEEDER),
    planned('DEPA', 'SGSIN', '2026-01-15T10:00:00Z', MOTHER),
    planned('ARRI', 'NLRTM', '2026-02-05T10:00:00Z', MOTHER),
  ]);
  expect(kinds(state)).toEqual(['transitArrival', 'transitDeparture', 'podArrival']);
});

test('the unloading at the inland place is measured against its own plan; where only the arrival there was planned, that is', () => {
  const rail = { mode: 'RAIL', facility: 'RAMP' } as const;
  const of = (arrived: string, ...raw: unknown[]): ShipmentState =>
    derive([
      ...journey().slice(0, 12),
      call('ARRI', 'DEDUI', '2026-02-12T06:00:00Z', { ...rail, as: 'EST' }),
      call('ARRI', 'DEDUI', arrived, rail),
      move('DISC', 'DEDUI', '2026-02-14T10:00:00Z', rail),
      ...raw,
    ]);
  const onTime = of('2026-02-13T06:00:00Z');
  expect(onTime.anomalies).toEqual([]);
  expect(milestone(onTime, 'discharged@DEDUI#land')).toMatchObject({ slipMs: null, state: 'asScheduled', anomaly: null });
  const late = of('2026-02-13T07:00:00Z');
  expect(late.anomalies).toMatchObject([{ kind: 'pldUnload', milestoneKey: 'discharged.ARRI@DEDUI#land', slipMs: hours(25) }]);
  const planned = move('DISC', 'DEDUI', '2026-02-12T10:00:00Z', { ...rail, as: 'EST' });
  expect(of('2026-02-13T06:00:00Z', planned).anomalies).toMatchObject([{ milestoneKey: 'discharged@DEDUI#land', slipMs: hours(48) }]);
});

test('an arrival at the inland place is its unloading where the source reports no other, and on the rail while it is late', () => {
  const train = (when: string, statedAt: string) => call('ARRI', 'DEDUI', when, { as: 'EST', statedAt, mode: 'RAIL', facility: 'RAMP' });
  const plan = train('2026-02-12T06:00:00Z', '2026-01-01T00:00:00Z');
  const of = (...raw: unknown[]): ShipmentState =>
    derive([...journey().slice(0, 12), plan, ...raw], { pldCode: 'DEDUI' }, '2026-02-11T12:00:00.000Z');
  const late = of(train('2026-02-17T06:00:00Z', '2026-02-11T11:00:00Z'));
  expect(late.anomalies).toMatchObject([{ kind: 'pldUnload', slipMs: hours(120), milestoneKey: late.outlook.cause?.milestoneKey }]);
  const onRail = (state: ShipmentState): boolean => compactRail(state).nodes.some(({ code, mode }) => code === 'ARRI' && mode === 'RAIL');
  expect([onRail(late), onRail(of())]).toEqual([true, false]);
});

test('the delivery is measured against the customer deadline before any estimate, and only when late', () => {
  const events = journey().slice(0, 12);
  const asOf = '2026-02-13T00:00:00.000Z';
  expect(kinds(derive(events, { customerDeadline: '2026-02-12T12:00:00.000Z' }, asOf))).toEqual([]);
  const late = derive(events, { customerDeadline: '2026-02-11T12:00:00.000Z' }, asOf);
  expect(late.anomalies).toMatchObject([{ kind: 'delivery', basis: 'now', baseline: '2026-02-11T12:00:00.000Z', open: true }]);
  const early = derive([...events, move('GTOT', 'NLRTM', '2026-02-11T20:00:00Z')], { customerDeadline: '2026-02-20T00:00:00.000Z' }, asOf);
  expect(early.anomalies).toEqual([]);
  const estimate = move('GTOT', 'NLRTM', '2026-02-09T00:00:00Z', { as: 'EST' });
  expect(kinds(derive([...events, estimate], {}, asOf))).toEqual(['delivery']);
  expect(kinds(derive([...events, estimate], { customerDeadline: '2026-02-12T12:00:00.000Z' }, asOf))).toEqual([]);
});

test('an anomaly says what it is measured against: first plan, promise or free days', () => {
  const asOf = '2026-02-20T10:00:00.001Z';
  expect(derive(journey().slice(0, 13), {}, asOf).anomalies).toMatchObject([{ kind: 'emptyReturn', against: 'freeDays' }]);
  const open = journey().slice(0, 12);
  const before = '2026-02-13T00:00:00.000Z';
  const promised = derive(open, { customerDeadline: '2026-02-11T12:00:00.000Z' }, before);
  expect(promised.anomalies).toMatchObject([{ kind: 'delivery', against: 'promise' }]);
  const planned = derive([...open, move('GTOT', 'NLRTM', '2026-02-09T00:00:00Z', { as: 'EST' })], {}, before);
  expect(planned.anomalies).toMatchObject([{ kind: 'delivery', against: 'plan' }]);
});

test('a delivery is one anomaly, of the arrival at the door if the source reports it', () => {
  const state = derive([...journey().slice(0, 13), move('DROP', 'NLRTM', '2026-02-14T10:00:00Z', { facility: 'CLOC' })]);
  expect(milestone(state, 'discharged.GTOT@NLRTM#0').anomaly).toBeNull();
  expect(milestone(state, 'delivered@-#0')).toMatchObject({ code: 'DROP', anomaly: 'delivery' });
});

test('the rail of a list row has the end of the free days of an empty container, which measures its return', () => {
  const rail = (raw: ReturnType<typeof journey>, asOf?: string) =>
    compactRail(derive(raw, {}, asOf)).nodes.find(({ stage }) => stage === 'emptyReturned');
  const due = '2026-02-20T10:00:00.000Z';
  expect(rail(journey().slice(0, 13), '2026-02-21T00:00:00.000Z')).toMatchObject({ state: 'delayed', due });
  const back = move('GTIN', 'NLRTM', '2026-02-23T10:00:00Z', { empty: 'EMPTY' });
  expect(rail([...journey().slice(0, 13), back])).toMatchObject({ state: 'delayed', due, actual: '2026-02-23T10:00:00.000Z' });
  // In time it is not needed, and each row of the list would have it.
  expect(rail(journey())).not.toHaveProperty('due');
});

test('the empty container is due when the free days after the full gate-out are over', () => {
  const out = journey().slice(0, 13);
  expect(kinds(derive(out, {}, '2026-02-20T10:00:00.000Z'))).toEqual([]);
  const late = derive(out, {}, '2026-02-20T10:00:00.001Z');
  expect(late.anomalies).toMatchObject([
    { kind: 'emptyReturn', basis: 'now', baseline: '2026-02-20T10:00:00.000Z', container: 'MSKU6011672' },
  ]);
  const state = deriveShipment(read(...out), query(), { ...DEFAULT_SETTINGS, freeDays: 10 }, '2026-02-22T00:00:00.000Z');
  expect(state.anomalies).toEqual([]);
});

test('an empty container that comes back in time, however early, is as scheduled', () => {
  const state = derive(journey());
  expect(milestone(state, 'emptyReturned@-#0')).toMatchObject({ state: 'asScheduled', due: '2026-02-20T10:00:00.000Z' });
  expect(state.anomalies).toEqual([]);
});

test('thresholds come from the settings of the tenant', () => {
  const settings = { ...DEFAULT_SETTINGS, thresholdHours: { ...DEFAULT_SETTINGS.thresholdHours, shipDelay: 2 } };
  const state = deriveShipment(
    read(etd('2026-01-09T00:00:00Z'), sail('2026-01-09T03:00:00Z')),
    query(),
    settings,
    '2026-01-10T00:00:00.000Z',
  );
  expect(kinds(state)).toEqual(['shipDelay']);
});

test('the delay of a vessel is one anomaly of the bill, and one of each box on it', () => {
  const bill = { bill: 'BL1', vessel: FEEDER };
  const state = derive(
    [
      move('GTIN', 'CNSHA', '2026-01-07T02:00:00Z', bill),
      move('GTIN', 'CNSHA', '2026-01-07T02:00:00Z', { ...bill, box: SECOND_BOX }),
      call('DEPA', 'CNSHA', '2026-01-09T00:00:00Z', { ...bill, as: 'PLN' }),
      call('DEPA', 'CNSHA', '2026-01-12T00:00:00Z', { ...bill, as: 'EST' }),
    ],
    { referenceType: 'BL', reference: 'BL1' },
    BEFORE_DEPARTURE,
  );
  expect(state.anomalies.map(({ key }) => key)).toEqual(['|shipDelay|departed@CNSHA#0']);
  expect(state.containers.map(({ anomalies }) => anomalies.map(({ key }) => key))).toEqual([
    ['MSKU6011672|shipDelay|departed@CNSHA#0'],
    ['TGBU4419731|shipDelay|departed@CNSHA#0'],
  ]);
});

test('an anomaly that all containers have with the same times is one of the bill, and others are one of each', () => {
  const bill = { bill: 'BL1', vessel: MOTHER };
  const boxes = [{ ...bill }, { ...bill, box: SECOND_BOX }];
  const out = (day: string, secondDay: string): ShipmentState =>
    derive(
      [
        ...boxes.map((box) => move('DISC', 'NLRTM', '2026-02-11T10:00:00Z', box)),
        ...boxes.map((box) => move('GTOT', 'NLRTM', '2026-02-12T10:00:00Z', { ...box, as: 'PLN', vessel: null })),
        move('GTOT', 'NLRTM', day, { ...boxes[0], vessel: null }),
        move('GTOT', 'NLRTM', secondDay, { ...boxes[1], vessel: null }),
      ],
      { referenceType: 'BL', reference: 'BL1' },
      '2026-02-17T00:00:00.000Z',
    );
  const keys = (state: ShipmentState): string[] => state.anomalies.map(({ key }) => key);
  expect(keys(out('2026-02-15T10:00:00Z', '2026-02-15T10:00:00Z'))).toEqual(['|delivery|delivered@-#0']);
  expect(keys(out('2026-02-15T10:00:00Z', '2026-02-15T11:00:00Z'))).toEqual([
    'MSKU6011672|delivery|delivered@-#0',
    'TGBU4419731|delivery|delivered@-#0',
  ]);
});

test('nodes without an anomaly category are never anomalies', () => {
  const state = derive([move('GTIN', 'CNSHA', '2026-01-05T00:00:00Z', { as: 'PLN' }), move('GTIN', 'CNSHA', '2026-01-08T00:00:00Z')]);
  expect(milestone(state, 'gatedIn@CNSHA#0')).toMatchObject({ state: 'asScheduled', anomaly: null, slipMs: hours(72) });
  expect(state.anomalies).toEqual([]);
});

test('derives from the milestone alone whether a fact happened', () => {
  const departed = (raw: Array<Record<string, unknown>>): boolean => hasOccurred(milestone(derive(raw), 'departed@CNSHA#0'));
  expect(departed([sail('2026-01-09T00:00:00Z')])).toBe(true);
  expect(departed([call('DEPA', 'CNSHA', '2026-01-09T08:00:00', { statedAt: '2026-01-09T00:00:00Z' })])).toBe(true);
  expect(departed([call('DEPA', 'CNSHA', '2026-01-09T08:00:00', { as: 'EST' })])).toBe(false);
  expect(departed([document('CONF', 'BKG', '2026-01-02T02:00:00Z')])).toBe(false);
});
