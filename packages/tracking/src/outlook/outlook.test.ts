import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyJourney } from '../testing/any-journey.js';
import { compactRail, nextChange } from '../state/index.js';
import { BOX, call, derive, FEEDER, journey, MOTHER, move, SECOND_BOX, THIRD } from '../testing/dcsa.js';
import type { Outlook, ShipmentQuery } from '../types.js';
import { OUTLOOK_CATALOGUE } from './catalogue.js';

const day = (n: number, hour = 0): string => new Date(Date.UTC(2026, 0, n, hour)).toISOString();
const DAY_MS = 86_400_000;

type Raw = Record<string, unknown>;
const FIRST_STATED = '2026-01-01T00:00:00Z';
const etd = (n: number, statedAt = FIRST_STATED, reason?: string): Raw =>
  call('DEPA', 'CNSHA', day(n), { as: 'EST', statedAt, vessel: MOTHER, ...(reason === undefined ? {} : { reason }) });
const eta = (n: number, statedAt = FIRST_STATED): Raw => call('ARRI', 'NLRTM', day(n), { as: 'EST', statedAt, vessel: MOTHER });
const sailed = (n: number, reason?: string): Raw =>
  call('DEPA', 'CNSHA', day(n), { vessel: MOTHER, ...(reason === undefined ? {} : { reason }) });
const landed = (n: number): Raw => call('ARRI', 'NLRTM', day(n), { vessel: MOTHER });

const outlook = (raw: readonly Raw[], asOf: string, changes: Partial<ShipmentQuery> = {}): Outlook => derive(raw, changes, asOf).outlook;

test('before the first response a shipment waits, and nothing is said of its arrival', () => {
  expect(outlook([], day(1), { subscriptionStatus: 'SUB_ING' })).toMatchObject({
    kind: 'waiting',
    expected: null,
    slipMs: null,
    next: null,
    lastHeard: null,
  });
});

test('a customer deadline that passes before the carrier has reported anything is no delay that is known', () => {
  const { outlook: said, anomalies } = derive([], { subscriptionStatus: 'SUB_ING', customerDeadline: day(20) }, day(74));
  expect(said.kind).toBe('waiting');
  expect(anomalies).toEqual([]);
});

test('a failed subscription differs from a number that no carrier knows', () => {
  const kindOf = (failureReason: string): string => outlook([], day(1), { subscriptionStatus: 'SUB_ERR', failureReason }).kind;
  expect(kindOf('not_found')).toBe('unknownNumber');
  expect(kindOf('invalid_number')).toBe('unknownNumber');
  expect(kindOf('retries_exhausted')).toBe('unknownNumber');
  expect(kindOf('shipping_line_unreachable')).toBe('failed');
});

test('a shipment that moves by its plan is on track', () => {
  expect(outlook([etd(9), eta(39), sailed(9)], day(10))).toMatchObject({
    kind: 'onTrack',
    promise: { at: day(39), by: 'carrier' },
    expected: day(39),
    carrierEta: day(39),
    slipMs: 0,
    cause: null,
    doubt: false,
  });
});

test('a late shipment has the size, place and reason of its delay', () => {
  const result = outlook([etd(9), eta(39), sailed(14, 'WEA'), eta(43, day(14))], day(15));
  expect(result).toMatchObject({ kind: 'late', expected: day(43), slipMs: 4 * DAY_MS, doubt: false });
  expect(result.cause).toMatchObject({ stage: 'departed', slipMs: 5 * DAY_MS, reason: 'WEA' });
});

test('the cause of a delay says whether its milestone has happened', () => {
  const put = [etd(9), eta(39), etd(19, day(5)), eta(49, day(5))];
  expect(outlook(put, day(7)).cause).toMatchObject({ stage: 'departed', happened: false });
  expect(outlook([...put, sailed(19)], day(20)).cause).toMatchObject({ stage: 'departed', happened: true });
});

test('the reason of a delay is that of its largest step, not of a later gain', () => {
  const result = outlook([etd(9), eta(39), etd(15, day(8), 'ROLLED'), etd(14, day(9), 'EARLY'), sailed(14), eta(43, day(14))], day(15));
  expect(result.cause).toMatchObject({ stage: 'departed', slipMs: 5 * DAY_MS, reason: 'ROLLED' });
  expect(outlook([etd(9), eta(39), sailed(14), etd(8, day(2), 'EARLY'), eta(43, day(14))], day(15)).cause?.reason).toBeNull();
});

test('a carrier whose time ignores the known delay is doubted, and its time is given beside ours', () => {
  expect(outlook([etd(9), eta(39), sailed(14), eta(39, day(14))], day(15))).toMatchObject({
    kind: 'late',
    expected: day(42, 12),
    carrierEta: day(39),
    doubt: true,
  });
});

