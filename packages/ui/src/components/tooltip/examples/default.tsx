import { Button } from '@seaberry/ui/button';
import { Tooltip } from '@seaberry/ui/tooltip';

export function TooltipExample() {
  return (
    <Tooltip content="Updated by the carrier 14 minutes ago">
      <Button>ETA 1 Dec</Button>
    </Tooltip>
  );
}
