import {
  AIR_STAGE_CATALOGUE,
  ANOMALY_CATALOGUE,
  STAGE_CATALOGUE,
  SUBSCRIPTION_STATUS_CATALOGUE,
  TRACKING_STATE_CATALOGUE,
} from '@seaberry/tracking';
import { expect, it } from 'vitest';
import { catalogueIcons } from './catalogue-icons.js';

it('every icon of the catalogues is available', () => {
  const entries = [
    STAGE_CATALOGUE,
    AIR_STAGE_CATALOGUE,
    TRACKING_STATE_CATALOGUE,
    SUBSCRIPTION_STATUS_CATALOGUE,
    ANOMALY_CATALOGUE,
  ].flatMap((catalogue) => Object.values(catalogue));
  expect(entries.map((entry) => entry.icon).filter((icon) => !(icon in catalogueIcons))).toEqual([]);
});
