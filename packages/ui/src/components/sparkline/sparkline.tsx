import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { HEIGHT, linesOf, WIDTH } from './sparkline.logic.js';

export interface SparklineProps extends Omit<ComponentProps<'svg'>, 'children' | 'values' | 'max'> {
  /** Values at equal intervals, oldest first; null where there is none, which leaves a gap. */
  values: readonly (number | null)[];
  /**
   * Value at the top, for figures with a known limit, such as a share. The bottom is zero.
   * @default the largest value
   */
  max?: number;
  /** Accessible name. Without it the line is decorative, beside a figure that carries the information. */
  label?: string;
}

/** Small line of recent values without axes, in the colour of the text around it. For a trend beside a figure. */
export function Sparkline({ values, max, label, className, ...rest }: SparklineProps): ReactNode {
  return (
    <svg
      data-slot="sparkline"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      width="100%"
      height={HEIGHT}
      fill="none"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      {...rest}
      className={cn('sb:block', className)}
    >
      {linesOf(values, max).map((line) => (
        <path
          key={line}
          d={line}
          stroke="currentColor"
          strokeWidth={2}
          strokeLinejoin="round"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}
