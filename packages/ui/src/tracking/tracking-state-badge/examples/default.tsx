import { TrackingStateBadge } from '@seaberry/ui/tracking-state-badge';

export function TrackingStateBadgeExample() {
  return <TrackingStateBadge state="tracking" />;
}
