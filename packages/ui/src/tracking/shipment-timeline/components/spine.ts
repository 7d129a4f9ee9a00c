import type { Progress } from '../shipment-timeline.logic.js';

type Half = 's' | 'b' | 'n';

const half = (progress: Progress | null): Half => (progress === null ? 'n' : progress === 'ahead' ? 'b' : 's');

const HALVES: readonly Half[] = ['s', 'b', 'n'];

// Cached: building a class name per row costs more than the row's other attributes.
const SPINES = new Map(HALVES.map((above) => [above, new Map(HALVES.map((below) => [below, `sb-spine sb-spine-${above}${below}`]))]));

/** Classes of the spine above and below the mark of a row. null leaves that half empty. */
export function spine(before: Progress | null, after: Progress | null): string {
  return SPINES.get(half(before))?.get(half(after)) ?? '';
}

/** Classes of the spine in a row without a mark. */
export function spineThrough(progress: Progress | null): string {
  return progress === null ? '' : `sb-spine sb-spine-${half(progress)}`;
}
