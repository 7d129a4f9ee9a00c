import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OUTLOOK_CATALOGUE } from '../outlook/index.js';
import { AIR_NOW, airQuery, airport, deriveAir, type RawStatus } from '../testing/air.js';
import { anyAir, hour, plausibleAir } from '../testing/any-air.js';
import type { AirShipmentState, AirStage, Milestone } from '../types.js';
import { airNextChange, deriveAirShipment, normaliseAirStatus } from './index.js';

const HOUR_MS = 3_600_000;
const moment = fc.integer({ min: 2, max: 400 });

const milestones = (state: AirShipmentState): Milestone<AirStage>[] => state.stations.flatMap((station) => station.milestones);
/** Statuses that the airline has sent until then. */
const known = (raw: readonly RawStatus[], now: number): RawStatus[] => raw.filter(({ createdAt }) => String(createdAt) <= hour(now));
const at = (raw: readonly RawStatus[], now: number): AirShipmentState => deriveAir(known(raw, now), {}, hour(now));

test('the outlook of an air waybill depends neither on the order of its statuses nor on their repetition', () => {
  const shuffled = fc.tuple(anyAir, fc.infiniteStream(fc.nat()), fc.array(fc.nat(), { maxLength: 6 }));
  fc.assert(
    fc.property(shuffled, moment, ([raw, keys, again], now) => {
      const { events } = normaliseAirStatus(raw, { source: 'QR', receivedAt: AIR_NOW, airportOf: airport });
      const repeated = [...events, ...again.flatMap((n) => events[n % Math.max(events.length, 1)] ?? [])];
      const ranked = repeated.map((event) => ({ event, key: keys.next().value ?? 0 })).toSorted((a, b) => a.key - b.key);
      const other = ranked.map(({ event }) => event);
      expect(deriveAirShipment(other, airQuery(), hour(now))).toEqual(deriveAirShipment(events, airQuery(), hour(now)));
    }),
    { numRuns: 300 },
  );
});

test('air milestones to come are expected in the order of the journey, after past ones, and not in the past', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        anyAir,
        plausibleAir.map(({ raw }) => raw),
      ),
      moment,
      (raw, now) => {
        const state = at(raw, now);
        let earliest = hour(now);
        for (const { expected, expectedSource } of milestones(state)) {
          if (expected === null) continue;
          if (expectedSource !== 'actual') expect(expected >= earliest).toBe(true);
          if (expected > earliest) earliest = expected;
        }
      },
    ),
    { numRuns: 500 },
  );
});

test('no air milestone is as planned behind a known delay, over hubs, parts and offloads', () => {
  fc.assert(
    fc.property(plausibleAir, moment, ({ raw }, now) => {
      let delayed = false;
      for (const { expected, expectedSource, slipMs, estimated } of milestones(at(raw, now))) {
        if (expected === null || slipMs === null) continue;
        if (delayed && expectedSource !== 'actual' && estimated === null) expect(slipMs).toBeGreaterThan(0);
        delayed = slipMs > 12 * HOUR_MS;
      }
    }),
    { numRuns: 500 },
  );
});

test('the slip of an air waybill is the difference of its promise and its expected arrival, and has no range around it', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        anyAir,
        plausibleAir.map(({ raw }) => raw),
      ),
      moment,
      (raw, now) => {
        const { slipMs, promise, expected, range, kind, cause } = at(raw, now).outlook;
        expect(slipMs).toBe(expected === null || promise === null ? null : Date.parse(expected) - Date.parse(promise.at));
        expect(range).toBeNull();
        if (kind === 'late') expect(slipMs).toBeGreaterThan(6 * HOUR_MS);
        if (cause !== null) expect(cause.slipMs).toBeGreaterThanOrEqual(2 * HOUR_MS);
      },
    ),
    { numRuns: 500 },
  );
});

test('of air waybills only a completed one is green, and it is one whose pieces have all been delivered', () => {
  fc.assert(
    fc.property(anyAir, moment, (raw, now) => {
      const state = at(raw, now);
      const isGreen = OUTLOOK_CATALOGUE[state.outlook.kind].tone === 'success';
      expect(isGreen).toBe(state.ended === 'airDelivered');
      const delivery = milestones(state).find(({ stage }) => stage === 'delivered');
      if (isGreen && delivery?.cargo?.pieces != null) expect(delivery.cargo.pieces).toBe(10);
    }),
    { numRuns: 500 },
  );
});

test('a planned or estimated status alone moves no air waybill', () => {
  fc.assert(
    fc.property(anyAir, fc.constantFrom('SCHEDULED', 'ESTIMATED'), moment, (raw, timeType, now) => {
      const state = at(
        raw.map((one) => ({ ...one, timeType })),
        now,
      );
      expect([state.atd, state.ata]).toEqual([null, null]);
      expect(['unshipped', 'ended']).toContain(state.trackingState);
      expect(['arrived', 'completed']).not.toContain(state.outlook.kind);
    }),
  );
});

test('a stored state of an air waybill holds until its next change, or for an hour', () => {
  const shown = ({ outlook, stage, ended, trackingState, stations }: AirShipmentState): unknown => [
    outlook.kind,
    outlook.doubt,
    stage,
    ended,
    trackingState,
    stations.flatMap((one) => one.milestones.map(({ key, state, overdueSince }) => [key, state, overdueSince !== null])),
  ];
  fc.assert(
    fc.property(plausibleAir, fc.integer({ min: 2, max: 200 }), ({ raw }, now) => {
      const of = (instant: string): AirShipmentState => deriveAir(known(raw, now), {}, instant);
      const stored = of(hour(now));
      const next = airNextChange(stored);
      const until = next === null ? Date.parse(hour(now)) + 60 * 24 * HOUR_MS : Date.parse(next) - 2;
      for (const share of [0.25, 0.5, 0.75, 1]) {
        const instant = Date.parse(hour(now)) + (until - Date.parse(hour(now))) * share;
        if (instant > Date.parse(hour(now + 1))) expect(shown(of(new Date(instant).toISOString()))).toEqual(shown(stored));
      }
    }),
    { numRuns: 300 },
  );
});