test('an arrival within the tolerance of the carrier is on time, before and after it, and no customer deadline has a tolerance', () => {
  const raw = [etd(9), eta(39), sailed(9)];
  const onTime = (more: readonly Raw[], asOf: string, changes: Partial<ShipmentQuery> = {}): unknown =>
    outlook([...raw, ...more], asOf, changes).onTime;
  const late = call('ARRI', 'NLRTM', day(39, 20), { vessel: MOTHER });
  expect([onTime([], day(10)), onTime([late], day(40)), onTime([landed(41)], day(41))]).toEqual([true, true, false]);
  expect(onTime([late], day(40), { customerDeadline: day(39) })).toBe(false);
  expect(onTime([], day(45))).toBeUndefined();
});

test('a shipment whose delay leaves the arrival on time is not late', () => {
  expect(outlook([etd(9), eta(39), sailed(12), eta(39, day(11)), eta(38, day(13))], day(14)).kind).toBe('onTrack');
});

test('the customer deadline is what the shipment is measured against', () => {
  const raw = [etd(9), eta(39), sailed(14), eta(43, day(14))];
  expect(outlook(raw, day(15), { customerDeadline: day(60) })).toMatchObject({
    kind: 'onTrack',
    promise: { at: day(60), by: 'customer' },
  });
  expect(outlook(raw, day(15), { customerDeadline: day(42) })).toMatchObject({ kind: 'late', slipMs: DAY_MS });
});

test('a customer deadline is met by the delivery alone, and an arrival can only be too late for it', () => {
  const due = { customerDeadline: day(50) };
  const raw = [etd(9), eta(39), sailed(9)];
  const gateOut = (as: 'EST' | 'ACT', n: number): Raw => move('GTOT', 'NLRTM', day(n), { as, statedAt: day(40, 12) });
  const there = [...raw, landed(39), move('DISC', 'NLRTM', day(40), { vessel: MOTHER })];
  expect(outlook(raw, day(10), due)).toMatchObject({
    kind: 'onTrack',
    stage: 'arrivedPod',
    expected: day(39),
    slipMs: null,
    onTime: false,
  });
  expect(outlook(there, day(41), due)).toMatchObject({ kind: 'arrived', stage: 'arrivedPod', expected: day(39), slipMs: null });
  expect(outlook([...there, gateOut('EST', 44)], day(41), due)).toMatchObject({ stage: 'delivered', slipMs: -6 * DAY_MS });
  expect(outlook([...there, gateOut('ACT', 43)], day(44), due)).toMatchObject({ stage: 'delivered', slipMs: -7 * DAY_MS });
  expect(outlook([etd(9), eta(52), sailed(9)], day(10), due)).toMatchObject({ kind: 'late', stage: 'arrivedPod', slipMs: 2 * DAY_MS });
  // It is noticed when an arrival that is overdue passes that date.
  const overdue = derive([etd(9), eta(49, day(48)), sailed(9)], due, day(49, 23));
  expect(nextChange(overdue)).toBe('2026-02-19T00:00:00.001Z');
});

test('of a delay for the customer the part that the first plan of the carrier already had is its own', () => {
  const raw = [etd(9), eta(39), sailed(9)];
  const promised = (n: number, more: readonly Raw[] = [], asOf = day(15)): Outlook =>
    outlook([...raw, ...more], asOf, { customerDeadline: day(n) });
  expect(promised(35)).toMatchObject({ kind: 'late', slipMs: 4 * DAY_MS, planSlipMs: 4 * DAY_MS, cause: null });
  const putOff = promised(35, [eta(42, day(14))]);
  expect(putOff).toMatchObject({ slipMs: 7 * DAY_MS, planSlipMs: 4 * DAY_MS, cause: { stage: 'arrivedPod', slipMs: 3 * DAY_MS } });
  // Time to spare in the plan is not made up on the way when a delay uses it up.
  const grown = promised(40, [eta(42, day(14))]);
  expect(grown).toMatchObject({ slipMs: 2 * DAY_MS, planSlipMs: -DAY_MS, cause: { slipMs: 3 * DAY_MS } });
  // A delivery without a plan is no earlier than the arrival.
  expect(promised(37, [landed(39)], day(41))).toMatchObject({ stage: 'delivered', planSlipMs: 2 * DAY_MS });
});

test('a shipment is measured by the arrival at its place of delivery once that is known, else by that at the port', () => {
  const byRail = (n: number, statedAt = FIRST_STATED): Raw =>
    call('ARRI', 'DEDUI', day(n), { as: 'EST', statedAt, mode: 'RAIL', facility: 'RAMP' });
  const raw = [etd(9), eta(39), sailed(9)];
  const query = { pldCode: 'DEDUI' };
  expect(outlook(raw, day(10), query)).toMatchObject({ place: { unLocationCode: 'NLRTM' }, promise: { at: day(39), by: 'carrier' } });
  expect(outlook([...raw, byRail(42), byRail(46, day(10))], day(11), query)).toMatchObject({
    kind: 'late',
    place: { unLocationCode: 'DEDUI' },
    promise: { at: day(42), by: 'carrier' },
    expected: day(46),
    slipMs: 4 * DAY_MS,
  });
});

