import type { CatalogueEntry } from '@seaberry/tracking';
import { Circle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, type BadgeProps } from '../../components/badge/index.js';
import { catalogueIcons } from './catalogue-icons.js';

export interface CatalogueBadgeProps extends Omit<BadgeProps, 'tone' | 'icon'> {
  entry: CatalogueEntry<string>;
  slotName: string;
}

/** Badge of a catalogue entry: its tone, its icon, its name. */
export function CatalogueBadge({ entry, slotName, ...rest }: CatalogueBadgeProps): ReactNode {
  // A catalogue icon newer than this build falls back to a ring.
  const Icon = catalogueIcons[entry.icon] ?? Circle;
  return <Badge data-slot={slotName} data-code={entry.code} tone={entry.tone} icon={<Icon size={12} aria-hidden />} {...rest} />;
}
