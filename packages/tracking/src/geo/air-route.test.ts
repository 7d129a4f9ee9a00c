import { expect, test } from 'vitest';
import { airJourney, deriveAir, status, type RawStatus } from '../testing/air.js';
import type { Place, ShipmentRoute } from '../types.js';
import { routeOfAirShipment } from './index.js';

const AT: Readonly<Record<string, readonly [longitude: number, latitude: number]>> = {
  PVG: [121.8, 31.14],
  DOH: [51.6, 25.27],
  FRA: [8.56, 50.04],
};

const located = (place: Place | null): Place | null => {
  const [longitude, latitude] = AT[place?.iataCode ?? ''] ?? [];
  return place && longitude !== undefined && latitude !== undefined ? { ...place, longitude, latitude } : place;
};

function routeAt(raw: readonly RawStatus[], asOf: string): ShipmentRoute {
  const state = deriveAir(
    raw.filter(({ createdAt }) => String(createdAt) <= asOf),
    {},
    asOf,
  );
  return routeOfAirShipment({ ...state, stations: state.stations.map((one) => ({ ...one, place: located(one.place) })) });
}

test('a flight goes along a great circle, and the aircraft is estimated between departure and expected arrival', () => {
  const { stops, legs, position } = routeAt(airJourney(), '2026-11-12T15:00:00.000Z');
  expect(stops.map(({ place, arrived, departed }) => [place.iataCode, arrived, departed])).toEqual([
    ['PVG', true, true],
    ['DOH', true, true],
    ['FRA', false, false],
  ]);
  expect(legs.map(({ mode, departed, arrived }) => [mode, departed, arrived])).toEqual([
    ['AIR', true, true],
    ['AIR', true, false],
  ]);
  // From Doha to Frankfurt it flies over Turkey.
  expect(position).toMatchObject({ source: 'estimated', on: legs[1]?.key });
  expect(position?.at[1]).toBeGreaterThan(36);
  expect(position?.course).toBeGreaterThan(290);
});

test('on the ground it is at the airport that was reported last', () => {
  expect(routeAt(airJourney(), '2026-11-12T08:00:00.000Z').position).toMatchObject({ source: 'reported', at: AT['DOH'] });
  expect(routeAt(airJourney(), '2026-11-13T10:00:00.000Z').position).toMatchObject({ source: 'reported', at: AT['FRA'], toGoNm: null });
});

test('a booking is no place of the cargo, and without coordinates an airport is named as not drawn', () => {
  const [booking] = airJourney();
  expect(routeAt(booking ? [booking] : [], '2026-11-10T08:00:00.000Z').position).toBeNull();
  const state = deriveAir(airJourney());
  expect(routeOfAirShipment(state)).toMatchObject({ stops: [], unplaced: [{ iataCode: 'PVG' }, { iataCode: 'DOH' }, { iataCode: 'FRA' }] });
  expect(routeOfAirShipment({ ...state, lastEventAt: null })).toEqual({ stops: [], legs: [], position: null, unplaced: [] });
});

test('while parts are in different places the shipment has none, and their way is drawn once', () => {
  const direct = (flight: string, pieces: number) => ({ flight, from: 'PVG', to: 'FRA', pieces });
  const parts = [
    status('RCS', 'PVG', '2026-11-11T08:00:00Z', { pieces: 10 }),
    status('DEP', 'PVG', '2026-11-11T17:00:00Z', direct('CA1', 3)),
    status('ARR', 'FRA', '2026-11-12T05:00:00Z', direct('CA1', 3)),
    status('DEP', 'PVG', '2026-11-13T17:00:00Z', direct('CA3', 7)),
    status('ARR', 'FRA', '2026-11-14T05:00:00Z', direct('CA3', 7)),
  ];
  const apart = routeAt(parts, '2026-11-13T20:00:00.000Z');
  expect(apart.position).toBeNull();
  // The others have not been heard of since they were received.
  expect(routeAt(parts, '2026-11-12T08:00:00.000Z').position).toBeNull();
  expect(apart.legs).toHaveLength(1);
  expect(routeAt(parts, '2026-11-14T08:00:00.000Z').position).toMatchObject({ at: AT['FRA'] });
});
