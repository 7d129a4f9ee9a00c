import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { useDisplayText } from '../../lib/ui-provider.js';

/** Tiers of a company account, lowest first. */
export type Tier = 'sailor' | 'chiefMate' | 'captain' | 'ultimate';

/** Number of shoulder stripes, as in ships' ranks. */
const STRIPES: Record<Tier, number> = { sailor: 1, chiefMate: 2, captain: 3, ultimate: 4 };

export interface TierBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** From `sailor` to `ultimate`. */
  tier: Tier;
}

/** Tier of the company account: its name and its stripes. */
export function TierBadge({ tier, className, ...rest }: TierBadgeProps): ReactNode {
  const text = useDisplayText();
  return (
    <span
      data-slot="tier-badge"
      data-tier={tier}
      title={text.tierLabel(text.tier[tier])}
      {...rest}
      className={cn(
        'sb:inline-flex sb:h-5 sb:max-w-full sb:items-center sb:gap-1.5 sb:rounded-full sb:border sb:px-2 sb:text-xs sb:font-medium sb:whitespace-nowrap',
        tier === 'ultimate'
          ? 'sb:border-transparent sb:bg-primary sb:text-on-primary'
          : 'sb:border-border-action sb:bg-surface sb:text-text',
        className,
      )}
    >
      <svg data-slot="tier-badge-stripes" viewBox={`0 0 ${STRIPES[tier] * 3 - 1.2} 10`} aria-hidden="true" className="sb:h-2.5 sb:shrink-0">
        {Array.from({ length: STRIPES[tier] }, (_, stripe) => (
          <rect key={stripe} x={stripe * 3} y="0" width="1.8" height="10" rx="0.6" fill="currentColor" />
        ))}
      </svg>
      <span data-slot="tier-badge-label" className="sb:truncate">
        {text.tier[tier]}
      </span>
    </span>
  );
}
