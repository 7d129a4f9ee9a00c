import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyJourney, day, plausibleJourney } from '../testing/any-journey.js';
import { nextChange } from '../state/index.js';
import { call, derive, journey, MOTHER, move, THIRD } from '../testing/dcsa.js';
import type { Milestone, ShipmentState } from '../types.js';

const DAY_MS = 86_400_000;

type Raw = Record<string, unknown>;
const FIRST_STATED = '2026-01-01T00:00:00Z';
const etd = (n: number, statedAt = FIRST_STATED): Raw => call('DEPA', 'CNSHA', day(n), { as: 'EST', statedAt, vessel: MOTHER });
const eta = (n: number, statedAt = FIRST_STATED): Raw => call('ARRI', 'NLRTM', day(n), { as: 'EST', statedAt, vessel: MOTHER });
const discharge = (n: number, statedAt = FIRST_STATED): Raw => move('DISC', 'NLRTM', day(n), { as: 'EST', statedAt, vessel: MOTHER });
const sailed = (n: number): Raw => call('DEPA', 'CNSHA', day(n), { vessel: MOTHER });

const milestones = (state: ShipmentState): Milestone[] => state.containers.flatMap(({ stations }) => stations.flatMap((s) => s.milestones));
const milestoneOf = (state: ShipmentState, stage: Milestone['stage']): Milestone => {
  const found = milestones(state).find((milestone) => milestone.stage === stage);
  if (found === undefined) throw new Error(`no milestone of the stage ${stage}`);
  return found;
};

test('a late departure moves an arrival that the carrier has not estimated since, less the time that the passage recovers', () => {
  const state = derive([etd(9), eta(39), sailed(14)], {}, day(15));
  // Thirty days at sea recover 5 %: a day and a half of the five.
  expect(milestoneOf(state, 'arrivedPod')).toMatchObject({ expected: day(42, 12), expectedSource: 'carried', slipMs: 3.5 * DAY_MS });
});

test('an estimate that is newer than the delay is used', () => {
  const state = derive([etd(9), eta(39), sailed(14), eta(41, day(14))], {}, day(15));
  expect(milestoneOf(state, 'arrivedPod')).toMatchObject({ expected: day(41), expectedSource: 'carrier', slipMs: 2 * DAY_MS });
});

test('an estimate that only repeats the old arrival does not replace the moved one', () => {
  const state = derive([etd(9), eta(39), sailed(14), eta(39, day(14)), eta(39, day(16))], {}, day(17));
  expect(milestoneOf(state, 'arrivedPod')).toMatchObject({ expected: day(42, 12), expectedSource: 'carried' });
});

test('a delay that the carrier has put into a later estimate is not added again', () => {
  const delivery = (n: number, statedAt = FIRST_STATED): Raw => move('GTOT', 'NLRTM', day(n), { as: 'EST', statedAt });
  const planned = [etd(9), sailed(9), eta(39), discharge(40), delivery(42)];
  // The discharge keeps its plan, so its delay is carried; the delivery already has it.
  const state = derive([...planned, eta(42, day(20)), delivery(45, day(20, 2))], {}, day(21));
  expect(milestoneOf(state, 'discharged')).toMatchObject({ expected: day(43), expectedSource: 'carried' });
  expect(milestoneOf(state, 'delivered')).toMatchObject({ expected: day(45), expectedSource: 'carrier', slipMs: 3 * DAY_MS });
  const notEstimated = derive([...planned, eta(42, day(20))], {}, day(21));
  expect(milestoneOf(notEstimated, 'delivered')).toMatchObject({ expected: day(45), expectedSource: 'carried' });
});

test('a delay that the carrier put into its time before it arose is not added again', () => {
  const inAll = derive([etd(9), eta(39), eta(42, day(5)), sailed(12)], {}, day(13));
  expect(milestoneOf(inAll, 'arrivedPod')).toMatchObject({ expected: day(42), expectedSource: 'carrier', slipMs: 3 * DAY_MS });
  // Of three days a day and a half is made up at sea, and one is in the time of the carrier.
  const inPart = derive([etd(9), eta(39), eta(40, day(5)), sailed(12)], {}, day(13));
  expect(milestoneOf(inPart, 'arrivedPod')).toMatchObject({ expected: day(40, 12), expectedSource: 'carried', slipMs: 1.5 * DAY_MS });
});

