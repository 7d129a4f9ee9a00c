import { expect, test } from 'vitest';

import type { Bill } from '../queries.ts';
import { shipmentOf } from './shipment.ts';

// The parts that the anomalies depend on.
const anomaliesOf = (bill: Partial<Bill>) => shipmentOf({ id: '1', referenceNo: 'MAEU123456789', ...bill } as Bill).anomalies;

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
