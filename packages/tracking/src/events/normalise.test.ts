import { expect, test } from 'vitest';
import type { EventProblem } from '../types.js';
import { call, document, move } from '../testing/dcsa.js';
import { normaliseDcsa, normaliseDcsa22, normaliseDcsa30 } from './index.js';

/** Later than every event of this file. */
const RECEIVED_AT = '2026-12-01T00:00:00.000Z';
const OPTIONS = { source: 'MAEU', receivedAt: RECEIVED_AT };
const problem = (problems: readonly EventProblem[], path: string): EventProblem | undefined =>
  problems.find((found) => found.path === path);

test('a 2.2 equipment event is read field by field', () => {
  const raw = {
    eventID: '84db923d-2a19-4eb0-beb5-446c1ec57d34',
    eventCreatedDateTime: '2021-01-09T14:12:56+01:00',
    eventType: 'EQUIPMENT',
    eventClassifierCode: 'ACT',
    eventDateTime: '2019-11-12T07:41:00+08:00',
    equipmentEventTypeCode: 'LOAD',
    equipmentReference: 'apzu 481209-0',
    ISOEquipmentCode: '22GP',
    emptyIndicatorCode: 'LADEN',
    eventLocation: {
      locationName: 'Eiffel Terminal',
      latitude: '48.8585500',
      longitude: '2.294492036',
      UNLocationCode: 'CNSHA',
      facilityCode: 'YICT',
    },
    transportCall: {
      carrierServiceCode: 'FE1',
      exportVoyageNumber: '2103S',
      importVoyageNumber: '2103N',
      transportCallSequenceNumber: 2,
      facilityTypeCode: 'POTE',
      modeOfTransport: 'VESSEL',
      vessel: { vesselIMONumber: 9321483, vesselName: 'King of the Seas' },
    },
    documentReferences: [
      { documentReferenceType: 'BKG', documentReferenceValue: 'ABC123059' },
      { documentReferenceType: 'TRD', documentReferenceValue: '85943567' },
    ],
    seals: [{ sealNumber: '133534', sealSource: 'CUS', sealType: 'WIR' }],
  };
  const { events, problems } = normaliseDcsa22([raw], { ...OPTIONS, timeZoneOf: (code) => (code === 'CNSHA' ? 'Asia/Shanghai' : null) });
  expect(problems).toEqual([]);
  expect(events).toHaveLength(1);
  expect(events[0]).toMatchObject({
    source: 'MAEU',
    sourceEventId: raw.eventID,
    createdAt: '2021-01-09T13:12:56.000Z',
    kind: 'EQUIPMENT',
    code: 'LOAD',
    classifier: 'ACT',
    occursAt: '2019-11-11T23:41:00.000Z',
    occursAtText: '2019-11-12T07:41:00+08:00',
    zoned: true,
    place: {
      unLocationCode: 'CNSHA',
      name: 'Eiffel Terminal',
      facilityCode: 'YICT',
      facilityType: 'POTE',
      latitude: 48.85855,
      longitude: 2.294492036,
      timeZone: 'Asia/Shanghai',
    },
    mode: 'VESSEL',
    vessel: { imo: '9321483', name: 'King of the Seas' },
    voyage: '2103S',
    service: 'FE1',
    callSequence: 2,
    equipmentReference: 'APZU4812090',
    isoEquipmentCode: '22GP',
    empty: 'LADEN',
    seals: ['133534'],
    bookingReference: 'ABC123059',
    transportDocumentReference: '85943567',
    retracts: null,
  });
});

test('the same event has the same id however often and whenever it arrives, and a new version another one', () => {
  const raw = call('ARRI', 'NLRTM', '2026-02-10T10:00:00Z', { id: 'a', as: 'EST', statedAt: '2026-01-10T00:00:00Z' });
  const id = (event: object, receivedAt: string): string | undefined =>
    normaliseDcsa22([event], { source: 'MAEU', receivedAt }).events[0]?.id;
  expect(id(raw, '2026-01-11T00:00:00.000Z')).toBe(id(raw, '2026-01-12T00:00:00.000Z'));
  expect(id({ ...raw, eventCreatedDateTime: '2026-01-11T00:00:00Z' }, RECEIVED_AT)).not.toBe(id(raw, RECEIVED_AT));
});

