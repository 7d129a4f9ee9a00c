import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { useProgress, type ProgressTone } from './progress.js';

const BOX = { sm: 'sb:size-6', md: 'sb:size-12 sb:text-xs', lg: 'sb:size-20 sb:text-lg' } as const;
const STROKE: Record<ProgressTone, string> = {
  primary: 'sb:stroke-primary',
  success: 'sb:stroke-success',
  warning: 'sb:stroke-warning',
  danger: 'sb:stroke-danger',
};
const RADIUS = 21;
const LENGTH = 2 * Math.PI * RADIUS;

export interface ProgressCircleProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Accessible name, for example “Berries used”. */
  label: string;
  /** Progress from 0 to `max`. Without it the progress is indeterminate. */
  value?: number | undefined;
  /**
   * Value of completion.
   * @default 100
   */
  max?: number;
  /**
   * Text of the value, announced and shown in the middle: “3/5”.
   * @default per cent
   */
  valueText?: string;
  /**
   * `warning` near a limit, `danger` at it.
   * @default 'primary'
   */
  tone?: ProgressTone;
  /**
   * 24, 48 or 80 px; the smallest shows no text.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
}

/** Circular variant of ProgressBar for narrow places: cards, rows. */
export function ProgressCircle({
  label,
  value,
  max = 100,
  valueText,
  tone = 'primary',
  size = 'md',
  className,
  ...rest
}: ProgressCircleProps): ReactNode {
  const { share, shownText } = useProgress(value, max, valueText);
  const ring = { cx: 24, cy: 24, r: RADIUS, fill: 'none', strokeWidth: size === 'sm' ? 6 : 4 };
  return (
    <span
      data-slot="progress-circle"
      data-tone={tone}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <progress> is no circle
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      {...(share === undefined ? {} : { 'aria-valuenow': share * max })}
      aria-valuetext={shownText}
      title={size === 'sm' ? `${label}: ${shownText}` : undefined}
      {...rest}
      className={cn('sb:relative sb:inline-flex sb:shrink-0 sb:items-center sb:justify-center', BOX[size], className)}
    >
      <svg
        data-slot="progress-circle-ring"
        viewBox="0 0 48 48"
        aria-hidden="true"
        className={cn('sb:absolute sb:inset-0 sb:size-full sb:-rotate-90', share === undefined && 'sb:motion-safe:animate-spin')}
      >
        <circle {...ring} className="sb:stroke-border" />
        <circle
          {...ring}
          className={STROKE[tone]}
          strokeDasharray={`${(share ?? 0.25) * LENGTH} ${LENGTH}`}
          strokeLinecap={share === 0 ? 'butt' : 'round'}
        />
      </svg>
      {size !== 'sm' && share !== undefined && (
        <span data-slot="progress-circle-value" aria-hidden="true" className="sb:font-medium sb:text-text sb:tabular-nums">
          {shownText}
        </span>
      )}
    </span>
  );
}
