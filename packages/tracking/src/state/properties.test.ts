import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../anomalies/settings.js';
import { dedupeEvents, normaliseDcsa22 } from '../events/index.js';
import {
  BOX,
  call,
  document,
  FEEDER,
  journey,
  MOTHER,
  move,
  query,
  read,
  RECEIVED_AT,
  retraction,
  SECOND_BOX,
  THIRD,
  type EventOptions,
} from '../testing/dcsa.js';
import type { Classifier, ShipmentState, TrackingEvent } from '../types.js';
import { deriveShipment } from './derive-shipment.js';

const AS_OF = '2026-03-01T00:00:00.000Z';
const BILL = query({ referenceType: 'BL', reference: 'BL1' });
const state = (events: readonly TrackingEvent[], of = query()): ShipmentState => deriveShipment(events, of, DEFAULT_SETTINGS, AS_OF);

const instant = fc.integer({ min: 0, max: 24 * 80 }).map((hour) => new Date(Date.UTC(2026, 0, 1) + hour * 3_600_000).toISOString());
const place = fc.constantFrom('CNSHA', 'SGSIN', 'MYPKG', 'NLRTM', 'DEDUI', null);

const options: fc.Arbitrary<EventOptions> = fc.record({
  id: fc.stringMatching(/^[a-z0-9]{1,2}$/),
  as: fc.constantFrom<Classifier>('PLN', 'EST', 'ACT'),
  statedAt: instant,
  box: fc.constantFrom(BOX, SECOND_BOX),
  empty: fc.constantFrom<'EMPTY' | 'LADEN'>('EMPTY', 'LADEN'),
  mode: fc.constantFrom('VESSEL' as const, 'RAIL' as const, 'TRUCK' as const, 'BARGE' as const, null),
  facility: fc.constantFrom('POTE', 'DEPO', 'CLOC', 'INTE', null),
  vessel: fc.constantFrom(FEEDER, MOTHER, THIRD, null),
  bill: fc.constantFrom('BL1', 'BL1', 'BL1', 'BL2'),
});

const anyRetraction: fc.Arbitrary<Record<string, unknown>> = fc
  .tuple(fc.stringMatching(/^[a-z0-9]{1,2}$/), instant)
  .map(([id, statedAt]) => retraction(id, statedAt));

const anyReport: fc.Arbitrary<Record<string, unknown>> = fc
  .record({
    options,
    place,
    when: fc.option(instant, { freq: 8 }),
    what: fc.constantFrom('LOAD', 'DISC', 'GTIN', 'GTOT', 'PICK', 'DROP', 'CUSR', 'AVPU', 'ARRI', 'DEPA', 'CONF', 'CANC', 'WXYZ'),
  })
  .map(({ options: given, place: where, when, what }) => {
    if (what === 'CONF' || what === 'CANC') return document(what, 'BKG', when ?? '2026-01-01T00:00:00Z', given);
    return what === 'ARRI' || what === 'DEPA' ? call(what, where ?? 'NLRTM', when, given) : move(what, where, when, given);
  });
const anyEvent = fc.oneof({ weight: 9, arbitrary: anyReport }, { weight: 1, arbitrary: anyRetraction });
const events = fc.array(anyEvent, { maxLength: 25 }).map((raw) => read(...raw));

const shuffled = fc.tuple(events, fc.infiniteStream(fc.nat())).map(([list, keys]) => {
  const ranked = list.map((event) => ({ event, key: keys.next().value ?? 0 }));
  return { list, other: ranked.toSorted((a, b) => a.key - b.key).map(({ event }) => event) };
});

test('the order of arrival does not matter', () => {
  fc.assert(
    fc.property(shuffled, ({ list, other }) => {
      expect(state(other, BILL)).toEqual(state(list, BILL));
      expect(state(other)).toEqual(state(list));
    }),
    { numRuns: 300 },
  );
});

test('receiving events again does not matter', () => {
  fc.assert(
    fc.property(events, fc.array(fc.nat(), { maxLength: 10 }), (list, again) => {
      const repeated = again.flatMap((at) => list[at % Math.max(list.length, 1)] ?? []);
      expect(state([...list, ...repeated], BILL)).toEqual(state(list, BILL));
    }),
  );
});

test('without an actual no stage is reached, whatever was planned or estimated', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 25 }), fc.constantFrom('PLN', 'EST'), (raw, classifier) => {
      const stated = read(
        ...raw.filter(({ eventType }) => eventType !== 'SHIPMENT').map((event) => ({ ...event, eventClassifierCode: classifier })),
      );
      expect(deriveShipment(stated, BILL, DEFAULT_SETTINGS, '2026-02-20T00:00:00.000Z')).toMatchObject({
        stage: null,
        trackingState: 'unshipped',
      });
    }),
  );
});

