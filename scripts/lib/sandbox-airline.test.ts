import { expect, test } from 'vitest';

import { airStatementsOf } from '../../apps/sandbox-carrier/src/air/statements.ts';
import { makeWaybill, type Waybill } from '../../apps/sandbox-carrier/src/air/waybill.ts';
import { AIRLINES } from '../../apps/sandbox-carrier/src/data/airlines.ts';
import { AIRPORTS } from '../../apps/sandbox-carrier/src/data/airports.ts';
import { TEST_SERIALS } from '../../apps/sandbox-carrier/src/data/test-waybills.ts';
import { fsuMessages } from '../../apps/sandbox-carrier/src/wire/fsu.ts';
import { eventsDocument } from '../../apps/sandbox-carrier/src/wire/one-record.ts';
import { readFsu, readOneRecord } from '../../packages/tracking/src/air-messages/index.ts';
import {
  AIRLINES as KNOWN_AIRLINES,
  deriveAirShipment,
  type AirEvent,
  type AirShipmentState,
  type Place,
} from '../../packages/tracking/src/index.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const FROM = Date.parse('2026-11-18T05:00:00Z');
const BASE = 'https://airline.example/one-record';
const SERIALS = Object.keys(TEST_SERIALS).filter((serial) => TEST_SERIALS[serial] !== 'fail');

const places = new Map(
  AIRPORTS.map(({ code, name, lat, lon, zone }): [string, Place] => [
    code,
    {
      unLocationCode: null,
      iataCode: code,
      name,
      facilityCode: null,
      facilityType: null,
      latitude: lat,
      longitude: lon,
      timeZone: zone,
    },
  ]),
);

/** Some ordinary numbers and test numbers of each airline, booked at different times of the day. */
function* allWaybills(): Generator<Waybill> {
  for (const [row, { prefix }] of AIRLINES.entries()) {
    const ordinary = Array.from({ length: 3 }, (_, i) => 1_200_003 + row * 7919 + i * 104_729).map((serial) => `${serial}${serial % 7}`);
    for (const [column, serial] of [...SERIALS.filter((_, i) => (i + row) % 3 === 0), ...ordinary].entries()) {
      yield makeWaybill({ number: `${prefix}${serial}` }, FROM + row * 5.3 * HOUR_MS + column * 1.7 * HOUR_MS);
    }
  }
}

const optionsOf = ({ airline }: Waybill, at: number) => ({
  source: airline.code,
  receivedAt: new Date(at).toISOString(),
  airportOf: (code: string) => places.get(code) ?? null,
});

function readAll(waybill: Waybill): AirEvent[] {
  const statements = airStatementsOf(waybill);
  const document: unknown = JSON.parse(JSON.stringify(eventsDocument(waybill, statements, statements.length, BASE)));
  const { events, problems } = readOneRecord(document, optionsOf(waybill, FROM + 30 * DAY_MS));
  expect(problems).toEqual([]);
  expect(events).toHaveLength(statements.length);
  return events;
}

const waybills = [...allWaybills()].map((waybill) => ({ waybill, events: readAll(waybill) }));

const stateOf = (waybill: Waybill, events: readonly AirEvent[], at: number): AirShipmentState => {
  const asOf = new Date(at).toISOString();
  const query = { awb: waybill.number, origin: null, destination: null, totalPieces: null };
  return deriveAirShipment(
    events.filter(({ createdAt }) => createdAt <= asOf),
    query,
    asOf,
  );
};

test('the airlines and prefixes of the sandbox are those of the tracking package', () => {
  const factsOf = (list: readonly { prefix: string; code: string; name: string }[]) =>
    list.map(({ prefix, code, name }) => [prefix, code, name]);
  expect(factsOf(AIRLINES)).toEqual(factsOf(KNOWN_AIRLINES));
});

test('logistics events of every airline and profile are read without a problem, with their pieces, flights and airports', () => {
  for (const { waybill, events } of waybills) {
    for (const event of events) {
      expect(event).toMatchObject({
        awb: waybill.number,
        origin: waybill.route[0],
        destination: waybill.route.at(-1),
        totalPieces: waybill.pieces,
        zoned: true,
      });
      expect(waybill.route).toContain(event.place?.iataCode);
    }
  }
});

test('status messages of every airline and profile are read without a problem, with the times of the logistics events', () => {
  for (const { waybill, events: published } of waybills) {
    const statements = airStatementsOf(waybill);
    const messages = fsuMessages(waybill, statements).split('\n\n');
    const read = messages.flatMap((message) => {
      const { events, problems } = readFsu(message, optionsOf(waybill, FROM + 20 * DAY_MS));
      expect([message, problems]).toEqual([message, []]);
      return events;
    });
    const timeOf = ({ code, discrepancy, classifier, occursAt, place, flight, pieces }: AirEvent): string =>
      [discrepancy ?? code, classifier, occursAt, place?.iataCode, flight, pieces].join(' ');
    const isTimed = ({ code }: AirEvent): boolean => code !== 'BKD';
    const times = new Set(read.filter(isTimed).map(timeOf));
    expect(times).toEqual(new Set(published.filter(isTimed).map(timeOf)));
  }
});

test('shipments that are not lost end with their delivery, and the late and early ones are that', () => {
  for (const { waybill, events } of waybills) {
    const state = stateOf(waybill, events, FROM + 25 * DAY_MS);
    const name = `${waybill.number} ${waybill.profile} ${waybill.route.join('-')}`;
    const unfinished = waybill.profile === 'silent' || waybill.profile === 'lost';
    expect([name, state.ended]).toEqual([name, unfinished ? null : 'airDelivered']);
    const arrival = state.stations.flatMap(({ milestones }) => milestones).find(({ stage }) => stage === 'arrival');
    const expected = {
      late: 'delayed',
      stubborn: 'delayed',
      missed: 'delayed',
      early: 'advanced',
      ontime: 'asScheduled',
      split: 'asScheduled',
    };
    const { profile } = waybill;
    if (profile in expected) expect([name, arrival?.state]).toEqual([name, expected[profile as keyof typeof expected]]);
  }
});
