import { spread } from './spread.js';

export interface LabelGroup<T> {
  items: readonly T[];
  /** Wanted centre of the label: the middle of its points, in units. */
  wanted: number;
  width: number;
}

export interface PlacedLabel<T> extends LabelGroup<T> {
  /** Centre, in units. */
  x: number;
}

export interface FitOptions<T> {
  from: number;
  to: number;
  gap: number;
  /** Maximum distance of a label from its point, in units. */
  maxShift: number;
  /** Wanted centre and width of the one label that groups these items. */
  measure: (items: readonly T[]) => { wanted: number; width: number };
  /** Cost of joining two neighbours beyond their distance, in units: high values keep important labels apart. */
  reluctance?: (left: readonly T[], right: readonly T[]) => number;
}

/**
 * Places one label per item, in order and without overlap; where space is short, neighbours join into one counted label.
 * No item is dropped: every one is in exactly one group.
 */
export function fitLabels<T>(items: readonly T[], options: FitOptions<T>): PlacedLabel<T>[] {
  let groups: LabelGroup<T>[] = items.map((item) => group([item], options));
  for (;;) {
    const placed = place(groups, options);
    if (placed) return placed;
    groups = joinNearest(groups, options);
  }
}

function group<T>(items: readonly T[], options: FitOptions<T>): LabelGroup<T> {
  return { items, ...options.measure(items) };
}

function place<T>(groups: readonly LabelGroup<T>[], options: FitOptions<T>): PlacedLabel<T>[] | null {
  const centres = spread(groups, options.from, options.to, options.gap);
  if (!centres) return groups.length > 1 ? null : groups.map((one) => ({ ...one, x: (options.from + options.to) / 2 }));
  const placed = groups.map((one, i) => ({ ...one, x: centres[i] ?? one.wanted }));
  // A label at an edge is moved inwards by the edge itself, which joining cannot avoid.
  const strained = placed.some((one) => {
    const inside = Math.min(Math.max(one.wanted, options.from + one.width / 2), options.to - one.width / 2);
    return Math.abs(one.x - inside) > options.maxShift;
  });
  return strained && placed.length > 1 ? null : placed;
}

function joinNearest<T>(groups: readonly LabelGroup<T>[], options: FitOptions<T>): LabelGroup<T>[] {
  let best = 0;
  let bestCost = Number.POSITIVE_INFINITY;
  for (let i = 0; i + 1 < groups.length; i += 1) {
    const left = groups[i];
    const right = groups[i + 1];
    if (!left || !right) continue;
    const distance = right.wanted - left.wanted - (left.width + right.width) / 2;
    const cost = distance + (options.reluctance?.(left.items, right.items) ?? 0);
    if (cost < bestCost) {
      bestCost = cost;
      best = i;
    }
  }
  const joined = group([...(groups[best]?.items ?? []), ...(groups[best + 1]?.items ?? [])], options);
  return [...groups.slice(0, best), joined, ...groups.slice(best + 2)];
}
