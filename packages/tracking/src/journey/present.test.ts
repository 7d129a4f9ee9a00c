import { expect, test } from 'vitest';

import { DEFAULT_SETTINGS } from '../anomalies/settings.js';
import { deriveShipment } from '../state/derive-shipment.js';
import { BOX, call, FEEDER, journey, MOTHER, move, query, read } from '../testing/dcsa.js';
import type { ShipmentQuery, ShipmentState } from '../types.js';

type Raw = Record<string, unknown>;
const BILL = { referenceType: 'BL', reference: 'BL1' } as const;
const DAY_MS = 86_400_000;

/** State of a bill whose events are all in its first response. */
function added(raw: readonly Raw[], at: string, changes: Partial<ShipmentQuery> = BILL): ShipmentState {
  const events = read(...raw).map((event) => ({ ...event, receivedAt: at }));
  return deriveShipment(events, query(changes), DEFAULT_SETTINGS, at);
}

const begun = journey({ bill: 'BL1' }).slice(1, 6);
const daysAfter = (days: number): string => new Date(Date.parse('2026-02-16T10:00:00.000Z') + days * DAY_MS).toISOString();

test.each<[string, Raw]>([
  ['with the number of the bill', move('LOAD', 'CNSHA', '2017-01-09T02:00:00Z', { id: 'old', bill: 'BL1', vessel: FEEDER })],
  ['of the vessel without any number', call('ARRI', 'NLRTM', '2017-02-09T02:00:00Z', { id: 'old', vessel: FEEDER })],
  ['in the year before by mistake', call('DEPA', 'CNSHA', '2025-01-09T10:00:00Z', { id: 'old', bill: 'BL1', vessel: FEEDER })],
])('an actual from before the shipment existed is named as foreign and not used: %s', (_name, old) => {
  const at = '2026-01-10T00:00:00.000Z';
  const { foreignEventIds, ...state } = added([old, ...begun], at);
  expect(foreignEventIds).toHaveLength(1);
  expect(foreignEventIds[0]).toContain('old');
  const { foreignEventIds: none, ...alone } = added(begun, at);
  expect(none).toEqual([]);
  expect(state).toEqual(alone);
});

test('a whole shipment of years ago under the same number is left out', () => {
  const old = journey({ bill: 'BL1' }).map((event) => ({
    ...event,
    eventID: `${String(event['eventID'])}-old`,
    eventDateTime: String(event['eventDateTime']).replace('2026', '2021'),
    eventCreatedDateTime: String(event['eventCreatedDateTime']).replace('2026', '2021'),
  }));
  const state = added([...old, ...begun], '2026-01-10T00:00:00.000Z');
  expect(state).toMatchObject({ stage: 'departed', ended: null, ata: null });
  expect(state.foreignEventIds).toHaveLength(old.length);
});

test('a bill that is added after its voyage has the whole voyage, however long ago that was', () => {
  for (const days of [120, 250, 700]) {
    const state = added(journey({ bill: 'BL1' }), daysAfter(days));
    expect(state).toMatchObject({ ended: 'emptyReturned', atd: '2026-01-09T10:00:00.000Z', foreignEventIds: [] });
  }
});

test('a container has its voyage of some months before it was added, and none of years before', () => {
  const container = (days: number) => ({ referenceType: 'CONTAINER', reference: BOX, addedAt: daysAfter(days) }) as const;
  expect(added(journey(), daysAfter(250), container(250))).toMatchObject({ ended: 'emptyReturned', foreignEventIds: [] });
  expect(added(journey(), daysAfter(700), {})).toMatchObject({ ended: 'emptyReturned', foreignEventIds: [] });
  const late = added(journey(), daysAfter(700), container(700));
  expect(late).toMatchObject({ stage: null, outlook: { kind: 'waiting' } });
  expect(late.foreignEventIds).toHaveLength(journey().length);
});

test('a container that is held for more than a year keeps its voyage', () => {
  const voyage = journey({ bill: 'BL1' }).slice(0, 12);
  const back = move('GTIN', 'NLRTM', '2027-04-01T10:00:00Z', { bill: 'BL1', empty: 'EMPTY', facility: 'DEPO', vessel: MOTHER });
  const events = read(...voyage, back);
  const state = deriveShipment(events, query(BILL), DEFAULT_SETTINGS, '2027-04-02T00:00:00.000Z');
  expect(state).toMatchObject({ ended: 'emptyReturned', ata: '2026-02-10T10:00:00.000Z', foreignEventIds: [] });
});