test('the newest statement before a time is what the carrier knew when it gave it, plan or estimate', () => {
  const replanned = call('DEPA', 'CNSHA', day(12), { as: 'PLN', statedAt: day(5), vessel: MOTHER });
  const state = derive([etd(9), replanned, eta(42, day(6)), sailed(12)], {}, day(13));
  expect(milestoneOf(state, 'arrivedPod')).toMatchObject({ expected: day(42), expectedSource: 'carrier', slipMs: 0 });
});

test('the vessel that a container was loaded on decides its arrival, also while the discharge is planned with another', () => {
  const rolled = [
    etd(9),
    discharge(40),
    eta(39),
    move('LOAD', 'CNSHA', day(16), { vessel: THIRD }),
    call('DEPA', 'CNSHA', day(16), { vessel: THIRD }),
    call('ARRI', 'NLRTM', day(46), { as: 'EST', statedAt: day(16), vessel: THIRD }),
    eta(38, day(17)),
  ];
  expect(milestoneOf(derive(rolled, {}, day(18)), 'arrivedPod')).toMatchObject({ estimated: day(46), expected: day(46), planned: day(39) });
});

test('a departure that is only estimated to be late moves the arrival as well', () => {
  const state = derive([etd(9), eta(39), etd(12, day(5))], {}, day(6));
  expect(milestoneOf(state, 'departed')).toMatchObject({ expected: day(12), expectedSource: 'carrier' });
  expect(milestoneOf(state, 'arrivedPod')).toMatchObject({ expectedSource: 'carried' });
});

test('an early departure does not bring the arrival forward', () => {
  const state = derive([etd(9), eta(39), sailed(7)], {}, day(8));
  expect(milestoneOf(state, 'arrivedPod')).toMatchObject({ expected: day(39), expectedSource: 'carrier', slipMs: 0 });
});

test('a discharge follows an arrival that is earlier than the carrier knew, and the delivery keeps its time', () => {
  const delivery = move('GTOT', 'NLRTM', day(44), { as: 'EST', statedAt: FIRST_STATED });
  const planned = [etd(9), sailed(9), eta(39), discharge(40), delivery];
  const arrived = call('ARRI', 'NLRTM', day(34), { vessel: MOTHER });
  for (const state of [derive([...planned, arrived], {}, day(34, 2)), derive([...planned, eta(34, day(20))], {}, day(21))]) {
    expect(milestoneOf(state, 'arrivedPod')).toMatchObject({ expected: day(34), slipMs: -5 * DAY_MS });
    expect(milestoneOf(state, 'discharged')).toMatchObject({ expected: day(35), expectedSource: 'carried', slipMs: -5 * DAY_MS });
    expect(milestoneOf(state, 'delivered')).toMatchObject({ expected: day(44), expectedSource: 'carrier', slipMs: 0 });
  }
  expect(derive([...planned, arrived], {}, day(34, 2)).outlook).toMatchObject({
    kind: 'arrived',
    next: { stage: 'discharged', expected: day(35) },
  });
  // A time that the carrier gave since is its own.
  const told = derive([...planned, arrived, discharge(37, day(34, 2))], {}, day(34, 3));
  expect(milestoneOf(told, 'discharged')).toMatchObject({ expected: day(37), expectedSource: 'carrier', slipMs: -3 * DAY_MS });
});

test('a discharge without a newer time is as early as its arrival, and in the planned time behind it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 5 }), fc.boolean(), (early, gap, happened) => {
      const at = 45 - early;
      const news = happened ? call('ARRI', 'NLRTM', day(at), { vessel: MOTHER }) : eta(at, day(15));
      const state = derive([etd(9), sailed(9), eta(45), discharge(45 + gap), news], {}, happened ? day(at, 1) : day(16));
      expect(milestoneOf(state, 'discharged')).toMatchObject({ expected: day(at + gap), slipMs: milestoneOf(state, 'arrivedPod').slipMs });
    }),
  );
});

