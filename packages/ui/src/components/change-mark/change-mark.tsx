import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { useMergedRef } from '../../lib/use-merged-ref.js';

/** Duration of the glow, ms. */
const GLOW_MS = 2400;

export interface ChangeMarkProps extends Omit<ComponentProps<'span'>, 'children' | 'role' | 'title' | 'aria-label'> {
  /** Difference in words: “Expected 18 Dec → 20 Dec”. */
  label: string;
}

/** Dot at the name of a row or card whose values have changed without the user. The row glows once for each `label`. */
export function ChangeMark({ label, className, ref, ...rest }: ChangeMarkProps): ReactNode {
  const mark = useRef<HTMLSpanElement>(null);
  const mergedRef = useMergedRef(mark, ref);
  useEffect(() => {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) glow(mark.current?.closest<HTMLElement>('tr, article, li'));
  }, [label]);
  return (
    <span
      data-slot="change-mark"
      {...rest}
      ref={mergedRef}
      // A drawing without an image has no tag of its own.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={label}
      title={label}
      className={cn('sb:inline-block sb:size-2 sb:shrink-0 sb:rounded-full sb:bg-primary', className)}
    />
  );
}

/** Plays once: from the colour that marks a change to the row's own colour. */
function glow(row: HTMLElement | null | undefined): void {
  if (!row) return;
  row.animate(
    { backgroundColor: ['var(--sb-color-info-soft)', getComputedStyle(row).backgroundColor] },
    { duration: GLOW_MS, easing: 'ease-out' },
  );
}
