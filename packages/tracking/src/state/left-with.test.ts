import { expect, test } from 'vitest';
import { derive } from '../testing/dcsa.js';
import { arrives, at, departs, lands, loads, ofStage, PLAN } from '../testing/moves.js';

const ahead = [arrives('NLRTM', 39, PLAN), lands('NLRTM', 40, PLAN)];

test('a vessel that is at another port has left with the container loaded on it, also where its departure is not reported', () => {
  const state = derive([loads('CNSHA', 9), departs('CNSHA', 9.5, PLAN), arrives('CNNGB', 10), ...ahead], {}, at(12));
  expect(ofStage(state, 'departed')).toMatchObject({ actual: null, passed: true, state: 'notOccurred' });
  expect(state).toMatchObject({ stage: 'departed', trackingState: 'tracking', anomalies: [] });
  expect(state.outlook.next?.stage).toBe('arrivedPod');
});

test('a call before the loading proves no departure', () => {
  const state = derive([arrives('CNNGB', 8), loads('CNSHA', 9), departs('CNSHA', 9.5, PLAN), ...ahead], {}, at(12));
  expect(state.stage).toBe('loaded');
});
