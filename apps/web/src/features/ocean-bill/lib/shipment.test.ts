import { expect, test } from 'vitest';

import type { Bill } from '../queries.ts';
import { shipmentOf } from './shipment.ts';

const shown = (bill: Partial<Bill>) => shipmentOf({ id: '1', referenceNo: 'MAEU123456789', ...bill } as Bill);
const anomaliesOf = (bill: Partial<Bill>) => shown(bill).anomalies;

test('an anomaly has its own direction, whichever the bill as a whole has', () => {
  const anomalies = [
    { kind: 'shipDelay', direction: 'advanced' },
    { kind: 'podArrival', direction: 'delayed' },
  ];
  for (const signal of ['late', 'early'] as const)
    expect(anomaliesOf({ signal, exceptionTypes: ['shipDelay', 'podArrival'], anomalies })).toEqual(anomalies);
});

test('an anomaly has no direction where the back end names its kind only', () => {
  expect(anomaliesOf({ signal: 'late', exceptionTypes: ['podArrival', 'unheardOf'] })).toEqual([{ kind: 'podArrival', direction: null }]);
});

test('the node of the rail that is overdue is the next milestone of the outlook', () => {
  const node = (stage: string, placeCode: string, actual: string | null) => ({
    stage,
    code: 'GTIN',
    placeCode,
    actual,
    planned: null,
    expected: null,
    slipMs: null,
    state: 'notOccurred',
  });
  const due = '2026-11-18T12:00:00.000Z';
  const rail = [node('gatedIn', 'CNSHA', null), node('departed', 'CNSHA', null)];
  const next = { stage: 'gatedIn', place: { unLocationCode: 'CNSHA' }, expected: null, overdueSince: due };
  const nodes = shipmentOf({ id: '1', referenceNo: 'MAEU123456789', rail, outlook: { kind: 'onTrack', next } } as unknown as Bill).rail;
  expect(nodes.map(({ overdueSince }) => overdueSince)).toEqual([due, undefined]);
});

test('a bill that needs action for an open signal says which one in the list', () => {
  const signal = { key: 'hold', kind: 'customsHold', open: true } as unknown as NonNullable<Bill['topSignal']>;
  expect(shown({ topSignal: signal }).topSignal).toBe('customsHold');
  expect(shown({ topSignal: { ...signal, open: false } }).topSignal).toBeNull();
  // Its outlook says so.
  expect(shown({ topSignal: { ...signal, kind: 'silentCarrier' } }).topSignal).toBeNull();
});
