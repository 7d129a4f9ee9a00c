import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.js';
import { NodeMark } from './node-mark.js';
import type { TrackingTone } from './tone.js';

const SOFT: Record<TrackingTone, string> = {
  notOccurred: 'sb:bg-not-occurred-soft sb:text-not-occurred-text',
  asScheduled: 'sb:bg-as-scheduled-soft sb:text-as-scheduled-text',
  delayed: 'sb:bg-delayed-soft sb:text-delayed-text',
  severe: 'sb:bg-severe-soft sb:text-severe-text',
  advanced: 'sb:bg-advanced-soft sb:text-advanced-text',
};

export interface ToneChipProps extends Omit<ComponentProps<'span'>, 'children' | 'className'> {
  className?: string | undefined;
  /** `data-slot` of the root, and prefix of its label's. */
  slotName: string;
  tone: TrackingTone;
  /** Filled mark for an actual event, hollow for an expected one; null for no mark. */
  happened: boolean | null;
  children: ReactNode;
}

/** Pill of all tracking badges: soft background, the shape of the state, text. */
export function ToneChip({ slotName, tone, happened, className, children, ...rest }: ToneChipProps): ReactNode {
  return (
    <span
      data-slot={slotName}
      data-tone={tone}
      className={cn(
        'sb:inline-flex sb:h-5 sb:max-w-full sb:items-center sb:gap-1 sb:rounded-full sb:px-2 sb:text-xs sb:font-medium sb:whitespace-nowrap sb:tabular-nums sb:forced-colors:border',
        SOFT[tone],
        className,
      )}
      {...rest}
    >
      {happened === null ? null : <NodeMark tone={tone} happened={happened} size={12} />}
      <span data-slot={`${slotName}-label`} className="sb:truncate">
        {children}
      </span>
    </span>
  );
}
