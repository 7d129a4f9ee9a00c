import { DEFAULT_FREE_DAYS } from '../carriers/table.js';
import type { AnomalySettings, OceanAnomalyKind } from '../types.js';

/** How a category of anomaly is assessed. */
export interface AnomalyRule {
  /** Delays only, or early facts as well. */
  directions: 'delayed' | 'both';
  /** Time with which the fact is compared. */
  baseline: 'firstStated' | 'deadlineOrFirstStated' | 'fullOutPlusFreeDays';
  thresholdHours: number;
}

/** The seven categories (product specification §4) with default thresholds; on time is within one day of the plan. */
export const ANOMALY_RULES: Readonly<Record<OceanAnomalyKind, AnomalyRule>> = {
  shipDelay: { directions: 'both', baseline: 'firstStated', thresholdHours: 24 },
  transitArrival: { directions: 'both', baseline: 'firstStated', thresholdHours: 24 },
  transitDeparture: { directions: 'both', baseline: 'firstStated', thresholdHours: 24 },
  podArrival: { directions: 'both', baseline: 'firstStated', thresholdHours: 24 },
  delivery: { directions: 'delayed', baseline: 'deadlineOrFirstStated', thresholdHours: 24 },
  pldUnload: { directions: 'delayed', baseline: 'firstStated', thresholdHours: 24 },
  // No extra tolerance: the free days already are one.
  emptyReturn: { directions: 'delayed', baseline: 'fullOutPlusFreeDays', thresholdHours: 0 },
};

/** Settings for callers without their own. */
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
  dwellDays: 7,
};
