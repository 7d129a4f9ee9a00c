import { expect, test } from 'vitest';

import { BOX, call, journey, milestone, MOTHER, move, SECOND_BOX } from '../testing/dcsa.js';
import { compactRail, shipmentFromDcsa } from './index.js';

const asOf = '2026-03-01T00:00:00.000Z';

test('a raw response becomes a shipment in one call', () => {
  const state = shipmentFromDcsa(journey(), { asOf });
  expect(state.containers.map(({ number }) => number)).toEqual([BOX]);
  expect(state).toMatchObject({ stage: 'finished', ended: 'emptyReturned', asOf });
});

test('a shipment can be sent as JSON, so that a page derives it once', () => {
  const state = shipmentFromDcsa(journey());
  expect(JSON.parse(JSON.stringify(state))).toEqual(state);
});

test('several boxes belong together through their bill of lading', () => {
  const bill = { bill: 'BL1' };
  const state = shipmentFromDcsa(
    [move('GTIN', 'CNSHA', '2026-01-07T02:00:00Z', bill), move('GTIN', 'CNSHA', '2026-01-07T02:00:00Z', { ...bill, box: SECOND_BOX })],
    { asOf },
  );
  expect(state.containers).toHaveLength(2);
});

test('several boxes belong together where no event names a bill or a booking', () => {
  const state = shipmentFromDcsa(
    [move('GTIN', 'CNSHA', '2026-01-07T02:00:00Z'), move('GTIN', 'CNSHA', '2026-01-07T02:00:00Z', { box: SECOND_BOX })],
    { asOf },
  );
  expect(state.containers.map(({ number }) => number)).toEqual([BOX, SECOND_BOX]);
  expect(state.stage).toBe('gatedIn');
});

test('a box whose events name only the booking belongs to the one bill of a response', () => {
  const booked = { booking: 'BK1', box: SECOND_BOX };
  const events = (booking: string): unknown[] => [
    move('GTIN', 'CNSHA', '2026-01-07T02:00:00Z', { bill: 'BL1' }),
    move('GTIN', 'CNSHA', '2026-01-07T02:00:00Z', booked),
    move('LOAD', 'CNSHA', '2026-01-08T02:00:00Z', { ...booked, booking }),
  ];
  expect(shipmentFromDcsa(events('BK1'), { asOf }).containers.map(({ number }) => number)).toEqual([BOX, SECOND_BOX]);
  // Two bookings may be two shipments: the bill decides.
  expect(shipmentFromDcsa(events('BK2'), { asOf }).containers.map(({ number }) => number)).toEqual([BOX]);
});

test('a requested container selects its shipment out of several', () => {
  const events = [...journey(), move('GTIN', 'CNSHA', '2026-01-07T02:00:00Z', { box: SECOND_BOX })];
  expect(shipmentFromDcsa(events, { asOf, reference: SECOND_BOX }).containers.map(({ number }) => number)).toEqual([SECOND_BOX]);
});

test('turns a response without events into an empty shipment', () => {
  expect(shipmentFromDcsa({ error: 'none' }, { asOf })).toMatchObject({ stage: null, asOf });
});

test('asOf is the time of the system clock by default', () => {
  expect(Math.abs(Date.parse(shipmentFromDcsa([]).asOf) - Date.now())).toBeLessThan(60_000);
});

test('a time with an offset is in the zone of that offset where the zone of its place is unknown', () => {
  const zoneOf = (when: string, options = {}): string | null | undefined => {
    const state = shipmentFromDcsa([call('DEPA', 'CNSHA', when, { vessel: MOTHER })], { asOf, ...options });
    return milestone(state, 'departed@CNSHA#0').place?.timeZone;
  };
  const shown = (when: string): string =>
    new Intl.DateTimeFormat('en-GB', { timeZone: zoneOf(when) ?? 'UTC', hour: '2-digit', minute: '2-digit' }).format(Date.parse(when));
  for (const offset of ['+08:00', '-05:00', '+05:30', '+00:00', '+12:00', 'Z'])
    expect([offset, shown(`2026-01-05T09:40:00${offset}`)]).toEqual([offset, '09:40']);
  expect(zoneOf('2026-01-05T09:40:00+08:00', { timeZoneOf: () => 'Asia/Shanghai' })).toBe('Asia/Shanghai');
  expect(zoneOf('2026-01-05T09:40:00')).toBeNull();
});

test('the end of tracking is at no place, and its time is in the zone of the last one', () => {
  const zones = { timeZoneOf: (code: string) => (code === 'NLRTM' ? 'Europe/Amsterdam' : null) };
  const end = milestone(shipmentFromDcsa(journey(), { asOf, ...zones }), 'finished@-#0');
  expect(end.place).toMatchObject({ unLocationCode: null, name: null, timeZone: 'Europe/Amsterdam' });
});

test('a rail names its places and zones only when asked to', () => {
  const zones = { timeZoneOf: (code: string) => (code === 'CNSHA' ? 'Asia/Shanghai' : null) };
  const state = shipmentFromDcsa(journey(), { asOf, ...zones });
  expect(compactRail(state).nodes[0]).not.toHaveProperty('placeName');
  const [first] = compactRail(state, { named: true }).nodes;
  expect(first).toMatchObject({ placeName: 'Port of CNSHA', timeZone: 'Asia/Shanghai' });
});
