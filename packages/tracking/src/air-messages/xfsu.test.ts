import { expect, test } from 'vitest';

import { deriveAirShipment } from '../air/index.js';
import { AIR_NOW, airQuery, AWB } from '../testing/air.js';
import { messageOptions, xfsu } from '../testing/air-messages.js';
import { readXfsu } from './index.js';

const read = (text: string) => readXfsu(text, messageOptions);

test('each part of a status has its flight, places, times, pieces and weight', () => {
  const { events, problems } = read(xfsu());
  expect(problems).toEqual([]);
  expect(events.filter(({ classifier }) => classifier === 'ACT')).toMatchObject([
    {
      code: 'DEP',
      awb: AWB,
      flight: 'QR8581',
      from: 'PVG',
      to: 'DOH',
      pieces: 6,
      totalPieces: 10,
      weightKg: 750,
      occursAt: '2026-11-11T18:20:00.000Z',
    },
    { code: 'DEP', flight: 'QR8583', pieces: 4, occursAt: '2026-11-12T14:50:00.000Z', createdAt: '2026-11-14T09:40:00.000Z' },
    { code: 'DLV', place: { iataCode: 'FRA' }, pieces: 10, occursAt: '2026-11-14T08:30:00.000Z', origin: 'PVG', destination: 'FRA' },
    { code: 'DIS', discrepancy: 'MSCA', pieces: 2, remark: 'Search A & B' },
  ]);
  expect(events.filter(({ classifier }) => classifier !== 'ACT')).toMatchObject([
    { code: 'ARR', classifier: 'EST', place: { iataCode: 'DOH' }, occursAt: '2026-11-12T05:10:00.000Z' },
    { code: 'ARR', classifier: 'PLN', place: { iataCode: 'DOH' }, occursAt: '2026-11-13T01:50:00.000Z' },
  ]);
  expect(deriveAirShipment(events, airQuery(), AIR_NOW)).toMatchObject({ stage: 'finished', atd: '2026-11-12T14:50:00.000Z' });
});

test.each([
  ['an end tag of another element', '<a><b></a>', { line: 1, field: 'b', code: 'not-well-formed' }],
  ['an element that is never closed', '<a>\n<b>', { line: 2, field: 'b', code: 'not-well-formed' }],
  ['two documents', '<a/><b/>', { field: 'b', code: 'not-well-formed' }],
  ['an attribute without quotes', '<a b=c/>', { field: 'a', code: 'not-well-formed' }],
  ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', { field: 'document type', code: 'not-well-formed' }],
  ['another message', '<Waybill/>', { line: 1, field: 'MasterConsignment', code: 'not-a-message', value: 'Waybill' }],
  ['no status', xfsu(''), { line: 5, field: 'ReportedStatus', code: 'missing' }],
  ['no reason code', xfsu('\n<ram:ReportedStatus/>'), { line: 11, field: 'ReportedStatus.ReasonCode', code: 'missing' }],
  ['no waybill', xfsu().replace('157-53806270', ''), { field: 'TransportContractDocument.ID', code: 'missing' }],
  [
    'a wrong check digit',
    xfsu().replace('157-53806270', '157-53806275'),
    { line: 7, field: 'TransportContractDocument.ID', code: 'bad-check-digit', effect: 'kept' },
  ],
  [
    'a number of pieces in words',
    xfsu().replace('>4<', '>four<'),
    { field: 'AssociatedStatusConsignment.PieceQuantity', code: 'wrong-type', value: 'four', effect: 'kept' },
  ],
  [
    'a date that does not exist',
    xfsu().replace('2026-11-14T09:30', '2026-11-34T09:30'),
    { line: 10, field: 'time', code: 'bad-time', effect: 'kept' },
  ],
])('%s is reported with its line and field', (_, text, expected) => {
  expect(read(text).problems[0]).toMatchObject({ effect: 'dropped', ...expected });
});