test('a customer deadline is measured by the delivery once the carrier has given a time for it', () => {
  const raw = [etd(9), eta(39), sailed(9), move('GTOT', 'NLRTM', day(45), { as: 'EST', statedAt: FIRST_STATED })];
  expect(outlook(raw, day(10))).toMatchObject({ stage: 'arrivedPod', expected: day(39), carrierEta: day(39) });
  expect(outlook(raw, day(10), { customerDeadline: day(50) })).toMatchObject({
    stage: 'delivered',
    expected: day(45),
    carrierEta: day(45),
    slipMs: -5 * DAY_MS,
  });
});

test('a shipment is silent once something is overdue and nothing was heard for five days', () => {
  const raw = [etd(9), eta(39), sailed(9)];
  expect(outlook(raw, day(41)).kind).toBe('silent');
  expect(outlook([...raw, eta(39, day(38))], day(41)).kind).not.toBe('silent');
  expect(outlook(raw, day(20)).kind).toBe('onTrack');
  expect(outlook(raw, day(41))).toMatchObject({
    expected: null,
    slipMs: null,
    since: day(9),
    next: { stage: 'arrivedPod', expected: null, overdueSince: day(39) },
  });
});

test('time that passes in silence is no delay: only what the carrier itself put off is late', () => {
  const state = derive([etd(9), eta(39), sailed(9)], {}, day(41));
  const arrival = state.containers[0]?.stations.flatMap(({ milestones }) => milestones).find(({ stage }) => stage === 'arrivedPod');
  expect(arrival).toMatchObject({ expected: null, slipMs: null, state: 'notOccurred', overdueSince: day(39), estimated: day(39) });
  expect(state.containers[0]?.legs.at(-1)).toMatchObject({ arrives: null });
  expect(state.anomalies).toEqual([]);
  const putOff = derive([etd(9), eta(39), sailed(9), eta(42, day(20))], {}, day(50));
  expect(putOff.outlook.kind).toBe('silent');
  expect(putOff.anomalies).toMatchObject([{ kind: 'podArrival', slipMs: 3 * DAY_MS, open: true }]);
});

test('an event that was created long before its fact counts as heard when the fact happens', () => {
  const early = call('DEPA', 'CNSHA', day(37), { statedAt: FIRST_STATED, vessel: MOTHER });
  expect(outlook([etd(9), eta(39), early], day(41))).toMatchObject({ kind: 'late', lastHeard: day(37) });
});

test('after a silence a milestone whose time is over is not reported, and one whose time is to come is open', () => {
  const raw = [etd(9), eta(39), move('DISC', 'NLRTM', day(60), { as: 'EST', statedAt: FIRST_STATED, vessel: MOTHER })];
  const state = derive(raw, {}, day(41));
  expect(state.outlook.kind).toBe('silent');
  const milestones = state.containers[0]?.stations.flatMap((station) => station.milestones) ?? [];
  const passed = (stage: string): unknown => milestones.find((one) => one.stage === stage)?.passed;
  expect([passed('departed'), passed('arrivedPod'), passed('discharged')]).toEqual([true, true, false]);
});

test('after a silence nothing ahead of what is not reported is still open', () => {
  const state = derive(
    [etd(9), eta(39), move('LOAD', 'CNSHA', day(8), { as: 'PLN', statedAt: FIRST_STATED, vessel: MOTHER })],
    {},
    day(41),
  );
  expect(state.outlook.kind).toBe('silent');
  const { nodes } = compactRail(state);
  expect(nodes.map(({ stage, passed = false }) => [stage, passed])).toEqual([
    ['emptyPickup', true],
    ['gatedIn', true],
    ['departed', true],
    ['arrivedPod', true],
    ['discharged', false],
    ['delivered', false],
    ['emptyReturned', false],
  ]);
  const milestones = state.containers[0]?.stations.flatMap((station) => station.milestones) ?? [];
  expect(milestones.find(({ stage }) => stage === 'customsReleased')?.passed).toBe(true);
});

test('a shipment whose carrier fell silent for good is lost sight of and not completed', () => {
  expect(outlook([etd(9), eta(39), sailed(9)], day(100)).kind).toBe('lostSight');
  expect(outlook([etd(9), eta(39), sailed(9), landed(39)], day(120)).kind).toBe('lostSight');
});

test('a shipment has arrived at its port and is completed when the empty container is back', () => {
  expect(outlook([etd(9), eta(39), sailed(9), landed(42)], day(43))).toMatchObject({
    kind: 'arrived',
    expected: day(42),
    slipMs: 3 * DAY_MS,
    range: null,
  });
  expect(outlook(journey(), '2026-02-20T00:00:00.000Z').kind).toBe('completed');
});

test('a shipment that was delivered and of which nothing more came is completed', () => {
  const raw = [etd(9), eta(39), sailed(9), landed(39), move('DISC', 'NLRTM', day(40), { vessel: MOTHER }), move('GTOT', 'NLRTM', day(42))];
  expect(outlook(raw, day(120)).kind).toBe('completed');
});

