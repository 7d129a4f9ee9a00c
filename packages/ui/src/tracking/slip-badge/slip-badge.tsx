import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.js';
import { useFormat, useTrackingText } from '../../lib/ui-provider.js';
import { slipInWords } from '../lib/describe.js';
import { ToneChip } from '../lib/tone-chip.js';
import { isAnomalous, type TrackingTone } from '../lib/tone.js';

export interface SlipBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Slip against the first plan in ms; positive is late. */
  slipMs: number;
  /**
   * Meaning of the slip; `toneOfSlip` derives it from state and threshold.
   * @default by sign alone: late is `delayed`, early is `advanced`
   */
  tone?: TrackingTone;
  /**
   * Whether the event happened; an expected slip has a hollow mark.
   * @default true
   */
  happened?: boolean;
  /**
   * `short` is `+2 d 4 h`, for columns; `words` is `Late 2 d 4 h`, for headers and cards.
   *
   * @default 'short'
   */
  variant?: 'short' | 'words';
}

/** Slip of an event. Plain text within the threshold, a pill with the shape of its state beyond it. */
export function SlipBadge({ slipMs, tone, happened = true, variant = 'short', className, ...rest }: SlipBadgeProps): ReactNode {
  const text = useTrackingText();
  const format = useFormat();
  const meant = tone ?? (slipMs > 0 ? 'delayed' : slipMs < 0 ? 'advanced' : 'asScheduled');
  const spoken = slipInWords(slipMs, text, format);
  const length = format.duration(slipMs);
  const onTime = spoken === text.onTime;
  const words = onTime ? text.onTime : slipMs > 0 ? text.lateBadge(length) : text.earlyBadge(length);
  const shown = variant === 'words' ? words : format.slip(slipMs);
  if (!isAnomalous(meant) && variant === 'short') {
    return (
      <span
        data-slot="slip-badge"
        data-tone={meant}
        className={cn('sb:inline-block sb:px-2 sb:text-xs sb:text-muted sb:tabular-nums', className)}
        {...rest}
      >
        {shown}
      </span>
    );
  }
  const content = (
    <>
      <span aria-hidden={variant === 'short' || undefined}>{shown}</span>
      {variant === 'short' ? <span className="sb:sr-only">{spoken}</span> : null}
    </>
  );
  return (
    <ToneChip slotName="slip-badge" tone={meant} happened={happened} className={className} {...rest}>
      {content}
    </ToneChip>
  );
}
