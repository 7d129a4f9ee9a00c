import {
  classKeys,
  ESTIMATE_DAYS,
  LATE_MS,
  type EstimateClass,
  type EstimateModel,
  type EstimateShare,
  type EstimateSpread,
} from '../estimate/model.js';
import type { Instant } from '../types.js';
import { median, quantile } from './quantiles.js';
import type { ArrivalSample, EstimateSample, PassageSample } from './samples.js';

/** Minimum number of samples of a value; below it the next wider class counts. */
export const LEAST_SAMPLES = 30;
const HOUR_MS = 3_600_000;
/** A left-out delay shorter than this shows nothing. */
const LEAST_MISSING_MS = 2 * HOUR_MS;
const MOST_RECOVERED = 0.25;
/** Longer times come of wrong dates: no passage takes half of it. */
const LONGEST_MS = 180 * 24 * HOUR_MS;

/**
 * Model of the medians and quantiles of samples. A class without enough of them for a value has none of its own, so that the next wider class
 * counts, and in the end the built-in table.
 */
export function fit(samples: readonly EstimateSample[], version: string, fittedAt: Instant): EstimateModel {
  const byClass = new Map<string, EstimateSample[]>();
  for (const sample of samples.filter(isPlausible)) {
    for (const key of classKeys(sample.carrier, sample.lane)) {
      const members = byClass.get(key);
      if (members === undefined) byClass.set(key, [sample]);
      else members.push(sample);
    }
  }
  const classes: Record<string, EstimateClass> = {};
  const model: EstimateModel = { version, fittedAt, classes };
  // Shares first, since the spread is that of what they leave.
  for (const [key, members] of byClass) classes[key] = sharesOf(members);
  for (const [key, members] of byClass) classes[key] = withSpread(classes[key] ?? { recovery: null, steps: [] }, members, model);
  return { ...model, classes: Object.fromEntries(Object.entries(classes).filter(([, found]) => isKnown(found))) };
}

/** A long time has a large weight: a single sample with a wrong year would decide a value of all shipments. */
function isPlausible(sample: EstimateSample): boolean {
  const times =
    sample.kind === 'passage'
      ? [sample.plannedMs, sample.departureSlipMs, sample.arrivalSlipMs]
      : [sample.errorMs, sample.missingMs, sample.carrierErrorMs];
  return times.every((ms) => Math.abs(ms) <= LONGEST_MS);
}

const isKnown = ({ recovery, steps }: EstimateClass): boolean =>
  recovery !== null || steps.some(({ onTime, late, missing }) => onTime !== null || late !== null || missing !== null);

const arrivalsOf = (samples: readonly EstimateSample[], days: number): ArrivalSample[] =>
  samples.filter((sample) => sample.kind === 'arrival').filter((sample) => sample.days === days);

function sharesOf(samples: readonly EstimateSample[]): EstimateClass {
  return {
    recovery: recoveryOf(samples.filter((sample) => sample.kind === 'passage')),
    steps: ESTIMATE_DAYS.map((days) => ({ days, onTime: null, late: null, missing: missingOf(arrivalsOf(samples, days)) })),
  };
}

const within = (share: number, most: number): number => Math.min(Math.max(share, 0), most);

function recoveryOf(passages: readonly PassageSample[]): EstimateShare | null {
  // Only a late vessel shows whether she makes up time.
  const late = passages.filter(({ departureSlipMs }) => departureSlipMs >= LATE_MS);
  if (late.length < LEAST_SAMPLES) return null;
  const shares = late.map((one) => ({ value: (one.departureSlipMs - one.arrivalSlipMs) / one.plannedMs, weight: one.plannedMs }));
  return { share: within(median(shares), MOST_RECOVERED), samples: late.length };
}

function missingOf(arrivals: readonly ArrivalSample[]): EstimateShare | null {
  const doubted = arrivals.filter(({ missingMs }) => missingMs >= LEAST_MISSING_MS);
  if (doubted.length < LEAST_SAMPLES) return null;
  const shares = doubted.map(({ errorMs, missingMs }) => ({ value: errorMs / missingMs, weight: missingMs }));
  return { share: within(median(shares), 1), samples: doubted.length };
}

function withSpread(found: EstimateClass, samples: readonly EstimateSample[], model: EstimateModel): EstimateClass {
  const steps = found.steps.map((step) => {
    const here = arrivalsOf(samples, step.days);
    const of = (late: boolean): EstimateSpread | null =>
      spreadOf(
        here.filter((sample) => sample.late === late),
        model,
      );
    return { ...step, onTime: of(false), late: of(true) };
  });
  return { ...found, steps };
}

/** The share of the narrowest class that has one. */
function missingShare({ classes }: EstimateModel, { carrier, lane, days }: ArrivalSample): number {
  for (const key of classKeys(carrier, lane)) {
    const missing = classes[key]?.steps.find((step) => step.days === days)?.missing;
    if (missing != null) return missing.share;
  }
  return 0;
}

function spreadOf(arrivals: readonly ArrivalSample[], model: EstimateModel): EstimateSpread | null {
  if (arrivals.length < LEAST_SAMPLES) return null;
  const rest = arrivals.map((sample) => (sample.errorMs - sample.missingMs * missingShare(model, sample)) / HOUR_MS);
  const sorted = rest.toSorted((a, b) => a - b);
  return { before: Math.max(-quantile(sorted, 0.1), 0), after: Math.max(quantile(sorted, 0.9), 0), samples: arrivals.length };
}