test('a cancelled booking is cancelled, and nothing is expected of it', () => {
  const cancellation = {
    ...call('DEPA', 'CNSHA', day(3)),
    eventType: 'SHIPMENT',
    shipmentEventTypeCode: 'CANC',
    documentTypeCode: 'BKG',
    eventDateTime: day(3),
  };
  expect(outlook([etd(9), cancellation], day(4)).kind).toBe('cancelled');
  const state = derive([etd(9), etd(14, day(2)), eta(39), cancellation], {}, day(20));
  const open = state.containers[0]?.stations.flatMap(({ milestones }) => milestones).filter(({ stage }) => stage !== 'finished') ?? [];
  expect(open.find(({ stage }) => stage === 'departed')).toMatchObject({ planned: day(9), estimated: day(14), slipMs: null });
  expect(open.filter(({ expected, passed, state: one }) => expected !== null || passed || one !== 'notOccurred')).toEqual([]);
  expect(state.containers[0]?.legs.every(({ arrives }) => arrives === null)).toBe(true);
  expect(state.anomalies).toEqual([]);
  expect(compactRail(state).nodes.every(({ expected }) => expected === null)).toBe(true);
});

test('the range is narrower the nearer the arrival and never begins in the past', () => {
  const rangeAt = (now: number): Outlook['range'] => outlook([etd(9), eta(39), sailed(9), eta(39, day(now))], day(now)).range;
  const width = (range: Outlook['range']): number => (range === null ? 0 : Date.parse(range.to) - Date.parse(range.from));
  expect(width(rangeAt(12))).toBeGreaterThan(width(rangeAt(30)));
  expect(width(rangeAt(30))).toBeGreaterThan(width(rangeAt(38)));
  expect((rangeAt(38)?.from ?? '') >= day(38)).toBe(true);
});

test('the slip is measured from the promise to what is expected, and the range is around that, whatever was reported', () => {
  const deadline = fc.constantFrom(null, day(30), day(45));
  fc.assert(
    fc.property(anyJourney, fc.integer({ min: 1, max: 80 }), deadline, (raw, now, customerDeadline) => {
      const result = outlook([etd(9), eta(39), ...raw], day(now), { customerDeadline });
      const { expected, promise, slipMs, range, carrierEta } = result;
      const slip = expected === null || promise === null ? null : Date.parse(expected) - Date.parse(promise.at);
      // A gain says nothing of a deadline of delivery before the delivery, nor of a port that was not planned.
      expect(slipMs === null && (slip ?? 0) <= 0 ? slip : slipMs).toBe(slip);
      expect(customerDeadline === null || promise?.by === 'customer').toBe(true);
      // Of a delivery that misses the customer deadline the carrier may have given no time.
      expect(range !== null || carrierEta === null).toBe(true);
      if (range !== null && expected !== null)
        expect([range.from, expected, range.to].toSorted()).toEqual([range.from, expected, range.to]);
    }),
    { numRuns: 300 },
  );
});

test('a shipment of which nothing is heard needs attention and has no tone of success or of lateness', () => {
  for (const kind of ['silent', 'lostSight'] as const) expect(OUTLOOK_CATALOGUE[kind]).toMatchObject({ attention: true, tone: 'neutral' });
});

test('only a completed shipment is green', () => {
  const green = Object.values(OUTLOOK_CATALOGUE).filter(({ tone }) => tone === 'success');
  expect(green.map(({ code }) => code)).toEqual(['completed']);
});

const planned = (code: 'DEPA' | 'ARRI', place: string, n: number, vessel = MOTHER): Raw =>
  call(code, place, day(n), { as: 'PLN', statedAt: FIRST_STATED, vessel });

test('what is next has the code and the mode of its milestone', () => {
  const out = move('GTOT', 'NLRTM', day(43), { as: 'PLN', statedAt: FIRST_STATED });
  const discharged = [sailed(9), landed(39), move('DISC', 'NLRTM', day(40), { vessel: MOTHER }), out];
  const { next } = outlook(discharged, day(41));
  expect([next?.code, next?.place?.unLocationCode]).toEqual(['GTOT', 'NLRTM']);
  const train = call('ARRI', 'DEDUI', day(44), { as: 'PLN', statedAt: FIRST_STATED, mode: 'RAIL', facility: 'RAMP' });
  const silent = outlook([sailed(9), landed(39), move('DISC', 'NLRTM', day(40), { vessel: MOTHER }), train], day(80), { pldCode: 'DEDUI' });
  expect(silent.next).toMatchObject({ code: 'ARRI', mode: 'RAIL' });
});

