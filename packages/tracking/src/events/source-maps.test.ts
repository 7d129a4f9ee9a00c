import { expect, test } from 'vitest';
import { move } from '../testing/dcsa.js';
import { normaliseDcsa, rulesOfSource, SOURCE_RULES, STANDARD_RULES } from './index.js';

const OPTIONS = { receivedAt: '2026-12-01T00:00:00.000Z' };
const WHEN = '2026-01-09T02:00:00Z';

test('seven carriers have an entry, which is found by any of their codes', () => {
  expect(Object.keys(SOURCE_RULES)).toEqual(['CMDU', 'HDMU', 'HLCU', 'MAEU', 'MSCU', 'ONEY', 'ZIMU']);
  expect(rulesOfSource('MEDU')).toBe(SOURCE_RULES['MSCU']);
  expect(rulesOfSource('XXXX')).toBe(STANDARD_RULES);
});

test('HMM: lists by type of event beside a list of calls, a place as text, and the id of the document in its own spelling', () => {
  const raw = {
    shipment: { carrierID: 'HDMU' },
    shipmentEvent: [
      {
        eventID: 's',
        eventCreatedDateTime: WHEN,
        eventType: 'Shipment',
        eventClassifierCode: 'ACT',
        eventDateTime: WHEN,
        shipmentEventTypeCode: 'CONF',
        documentId: 'BK1',
        documentTypeCode: 'BKG',
      },
    ],
    equipmentEvent: [
      {
        eventID: 'e',
        eventCreatedDateTime: WHEN,
        eventType: 'Equipment',
        eventClassifierCode: 'Act',
        eventDateTime: WHEN,
        equipmentEventTypeCode: 'GTIN',
        equipmentReference: 'KOCU4959010',
        emptyIndicatorCode: 'Laden',
        eventLocation: 'KRPUS',
        transportCall: { facilityTypeCode: 'POTE', modeOfTransport: 'Truck', location: 'KRPUS' },
      },
    ],
    transportCall: [{ transportCallID: '1', UNLocationCode: 'KRPUS' }],
  };
  const { events, problems } = normaliseDcsa(raw, { ...OPTIONS, source: 'HDMU' });
  expect(problems).toEqual([]);
  expect(events).toMatchObject([
    { kind: 'SHIPMENT', code: 'CONF', bookingReference: 'BK1' },
    { kind: 'EQUIPMENT', code: 'GTIN', mode: 'TRUCK', empty: 'LADEN', place: { unLocationCode: 'KRPUS' } },
  ]);
});

test.each(['Full Transshipment Discharged', 'Discharged T/S'])(
  'MSC: the description “%s” marks a transshipment and is no reason of a delay',
  (description) => {
    const raw = [{ ...move('DISC', 'SGSIN', WHEN), description }];
    expect(normaliseDcsa(raw, { ...OPTIONS, source: 'MSCU' }).events[0]).toMatchObject({
      remark: null,
      transshipment: true,
    });
  },
);

test('ONE: a six-letter code of the carrier also says whether the container is empty', () => {
  const { eventType: _type, ...raw } = move('MOTYDO', 'CNSHA', WHEN, { empty: null });
  expect(normaliseDcsa([raw], { ...OPTIONS, source: 'ONEY' }).events[0]).toMatchObject({ kind: 'EQUIPMENT', code: 'GTOT', empty: 'EMPTY' });
  expect(normaliseDcsa([raw], { ...OPTIONS, source: 'XXXX' }).events[0]?.kind).toBe('OTHER');
});

test('the rules of a source can map its field names, the path of its list and its classifiers', () => {
  const { eventID: id, eventClassifierCode: _class, ...rest } = move('LOAD', 'CNSHA', WHEN, { id: 'x' });
  const raw = { reply: { boxes: [{ moves: [{ ...rest, msgNo: id, eventClassifierCode: 'DONE' }] }] } };
  const rules = { fields: { msgNo: 'eventID' }, lists: ['reply.boxes.moves'], classifiers: { DONE: 'ACT' } } as const;
  expect(normaliseDcsa(raw, { ...OPTIONS, source: 'XXXX', rules }).events).toMatchObject([
    { sourceEventId: 'x', classifier: 'ACT', code: 'LOAD' },
  ]);
});

test.each([
  [{ isTransshipmentMove: true }, true],
  [{ isTransshipmentMove: false }, false],
  [{ movementType: 'TRANSSHIPMENT' }, true],
  [{ movementType: 'IMPORT' }, false],
  [{ shipmentLocationType: 'POD' }, false],
  [{ carrierSpecificData: { shipmentLocationType: 'PTS' } }, true],
  [{ carrierSpecificData: { transportationPhase: 'Transshipment' } }, true],
  [{ description: 'Import discharged' }, null],
])('%j marks a port of transshipment: %s', (fields, transshipment) => {
  const raw = [{ ...move('DISC', 'SGSIN', WHEN), ...fields }];
  expect(normaliseDcsa(raw, { ...OPTIONS, source: 'XXXX' }).events[0]?.transshipment).toBe(transshipment);
});
