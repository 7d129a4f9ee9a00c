import {
  classKeys,
  ESTIMATE_DAYS,
  LATE_MS,
  type EstimateClass,
  type EstimateModel,
  type EstimateShare,
  type EstimateSpread,
} from '../estimate/model.js';
import { groupBy } from '../journey/group-by.js';
import type { Instant } from '../types.js';
import { median, quantile, type Weighted } from './quantiles.js';
import { isTooShort, type ArrivalSample, type EstimateSample, type PassageSample } from './samples.js';

/** Minimum number of sailings behind a value; below it the next wider class counts. */
export const MIN_SAMPLES = 30;
const HOUR_MS = 3_600_000;
/** A left-out delay shorter than this shows nothing. */
const MIN_MISSING_MS = 2 * HOUR_MS;
const MAX_RECOVERED = 0.25;
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
  if (sample.kind === 'passage' && isTooShort(sample)) return false;
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
  // Only a late vessel shows whether it makes up time.
  const late = weighted(passages.filter(({ departureSlipMs }) => departureSlipMs >= LATE_MS));
  if (late.sailings < MIN_SAMPLES) return null;
  const shares = late.members.map(({ sample: { departureSlipMs, arrivalSlipMs, plannedMs }, weight }) => ({
    value: (departureSlipMs - arrivalSlipMs) / plannedMs,
    weight: weight * plannedMs,
  }));
  return { share: within(median(shares), MAX_RECOVERED), samples: late.sailings };
}

function missingOf(arrivals: readonly ArrivalSample[]): EstimateShare | null {
  const doubted = weighted(arrivals.filter(({ missingMs }) => missingMs >= MIN_MISSING_MS));
  if (doubted.sailings < MIN_SAMPLES) return null;
  const shares = doubted.members.map(({ sample: { errorMs, missingMs }, weight }) => ({
    value: errorMs / missingMs,
    weight: weight * missingMs,
  }));
  return { share: within(median(shares), 1), samples: doubted.sailings };
}

interface Members<S> {
  members: { sample: S; weight: number }[];
  sailings: number;
}

/** All samples of a sailing have a weight of one together: thirty bills on one ship are one observation. */
function weighted<S extends EstimateSample>(samples: readonly S[]): Members<S> {
  const sailings = [...groupBy(samples, ({ sailing }) => sailing).values()];
  const members = sailings.flatMap((some) => some.map((sample) => ({ sample, weight: 1 / some.length })));
  return { members, sailings: sailings.length };
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

function missingShare({ classes }: EstimateModel, { carrier, lane, days }: ArrivalSample): number {
  for (const key of classKeys(carrier, lane)) {
    const missing = classes[key]?.steps.find((step) => step.days === days)?.missing;
    if (missing != null) return missing.share;
  }
  return 0;
}

function spreadOf(arrivals: readonly ArrivalSample[], model: EstimateModel): EstimateSpread | null {
  const { members, sailings } = weighted(arrivals);
  if (sailings < MIN_SAMPLES) return null;
  const rest = members.map(({ sample, weight }): Weighted => {
    return { value: (sample.errorMs - sample.missingMs * missingShare(model, sample)) / HOUR_MS, weight };
  });
  const before = quantile(
    rest.map(({ value, weight }) => ({ value: -value, weight })),
    0.9,
  );
  return { before: Math.max(before, 0), after: Math.max(quantile(rest, 0.9), 0), samples: sailings };
}