test('the cause of a delay has the code and the mode of its milestone, as what is next has', () => {
  const train = { as: 'EST', mode: 'RAIL', facility: 'RAMP' } as const;
  const trains = [call('ARRI', 'DEDUI', day(42), train), call('ARRI', 'DEDUI', day(47), { ...train, statedAt: day(41) })];
  const { cause, next } = outlook([sailed(9), landed(39), move('DISC', 'NLRTM', day(40), { vessel: MOTHER }), ...trains], day(41, 2), {
    pldCode: 'DEDUI',
    customerDeadline: day(44),
  });
  const name = { stage: 'discharged', code: 'ARRI', mode: 'RAIL', place: { unLocationCode: 'DEDUI' } };
  expect([cause, next]).toMatchObject([name, name]);
});

test('no cause is larger than the slip of its milestone', () => {
  // A loading before its plan, and an arrival after its plan.
  const raw = [
    move('LOAD', 'CNSHA', day(8), { as: 'EST', statedAt: FIRST_STATED, vessel: MOTHER }),
    etd(9),
    eta(39),
    move('LOAD', 'CNSHA', day(7), { vessel: MOTHER }),
    sailed(8),
    eta(41, day(10)),
  ];
  expect(outlook(raw, day(11)).cause).toMatchObject({ stage: 'arrivedPod', slipMs: 2 * DAY_MS });
});

test('what was unloaded from rail reached its stage by rail', () => {
  const train = [
    call('ARRI', 'DEDUI', day(44), { mode: 'RAIL', facility: 'RAMP' }),
    move('DISC', 'DEDUI', day(45), { mode: 'RAIL', facility: 'RAMP' }),
  ];
  const landedByShip = [sailed(9), landed(39), move('DISC', 'NLRTM', day(40), { vessel: MOTHER })];
  const byRail = (more: readonly Raw[]): unknown => outlook([...landedByShip, ...more], day(46), { pldCode: 'DEDUI' }).byRail;
  expect([byRail([]), byRail(train.slice(0, 1)), byRail(train)]).toEqual([undefined, undefined, true]);
});

test('a shipment is silent once any milestone is overdue, also a detail at a hub or inland, which is then what is due', () => {
  const discharge = move('DISC', 'SGSIN', day(17), { as: 'PLN', statedAt: FIRST_STATED, vessel: FEEDER });
  const plans = [planned('ARRI', 'SGSIN', 16, FEEDER), discharge, planned('DEPA', 'SGSIN', 20), planned('ARRI', 'NLRTM', 41)];
  const sailing = [call('DEPA', 'CNSHA', day(9), { vessel: FEEDER }), call('ARRI', 'SGSIN', day(16), { vessel: FEEDER })];
  const next = { stage: 'transitArrived', code: 'DISC', place: { unLocationCode: 'SGSIN' }, overdueSince: day(17) };
  expect(outlook([...plans, ...sailing], day(60))).toMatchObject({ kind: 'silent', next });
  const train = call('ARRI', 'DEDUI', day(44), { as: 'PLN', statedAt: FIRST_STATED, mode: 'RAIL', facility: 'RAMP' });
  const atPort = [sailed(9), landed(39), move('DISC', 'NLRTM', day(40), { vessel: MOTHER }), train];
  expect(outlook(atPort, day(80), { pldCode: 'DEDUI' })).toMatchObject({
    kind: 'silent',
    next: { stage: 'discharged', code: 'ARRI', mode: 'RAIL', overdueSince: day(44) },
  });
});

const ofBill = { referenceType: 'BL' as const, reference: 'BL1' };
const bill = { bill: 'BL1' };

test('of containers at the same stage the one that is expected last represents the shipment', () => {
  const of = (box: string, vessel: typeof MOTHER, departed: number, due: number): Raw[] => [
    move('LOAD', 'CNSHA', day(8), { ...bill, box, as: 'PLN', statedAt: FIRST_STATED, vessel: MOTHER }),
    move('LOAD', 'CNSHA', day(departed), { ...bill, box, vessel }),
    call('DEPA', 'CNSHA', day(departed), { ...bill, vessel }),
    call('ARRI', 'NLRTM', day(due), { ...bill, as: 'EST', statedAt: day(departed), vessel }),
  ];
  const plan = { ...bill, as: 'PLN' as const, statedAt: FIRST_STATED, vessel: MOTHER };
  const plans = [call('DEPA', 'CNSHA', day(9), plan), call('ARRI', 'NLRTM', day(39), plan)];
  const late = outlook([...plans, ...of(BOX, MOTHER, 9, 39), ...of(SECOND_BOX, THIRD, 20, 60)], day(22), ofBill);
  expect(late).toMatchObject({ kind: 'late', expected: day(60) });
});