test('an event without id or creation time has a stable id and is reported', () => {
  const raw = { ...move('LOAD', 'CNSHA', '2026-01-09T02:00:00Z'), eventID: null, eventCreatedDateTime: undefined };
  const first = normaliseDcsa22([raw], { source: 'MAEU', receivedAt: '2026-01-10T00:00:00.000Z' });
  const second = normaliseDcsa22([raw], { source: 'MAEU', receivedAt: '2026-01-10T00:00:00.000Z' });
  expect(first.events[0]?.id).toBe(second.events[0]?.id);
  expect(first.events[0]?.createdAt).toBe('2026-01-10T00:00:00.000Z');
  expect(problem(first.problems, 'eventID')).toMatchObject({ code: 'missing', effect: 'kept' });
  expect(problem(first.problems, 'eventCreatedDateTime')).toMatchObject({ code: 'missing', effect: 'kept' });
});

test('a bad event does not keep the good ones from being read', () => {
  const good = move('LOAD', 'CNSHA', '2026-01-09T02:00:00Z', { id: 'good' });
  const bad: unknown[] = [null, 7, 'x', [], {}, { eventType: 'EQUIPMENT' }, { ...good, eventID: 'no-class', eventClassifierCode: null }];
  const { events, problems } = normaliseDcsa22([...bad.slice(0, 3), good, ...bad.slice(4)], OPTIONS);
  expect(events.map((event) => event.sourceEventId)).toEqual(['good']);
  expect(problems.filter(({ effect }) => effect === 'dropped').map(({ index }) => index)).toEqual([0, 1, 2, 4, 5, 6]);
});

test('reports a response without events as one problem, without an error', () => {
  for (const raw of [null, 'x', 3]) {
    expect(normaliseDcsa(raw, OPTIONS)).toMatchObject({ events: [], problems: [{ path: '', code: 'not-an-object', effect: 'dropped' }] });
  }
  expect(normaliseDcsa({}, OPTIONS)).toMatchObject({ events: [], problems: [{ path: 'events', code: 'missing', effect: 'dropped' }] });
  expect(normaliseDcsa([], OPTIONS)).toEqual({ events: [], problems: [] });
});

test('an unknown code is kept as OTHER with the code as given', () => {
  const { events, problems } = normaliseDcsa22(
    [move('WXYZ', 'CNSHA', '2026-01-09T02:00:00Z'), { ...move('LOAD', 'CNSHA', '2026-01-09T02:00:00Z'), eventType: 'COSMIC' }],
    OPTIONS,
  );
  expect(events.map(({ kind, code }) => [kind, code])).toEqual([
    ['OTHER', 'WXYZ'],
    ['OTHER', 'LOAD'],
  ]);
  expect(problems).toMatchObject([
    { path: 'equipmentEventTypeCode', code: 'unknown-code', effect: 'kept', value: 'WXYZ' },
    { path: 'eventType', code: 'unknown-code', effect: 'kept', value: 'COSMIC' },
  ]);
});

test('a wrong check digit warns and the event is used unchanged', () => {
  const { events, problems } = normaliseDcsa22(
    [move('LOAD', 'CNSHA', '2026-01-09T02:00:00Z', { box: 'APNR7744962', vessel: { vesselIMONumber: '9321484', vesselName: 'X' } })],
    OPTIONS,
  );
  expect(events[0]).toMatchObject({ equipmentReference: 'APNR7744962', vessel: { imo: '9321484' } });
  expect(problems).toMatchObject([
    { path: 'equipmentReference', code: 'bad-check-digit', effect: 'kept' },
    { path: 'transportCall.vessel.vesselIMONumber', code: 'bad-check-digit', effect: 'kept' },
  ]);
});

