import { SlipBadge } from '@seaberry/ui/slip-badge';

const HOUR = 3_600_000;

export function SlipBadgeExample() {
  return <SlipBadge slipMs={52 * HOUR} />;
}
