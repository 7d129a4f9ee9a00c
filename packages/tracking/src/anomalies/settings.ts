import { DEFAULT_FREE_DAYS } from '../carriers/free-days.js';
import type { AnomalySettings, OceanAnomalyKind } from '../types.js';

/** Which deviations of a category are anomalies; `assess.ts` knows with which time each is compared. */
export interface AnomalyRule {
  /** Delays only, or early facts as well. */
  directions: 'delayed' | 'both';
  thresholdHours: number;
}

/** The seven categories (product specification §4) with default thresholds; on time is within one day of the plan. */
export const ANOMALY_RULES: Readonly<Record<OceanAnomalyKind, AnomalyRule>> = {
  shipDelay: { directions: 'both', thresholdHours: 24 },
  transitArrival: { directions: 'both', thresholdHours: 24 },
  transitDeparture: { directions: 'both', thresholdHours: 24 },
  podArrival: { directions: 'both', thresholdHours: 24 },
  delivery: { directions: 'delayed', thresholdHours: 24 },
  pldUnload: { directions: 'delayed', thresholdHours: 24 },
  // No extra tolerance: the free days already are one.
  emptyReturn: { directions: 'delayed', thresholdHours: 0 },
};

const defaultSettings = (): AnomalySettings => ({
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
});

export const DEFAULT_SETTINGS: AnomalySettings = /* @__PURE__ */ defaultSettings();