test('a missing, wrong or unreadable time keeps the event without a time', () => {
  const { events, problems } = normaliseDcsa22(
    [
      move('LOAD', 'CNSHA', null),
      { ...move('LOAD', 'CNSHA', null), eventDateTime: {} },
      move('LOAD', 'CNSHA', 'tomorrow', { statedAt: '2026-01-01T00:00:00Z' }),
    ],
    OPTIONS,
  );
  expect(events.map(({ occursAt, occursAtText }) => [occursAt, occursAtText])).toEqual([
    [null, null],
    [null, null],
    [null, null],
  ]);
  expect(problems.filter(({ path }) => path === 'eventDateTime').map(({ code }) => code)).toEqual(['missing', 'wrong-type', 'bad-time']);
});

test('a time without zone keeps its text; the instant is known only where the zone of the place is', () => {
  const raw = move('LOAD', 'CNSHA', '2026-01-09T02:00:00', { statedAt: '2026-01-09T00:00:00Z' });
  const without = normaliseDcsa22([raw], OPTIONS).events[0];
  const within = normaliseDcsa22([raw], { ...OPTIONS, timeZoneOf: () => 'Asia/Shanghai' }).events[0];
  expect(without).toMatchObject({ occursAt: null, occursAtText: '2026-01-09T02:00:00', zoned: false });
  expect(within).toMatchObject({ occursAt: '2026-01-08T18:00:00.000Z', occursAtText: '2026-01-09T02:00:00', zoned: false });
});

test('a place may be missing, and a locode unknown to every table is kept', () => {
  const { events } = normaliseDcsa22(
    [move('LOAD', null, '2026-01-09T02:00:00Z', { mode: null, facility: null }), move('LOAD', 'ZZ9AB', '2026-01-09T02:00:00Z')],
    OPTIONS,
  );
  expect(events[0]?.place).toBeNull();
  expect(events[1]?.place?.unLocationCode).toBe('ZZ9AB');
});

test('a shipment event is actual even without a classifier', () => {
  const { events } = normaliseDcsa22(
    [{ ...document('CONF', 'BKG', '2026-01-02T02:00:00Z', { booking: 'BK7' }), eventClassifierCode: undefined }],
    OPTIONS,
  );
  expect(events[0]).toMatchObject({ kind: 'SHIPMENT', classifier: 'ACT', bookingReference: 'BK7' });
});

test('an event with the classifier REQ (requested) of port operations is not actual', () => {
  const { events } = normaliseDcsa22([{ ...call('ARRI', 'NLRTM', '2026-02-10T10:00:00Z'), eventClassifierCode: 'REQ' }], OPTIONS);
  expect(events[0]).toMatchObject({ kind: 'OTHER', code: 'ARRI', classifier: 'PLN' });
});

test('HMM: separate arrays, capitalised words and a facility code in place of its type are read; elsewhere they are reported', () => {
  const raw = {
    equipmentEvents: [
      {
        ...move('Load', 'KRPUS', '2026-01-09T02:00:00Z'),
        eventType: 'Equipment',
        eventClassifierCode: 'Act',
        emptyIndicatorCode: 'Laden',
        equipmentEventTypeCode: 'Load',
        transportCall: { UNLocationCode: 'KRPUS', modeOfTransport: 'Vessel', facilityTypeCode: 'HPNT' },
      },
    ],
    transportEvents: [call('DEPA', 'KRPUS', '2026-01-09T10:00:00Z')],
  };
  const hmm = normaliseDcsa(raw, { ...OPTIONS, source: 'HDMU' });
  expect(hmm.problems).toEqual([]);
  expect(hmm.events).toHaveLength(2);
  expect(hmm.events[0]).toMatchObject({
    kind: 'EQUIPMENT',
    code: 'LOAD',
    classifier: 'ACT',
    empty: 'LADEN',
    mode: 'VESSEL',
    place: { facilityCode: 'HPNT', facilityType: null },
  });
  const other = normaliseDcsa(raw, OPTIONS);
  expect(other.events[0]?.kind).toBe('OTHER');
  expect(other.problems.length).toBeGreaterThan(0);
});

