import { AnomalyBadge } from '@seaberry/ui/anomaly-badge';

export function AnomalyBadgeExample() {
  return <AnomalyBadge kind="podArrival" />;
}
