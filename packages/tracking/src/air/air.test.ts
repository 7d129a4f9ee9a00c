import fc from 'fast-check';
import { expect, test } from 'vitest';

import { checkAwbNumber, checkFlightNumber, checkIataAirport, checkMmsi, computeAwbCheckDigit, formatAwb } from '../identifiers/index.js';
import { airlineByCode, airlineOfAwb, airlineOfFlight, AIRLINES } from '../carriers/index.js';
import { shipmentFromAirStatus } from '../state/index.js';
import { AIR_NOW, airJourney, airNode, airport, airQuery, AWB, deriveAir, status } from '../testing/air.js';
import { airRail, airStageOf, deriveAirShipment, normaliseAirStatus, severityOf } from './index.js';

const firstStatuses = (count: number) => airJourney().slice(0, count);

test.each([
  ['BKD', 'origin', 'booking'],
  ['FOH', 'origin', null],
  ['DPU', 'origin', null],
  ['DOC', 'origin', null],
  ['RCS', 'origin', 'cargoReceived'],
  ['PRE', 'origin', null],
  ['MAN', 'origin', 'manifested'],
  ['DEP', 'origin', 'departure'],
  ['DEP', 'transit', 'transit'],
  ['ARR', 'transit', 'transit'],
  ['RCF', 'transit', 'transit'],
  ['RCT', 'transit', 'transit'],
  ['TRM', 'transit', 'transit'],
  ['TFD', 'transit', 'transit'],
  ['ARR', 'destination', 'arrival'],
  ['RCF', 'destination', 'receivedFromFlight'],
  ['AWR', 'destination', 'documentReceived'],
  ['CRC', 'destination', null],
  ['TGC', 'destination', null],
  ['CCD', 'destination', 'customsClearance'],
  ['NFD', 'destination', null],
  ['AWD', 'destination', 'documentDelivered'],
  ['DLV', 'destination', 'delivered'],
  ['DDL', 'destination', 'delivered'],
] as const)('status %s at the %s gives the stage %s', (code, role, stage) => {
  expect(airStageOf(code, role)).toBe(stage);
});

test('a whole journey goes through the stages in their order and ends with the delivery', () => {
  const state = deriveAir(airJourney());
  expect(state).toMatchObject({
    stage: 'finished',
    ended: 'airDelivered',
    endedAt: '2026-11-13T09:30:00.000Z',
    totalPieces: 10,
    weightKg: 1250,
  });
  expect(state.stations.map(({ role, key }) => `${role} ${key}`)).toEqual(['airOrigin PVG', 'airTransit DOH', 'airDestination FRA']);
  expect(state.stations.flatMap(({ milestones }) => milestones.map(({ stage }) => stage))).toEqual([
    'booking',
    'cargoReceived',
    'manifested',
    'departure',
    'transit',
    'transit',
    'transit',
    'arrival',
    'documentReceived',
    'receivedFromFlight',
    'customsClearance',
    'documentDelivered',
    'delivered',
    'finished',
  ]);
  // The booking of the second flight and the notice to the consignee appear as notes, not as milestones.
  expect(state.notes).toHaveLength(2);
});

test.each([
  [0, null],
  [1, 'booking'],
  [3, 'cargoReceived'],
  [4, 'manifested'],
  [5, 'departure'],
  [6, 'transit'],
  [9, 'arrival'],
  [10, 'documentReceived'],
  [11, 'receivedFromFlight'],
  [13, 'customsClearance'],
  [14, 'documentDelivered'],
] as const)('after %i statuses the stage is %s', (count, stage) => {
  expect(deriveAir(firstStatuses(count), {}, '2026-11-13T08:30:00.000Z').stage).toBe(stage);
});

test('planned and estimated times reach no stage', () => {
  const planned = airJourney().map((raw) => ({ ...raw, timeType: 'ESTIMATED' }));
  const state = deriveAir(planned, {}, '2026-11-11T00:00:00.000Z');
  expect(state.stage).toBeNull();
  expect(airNode(state, 'departure.DEP@PVG')).toMatchObject({ actual: null, estimated: '2026-11-11T18:20:00.000Z' });
});

test('the flight times in a booking are the plan of departure and arrival, each at its airport', () => {
  const state = deriveAir(firstStatuses(2), {}, '2026-11-10T03:00:00.000Z');
  expect(airNode(state, 'departure.DEP@PVG')).toMatchObject({ planned: '2026-11-11T18:00:00.000Z', expectedSource: 'plan' });
  expect(airNode(state, 'arrival.ARR@FRA').planned).toBe('2026-11-12T18:00:00.000Z');
  expect(state).toMatchObject({ etd: '2026-11-11T18:00:00.000Z', eta: '2026-11-12T18:00:00.000Z', firstEta: '2026-11-12T18:00:00.000Z' });
});

