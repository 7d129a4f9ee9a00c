import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { useMergedRef } from '../../lib/use-merged-ref.js';

export interface WatermarkProps extends ComponentProps<'div'> {
  /** Lines of the mark, such as the company and the user; an empty list draws none. */
  lines: readonly string[];
  /**
   * Distance between two marks, in px.
   * @default 140
   */
  gap?: number;
  /**
   * Strength of the mark, from 0 to 1.
   * @default 0.3
   */
  opacity?: number;
  /** Hides the mark in print. */
  hideInPrint?: boolean;
}

/**
 * Watermark over a whole area that names the owner of the copy. Clicks pass through it, and it returns when it is removed from the DOM.
 * It deters and does not protect: data that a user must not see has to be withheld by the server.
 */
export function Watermark({
  lines,
  gap = 140,
  opacity = 0.3,
  hideInPrint = false,
  className,
  children,
  ref,
  ...rest
}: WatermarkProps): ReactNode {
  const area = useRef<HTMLDivElement>(null);
  const rootRef = useMergedRef(area, ref);
  // Compared as a string, so that an equal new array does not redraw the mark.
  const words = lines.filter((line) => line.trim() !== '').join('\n');

  useEffect(() => {
    if (words === '') return;
    let gone = false;
    let takeAway: (() => void) | undefined;
    void import('./components/draw-mark.js').then(({ drawMark }) => {
      if (!gone && area.current) takeAway = drawMark(area.current, { lines: words.split('\n'), gap, opacity });
    });
    return () => {
      gone = true;
      takeAway?.();
    };
  }, [words, gap, opacity]);

  return (
    <div
      ref={rootRef}
      data-slot="watermark"
      {...rest}
      // The mark overrides every rule that hides it, but not those for its opacity.
      className={cn('sb:relative sb:isolate', hideInPrint && 'sb:print:[&>:not([data-slot])]:opacity-0', className)}
    >
      <div data-slot="watermark-content" className="sb:contents">
        {children}
      </div>
    </div>
  );
}
