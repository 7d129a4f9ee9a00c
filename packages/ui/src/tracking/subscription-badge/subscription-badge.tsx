import { SUBSCRIPTION_STATUS_CATALOGUE, type SubscriptionStatus } from '@seaberry/tracking';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.js';
import { useTrackingText } from '../../lib/ui-provider.js';
import { CatalogueBadge } from '../lib/catalogue-badge.js';

export interface SubscriptionBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Code of the catalogue: SUB_ING, SUB_OK or SUB_ERR. */
  status: SubscriptionStatus;
  /** Reason of the failure, in the language of the user; shown beside the badge, not in a tooltip. */
  reason?: string | null;
}

/** Status of the subscription at the carrier, with the reason when it failed. */
export function SubscriptionBadge({ status, reason = null, className, ...rest }: SubscriptionBadgeProps): ReactNode {
  const text = useTrackingText();
  return (
    <span
      data-slot="subscription-badge"
      data-status={status}
      {...rest}
      className={cn('sb:inline-flex sb:max-w-full sb:flex-wrap sb:items-center sb:gap-x-2 sb:gap-y-0.5', className)}
    >
      <CatalogueBadge slotName="subscription-badge-status" entry={SUBSCRIPTION_STATUS_CATALOGUE[status]}>
        {text.subscription[status]}
      </CatalogueBadge>
      {reason ? (
        <span data-slot="subscription-badge-reason" className="sb:min-w-0 sb:text-xs sb:text-muted">
          {reason}
        </span>
      ) : null}
    </span>
  );
}
