export interface Weighted {
  value: number;
  weight: number;
}

/** Tolerance for sums of weights such as thirds, which are not exact. */
const WEIGHT_TOLERANCE = 1e-9;

/** The value with half of the weight on each side: of all shares it leaves the smallest sum of errors. */
export const median = (values: readonly Weighted[]): number => atWeight(values, total(values) / 2);

/**
 * A value that the next observation exceeds with a probability of at most `1 - share`. That observation counts with a weight of one: the
 * quantile of the known values alone is too small for it, the more so the fewer they are.
 */
export const quantile = (values: readonly Weighted[], share: number): number => atWeight(values, (total(values) + 1) * share);

const total = (values: readonly Weighted[]): number => values.reduce((sum, { weight }) => sum + weight, 0);

/** The smallest value that values of this weight do not exceed, else the largest. */
function atWeight(values: readonly Weighted[], weight: number): number {
  const sorted = values.toSorted((a, b) => a.value - b.value);
  let left = weight - WEIGHT_TOLERANCE;
  for (const one of sorted) {
    left -= one.weight;
    if (left <= 0) return one.value;
  }
  return sorted.at(-1)?.value ?? 0;
}
