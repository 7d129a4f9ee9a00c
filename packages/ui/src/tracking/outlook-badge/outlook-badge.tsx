import { OUTLOOK_CATALOGUE, type Outlook } from '@seaberry/tracking';
import type { ReactNode } from 'react';
import type { BadgeProps } from '../../components/badge/index.js';
import { useFormat, useTrackingText } from '../../lib/ui-provider.js';
import { CatalogueBadge } from '../lib/catalogue-badge.js';
import { outlookLabel } from '../lib/outlook-sentence.js';

export interface OutlookBadgeProps extends Omit<BadgeProps, 'tone' | 'icon' | 'children'> {
  /** Outlook of the shipment, as `deriveShipment` and the list give it. */
  outlook: Outlook;
}

/** The statement about a shipment in a word: late by how much, silent since when, arrived, completed. */
export function OutlookBadge({ outlook, ...rest }: OutlookBadgeProps): ReactNode {
  const text = useTrackingText();
  const format = useFormat();
  return (
    <CatalogueBadge slotName="outlook-badge" entry={OUTLOOK_CATALOGUE[outlook.kind]} {...rest}>
      {outlookLabel(outlook, text, format)}
    </CatalogueBadge>
  );
}