test('a discharge without an arrival of its own keeps its time when a port of call before it is reached early', () => {
  const port = (n: number, statedAt: string): Raw => call('ARRI', 'SGSIN', day(n), { as: 'EST', statedAt, vessel: MOTHER });
  const state = derive([etd(9), sailed(9), port(20, FIRST_STATED), discharge(45), port(15, day(10))], {}, day(11));
  expect(milestones(state).find(({ place, code }) => place?.unLocationCode === 'NLRTM' && code === 'DISC')).toMatchObject({
    expected: day(45),
  });
});

test('a discharge that was planned before the arrival follows it', () => {
  const state = derive([etd(9), sailed(9), eta(39, day(10)), discharge(35, day(10))], {}, day(11));
  expect(milestoneOf(state, 'discharged')).toMatchObject({ expected: day(39, 1), expectedSource: 'carried', estimated: day(35) });
});

test('an overdue milestone is expected now at the earliest, and moves later ones', () => {
  const state = derive([etd(9, day(8)), eta(39, day(8))], {}, day(13));
  expect(milestoneOf(state, 'departed')).toMatchObject({ expected: day(13), overdueSince: day(9), slipMs: 4 * DAY_MS });
  expect(Date.parse(milestoneOf(state, 'arrivedPod').expected ?? '')).toBeGreaterThan(Date.parse(day(41)));
});

test('a milestone is overdue since it was expected, not since the time that the carrier has left as it was', () => {
  const raw = [etd(9), eta(39), sailed(14), discharge(40, day(41))];
  expect(derive(raw, {}, day(41)).outlook.next).toMatchObject({ stage: 'arrivedPod', expected: day(42, 12), overdueSince: null });
  expect(derive(raw, {}, day(44)).outlook.next).toMatchObject({ stage: 'arrivedPod', expected: day(44), overdueSince: day(42, 12) });
  expect(nextChange(derive(raw, {}, day(42, 11)))).toBe('2026-02-11T12:00:00.001Z');
});

test('a milestone that no source reported although a later one happened is passed and expects nothing', () => {
  const state = derive(
    [etd(9), move('LOAD', 'CNSHA', day(8), { vessel: MOTHER }), call('ARRI', 'NLRTM', day(38), { vessel: MOTHER })],
    {},
    day(40),
  );
  expect(milestoneOf(state, 'departed')).toMatchObject({ passed: true, expected: null, slipMs: null, overdueSince: null });
  expect(milestoneOf(state, 'discharged')).toMatchObject({ passed: false });
});

test('without a plan there is no slip', () => {
  const state = derive([sailed(9)], {}, day(10));
  expect(milestoneOf(state, 'departed')).toMatchObject({ expected: day(9), expectedSource: 'actual', planned: null, slipMs: null });
});

test('a late loading that was not planned moves the departure and the arrival behind it', () => {
  const loading = move('LOAD', 'CNSHA', day(14), { as: 'EST', statedAt: day(5), vessel: MOTHER });
  const gate = move('GTIN', 'CNSHA', day(8), { as: 'PLN', statedAt: FIRST_STATED });
  const state = derive([gate, etd(9), eta(39), loading], {}, day(6));
  expect(milestoneOf(state, 'departed')).toMatchObject({ expectedSource: 'carried' });
  expect(milestoneOf(state, 'arrivedPod').slipMs).toBeGreaterThan(3 * DAY_MS);
});

test('a milestone behind an overdue one is not more punctual than the least time between the two allows', () => {
  const state = derive([etd(9), sailed(9), eta(39), discharge(40), eta(39, day(38))], {}, day(42));
  expect(milestoneOf(state, 'arrivedPod')).toMatchObject({ expected: day(42), overdueSince: day(39), slipMs: 3 * DAY_MS });
  expect(milestoneOf(state, 'discharged').slipMs).toBeGreaterThanOrEqual(2 * DAY_MS);
  expect((milestoneOf(state, 'discharged').expected ?? '') > day(42)).toBe(true);
});

