import { SubscriptionBadge } from '@seaberry/ui/subscription-badge';

export function WithReasonExample() {
  return <SubscriptionBadge status="SUB_ERR" reason="The carrier does not know this number" />;
}
