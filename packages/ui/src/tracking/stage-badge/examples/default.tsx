import { StageBadge } from '@seaberry/ui/stage-badge';

export function StageBadgeExample() {
  return <StageBadge stage="departed" />;
}