test('a stage is reached when the pieces reported for it add up to the total', () => {
  const part = (flight: string, pieces: number, time: string) =>
    status('DEP', 'PVG', time, { flight, from: 'PVG', to: 'FRA', pieces, weightKg: pieces * 100 });
  const three = deriveAir([part('QR1', 3, '2026-11-11T01:00:00Z')], {}, '2026-11-11T02:00:00.000Z');
  expect(three.stage).toBeNull();
  expect(airNode(three, 'departure.DEP@PVG')).toMatchObject({ actual: null, cargo: { pieces: 3, totalPieces: 10, weightKg: 300 } });
  const all = deriveAir([part('QR1', 3, '2026-11-11T01:00:00Z'), part('QR2', 7, '2026-11-12T01:00:00Z')], {}, '2026-11-12T02:00:00.000Z');
  expect(airNode(all, 'departure.DEP@PVG')).toMatchObject({ actual: '2026-11-12T01:00:00.000Z', cargo: { pieces: 10 } });
  expect(all.legs.map(({ voyage, pieces, departed }) => ({ voyage, pieces, departed }))).toEqual([
    { voyage: 'QR1', pieces: 3, departed: true },
    { voyage: 'QR2', pieces: 7, departed: true },
  ]);
});

test('a corrected count of one flight replaces the first, it does not add to it', () => {
  const dep = { flight: 'QR1', from: 'PVG', to: 'FRA' };
  const time = '2026-11-11T01:00:00Z';
  const state = deriveAir([
    status('DEP', 'PVG', time, { ...dep, pieces: 3 }),
    status('DEP', 'PVG', time, { ...dep, pieces: 4, createdAt: '2026-11-11T02:00:00Z' }),
  ]);
  expect(airNode(state, 'departure.DEP@PVG').cargo).toMatchObject({ pieces: 4 });
});

test('applies a status without a count to the whole shipment', () => {
  const state = deriveAir([status('DEP', 'PVG', '2026-11-11T01:00:00Z')], { totalPieces: null }, '2026-11-11T02:00:00.000Z');
  expect(state.stage).toBe('departure');
});

test('the legs are the flights, without an unused booking once everything has left', () => {
  const rebooked = status('BKD', 'PVG', '2026-11-09T02:00:00Z', { flight: 'QR9999', from: 'PVG', to: 'DOH' });
  expect(deriveAir([rebooked, ...firstStatuses(2)], {}, '2026-11-10T03:00:00.000Z').legs.map(({ voyage }) => voyage)).toContain('QR9999');
  const state = deriveAir([rebooked, ...airJourney()]);
  expect(state.legs).toMatchObject([
    { from: 'PVG', to: 'DOH', voyage: 'QR8581', mode: 'AIR', departed: true, arrived: true, departs: '2026-11-11T18:20:00.000Z' },
    { from: 'DOH', to: 'FRA', voyage: 'QR8171', arrives: '2026-11-12T18:05:00.000Z' },
  ]);
});

test('a truck under a flight number is marked as a truck', () => {
  const state = deriveAir([status('DEP', 'PVG', '2026-11-11T01:00:00Z', { flight: 'QR7001T', from: 'PVG', to: 'FRA', mode: 'TRUCK' })]);
  expect(state.legs[0]?.mode).toBe('TRUCK');
});

test('orders transit airports by their events, and finds both ends by events that occur only there', () => {
  const state = deriveAir(airJourney(), { origin: null, destination: null });
  expect(state.stations.map(({ key }) => key)).toEqual(['PVG', 'DOH', 'FRA']);
});

test('a flight more than six hours late is delayed, and one that should have left is overdue', () => {
  const late = deriveAir([
    ...firstStatuses(4),
    status('DEP', 'PVG', '2026-11-12T02:00:00Z', { flight: 'QR8581', from: 'PVG', to: 'DOH', pieces: 10 }),
  ]);
  expect(airNode(late, 'departure.DEP@PVG')).toMatchObject({ state: 'delayed', slipMs: 8 * 3_600_000 });
  expect(airNode(deriveAir(firstStatuses(4), {}, '2026-11-12T06:00:00.000Z'), 'departure.DEP@PVG')).toMatchObject({
    state: 'delayed',
    overdueSince: '2026-11-11T18:00:00.000Z',
  });
  expect(airNode(deriveAir(airJourney()), 'departure.DEP@PVG').state).toBe('asScheduled');
});

