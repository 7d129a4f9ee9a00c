import { expect, test } from 'vitest';
import { BOX, call, derive, milestone, MOTHER, move } from '../testing/dcsa.js';
import { shipmentFromDcsa } from '../state/index.js';
import { timeZoneOf } from './index.js';
import { COUNTRIES, PLACES } from './table.gen.js';

const lines = `${COUNTRIES}\n${PLACES}`.split('\n').map((line) => line.split(' '));

test('every zone of the table exists, and no code has two', () => {
  const unknown = lines.flatMap(([zone = '']) => {
    try {
      new Intl.DateTimeFormat('en', { timeZone: zone });
      return [];
    } catch {
      return [zone];
    }
  });
  expect(unknown).toEqual([]);
  const codes = lines.flatMap(([, ...some]) => some);
  expect(codes.length).toBe(new Set(codes).size);
});

test('any place of a country with one time has its zone', () => {
  const zones = ['CNSHA', 'CNURC', 'DEZZZ', 'INNSA', 'VNHPH', 'MYKCH', 'BHBAH', 'TRAMB', 'PAAML'].map(timeZoneOf);
  expect(zones).toEqual([
    'Asia/Shanghai',
    'Asia/Shanghai',
    'Europe/Berlin',
    'Asia/Kolkata',
    'Asia/Ho_Chi_Minh',
    'Asia/Kuala_Lumpur',
    'Asia/Bahrain',
    'Europe/Istanbul',
    'America/Panama',
  ]);
});

test.each([
  ['USLAX', 'America/Los_Angeles'],
  ['USNYC', 'America/New_York'],
  ['USPHX', 'America/Phoenix'],
  ['CAVAN', 'America/Vancouver'],
  ['BRMAO', 'America/Manaus'],
  ['RUVVO', 'Asia/Vladivostok'],
  ['AUBNE', 'Australia/Brisbane'],
  ['IDJKT', 'Asia/Jakarta'],
  ['MXZLO', 'America/Mexico_City'],
  ['ESLPA', 'Atlantic/Canary'],
  ['PTPDL', 'Atlantic/Azores'],
  ['CLSAI', 'America/Santiago'],
])('%s, in a country with several times, has %s', (code, zone) => {
  expect(timeZoneOf(code)).toBe(zone);
});

test('a place that may have several times, and a code that is none, have no zone', () => {
  expect(['USZZZ', 'RUZZZ', 'XXABC', 'CN', 'cnsha', ''].map(timeZoneOf)).toEqual([null, null, null, null, null, null]);
});

test('a time without an offset is that of its place, in summer and in winter', () => {
  const departed = (when: string) => {
    const state = shipmentFromDcsa([call('DEPA', 'NLRTM', when, { vessel: MOTHER })], { asOf: '2026-12-01T00:00:00.000Z', timeZoneOf });
    return state.containers[0]?.stations.flatMap(({ milestones }) => milestones).find(({ stage }) => stage === 'departed')?.actual;
  };
  expect(departed('2026-01-05T09:40:00')).toBe('2026-01-05T08:40:00.000Z');
  expect(departed('2026-07-05T09:40:00')).toBe('2026-07-05T07:40:00.000Z');
});

test('planned and actual times without an offset have one zone: that of their place, where it is known', () => {
  const departure = (zones: { timeZoneOf?: typeof timeZoneOf }) => {
    const raw = [
      call('DEPA', 'CNNGB', '2026-10-16T18:00:00', { as: 'PLN', vessel: MOTHER }),
      call('DEPA', 'CNNGB', '2026-10-17T20:00:00', { vessel: MOTHER }),
    ];
    return milestone(shipmentFromDcsa(raw, { asOf: '2026-12-01T00:00:00.000Z', ...zones }), 'departed@CNNGB#0');
  };
  const known = { planned: '2026-10-16T10:00:00.000Z', actual: '2026-10-17T12:00:00.000Z', unzonedText: null };
  expect(departure({ timeZoneOf })).toMatchObject(known);
  expect(departure({})).toMatchObject({ planned: null, actual: null, unzonedText: '2026-10-17T20:00:00' });
});

test('a place that a report names without its code is in the zone of the offset of its time', () => {
  const depot = {
    facilityTypeCode: 'DEPO',
    modeOfTransport: 'TRUCK',
    otherFacility: 'Shanghai empty depot',
    UNLocationCode: null,
    facilityCode: null,
    location: null,
  };
  const pickup = { ...move('GTOT', null, '2026-01-05T09:40:00+08:00', { empty: 'EMPTY' }), transportCall: depot, eventLocation: null };
  const state = derive([pickup, call('DEPA', 'CNSHA', '2026-01-09T02:00:00+08:00', { vessel: MOTHER })]);
  expect(milestone(state, 'emptyPickup@-#0', BOX).place).toMatchObject({ name: 'Shanghai empty depot', timeZone: 'Etc/GMT-8' });
  const [station] = state.containers[0]?.stations ?? [];
  expect(station?.place).toMatchObject({ name: 'Shanghai empty depot', timeZone: 'Etc/GMT-8' });
});
