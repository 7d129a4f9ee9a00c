import type { Outlook, Stage } from '@seaberry/tracking';
import { expect, test } from 'vitest';

import type { Shipment } from '../shipment.ts';
import { changesBetween, type Seen } from './changes.ts';

const outlook = (expected: string | null): Outlook => ({
  kind: 'onTrack',
  stage: 'arrivedPod',
  place: null,
  promise: null,
  expected,
  range: null,
  carrierEta: null,
  slipMs: null,
  cause: null,
  doubt: false,
  next: null,
  lastHeard: null,
  since: null,
});

const shipment = (id: string, expected: string | null): Shipment => ({
  id,
  reference: `COSU${id}`,
  order: null,
  carrier: '',
  route: { pol: null, pod: null, pld: null },
  stage: null,
  rail: [],
  transport: '',
  arrival: { firstEta: null, eta: null, ata: null, timeZone: null },
  state: null,
  subscription: null,
  failureReason: null,
  signal: null,
  outlook: outlook(expected),
  anomalies: [],
  remark: null,
  owner: null,
  topSignal: null,
  aside: null,
});

const seen = (shipments: Shipment[], rest: Partial<Seen> = {}): Seen => ({ listKey: 'page 1', own: 0, shipments, ...rest });
const describe = (before: Outlook<Stage>, after: Outlook<Stage>): string[] =>
  before.expected === after.expected ? [] : [`${before.expected} → ${after.expected}`];

test('shipments whose outlook differs are named with their differences', () => {
  const before = seen([shipment('1', '18 Dec'), shipment('2', '20 Dec')]);
  const after = seen([shipment('2', '20 Dec'), shipment('1', '19 Dec')]);
  expect(changesBetween(before, after, describe)).toEqual([{ id: '1', reference: 'COSU1', words: '18 Dec → 19 Dec' }]);
});

test('the first response, a new row, another page and an own change are no news', () => {
  const before = seen([shipment('1', '18 Dec')]);
  const moved = [shipment('1', '19 Dec')];
  expect(changesBetween(null, seen(moved), describe)).toEqual([]);
  expect(changesBetween(before, seen([shipment('3', '1 Dec')]), describe)).toEqual([]);
  expect(changesBetween(before, seen(moved, { listKey: 'page 2' }), describe)).toEqual([]);
  expect(changesBetween(before, seen(moved, { own: 1 }), describe)).toEqual([]);
});