test('a step that was passed without a report is not overdue', () => {
  expect(airNode(deriveAir([...firstStatuses(2), ...airJourney().slice(8)]), 'departure.DEP@PVG')).toMatchObject({
    state: 'notOccurred',
    overdueSince: null,
  });
});

test('attaches a discrepancy to the last event at its airport, and closes it when the cargo is found', () => {
  const missing = status('DIS', 'FRA', '2026-11-12T21:00:00Z', { discrepancy: 'MSCA', pieces: 2 });
  const open = deriveAir([...firstStatuses(12), missing]);
  expect(open.discrepancies).toMatchObject([{ code: 'MSCA', severity: 'anomaly', pieces: 2, open: true }]);
  expect(airNode(open, 'receivedFromFlight.RCF@FRA').discrepancies).toHaveLength(1);
  const found = deriveAir([...firstStatuses(12), missing, status('DIS', 'FRA', '2026-11-13T05:00:00Z', { discrepancy: 'FDCA' })]);
  expect(found.discrepancies.map((one) => one.open)).toEqual([false, false]);
});

test('an off-load discrepancy is closed once all pieces have left', () => {
  const off = status('DIS', 'PVG', '2026-11-11T17:00:00Z', { discrepancy: 'OFLD', pieces: 4 });
  expect(deriveAir([...firstStatuses(4), off]).discrepancies[0]?.open).toBe(true);
  expect(deriveAir([...firstStatuses(5), off]).discrepancies[0]?.open).toBe(false);
});

test.each([
  ['MSCA', 'anomaly'],
  ['OFLD', 'anomaly'],
  ['SSPD', 'anomaly'],
  ['OVCD', 'anomaly'],
  ['MSAW', 'document'],
  ['MSAV', 'document'],
  ['FDCA', 'warning'],
  ['DFLD', 'information'],
  ['ZZZZ', 'warning'],
] as const)('discrepancy %s has the severity %s', (code, severity) => {
  expect(severityOf(code)).toBe(severity);
});

test('the end of tracking is at no place, and its time is in the zone of the place that was reported last', () => {
  const { stations, destination, outlook } = deriveAir(firstStatuses(8), {}, '2026-12-20T00:00:00.000Z');
  const end = stations.at(-1)?.milestones.find(({ stage }) => stage === 'finished');
  expect(destination?.timeZone).toBe('Europe/Berlin');
  expect(end?.place).toMatchObject({ iataCode: null, name: null, timeZone: 'Asia/Qatar' });
  expect(outlook).toMatchObject({ kind: 'lostSight', heardZone: 'Asia/Qatar' });
});

test('ends tracking after thirty days without an update', () => {
  expect(deriveAir(firstStatuses(8), {}, '2026-12-20T00:00:00.000Z')).toMatchObject({ ended: 'noUpdate', stage: 'finished' });
  const ahead = status('RCS', 'PVG', '2026-11-11T08:00:00Z', { createdAt: '2027-02-01T00:00:00Z' });
  expect(deriveAir([ahead], {}, AIR_NOW).lastEventAt).toBe(AIR_NOW);
  expect(deriveAir(firstStatuses(8), {}, '2026-12-01T00:00:00.000Z').ended).toBeNull();
});

test('events of another waybill are left out', () => {
  expect(deriveAir([status('DEP', 'PVG', '2026-11-11T01:00:00Z', { awb: '02012345675' })]).stage).toBeNull();
});

test('ONE Record logistics events are read like FSU statuses', () => {
  const { events, problems } = normaliseAirStatus(
    [
      {
        eventCode: 'DEP',
        eventDate: '2026-11-11T18:20:00Z',
        eventTimeType: 'ACTUAL',
        eventLocation: { locationCode: 'PVG' },
        recordedPieceCount: 10,
        recordedWeight: { value: 100, unit: 'LBR' },
        transportMovementReference: 'QR 8581',
        creationDate: '2026-11-11T18:25:00Z',
      },
    ],
    { source: 'QR', receivedAt: AIR_NOW },
  );
  expect(problems).toEqual([]);
  expect(events).toMatchObject([
    {
      code: 'DEP',
      classifier: 'ACT',
      pieces: 10,
      weightKg: 45.36,
      flight: 'QR8581',
      createdAt: '2026-11-11T18:25:00.000Z',
      place: { iataCode: 'PVG' },
    },
  ]);
});