test('the plan is the first that the carrier gave, and a plan given later is its newest time', () => {
  const plan = (n: number, statedAt: string): Raw => call('DEPA', 'CNSHA', day(n), { as: 'PLN', statedAt, vessel: MOTHER });
  const state = derive([plan(9, FIRST_STATED), plan(11, day(3))], {}, day(4));
  expect(milestoneOf(state, 'departed')).toMatchObject({ planned: day(9), estimated: day(11), expected: day(11), slipMs: 2 * DAY_MS });
});

test('the estimate stays as the carrier gave it, also where it cannot be true', () => {
  const state = derive([etd(9), eta(39), sailed(14), eta(12, day(14))], {}, day(15));
  // The estimate is before the departure, so the plan counts: five days later, less the day and a half that the passage recovers.
  expect(milestoneOf(state, 'arrivedPod')).toMatchObject({
    estimated: day(12),
    expected: day(42, 12),
    expectedSource: 'carried',
    overdueSince: null,
  });
  expect(state.outlook).toMatchObject({ carrierEta: day(12), expected: day(42, 12), kind: 'late', doubt: true });
  // An estimate from before the delay could be true when it was given, so the delay moves it: five days, less the hours that a short passage recovers.
  const moved = derive([etd(9), eta(16), eta(13, day(5)), sailed(14)], {}, day(15));
  expect(milestoneOf(moved, 'arrivedPod').expected?.slice(0, 10)).toBe(day(17).slice(0, 10));
});

test('the slip of a milestone is the difference of the expected and the planned time beside it, and there is none without both', () => {
  fc.assert(
    fc.property(anyJourney, fc.integer({ min: 1, max: 80 }), (raw, now) => {
      for (const { expected, planned, slipMs } of milestones(derive(raw, {}, day(now)))) {
        expect(slipMs).toBe(expected === null || planned === null ? null : Date.parse(expected) - Date.parse(planned));
      }
    }),
    { numRuns: 300 },
  );
});

test('future milestones are expected in journey order, after past ones, and not in the past', () => {
  fc.assert(
    fc.property(anyJourney, fc.integer({ min: 1, max: 80 }), (raw, now) => {
      for (const { stations } of derive(raw, {}, day(now)).containers) {
        let earliest = day(now);
        for (const { expected, actual, expectedSource } of stations.flatMap((station) => station.milestones)) {
          if (expectedSource !== 'actual' && expected !== null) expect(expected >= earliest).toBe(true);
          if (expected !== null && (actual ?? expected) > earliest) earliest = expected;
        }
      }
    }),
    { numRuns: 300 },
  );
});

test('a milestone that has happened keeps its expected time when later events change other milestones', () => {
  const expectedOf = (raw: Raw[]): Map<string, string | null> =>
    new Map(
      milestones(derive(raw, {}, day(80))).flatMap(({ key, actual, expected }) => (actual === null ? [] : [[key, expected] as const])),
    );
  fc.assert(
    fc.property(fc.nat({ max: 13 }), fc.array(fc.integer({ min: 10, max: 70 }), { maxLength: 4 }), (length, later) => {
      const happened = journey().slice(0, length);
      const after = expectedOf([...happened, ...later.map((n) => eta(n, day(75)))]);
      for (const [key, expected] of expectedOf(happened)) if (key !== 'finished@-#0') expect(after.get(key)).toBe(expected);
    }),
  );
});

test('a departure that is later than the passage can recover makes arrival and discharge late', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 20 }), fc.integer({ min: 20, max: 45 }), (late, arrival) => {
      const state = derive([etd(9), eta(arrival + 9), discharge(arrival + 10), sailed(9 + late)], {}, day(9 + late, 1));
      const passage = arrival * 0.05;
      for (const stage of ['arrivedPod', 'discharged'] as const) {
        if (late > passage + 0.1) expect(milestoneOf(state, stage).slipMs).toBeGreaterThan(0);
      }
    }),
  );
});

