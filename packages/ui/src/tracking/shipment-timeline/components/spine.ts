import type { Progress } from '../shipment-timeline.logic.js';

// The spine is drawn by the pseudo-elements of a row's first cell: no element of its own, and it prints.
const LINE = "sb:relative sb:before:absolute sb:before:content-[''] sb:after:absolute sb:after:content-['']";
const PLACE = 'sb:before:top-0 sb:before:h-[18px] sb:after:top-[18px] sb:after:bottom-0';

const BEFORE: Record<Progress, string> = {
  past: 'sb:before:inset-s-3 sb:before:border-s-4 sb:before:border-solid sb:before:border-as-scheduled',
  current: 'sb:before:inset-s-3 sb:before:border-s-4 sb:before:border-solid sb:before:border-as-scheduled',
  ahead: 'sb:before:inset-s-[13px] sb:before:border-s-2 sb:before:border-dashed sb:before:border-not-occurred',
};
const AFTER: Record<Progress, string> = {
  past: 'sb:after:inset-s-3 sb:after:border-s-4 sb:after:border-solid sb:after:border-as-scheduled',
  current: 'sb:after:inset-s-3 sb:after:border-s-4 sb:after:border-solid sb:after:border-as-scheduled',
  ahead: 'sb:after:inset-s-[13px] sb:after:border-s-2 sb:after:border-dashed sb:after:border-not-occurred',
};

type Half = Progress | 'none';

const half = (classes: Record<Progress, string>, progress: Half): string => (progress === 'none' ? '' : classes[progress]);

const HALVES: readonly Half[] = ['past', 'current', 'ahead', 'none'];

// Written once: a class name that is put together anew for each row costs more than the row's other attributes.
const SPINES = new Map(
  HALVES.map((before) => [
    before,
    new Map(HALVES.map((after) => [after, [LINE, PLACE, half(BEFORE, before), half(AFTER, after)].filter(Boolean).join(' ')])),
  ]),
);

/** Classes that draw the spine through a row: above and below its mark. null leaves that half empty. */
export function spine(before: Progress | null, after: Progress | null): string {
  return SPINES.get(before ?? 'none')?.get(after ?? 'none') ?? '';
}