test('a status that cannot be read is reported as a problem, and the others are read', () => {
  const read = normaliseAirStatus(
    [null, {}, { code: 'DEP', timeType: 'MAYBE', time: 'x' }, { code: 'RCS', airport: 'PVG', time: 'soon' }, { code: 'XYZ' }],
    {
      source: 'QR',
      receivedAt: AIR_NOW,
    },
  );
  expect(read.problems.map(({ index, code, effect }) => [index, code, effect])).toEqual([
    [0, 'not-an-object', 'dropped'],
    [1, 'missing', 'dropped'],
    [2, 'unknown-code', 'dropped'],
    [3, 'bad-time', 'kept'],
  ]);
  expect(read.events.map(({ code }) => code)).toEqual(['RCS', 'XYZ']);
  expect(normaliseAirStatus('text', { source: 'QR', receivedAt: AIR_NOW }).problems).toHaveLength(1);
});

test('a time without zone is that of the airport; without a known zone it is kept as given', () => {
  const read = (airports: boolean) =>
    normaliseAirStatus([{ code: 'RCS', airport: 'PVG', time: '2026-11-11T16:00' }], {
      source: 'QR',
      receivedAt: AIR_NOW,
      ...(airports ? { airportOf: airport } : {}),
    }).events[0];
  expect(read(true)).toMatchObject({ occursAt: '2026-11-11T08:00:00.000Z' });
  expect(read(false)).toMatchObject({ occursAt: null, occursAtText: '2026-11-11T16:00', zoned: false });
});

test('neither order nor repetition of the events matters', () => {
  const events = normaliseAirStatus(airJourney(), { source: 'QR', receivedAt: AIR_NOW, airportOf: airport }).events;
  const expected = deriveAirShipment(events, airQuery(), AIR_NOW);
  fc.assert(
    fc.property(fc.shuffledSubarray([...events, ...events], { minLength: events.length * 2 }), (shuffled) => {
      expect(deriveAirShipment(shuffled, airQuery(), AIR_NOW)).toEqual(expected);
    }),
    { numRuns: 40 },
  );
});

test('the rail shows the main stages of a list row, one point for each hub, and the position of the cargo', () => {
  const rail = airRail(deriveAir(firstStatuses(6), {}, '2026-11-12T08:00:00.000Z'));
  expect(rail.nodes.map(({ stage, placeCode }) => `${stage} ${placeCode ?? ''}`)).toEqual([
    'cargoReceived PVG',
    'departure PVG',
    'transit DOH',
    'arrival FRA',
    'receivedFromFlight FRA',
    'delivered FRA',
  ]);
  expect(Math.floor(rail.position)).toBe(2);
  expect(airRail(deriveAir(airJourney()), { named: true }).nodes[0]).toMatchObject({
    placeName: 'Shanghai Pudong',
    timeZone: 'Asia/Shanghai',
  });
});

test('a response becomes a shipment in one call', () => {
  const state = shipmentFromAirStatus(
    { awb: '157-53806270', origin: 'PVG', destination: 'FRA', totalPieces: 10, events: airJourney() },
    { asOf: AIR_NOW },
  );
  expect(state).toMatchObject({ number: AWB, stage: 'finished' });
});

test('every serial number passes with its own check digit and with no other', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999 }),
      fc.integer({ min: 0, max: 9_999_999 }),
      fc.integer({ min: 0, max: 9 }),
      (prefix, serial, digit) => {
        const ten = `${String(prefix).padStart(3, '0')}${String(serial).padStart(7, '0')}`;
        const check = checkAwbNumber(`${ten.slice(0, 3)}-${ten.slice(3)}${digit}`);
        expect(computeAwbCheckDigit(ten)).toBe(serial % 7);
        expect(check).toMatchObject({ validPattern: true, checkDigit: digit === serial % 7 ? 'ok' : 'bad', expected: String(serial % 7) });
        expect(checkAwbNumber(formatAwb(check.value))).toEqual(check);
      },
    ),
  );
});

test('an airline is known by the prefix of its waybill, its flights and its code', () => {
  expect(airlineOfAwb('020-12345675')?.code).toBe('LH');
  expect(airlineOfFlight('CX 083')?.prefix).toBe('160');
  expect(airlineByCode('3u')?.name).toBe('Sichuan Airlines');
  expect(airlineOfAwb('000-00000000')).toBeNull();
  expect(new Set(AIRLINES.map(({ prefix }) => prefix)).size).toBe(AIRLINES.length);
});