test('over hubs, rail, trucks, corrections and retractions milestones stay in order, and none is as planned behind a delay', () => {
  fc.assert(
    fc.property(plausibleJourney, fc.integer({ min: 10, max: 80 }), ({ raw }, now) => {
      const known = raw.filter((event) => String(event['eventCreatedDateTime']) <= day(now));
      for (const { stations } of derive(known, { pldCode: 'DEDUI' }, day(now)).containers) {
        let earliest = '';
        let delayed = false;
        for (const { expected, expectedSource, slipMs, stage, estimated } of stations.flatMap(({ milestones }) => milestones)) {
          if (expected === null || stage === 'finished' || stage === 'emptyReturned') continue;
          if (expectedSource !== 'actual') {
            expect(expected >= day(now)).toBe(true);
            expect(expected >= earliest).toBe(true);
            // Passages may recover three days of sixty, and an estimate of the carrier all.
            if (delayed && estimated === null && slipMs !== null) expect(slipMs).toBeGreaterThan(0);
          }
          if (expected > earliest) earliest = expected;
          delayed = slipMs !== null && slipMs > 3 * DAY_MS;
        }
      }
    }),
    { numRuns: 300 },
  );
});

test('what has happened keeps its time over hubs and further legs when facts, estimates and corrections of other milestones come', () => {
  let kept = 0;
  const changes = {
    knownOn: fc.integer({ min: 12, max: 50 }),
    days: fc.integer({ min: 1, max: 30 }),
    arrival: fc.integer({ min: 60, max: 90 }),
  };
  fc.assert(
    fc.property(plausibleJourney, fc.record(changes), ({ raw }, { knownOn, days, arrival }) => {
      const until = (moment: number): Raw[] => raw.filter((event) => String(event['eventCreatedDateTime']) <= day(moment));
      const of = (events: readonly Raw[]): Milestone[] => milestones(derive(events, { pldCode: 'DEDUI' }, day(knownOn + days)));
      const after = new Map(of([...until(knownOn + days), eta(arrival, day(knownOn + days))]).map((one) => [String(one.eventIds), one]));
      for (const { stage, eventIds, actual, expected, slipMs } of of(until(knownOn))) {
        // The end of tracking is no fact of the carrier: it depends on the expected arrival.
        const later = actual === null || stage === 'finished' ? undefined : after.get(String(eventIds));
        if (later === undefined) continue;
        kept += 1;
        expect([later.expected, later.slipMs]).toEqual([expected, slipMs]);
      }
    }),
    { numRuns: 200 },
  );
  expect(kept).toBeGreaterThan(200);
});

test('a delay that the carrier has named stays when an earlier milestone is a little late', () => {
  const gateIn = move('GTIN', 'CNSHA', day(8), { as: 'PLN', statedAt: FIRST_STATED });
  const raw = [gateIn, etd(9), eta(39), etd(19, day(5))];
  const slips = (events: Raw[], now: string): number =>
    Math.round((milestoneOf(derive(events, {}, now), 'arrivedPod').slipMs ?? 0) / DAY_MS);
  const put = slips(raw, day(7));
  expect(put).toBeGreaterThan(7);
  expect(slips([...raw, move('GTIN', 'CNSHA', day(8, 2))], day(9))).toBe(put);
});

test('what one message says together is known together, in whatever order its statements were created', () => {
  const [first, last] = ['2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.020Z'];
  const planned = [eta(39, first), etd(9, last)];
  expect(milestoneOf(derive([...planned, sailed(14)], {}, day(15)), 'arrivedPod')).toMatchObject({ expected: day(42, 12) });
  expect(milestoneOf(derive([...planned, etd(16, day(5))], {}, day(6)), 'arrivedPod').slipMs).toBeGreaterThan(5 * DAY_MS);
  const putOff = [eta(46, '2026-01-05T00:00:00.000Z'), etd(16, '2026-01-05T00:00:00.020Z')];
  expect(milestoneOf(derive([...planned, ...putOff], {}, day(6)), 'arrivedPod')).toMatchObject({ expected: day(46) });
  const left = { ...sailed(14), eventCreatedDateTime: '2026-01-14T06:00:00.020Z' };
  const withDeparture = [...planned, eta(40, '2026-01-14T06:00:00.000Z'), left];
  expect(milestoneOf(derive(withDeparture, {}, day(15)), 'arrivedPod')).toMatchObject({ expected: day(40) });
  const told = [...planned, eta(42, day(5)), sailed(12)];
  expect(milestoneOf(derive(told, {}, day(13)), 'arrivedPod')).toMatchObject({ expected: day(42) });
});

