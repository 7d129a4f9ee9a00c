import { STAGE_CATALOGUE, type OceanStage } from '@seaberry/tracking';
import type { ReactNode } from 'react';
import type { BadgeProps } from '../../components/badge/index.js';
import { useTrackingText } from '../../lib/ui-provider.js';
import { CatalogueBadge } from '../lib/catalogue-badge.js';

export interface StageBadgeProps extends Omit<BadgeProps, 'tone' | 'icon' | 'children'> {
  /** Where the shipment stands; null before the first stage draws a dash. */
  stage: OceanStage | null;
}

/** The stage of a shipment, in the words of the product everywhere. */
export function StageBadge({ stage, ...rest }: StageBadgeProps): ReactNode {
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
    <CatalogueBadge slotName="stage-badge" entry={STAGE_CATALOGUE[stage]} {...rest}>
      {text.stages[stage]}
    </CatalogueBadge>
  );
}
