import { outlookLabel } from '@seaberry/i18n/ui/outlook-sentence';
import { OUTLOOK_CATALOGUE, type Outlook, type OutlookKind, type Stage } from '@seaberry/tracking';
import {
  Ban,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleX,
  ClockAlert,
  ClockCheck,
  EyeOff,
  MapPinCheck,
  SearchX,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, type BadgeProps } from '../../components/badge/index.js';
import { useFormat, useOutlookText, useTrackingText } from '../../lib/ui-provider.js';

/** Icons of the catalogue, apart from those that a timeline draws. */
const ICONS: Readonly<Record<OutlookKind, LucideIcon>> = {
  failed: CircleX,
  unknownNumber: SearchX,
  lostSight: EyeOff,
  silent: CircleAlert,
  late: ClockAlert,
  waiting: CircleDashed,
  early: ClockCheck,
  onTrack: ClockCheck,
  arrived: MapPinCheck,
  completed: CircleCheck,
  cancelled: Ban,
};

export interface OutlookBadgeProps extends Omit<BadgeProps, 'tone' | 'icon' | 'children'> {
  /** Outlook of the shipment, as `deriveShipment`, `deriveAirShipment` and the list give it. */
  outlook: Outlook<Stage>;
}

/** The statement about a shipment in a word: late by how much, silent since when, arrived, completed. */
export function OutlookBadge({ outlook, ...rest }: OutlookBadgeProps): ReactNode {
  const words = useOutlookText();
  const text = useTrackingText();
  const format = useFormat();
  const Icon = ICONS[outlook.kind];
  return (
    <Badge
      data-slot="outlook-badge"
      data-code={outlook.kind}
      tone={OUTLOOK_CATALOGUE[outlook.kind].tone}
      icon={<Icon size={12} aria-hidden />}
      {...rest}
    >
      {outlookLabel(outlook, { words, text }, format)}
    </Badge>
  );
}