test('a completed shipment arrived and was delivered with its last container, whichever came back last', () => {
  const of = (box: string, vessel: typeof MOTHER, arrived: number, returned: number): Raw[] => [
    move('LOAD', 'CNSHA', day(9), { ...bill, box, vessel }),
    call('ARRI', 'NLRTM', day(arrived), { ...bill, vessel }),
    move('GTOT', 'NLRTM', day(arrived + 3), { ...bill, box }),
    move('GTIN', 'NLRTM', day(returned), { ...bill, box, empty: 'EMPTY', facility: 'DEPO' }),
  ];
  const raw = [...of(BOX, MOTHER, 39, 55), ...of(SECOND_BOX, THIRD, 42, 50)];
  const plan = call('ARRI', 'NLRTM', day(39), { ...bill, as: 'PLN', statedAt: FIRST_STATED, vessel: MOTHER });
  const done = derive([plan, ...raw], ofBill, day(60));
  expect(done).toMatchObject({ endedAt: day(55), ata: day(42), outlook: { kind: 'completed', expected: day(42), since: day(55) } });
  const due = derive([plan, ...raw], { ...ofBill, customerDeadline: day(50) }, day(60));
  expect(due.outlook).toMatchObject({ expected: day(45), slipMs: -5 * DAY_MS });
});

test('a shipment of which a container was lost sight of is not completed', () => {
  const loaded = [
    move('LOAD', 'CNSHA', day(9), { ...bill, box: BOX, vessel: MOTHER }),
    move('LOAD', 'CNSHA', day(9), { ...bill, box: SECOND_BOX, vessel: THIRD }),
  ];
  const returned = [
    call('ARRI', 'NLRTM', day(60), { ...bill, vessel: THIRD }),
    move('GTOT', 'NLRTM', day(70), { ...bill, box: SECOND_BOX }),
    move('GTIN', 'NLRTM', day(80), { ...bill, box: SECOND_BOX, empty: 'EMPTY', facility: 'DEPO' }),
  ];
  expect(outlook([...loaded, ...returned], day(85), ofBill).kind).toBe('lostSight');
});

test('a container that was discharged at the POD has arrived, also when no source reported the vessel', () => {
  expect(outlook([etd(9), eta(39), sailed(9), move('DISC', 'NLRTM', day(40), { vessel: MOTHER })], day(41))).toMatchObject({
    kind: 'arrived',
    expected: null,
  });
});

test('what is on time in its row is no cause of a delay', () => {
  const estimate = call('ARRI', 'NLRTM', day(39, 20), { as: 'EST', statedAt: day(10), vessel: MOTHER });
  const left = [etd(9), eta(39), call('DEPA', 'CNSHA', day(9, 20), { vessel: MOTHER }), estimate];
  const promise = { customerDeadline: day(39) };
  expect(outlook(left, day(11), promise)).toMatchObject({ kind: 'late', cause: null });
  // Beyond its threshold the arrival itself is the cause, with its whole delay.
  expect(outlook([...left, eta(41, day(11))], day(12)).cause).toMatchObject({ stage: 'arrivedPod', slipMs: 2 * DAY_MS });
  expect(outlook([etd(9), eta(39), sailed(11)], day(12), promise).cause).toMatchObject({ stage: 'departed', slipMs: 2 * DAY_MS });
});

test('a delay that was made up is not the cause of a later one', () => {
  const raw = [
    planned('DEPA', 'CNSHA', 9, FEEDER),
    planned('ARRI', 'SGSIN', 16, FEEDER),
    planned('DEPA', 'SGSIN', 22),
    planned('ARRI', 'NLRTM', 41),
    call('DEPA', 'CNSHA', day(14), { vessel: FEEDER, reason: 'WEA' }),
    call('ARRI', 'SGSIN', day(16), { vessel: FEEDER }),
    move('LOAD', 'SGSIN', day(25), { vessel: MOTHER }),
    call('DEPA', 'SGSIN', day(26), { vessel: MOTHER, reason: 'STR' }),
  ];
  expect(outlook(raw, day(27)).cause).toMatchObject({ milestoneKey: 'transitDeparted@SGSIN#0', reason: 'STR' });
});

test('what has arrived and will be delivered after the customer deadline is late', () => {
  const gateOut = move('GTOT', 'NLRTM', day(51), { as: 'EST', statedAt: day(43) });
  expect(outlook([...journey().slice(0, 12), gateOut], day(44), { customerDeadline: day(45) }).kind).toBe('late');
});

test('what is not delivered when the customer deadline is over is late, and its delivery is expected now at the earliest', () => {
  const raw = [etd(9), eta(39), sailed(9), landed(39), move('DISC', 'NLRTM', day(40), { vessel: MOTHER })];
  const due = (n: number): Partial<ShipmentQuery> => ({ customerDeadline: day(n) });
  const before = derive(raw, due(42), day(41));
  expect(before.outlook.kind).toBe('arrived');
  expect(nextChange(before)).toBe('2026-02-11T00:00:00.001Z');
  const late = outlook(raw, day(44), due(42));
  expect(late).toMatchObject({ kind: 'late', stage: 'delivered', expected: day(44), slipMs: 2 * DAY_MS, carrierEta: null });
  expect(late).toMatchObject({ next: { stage: 'delivered', overdueSince: day(42) }, range: { from: day(44) } });
  expect(outlook(journey().slice(0, 10), day(22), due(19))).toMatchObject({ kind: 'late', slipMs: 3 * DAY_MS });
  // Without a time of the delivery an arrival to come is what the date applies to.
  expect(outlook(raw.slice(0, 3), day(10), due(8))).toMatchObject({ kind: 'late', stage: 'arrivedPod', expected: day(39) });
  // A container that has left the terminal full may be at the customer's.
  const inland = { ...due(42), pldCode: 'DEDUI' };
  expect(outlook([...raw, move('GTOT', 'NLRTM', day(41))], day(44), inland).kind).toBe('arrived');
});

