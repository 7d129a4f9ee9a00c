import { Ban, CircleAlert, CircleCheck, Clock3, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

import { Badge } from '../../../components/badge/index.js';
import type { OutcomeTone } from '../outcome-row.js';

const SIGN: Record<OutcomeTone, typeof Info> = {
  neutral: Ban,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
  pending: Clock3,
};

/** Outcome of a row, as text and icon. */
export function OutcomeBadge({ tone, label }: { tone: OutcomeTone; label: string }): ReactNode {
  const Sign = SIGN[tone];
  return (
    <Badge
      tone={tone === 'pending' ? 'neutral' : tone}
      icon={<Sign data-slot="outcome-table-icon" size={12} aria-hidden className="sb:shrink-0" />}
    >
      {label}
    </Badge>
  );
}
