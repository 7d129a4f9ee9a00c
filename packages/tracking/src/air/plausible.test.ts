import { expect, test } from 'vitest';

import { AIR_NOW, airJourney, airNode, airQuery, airport, deriveAir, status } from '../testing/air.js';
import { deriveAirShipment, normaliseAirStatus } from './index.js';

const options = { source: 'QR', receivedAt: AIR_NOW, airportOf: airport };

test('an actual time in the future is reported as a problem and not used; up to a day ahead it is accepted, as the clock of the source may be wrong', () => {
  const read = (time: string) => normaliseAirStatus([status('DLV', 'FRA', time, { createdAt: AIR_NOW })], options);
  for (const time of ['2099-01-01T00:00:00Z', '2026-11-23T09:00:00Z', '2026-11-23T09:00']) {
    const { events, problems } = read(time);
    expect(problems).toMatchObject([{ path: 'time', code: 'bad-time', effect: 'kept', value: time }]);
    expect(events).toMatchObject([{ occursAt: null, occursAtText: null }]);
    expect(deriveAirShipment(events, airQuery(), AIR_NOW)).toMatchObject({ stage: null, ended: null });
  }
  expect(read('2026-11-22T08:00:00Z')).toMatchObject({ problems: [], events: [{ occursAt: '2026-11-22T08:00:00.000Z' }] });
});

test('a planned time may be in the future', () => {
  const { problems } = normaliseAirStatus([status('DEP', 'PVG', '2026-12-24T09:00:00Z', { timeType: 'SCHEDULED' })], options);
  expect(problems).toEqual([]);
});

test('a creation time that cannot be true is reported, and the time of receipt counts', () => {
  const { events, problems } = normaliseAirStatus(
    [status('RCS', 'PVG', '2026-11-11T08:00:00Z', { createdAt: '9999-12-31T00:00:00Z' })],
    options,
  );
  expect(problems).toMatchObject([{ path: 'createdAt', code: 'bad-time', effect: 'kept', value: '9999-12-31T00:00:00Z' }]);
  expect(events).toMatchObject([{ createdAt: AIR_NOW }]);
});

test('statuses of an earlier shipment under the same number are listed in foreignEventIds and not used', () => {
  const earlier = [
    status('RCS', 'PVG', '2025-03-01T08:00:00Z', { pieces: 2 }),
    status('DLV', 'FRA', '2025-03-04T08:00:00Z', { pieces: 2 }),
    status('DIS', 'FRA', '2025-03-03T08:00:00Z', { discrepancy: 'MSCA' }),
    status('DEP', 'PVG', '2025-03-02T08:00:00Z', { timeType: 'SCHEDULED', flight: 'QR9' }),
  ];
  const state = deriveAir([...earlier, ...airJourney().slice(0, 4)], {}, '2026-11-11T17:00:00.000Z');
  expect(state).toMatchObject({ stage: 'manifested', ended: null, discrepancies: [], etd: '2026-11-11T18:00:00.000Z' });
  expect(state.foreignEventIds).toHaveLength(4);
  expect(airNode(state, 'cargoReceived.RCS@PVG').history).toHaveLength(1);
});

test('a shipment on hold for months stays one shipment, and a booking that is reported late excludes no events', () => {
  const delivered = deriveAir(
    [...airJourney().slice(0, 12), status('DLV', 'FRA', '2027-02-20T08:00:00Z', { pieces: 10 })],
    {},
    '2027-02-21T00:00:00.000Z',
  );
  expect(delivered).toMatchObject({ foreignEventIds: [], atd: '2026-11-11T18:20:00.000Z' });
  const flown = airJourney().slice(4, 6);
  expect(deriveAir([...flown, status('BKD', 'DOH', '2026-11-20T08:00:00Z', {})]).foreignEventIds).toEqual([]);
});