test('what is due is what is overdue, also without a time of its own', () => {
  expect(outlook(journey().slice(0, 11), day(60), { customerDeadline: day(45) })).toMatchObject({
    kind: 'silent',
    next: { stage: 'delivered', overdueSince: day(45) },
  });
});

test('a carrier that plans loading and discharge alone promises the discharge', () => {
  const plan = { as: 'PLN' as const, statedAt: FIRST_STATED };
  const at = (code: string, place: string, n: number, vessel = MOTHER, options = {}): Raw =>
    move(code, place, day(n), { vessel, ...options });
  const raw = [at('LOAD', 'CNSHA', 9, MOTHER, plan), at('DISC', 'NLRTM', 40, MOTHER, plan), at('LOAD', 'CNSHA', 14)];
  const late = { kind: 'late', stage: 'discharged', promise: { at: day(40), by: 'carrier' }, expected: day(45) };
  expect(outlook(raw, day(15))).toMatchObject(late);
  expect(outlook([...raw, at('DISC', 'NLRTM', 44)], day(45))).toMatchObject({ kind: 'arrived', expected: day(44), slipMs: 4 * DAY_MS });
  const hub = [
    at('DISC', 'SGSIN', 16, FEEDER, plan),
    at('LOAD', 'SGSIN', 20, MOTHER, plan),
    at('DISC', 'NLRTM', 42, MOTHER, plan),
    at('LOAD', 'CNSHA', 9, FEEDER),
    at('DISC', 'SGSIN', 16, FEEDER),
    at('LOAD', 'SGSIN', 25),
  ];
  expect(outlook(hub, day(26))).toMatchObject({ kind: 'late', promise: { at: day(42) } });
});

const loading = (n: number, options = {}): Raw => move('LOAD', 'CNSHA', day(n), { vessel: MOTHER, ...options });
const firstPlan = { as: 'PLN' as const, statedAt: FIRST_STATED };

test('a late loading is the cause until its departure is known, which is then the cause', () => {
  const raw = [loading(8, firstPlan), planned('DEPA', 'CNSHA', 9), planned('ARRI', 'NLRTM', 39), loading(14)];
  expect(outlook(raw, day(14, 2)).cause).toMatchObject({ stage: 'loaded', slipMs: 6 * DAY_MS, happened: true });
  expect(outlook([...raw, sailed(14, 'WEA')], day(15)).cause).toMatchObject({ stage: 'departed', slipMs: 5 * DAY_MS, reason: 'WEA' });
  // A gate-in that was late by less is not the cause.
  const gateIn = [move('GTIN', 'CNSHA', day(7), firstPlan), move('GTIN', 'CNSHA', day(8))];
  expect(outlook([...gateIn, ...raw, sailed(14)], day(15)).cause).toMatchObject({ stage: 'departed', slipMs: 5 * DAY_MS });
  const boxOnly = [loading(9, firstPlan), move('DISC', 'NLRTM', day(40), { ...firstPlan, vessel: MOTHER }), loading(14)];
  expect(outlook(boxOnly, day(15)).cause).toMatchObject({ stage: 'loaded', slipMs: 5 * DAY_MS });
});

test('a delay that only an unplanned loading shows is that of the departure behind it', () => {
  const raw = [
    call('DEPA', 'CNSHA', day(9), { vessel: FEEDER }),
    planned('ARRI', 'SGSIN', 16, FEEDER),
    planned('DEPA', 'SGSIN', 20),
    planned('ARRI', 'NLRTM', 41),
    move('DISC', 'SGSIN', day(17), { vessel: FEEDER }),
    move('LOAD', 'SGSIN', day(26), { vessel: MOTHER }),
  ];
  expect(outlook(raw, day(27))).toMatchObject({ kind: 'late', cause: { milestoneKey: 'transitDeparted@SGSIN#0', happened: false } });
});

test('what the carrier itself has put off stays the cause when a small delay is carried beside it', () => {
  const raw = [planned('DEPA', 'CNSHA', 9), planned('ARRI', 'NLRTM', 39), etd(9, day(5)), eta(44, day(5)), sailed(11)];
  expect(outlook(raw, day(12)).cause).toMatchObject({ stage: 'arrivedPod', slipMs: 5 * DAY_MS, happened: false });
  // Put off for a delay of the departure that was stated with it, the arrival is not the cause.
  const rolled = [planned('DEPA', 'CNSHA', 9), planned('ARRI', 'NLRTM', 39), etd(16, day(5)), eta(47, day(5)), sailed(16)];
  expect(outlook(rolled, day(47, 12)).cause).toMatchObject({ stage: 'departed', slipMs: 7 * DAY_MS });
});