test("CMA CGM: the carrier's own label of an event is not read as the reason of a delay", () => {
  const raw = {
    ...move('LOAD', 'FRLEH', '2026-01-09T02:00:00Z'),
    carrierSpecificData: { internalEventCode: 'XOF', internalEventLabel: 'Loaded on board', transportationPhase: 'Export' },
  };
  expect(normaliseDcsa([raw], { ...OPTIONS, source: 'CMDU' }).events[0]).toMatchObject({ code: 'LOAD', remark: null });
});

test('a code map belongs to one source only', () => {
  const rules = { eventCodes: { STRP: 'GTIN' } };
  const raw = [move('STRP', 'CNSHA', '2026-01-09T02:00:00Z')];
  expect(normaliseDcsa(raw, { ...OPTIONS, rules }).events[0]?.code).toBe('GTIN');
  expect(normaliseDcsa(raw, OPTIONS).events[0]?.code).toBe('STRP');
});

const BETA = {
  metadata: {
    eventID: 'c0ea5971',
    eventCreatedDateTime: '2022-10-03T02:55:00+03:00',
    eventType: 'EQUIPMENT',
    publisher: { carrierCode: 'MSK' },
    publisherRole: 'CA',
  },
  payload: {
    eventClassifierCode: 'EST',
    eventDateTime: '2019-11-12T07:41:00+08:30',
    equipmentEventTypeCode: 'DROP',
    equipmentReference: 'APZU4812090',
    emptyIndicatorCode: 'LADEN',
    isTransshipmentMove: true,
    transportCall: {
      modeOfTransport: 'VESSEL',
      location: { locationType: 'UNLO', locationName: 'Port of Rotterdam', UNLocationCode: 'NLRTM' },
      carrierExportVoyageNumber: '2103S',
      carrierImportVoyageNumber: '2103N',
      facilityTypeCode: 'POTE',
      vessel: { vesselIMONumber: '9321483', name: 'King of the Seas' },
    },
    relatedDocumentReferences: [
      { type: 'BKG', value: 'ABC123059' },
      { type: 'TRD', value: '85943567' },
    ],
    seals: [{ number: '133534', source: 'CUS', type: 'WIR' }],
  },
};

test('3.0.0-Beta-1: metadata and payload are read into the same event', () => {
  const { events, problems } = normaliseDcsa30([BETA], OPTIONS);
  expect(problems).toEqual([]);
  expect(events[0]).toMatchObject({
    code: 'DROP',
    classifier: 'EST',
    sourceEventId: 'c0ea5971',
    voyage: '2103S',
    vessel: { imo: '9321483', name: 'King of the Seas' },
    place: { unLocationCode: 'NLRTM', name: 'Port of Rotterdam', facilityType: 'POTE' },
    bookingReference: 'ABC123059',
    transportDocumentReference: '85943567',
    seals: ['133534'],
  });
});

test('3.0.0-Beta-1: a retraction without payload names the event it retracts', () => {
  const raw = {
    metadata: {
      eventID: '2239d040',
      eventCreatedDateTime: '2022-09-20T07:41:00+08:30',
      eventType: 'TRANSPORT',
      retractedEventID: '957e4966',
    },
  };
  const { events, problems } = normaliseDcsa30([raw], OPTIONS);
  expect(problems).toEqual([]);
  expect(events[0]).toMatchObject({ kind: 'OTHER', retracts: '957e4966', classifier: 'PLN' });
});

