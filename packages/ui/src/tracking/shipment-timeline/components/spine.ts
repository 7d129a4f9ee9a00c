import type { Progress } from '../shipment-timeline.logic.js';

// The spine is drawn by the pseudo-elements of a row's first cell: no element of its own, and it prints.
const BEFORE = "sb:before:absolute sb:before:content-['']";
const AFTER = "sb:after:absolute sb:after:content-['']";

const SOLID = 'sb:before:inset-s-3 sb:before:border-s-4 sb:before:border-solid sb:before:border-as-scheduled';
const ABOVE = `${BEFORE} sb:before:top-0 sb:before:h-[18px]`;
const BELOW = `${AFTER} sb:after:top-[18px] sb:after:bottom-0`;

const ABOVE_BY: Record<'solid' | 'broken', string> = {
  solid: `${ABOVE} ${SOLID}`,
  broken: `${ABOVE} sb:before:inset-s-[13px] sb:before:border-s-2 sb:before:border-dashed sb:before:border-not-occurred`,
};
const BELOW_BY: Record<'solid' | 'broken', string> = {
  solid: `${BELOW} sb:after:inset-s-3 sb:after:border-s-4 sb:after:border-solid sb:after:border-as-scheduled`,
  broken: `${BELOW} sb:after:inset-s-[13px] sb:after:border-s-2 sb:after:border-dashed sb:after:border-not-occurred`,
};
// Most rows of a long journey: one line instead of two halves, since each pseudo-element is styled and laid out like an element.
const THROUGH = `${BEFORE} sb:before:inset-y-0 ${SOLID}`;

type Half = Progress | 'none';

const styleOf = (progress: Half): 'solid' | 'broken' | undefined =>
  progress === 'none' ? undefined : progress === 'ahead' ? 'broken' : 'solid';

function classesOf(before: Half, after: Half): string {
  const above = styleOf(before);
  const below = styleOf(after);
  if (above === 'solid' && below === 'solid') return `sb:relative ${THROUGH}`;
  return ['sb:relative', above && ABOVE_BY[above], below && BELOW_BY[below]].filter(Boolean).join(' ');
}

const HALVES: readonly Half[] = ['past', 'current', 'ahead', 'none'];

// Written once: a class name that is put together anew for each row costs more than the row's other attributes.
const SPINES = new Map(HALVES.map((before) => [before, new Map(HALVES.map((after) => [after, classesOf(before, after)]))]));

/** Classes that draw the spine through a row: above and below its mark. null leaves that half empty. */
export function spine(before: Progress | null, after: Progress | null): string {
  return SPINES.get(before ?? 'none')?.get(after ?? 'none') ?? '';
}