test('an onward leg that the carrier puts off for a delay that it reported before is not the cause', () => {
  const rail = { mode: 'RAIL', facility: 'RAMP' } as const;
  const onward = (as: 'PLN' | 'EST', n: number, statedAt: string): Raw[] => [
    move('LOAD', 'NLRTM', day(n), { ...rail, as, statedAt }),
    call('DEPA', 'NLRTM', day(n, 6), { ...rail, as, statedAt }),
    call('ARRI', 'DEMUC', day(n + 1), { ...rail, as, statedAt }),
  ];
  const raw = [
    planned('DEPA', 'CNSHA', 9),
    planned('ARRI', 'NLRTM', 39),
    move('DISC', 'NLRTM', day(39, 12), { as: 'PLN', statedAt: FIRST_STATED, vessel: MOTHER }),
    ...onward('PLN', 41, FIRST_STATED),
    call('DEPA', 'CNSHA', day(10, 12), { vessel: MOTHER, reason: 'WEA' }),
    eta(41, day(12)),
    ...onward('EST', 43, day(20)),
    call('ARRI', 'NLRTM', day(41, 12), { as: 'EST', statedAt: day(32), vessel: MOTHER }),
  ];
  expect(outlook(raw, day(33)).cause).toMatchObject({ stage: 'departed', slipMs: 1.5 * DAY_MS, reason: 'WEA' });
  // Put off further than the arrival, it is.
  expect(outlook([...raw, ...onward('EST', 47, day(32, 6))], day(33)).cause).toMatchObject({ stage: 'discharged', code: 'LOAD' });
});

test('in a silence a milestone was due when the carrier said, and not at our own later time', () => {
  const raw = [etd(9), eta(39), sailed(16)];
  const silent = derive(raw, {}, day(60));
  expect(silent.outlook).toMatchObject({ kind: 'silent', next: { stage: 'arrivedPod', overdueSince: day(39) } });
});

test('once tracking has ended, nothing is expected and no delay grows', () => {
  const raw = [etd(9), eta(39), sailed(9), call('ARRI', 'NLRTM', day(39), { vessel: MOTHER }), move('GTOT', 'NLRTM', day(41))];
  const [ended, later] = [derive(raw, {}, day(110)), derive(raw, {}, day(150))];
  expect(ended.outlook.kind).toBe('completed');
  const returned = ended.containers[0]?.stations.flatMap(({ milestones }) => milestones).find(({ stage }) => stage === 'emptyReturned');
  expect(returned).toMatchObject({ expected: null });
  expect(ended.anomalies).toEqual([]);
  expect(later.anomalies).toEqual([]);
});

test('once tracking has ended, no anomaly is open, and what has not happened is not reported, also without a plan', () => {
  const raw = [etd(9), eta(39), sailed(9), eta(46, day(20)), move('DISC', 'NLRTM', day(47), { ...firstPlan, vessel: MOTHER })];
  const silent = derive(raw, {}, day(60));
  expect([silent.outlook.kind, silent.anomalies.map(({ kind }) => kind)]).toEqual(['silent', ['podArrival']]);
  const lost = derive(raw, {}, day(120));
  expect([lost.outlook.kind, lost.anomalies]).toEqual(['lostSight', []]);
  const open = lost.containers[0]?.stations.flatMap(({ milestones }) => milestones.filter(({ actual }) => actual === null)) ?? [];
  expect(open.filter(({ passed, overdueSince }) => !passed || overdueSince !== null)).toEqual([]);
  const out = derive([etd(9), sailed(9), landed(39), move('GTOT', 'NLRTM', day(41))], {}, day(110));
  expect(compactRail(out).nodes.at(-1)).toMatchObject({ stage: 'emptyReturned', passed: true });
});

test('a container on a truck to the customer is not delivered when it leaves the terminal, and lost sight of without news', () => {
  const truck = (code: 'DEPA' | 'ARRI', place: string, n: number, as: 'ACT' | 'PLN' = 'ACT') =>
    call(code, place, day(n), { as, mode: 'TRUCK', facility: null, ...(as === 'PLN' ? { statedAt: day(1) } : {}) });
  const raw = [
    etd(9),
    eta(39),
    sailed(9),
    call('ARRI', 'NLRTM', day(39), { vessel: MOTHER }),
    move('GTOT', 'NLRTM', day(41)),
    truck('DEPA', 'NLRTM', 41),
    truck('ARRI', 'DEMUC', 43, 'PLN'),
  ];
  const under = derive(raw, {}, day(42));
  expect(under).toMatchObject({ stage: 'discharged', pld: { unLocationCode: 'DEMUC' }, outlook: { next: { stage: 'delivered' } } });
  expect(derive(raw, {}, day(120)).outlook.kind).toBe('lostSight');
  const there = derive([...raw, truck('ARRI', 'DEMUC', 44)], {}, day(45));
  expect(there).toMatchObject({ stage: 'delivered', outlook: { kind: 'arrived' } });
});
