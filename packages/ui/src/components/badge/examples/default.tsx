import { Badge } from '@seaberry/ui/badge';

export function BadgeExample() {
  return <Badge tone="success">On schedule</Badge>;
}
