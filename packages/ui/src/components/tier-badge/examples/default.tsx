import { TierBadge } from '@seaberry/ui/tier-badge';

export function TierBadgeExample() {
  return <TierBadge tier="captain" />;
}