test('a plan that is stated together with a late fact does not include its delay, a later plan does', () => {
  const plan = (code: 'DEPA' | 'ARRI', place: string, n: number, statedAt: string): Raw =>
    call(code, place, day(n), { as: 'PLN', statedAt, vessel: MOTHER });
  const together = [
    plan('DEPA', 'CNSHA', 9, day(15)),
    plan('ARRI', 'NLRTM', 39, day(15)),
    { ...sailed(14), eventCreatedDateTime: day(15) },
  ];
  expect(milestoneOf(derive(together, {}, day(15, 1)), 'arrivedPod')).toMatchObject({ expected: day(42, 12), expectedSource: 'carried' });
  const replanned = [
    plan('DEPA', 'CNSHA', 9, FIRST_STATED),
    plan('ARRI', 'NLRTM', 39, FIRST_STATED),
    plan('ARRI', 'NLRTM', 43, day(14)),
    sailed(14),
  ];
  expect(milestoneOf(derive(replanned, {}, day(15)), 'arrivedPod')).toMatchObject({ expected: day(43), expectedSource: 'carrier' });
});

test('milliseconds between the statements of one message change no expected time', () => {
  const spread = fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 60, maxLength: 60 });
  fc.assert(
    fc.property(plausibleJourney, fc.integer({ min: 8, max: 90 }), spread, ({ raw }, now, ms) => {
      const known = raw.filter((event) => String(event['eventCreatedDateTime']) <= day(now));
      const apart = known.map((event, n) => {
        const created = Date.parse(String(event['eventCreatedDateTime'])) + (ms[n] ?? 0);
        return event['eventClassifierCode'] === 'ACT' ? event : { ...event, eventCreatedDateTime: new Date(created).toISOString() };
      });
      const [one, other] = [known, apart].map((events) => derive(events, { pldCode: 'DEDUI' }, day(now, 1)));
      const expectedOf = (state: ShipmentState | undefined): unknown =>
        (state === undefined ? [] : milestones(state)).map(({ key, expected }) => [key, expected]);
      expect(expectedOf(other)).toEqual(expectedOf(one));
    }),
    { numRuns: 200 },
  );
});

test('a delay that the carrier stated while it confirmed the departure is another one than a later delay of that departure', () => {
  const told = [etd(9), eta(39), etd(9, day(5)), eta(44, day(5))];
  expect(milestoneOf(derive(told, {}, day(6)), 'arrivedPod')).toMatchObject({ expected: day(44) });
  // Of five days the passage of 35 recovers 5 %.
  expect(milestoneOf(derive([...told, sailed(14)], {}, day(15)), 'arrivedPod')).toMatchObject({ expected: day(47, 6) });
  // The same of a departure that a late loading makes late.
  const loaded = move('LOAD', 'CNSHA', day(14), { vessel: MOTHER });
  expect(milestoneOf(derive([...told, loaded], {}, day(14)), 'arrivedPod').slipMs).toBeGreaterThan(8 * DAY_MS);
  // A departure that is put off after the arrival may be part of the delay of the arrival.
  const after = [etd(9), eta(39), eta(42, day(5)), etd(12, day(6)), sailed(12)];
  expect(milestoneOf(derive(after, {}, day(13)), 'arrivedPod')).toMatchObject({ expected: day(42) });
});

test('the time of an overdue milestone that is moved to the present is our own, beside that of the carrier', () => {
  const state = derive([etd(9), etd(10, day(9)), eta(39)], {}, day(13));
  expect(milestoneOf(state, 'departed')).toMatchObject({ estimated: day(10), expected: day(13), expectedSource: 'carried' });
});

test('a departure that the carrier named after the arrival moves it by its delay since it was first named', () => {
  const known = [eta(39), etd(9, day(3))];
  expect(milestoneOf(derive([...known, sailed(14)], {}, day(15)), 'arrivedPod')).toMatchObject({ expected: day(42, 12) });
  expect(milestoneOf(derive([...known, sailed(9)], {}, day(10)), 'arrivedPod')).toMatchObject({ expected: day(39), slipMs: 0 });
});
