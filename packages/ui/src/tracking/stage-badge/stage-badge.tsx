import { milestoneName } from '@seaberry/i18n/ui/outlook-sentence';
import { stageEntry, type Stage, type TransportMode } from '@seaberry/tracking';
import type { ReactNode } from 'react';
import type { BadgeProps } from '../../components/badge/index.js';
import { useTrackingText } from '../../lib/ui-provider.js';
import { CatalogueBadge } from '../lib/catalogue-badge.js';

export interface StageBadgeProps extends Omit<BadgeProps, 'tone' | 'icon' | 'children'> {
  /** Current ocean or air stage; null before the first stage renders a dash. */
  stage: Stage | null;
  /** Mode of transport by which it was reached: an unloading from rail has a name of its own. */
  mode?: TransportMode | null;
}

/** Stage of a shipment, in the terms of the product. It has no tone: the outlook says how the shipment is doing. */
export function StageBadge({ stage, mode, ...rest }: StageBadgeProps): ReactNode {
  const text = useTrackingText();
  if (stage === null) {
    return (
      <span data-slot="stage-badge" {...rest}>
        <span aria-hidden="true">–</span>
        <span className="sb:sr-only">{text.railEmpty}</span>
      </span>
    );
  }
  return (
    <CatalogueBadge slotName="stage-badge" entry={{ ...stageEntry(stage), tone: 'neutral' }} {...rest}>
      {milestoneName({ stage, mode }, text)}
    </CatalogueBadge>
  );
}
