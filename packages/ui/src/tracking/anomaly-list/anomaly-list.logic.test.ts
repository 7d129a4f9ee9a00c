import { expect, it } from 'vitest';
import { lateAnomalies } from '../fixtures/journeys.js';
import { anomalyTone, sortAnomalies } from './anomaly-list.logic.js';

it('sorts open before closed, severe before delayed, and larger slips first', () => {
  expect(sortAnomalies(lateAnomalies).map((one) => `${one.kind} ${anomalyTone(one)} ${one.open ? 'open' : 'closed'}`)).toEqual([
    'podArrival severe open',
    'pldUnload severe open',
    'delivery delayed open',
    'shipDelay delayed closed',
    'transitArrival delayed closed',
  ]);
});

it('does not change the given list', () => {
  const before = [...lateAnomalies];
  sortAnomalies(lateAnomalies);
  expect(lateAnomalies).toEqual(before);
});
