import type { Anomaly, OceanAnomalyKind } from '@seaberry/tracking';
import type { ComponentProps, ReactNode } from 'react';
import { useTrackingText } from '../../lib/ui-provider.js';
import { ToneChip } from '../lib/tone-chip.js';

export interface AnomalyBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** One of the seven categories. */
  kind: OceanAnomalyKind;
  /**
   * Delayed or early.
   * @default 'delayed'
   */
  direction?: Anomaly['direction'];
  /** Far beyond its threshold. */
  severe?: boolean;
  /**
   * Whether the anomaly is open: its mark is hollow until its milestone happens, then filled.
   *
   * @default true
   */
  open?: boolean;
}

/** One anomaly category and its direction, e.g. “Arrival at POD delayed”. */
export function AnomalyBadge({ kind, direction = 'delayed', severe = false, open = true, ...rest }: AnomalyBadgeProps): ReactNode {
  const text = useTrackingText();
  const name = text.anomalies[kind];
  const tone = direction === 'advanced' ? 'advanced' : severe ? 'severe' : 'delayed';
  return (
    <ToneChip slotName="anomaly-badge" tone={tone} happened={!open} {...rest}>
      {direction === 'delayed' ? text.anomalyDelayed(name) : text.anomalyAdvanced(name)}
    </ToneChip>
  );
}