test('codes of airports, flights and ships follow their forms', () => {
  expect(checkIataAirport('pvg').validPattern).toBe(true);
  for (const flight of ['CA1051', '3U8633', 'QR 8581', 'LH8400A']) expect(checkFlightNumber(flight).validPattern).toBe(true);
  for (const flight of ['CA', '1051', 'CA10512', 'CAA1051']) expect(checkFlightNumber(flight).validPattern).toBe(false);
  expect(checkMmsi('MMSI 412345678').validPattern).toBe(true);
  expect(checkMmsi('912345678').validPattern).toBe(false);
});

test.each(['RCF', 'RCT', 'AWR'])('%s without an airport is at the airport of arrival of its flight, in the local time there', (code) => {
  const raw = { code, time: '2026-11-13T10:00', from: 'DOH', to: 'FRA', flight: 'QR8171' };
  const { events } = normaliseAirStatus([raw], { source: 'QR', receivedAt: AIR_NOW, airportOf: airport });
  expect(events).toMatchObject([{ place: { iataCode: 'FRA' }, occursAt: '2026-11-13T09:00:00.000Z' }]);
});

test.each(['MAN', 'PRE', 'TFD'])('%s without an airport is at the airport of departure of its flight, in the local time there', (code) => {
  const raw = { code, time: '2026-11-13T10:00', from: 'DOH', to: 'FRA', flight: 'QR8171' };
  const { events } = normaliseAirStatus([raw], { source: 'QR', receivedAt: AIR_NOW, airportOf: airport });
  expect(events).toMatchObject([{ place: { iataCode: 'DOH' }, occursAt: '2026-11-13T07:00:00.000Z' }]);
});

test('a booking without a time has the creation time of its message', () => {
  const { airport: _airport, time: _time, ...booking } = { ...status('BKD', 'PVG', '2026-11-10T02:00:00Z', { from: 'PVG', to: 'DOH' }) };
  const { events } = normaliseAirStatus([booking], { source: 'QR', receivedAt: AIR_NOW, airportOf: airport });
  expect(events).toMatchObject([{ code: 'BKD', occursAt: '2026-11-10T02:00:00.000Z' }]);
  expect(deriveAir([booking]).stage).toBe('booking');
});

test('an implausible date is reported as a problem and gives no time', () => {
  const { events, problems } = normaliseAirStatus([{ code: 'RCS', airport: 'PVG', time: '9999-12-31T00:00:00Z' }], {
    source: 'QR',
    receivedAt: AIR_NOW,
  });
  expect(events).toMatchObject([{ occursAt: null, occursAtText: null }]);
  expect(problems).toMatchObject([{ path: 'time', code: 'bad-time', effect: 'kept' }]);
});

test('ONE Record events in JSON-LD read like plain ones', () => {
  const cargo = 'https://onerecord.example/ns/cargo#';
  const event = {
    '@id': 'https://airline.example/logistics-objects/1/logistics-events/2',
    '@type': `${cargo}LogisticsEvent`,
    [`${cargo}eventCode`]: { '@id': 'https://onerecord.example/ns/code-lists/StatusCode#DEP' },
    [`${cargo}eventTimeType`]: { '@id': `${cargo}ACTUAL` },
    [`${cargo}eventDate`]: { '@type': 'xsd:dateTime', '@value': '2026-11-11T18:20:00Z' },
    [`${cargo}creationDate`]: [{ '@value': '2026-11-11T18:25:00Z' }],
    [`${cargo}recordedPieceCount`]: { '@value': 10 },
    [`${cargo}eventLocation`]: { '@type': `${cargo}Location`, [`${cargo}locationCodes`]: [{ [`${cargo}code`]: 'PVG' }] },
  };
  const read = (raw: unknown) => normaliseAirStatus(raw, { source: 'QR', receivedAt: AIR_NOW });
  const expected = { code: 'DEP', classifier: 'ACT', occursAt: '2026-11-11T18:20:00.000Z', pieces: 10, place: { iataCode: 'PVG' } };
  for (const raw of [
    [event],
    [{ ...event, [`${cargo}involvedParties`]: [{ '@id': 'a' }, { '@id': 'b' }] }],
    event,
    { '@context': { cargo }, '@type': 'Collection', 'cargo:hasItem': [event] },
    { '@graph': [event] },
    Object.fromEntries(Object.entries(event).map(([key, value]) => [key.replace(cargo, 'cargo:'), value])),
  ]) {
    expect(read(raw)).toMatchObject({ problems: [], events: [{ ...expected, createdAt: '2026-11-11T18:25:00.000Z' }] });
  }
});