const SNAPSHOT = {
  eventID: 'w1',
  eventUpdatedDateTime: '2026-06-01T00:00:00Z',
  eventDateTime: '2026-06-02T08:00:00+08:00',
  eventLocation: {
    locationName: 'Shanghai',
    UNLocationCode: 'CNSHA',
    facilityType: 'PORT_TERMINAL',
    facility: { facilityName: 'YS4', facilityCode: 'YS4' },
    geoCoordinate: { latitude: '30.6', longitude: '122.1' },
  },
  reason: 'Late vessel',
  eventClassification: { eventType: 'EQUIPMENT', eventClassifier: 'ACTUAL', equipmentEventType: 'GATED_IN' },
  shipmentDetails: {
    documentReference: { type: 'BOOKING', reference: 'BK9' },
    additionalDocumentReferences: [{ type: 'TRANSPORT_DOCUMENT', reference: 'BL9' }],
  },
  transportDetails: {
    delayReasonCodes: ['WEA'],
    transportCall: {
      modeOfTransport: 'VESSEL',
      vesselTransport: { vesselIMONumber: '9321483', vesselName: 'King' },
      exportVoyageNumberOrReference: { carrierVoyageNumber: '12W' },
      serviceCodeOrReference: { carrierServiceCode: 'FE1' },
    },
  },
  equipmentDetails: {
    equipmentReference: 'MSKU6011672',
    isoEquipmentCode: '45G1',
    emptyIndicator: 'LADEN',
    transportPhase: 'EXPORT',
    seals: [{ number: 'S1' }],
  },
};

test('3.0.0 snapshots: full words become the codes of 2.2', () => {
  const { events, problems } = normaliseDcsa30({ events: [SNAPSHOT] }, OPTIONS);
  expect(problems).toEqual([]);
  expect(events[0]).toMatchObject({
    kind: 'EQUIPMENT',
    code: 'GTIN',
    classifier: 'ACT',
    empty: 'LADEN',
    place: { unLocationCode: 'CNSHA', facilityCode: 'YS4', facilityType: 'POTE', latitude: 30.6 },
    vessel: { imo: '9321483', name: 'King' },
    voyage: '12W',
    service: 'FE1',
    bookingReference: 'BK9',
    transportDocumentReference: 'BL9',
    delayReason: 'WEA',
    remark: 'Late vessel',
    seals: ['S1'],
  });
});

test('3.0.0 snapshots: four-letter codes are read too, and sensor events are kept as OTHER without a problem', () => {
  const codes = {
    ...SNAPSHOT,
    eventClassification: { eventTypeCode: 'EQUIPMENT', eventClassifierCode: 'ACT', equipmentEventTypeCode: 'GTIN' },
  };
  const sensor = {
    ...SNAPSHOT,
    eventID: 'i1',
    eventClassification: { eventType: 'IOT', eventClassifier: 'ACTUAL', iotEventType: 'DOOR_OPENED' },
  };
  const { events, problems } = normaliseDcsa30({ events: [codes, sensor] }, OPTIONS);
  expect(problems).toEqual([]);
  expect(events.map(({ kind, code }) => [kind, code])).toEqual([
    ['EQUIPMENT', 'GTIN'],
    ['OTHER', 'DOOR_OPENED'],
  ]);
});

test('3.0.0 snapshots: isRetracted retracts the event itself', () => {
  expect(normaliseDcsa30({ events: [{ ...SNAPSHOT, isRetracted: true }] }, OPTIONS).events[0]).toMatchObject({ retracts: 'w1' });
});

test('detects the version from the shape of each event', () => {
  const { events } = normaliseDcsa([BETA, SNAPSHOT, move('LOAD', 'CNSHA', '2026-01-09T02:00:00Z')], OPTIONS);
  expect(events.map(({ code }) => code)).toEqual(['DROP', 'GTIN', 'LOAD']);
  expect(normaliseDcsa(SNAPSHOT, OPTIONS).events).toHaveLength(1);
});
