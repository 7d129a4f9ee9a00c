import { useId, type ComponentProps, type ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { useComponentsText, useControlSize, useFormat, type ControlSize } from '../../lib/ui-provider.js';

export type ProgressTone = 'primary' | 'success' | 'warning' | 'danger';

const FILL: Record<ProgressTone, string> = {
  primary: 'sb:bg-primary',
  success: 'sb:bg-success',
  warning: 'sb:bg-warning',
  danger: 'sb:bg-danger',
};
const HEIGHT: Record<ControlSize, string> = { sm: 'sb:h-1', md: 'sb:h-2', lg: 'sb:h-3' };

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name, for example “Importing rows”. */
  label: string;
  /** Progress from 0 to `max`. Without it the progress is indeterminate. */
  value?: number | undefined;
  /**
   * Value of completion.
   * @default 100
   */
  max?: number;
  /**
   * Text of the value: “48 of 50 rows”.
   * @default per cent
   */
  valueText?: string;
  /**
   * `warning` near a limit, `danger` at it.
   * @default 'primary'
   */
  tone?: ProgressTone;
  /**
   * Height of the bar: 4, 8 or 12 px.
   * @default the size of the provider, else 'md'
   */
  size?: ControlSize;
  /** Hides label and value visually; screen readers announce them. */
  hideLabel?: boolean;
}

/** Progress of an operation that takes more than a few seconds. */
export function ProgressBar({
  label,
  value,
  max = 100,
  valueText,
  tone = 'primary',
  size: ownSize,
  hideLabel = false,
  className,
  ...rest
}: ProgressBarProps): ReactNode {
  const size = useControlSize(ownSize);
  const labelId = useId();
  const { share, shownText } = useProgress(value, max, valueText);
  return (
    <div data-slot="progress" data-tone={tone} {...rest} className={cn('sb:min-w-0 sb:text-sm', className)}>
      <div data-slot="progress-text" className={cn('sb:flex sb:gap-3', hideLabel ? 'sb:sr-only' : 'sb:mb-1.5')}>
        <span data-slot="progress-label" id={labelId} className="sb:min-w-0 sb:grow sb:truncate sb:text-text">
          {label}
        </span>
        <span data-slot="progress-value" aria-hidden="true" className="sb:whitespace-nowrap sb:text-muted sb:tabular-nums">
          {shownText}
        </span>
      </div>
      <div
        data-slot="progress-bar"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <progress> cannot be drawn alike in all browsers
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={max}
        {...(share === undefined ? {} : { 'aria-valuenow': share * max })}
        aria-valuetext={shownText}
        className={cn('sb:overflow-hidden sb:rounded-full sb:bg-border sb:forced-colors:outline', HEIGHT[size])}
      >
        <div
          data-slot="progress-fill"
          className={cn(
            'sb:h-full sb:rounded-full sb:forced-color-adjust-none',
            FILL[tone],
            share === undefined
              ? 'sb:w-2/5 sb:motion-safe:animate-indeterminate sb:motion-reduce:w-full sb:motion-reduce:opacity-55'
              : 'sb:motion-safe:transition-[inline-size] sb:motion-safe:duration-move',
          )}
          style={share === undefined ? undefined : { inlineSize: `${share * 100}%` }}
        />
      </div>
    </div>
  );
}

/** Progress (0 to 1), and its text. */
export function useProgress(
  value: number | undefined,
  max: number,
  valueText: string | undefined,
): { share: number | undefined; shownText: string } {
  const text = useComponentsText();
  const format = useFormat();
  const share = value === undefined || !(max > 0) ? undefined : Math.min(1, Math.max(0, value / max));
  const percent = share === undefined ? text.loading : format.number(share, { style: 'percent', maximumFractionDigits: 0 });
  return { share, shownText: valueText ?? percent };
}
