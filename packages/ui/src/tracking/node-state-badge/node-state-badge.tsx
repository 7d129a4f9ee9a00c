import type { ComponentProps, ReactNode } from 'react';
import { useTrackingText } from '../../lib/ui-provider.js';
import { ToneChip } from '../lib/tone-chip.js';
import type { TrackingTone } from '../lib/tone.js';

export interface NodeStateBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** State of a node; `severe` is a delay far beyond its threshold, see `toneOfSlip`. */
  state: TrackingTone;
  /**
   * Filled mark for an actual event, hollow for an expected one.
   * @default true, except for `notOccurred`
   */
  happened?: boolean;
}

/** State of a node: not occurred, as scheduled, delayed or advanced, with the same shape as on the rail and the timeline. */
export function NodeStateBadge({ state, happened = state !== 'notOccurred', ...rest }: NodeStateBadgeProps): ReactNode {
  const text = useTrackingText();
  return (
    <ToneChip slotName="node-state-badge" tone={state} happened={happened} {...rest}>
      {text.nodeStates[state]}
    </ToneChip>
  );
}
