import { expect, test } from 'vitest';
import { AIR_STAGES, NODE_STATES, OCEAN_ANOMALIES, OCEAN_STAGES, SUBSCRIPTION_STATUSES, TRACKING_STATES } from '../types.js';
import {
  AIR_STAGE_CATALOGUE,
  airStageOrder,
  ANOMALY_CATALOGUE,
  NODE_STATE_CATALOGUE,
  STAGE_CATALOGUE,
  stageEntry,
  stageOrder,
  SUBSCRIPTION_STATUS_CATALOGUE,
  TRACKING_STATE_CATALOGUE,
} from './index.js';

test.each([
  ['stages', OCEAN_STAGES, STAGE_CATALOGUE],
  ['air stages', AIR_STAGES, AIR_STAGE_CATALOGUE],
  ['tracking states', TRACKING_STATES, TRACKING_STATE_CATALOGUE],
  ['node states', NODE_STATES, NODE_STATE_CATALOGUE],
  ['subscription statuses', SUBSCRIPTION_STATUSES, SUBSCRIPTION_STATUS_CATALOGUE],
  ['anomalies', OCEAN_ANOMALIES, ANOMALY_CATALOGUE],
] as const)('the catalogue of %s has every code of the contract, in its order', (_, codes, catalogue) => {
  const entries = Object.values(catalogue);
  expect(entries.map(({ code }) => code)).toEqual(codes);
  expect(entries.map(({ order }) => order)).toEqual(codes.map((_code, at) => at));
  expect(new Set(entries.map(({ messageKey }) => messageKey)).size).toBe(codes.length);
});

test('a journey without a stage sorts before every stage', () => {
  expect(stageOrder(null)).toBe(-1);
  expect(stageOrder('booked')).toBe(0);
});

test('the catalogue has twelve air stages, and a code of both modes has one meaning', () => {
  expect(AIR_STAGES).toHaveLength(12);
  for (const code of ['delivered', 'finished'] as const) {
    const { order: _order, dcsaCodes: _dcsa, rule: _rule, ...ocean } = STAGE_CATALOGUE[code];
    expect(AIR_STAGE_CATALOGUE[code]).toMatchObject(ocean);
  }
});

test('an entry is found by mode and code, and by its code alone', () => {
  expect(stageEntry('delivered', 'air').order).toBe(10);
  expect(stageEntry('departure')).toBe(AIR_STAGE_CATALOGUE.departure);
  expect(stageEntry('departed', 'air')).toBe(STAGE_CATALOGUE.departed);
  expect([airStageOrder(null), airStageOrder('finished')]).toEqual([-1, 11]);
});
