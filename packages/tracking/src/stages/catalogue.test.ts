import { expect, test } from 'vitest';
import { NODE_STATES, OCEAN_ANOMALIES, OCEAN_STAGES, SUBSCRIPTION_STATUSES, TRACKING_STATES } from '../types.js';
import {
  ANOMALY_CATALOGUE,
  NODE_STATE_CATALOGUE,
  STAGE_CATALOGUE,
  stageOrder,
  SUBSCRIPTION_STATUS_CATALOGUE,
  TRACKING_STATE_CATALOGUE,
} from './index.js';

test.each([
  ['stages', OCEAN_STAGES, STAGE_CATALOGUE],
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

test('no stage comes before every stage', () => {
  expect(stageOrder(null)).toBe(-1);
  expect(stageOrder('booked')).toBe(0);
});
