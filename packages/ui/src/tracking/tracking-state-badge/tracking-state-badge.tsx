import { TRACKING_STATE_CATALOGUE, type TrackingState } from '@seaberry/tracking';
import type { ReactNode } from 'react';
import type { BadgeProps } from '../../components/badge/index.js';
import { useTrackingText } from '../../lib/ui-provider.js';
import { CatalogueBadge } from '../lib/catalogue-badge.js';

export interface TrackingStateBadgeProps extends Omit<BadgeProps, 'tone' | 'icon' | 'children'> {
  /** One of the four states that the list counts. */
  state: TrackingState;
}

/** State of tracking: unshipped, tracking, ended or failed. */
export function TrackingStateBadge({ state, ...rest }: TrackingStateBadgeProps): ReactNode {
  const text = useTrackingText();
  return (
    <CatalogueBadge slotName="tracking-state-badge" entry={TRACKING_STATE_CATALOGUE[state]} {...rest}>
      {text.trackingStates[state]}
    </CatalogueBadge>
  );
}
