import { Button } from '@seaberry/ui/button';
import { RippleArea } from '@seaberry/ui/ripple';

export function RippleAreaExample() {
  return (
    <RippleArea>
      <Button>Track</Button>
    </RippleArea>
  );
}
