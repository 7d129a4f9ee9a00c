import type { EstimateHistory, HistoryScope, Instant } from '../types.js';

/** Hours before and after an expected arrival within which eight of ten arrivals fall. */
export interface EstimateSpread {
  before: number;
  after: number;
  /** Finished voyages that it is computed from; 0 for the built-in table. */
  samples: number;
}

/** A share with the number of finished voyages that it is computed from; 0 for the built-in table. */
export interface EstimateShare {
  share: number;
  samples: number;
}

/** Values for one number of days before an arrival. */
export interface EstimateStep<Spread = EstimateSpread, Share = EstimateShare> {
  days: number;
  /** Spread of arrivals that are expected on time. */
  onTime: Spread;
  /** Spread of arrivals that are expected `LATE_MS` or more after the plan. */
  late: Spread;
  /** Share of a known delay that comes true although the carrier's newest time leaves it out. */
  missing: Share;
}

/** Values of a class of finished shipments; null without enough of them. */
export interface EstimateClass {
  /** Share of the planned duration of a sea passage that a late vessel makes up. */
  recovery: EstimateShare | null;
  steps: readonly EstimateStep<EstimateSpread | null, EstimateShare | null>[];
}

/** Fitted values for expected times. */
export interface EstimateModel {
  version: string;
  /** Null for the built-in table. */
  fittedAt: Instant | null;
  /** Values by carrier and lane, e.g. `MAEU|CNSHA-NLRTM`; `MAEU|` has all lanes of a carrier, `|` all carriers. */
  classes: Readonly<Record<string, EstimateClass>>;
}

/** Values of a model for one shipment. */
export interface EstimateRates {
  recovery: EstimateShare & EstimateHistory;
  /** Steps by days, ascending; no spread is narrower than one of fewer days. */
  steps: readonly EstimateStep<EstimateSpread & EstimateHistory, EstimateShare & EstimateHistory>[];
}

/** An arrival expected this much after its first plan counts as late. */
export const LATE_MS = 43_200_000;

/** Hours, used until finished shipments give better values: arrivals slip more often than they come early. */
const TABLE: ReadonlyArray<readonly [days: number, before: number, after: number]> = [
  [0, 4, 8],
  [1, 6, 12],
  [3, 12, 24],
  [7, 24, 48],
  [14, 36, 84],
  [21, 48, 120],
  [35, 72, 168],
];
const RECOVERY: EstimateShare = { share: 0.05, samples: 0 };
/** The carrier's newest time is taken to include every known delay. */
const NOTHING_MISSING: EstimateShare = { share: 0, samples: 0 };

/** Model without finished shipments. */
export const BUILT_IN_MODEL: EstimateModel = { version: 'built-in', fittedAt: null, classes: {} };

/** Days before an arrival for which a model has values. */
export const ESTIMATE_DAYS: readonly number[] = TABLE.map(([days]) => days);

/** Classes of a shipment from the narrowest to the widest. @param lane `POL-POD` by UN/LOCODE */
export const classKeys = (carrier: string | null, lane: string | null): string[] => [
  ...(carrier !== null && lane !== null ? [`${carrier}|${lane}`] : []),
  ...(carrier !== null ? [`${carrier}|`] : []),
  '|',
];

const scopeOf = (key: string): HistoryScope => (key === '|' ? 'all' : key.endsWith('|') ? 'carrier' : 'lane');

/** The narrowest known values for a shipment; each falls back on its own, in the end to the built-in table. */
export function ratesOf({ classes }: EstimateModel, carrier: string | null, lane: string | null): EstimateRates {
  const known = classKeys(carrier, lane).flatMap((key) => (classes[key] === undefined ? [] : [{ scope: scopeOf(key), of: classes[key] }]));
  const first = <T extends object>(pick: (one: EstimateClass) => T | null | undefined, other: T): T & { scope: HistoryScope } => {
    for (const { scope, of } of known) {
      const value = pick(of);
      if (value != null) return { ...value, scope };
    }
    return { ...other, scope: 'table' };
  };
  const widest = { onTime: { before: 0, after: 0 }, late: { before: 0, after: 0 } };
  return {
    recovery: first(({ recovery }) => recovery, RECOVERY),
    steps: TABLE.map(([days, before, after]) => {
      const value = <T extends object>(pick: (step: EstimateClass['steps'][number]) => T | null, other: T): T & { scope: HistoryScope } =>
        first(({ steps }) => steps.filter((step) => step.days === days).map(pick)[0], other);
      const spread = (of: 'onTime' | 'late'): EstimateSpread & EstimateHistory => {
        const found = value((step) => step[of], { before, after, samples: 0 });
        const wide = { before: Math.max(widest[of].before, found.before), after: Math.max(widest[of].after, found.after) };
        widest[of] = wide;
        return { ...found, ...wide };
      };
      return { days, onTime: spread('onTime'), late: spread('late'), missing: value((step) => step.missing, NOTHING_MISSING) };
    }),
  };
}

/** Value between the two nearest steps. */
export function rateAt({ steps }: EstimateRates, days: number, value: (step: EstimateStep) => number): number {
  const above = steps.findIndex((step) => step.days >= days);
  const high = steps.at(above);
  const low = steps[above - 1] ?? high;
  if (high === undefined || low === undefined) return 0;
  const share = high.days === low.days ? 1 : (days - low.days) / (high.days - low.days);
  return value(low) + (value(high) - value(low)) * Math.min(share, 1);
}

/** Scope and number of voyages behind a value at a number of days: those of the step at or above it. */
export function historyAt(
  { steps }: EstimateRates,
  days: number,
  value: (step: EstimateRates['steps'][number]) => EstimateHistory,
): EstimateHistory {
  const step = steps.find((one) => one.days >= days) ?? steps.at(-1);
  if (step === undefined) return { scope: 'table', samples: 0 };
  const { scope, samples } = value(step);
  return { scope, samples };
}
