import { NodeStateBadge } from '@seaberry/ui/node-state-badge';

export function NodeStateBadgeExample() {
  return <NodeStateBadge state="delayed" />;
}
