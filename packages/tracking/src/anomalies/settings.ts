import { DEFAULT_FREE_DAYS } from '../carriers/table.js';
import type { AnomalySettings, OceanAnomalyKind } from '../types.js';

/** How a category of anomaly is judged. */
export interface AnomalyRule {
  /** Delays only, or also what is ahead of plan. */
  directions: 'delayed' | 'both';
  /** Baseline of the fact. */
  baseline: 'firstStated' | 'deadlineOrFirstStated' | 'fullOutPlusFreeDays';
  thresholdHours: number;
}

/** The seven categories (product specification §4) and their default thresholds; "on time" is a day either way. */
export const ANOMALY_RULES: Readonly<Record<OceanAnomalyKind, AnomalyRule>> = {
  shipDelay: { directions: 'both', baseline: 'firstStated', thresholdHours: 24 },
  transitArrival: { directions: 'both', baseline: 'firstStated', thresholdHours: 24 },
  transitDeparture: { directions: 'both', baseline: 'firstStated', thresholdHours: 24 },
  podArrival: { directions: 'both', baseline: 'firstStated', thresholdHours: 24 },
  delivery: { directions: 'delayed', baseline: 'deadlineOrFirstStated', thresholdHours: 24 },
  pldUnload: { directions: 'delayed', baseline: 'firstStated', thresholdHours: 24 },
  // The tolerance is in the free days themselves.
  emptyReturn: { directions: 'delayed', baseline: 'fullOutPlusFreeDays', thresholdHours: 0 },
};

/** Thresholds and free days of a tenant that has set none. */
export const DEFAULT_SETTINGS: AnomalySettings = {
  thresholdHours: {
    shipDelay: ANOMALY_RULES.shipDelay.thresholdHours,
    transitArrival: ANOMALY_RULES.transitArrival.thresholdHours,
    transitDeparture: ANOMALY_RULES.transitDeparture.thresholdHours,
    podArrival: ANOMALY_RULES.podArrival.thresholdHours,
    delivery: ANOMALY_RULES.delivery.thresholdHours,
    pldUnload: ANOMALY_RULES.pldUnload.thresholdHours,
    emptyReturn: ANOMALY_RULES.emptyReturn.thresholdHours,
  },
  freeDays: DEFAULT_FREE_DAYS,
};