test('a milestone is shown as happened only if an actual was stated for that time', () => {
  fc.assert(
    fc.property(events, (list) => {
      const actual = new Set(list.filter(({ classifier }) => classifier === 'ACT').map(({ id, occursAt }) => `${id} ${occursAt ?? ''}`));
      const nodes = state(list, BILL).containers.flatMap((box) => box.stations.flatMap((station) => station.milestones));
      for (const node of nodes) {
        if (node.actual === null || node.stage === 'finished') continue;
        expect(node.eventIds.some((id) => actual.has(`${id} ${node.actual ?? ''}`))).toBe(true);
      }
    }),
  );
});

test('an estimate that moves never advances a stage', () => {
  const plan = journey({ as: 'PLN', statedAt: '2026-01-01T00:00:00Z' }).filter(({ eventType }) => eventType !== 'SHIPMENT');
  const shifts = fc.array(fc.integer({ min: -30, max: 30 }), { minLength: plan.length, maxLength: plan.length });
  fc.assert(
    fc.property(fc.nat({ max: 13 }), shifts, (length, days) => {
      const happened = journey().slice(0, length);
      const moved = plan.map((event, at) => ({
        ...event,
        eventID: `moved-${String(at)}`,
        eventClassifierCode: 'EST',
        eventCreatedDateTime: '2026-01-02T00:00:00Z',
        eventDateTime: new Date(Date.parse(String(event['eventDateTime'])) + (days[at] ?? 0) * 86_400_000).toISOString(),
      }));
      expect(state(read(...plan, ...happened, ...moved)).stage).toBe(state(read(...plan, ...happened)).stage);
    }),
  );
});

test('a statement without a time never erases an actual', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 14 }), fc.nat(), fc.boolean(), (length, pick, replaces) => {
      const raw = journey().slice(0, length);
      const nulls = raw
        .filter((_, at) => at % 2 === pick % 2)
        .map((event) => ({
          ...event,
          eventID: `${String(event['eventID'])}${replaces ? '' : '-null'}`,
          eventDateTime: null,
          eventCreatedDateTime: '2026-02-17T00:00:00Z',
        }));
      const before = state(read(...raw));
      const after = state(read(...raw, ...nulls));
      const actuals = (of: ShipmentState): Array<[string, string | null]> =>
        of.containers.flatMap((box) =>
          box.stations.flatMap((station) =>
            station.milestones.filter(({ stage }) => stage !== 'finished').map(({ key, actual }): [string, string | null] => [key, actual]),
          ),
        );
      expect(actuals(after)).toEqual(actuals(before));
    }),
    // Discharges without a time, which are no plans.
    {
      examples: [
        [8, 3, false],
        [8, 2, false],
      ],
    },
  );
});

test('events of an earlier journey of the same container never mix in', () => {
  const strip = (of: ShipmentState): Omit<ShipmentState, 'foreignEventIds'> => {
    const { foreignEventIds: _foreign, ...rest } = of;
    return rest;
  };
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 13 }), fc.integer({ min: 50, max: 200 }), fc.boolean(), (length, days, named) => {
      const shift = (value: unknown): unknown =>
        typeof value === 'string' ? new Date(Date.parse(value) - days * 86_400_000).toISOString() : value;
      const own = (suffix: string): EventOptions => (named ? { booking: `BK${suffix}`, vessel: FEEDER } : {});
      const past = journey(own('A'))
        .filter(({ eventType }) => named || eventType !== 'SHIPMENT')
        .map((event) => ({
          ...event,
          eventID: `${String(event['eventID'])}-old`,
          eventDateTime: shift(event['eventDateTime']),
          eventCreatedDateTime: shift(event['eventCreatedDateTime']),
        }));
      const present = journey(own('B'))
        .filter(({ eventType }) => named || eventType !== 'SHIPMENT')
        .slice(named ? 1 : 0, named ? length + 1 : length);
      const alone = state(read(...present));
      const both = state(read(...past, ...present));
      expect(strip(both)).toEqual(strip(alone));
      expect(both.foreignEventIds).toHaveLength(past.length);
    }),
  );
});

test('malformed events beside good ones lose none of the good ones', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 8 }), fc.array(fc.jsonValue(), { maxLength: 8 }), (good, junk) => {
      const mixed = good.flatMap((event, at) => [junk[at] ?? null, event]).concat(junk);
      // A nested array would be read as a list of events, which is the nested form of some carriers.
      const raw = mixed.map((item) => (Array.isArray(item) ? null : item));
      const ids = (list: readonly unknown[]): string[] =>
        normaliseDcsa22(list, { source: 'MAEU', receivedAt: RECEIVED_AT }).events.map(({ id }) => id);
      expect(ids(raw)).toEqual(expect.arrayContaining(ids(good)));
    }),
  );
});

test('every effective event is shown, noted or marked as foreign', () => {
  fc.assert(
    fc.property(events, (list) => {
      const of = state(list, BILL);
      const known = of.containers.flatMap((box) => [
        ...box.notes,
        ...box.stations.flatMap((station) => station.milestones.flatMap((node) => node.eventIds)),
      ]);
      const all = new Set([...known, ...of.foreignEventIds]);
      for (const { id } of dedupeEvents(list).current) expect(all).toContain(id);
    }),
  );
});
