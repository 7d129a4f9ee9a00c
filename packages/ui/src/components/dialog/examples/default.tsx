import { Button } from '@seaberry/ui/button';
import { Dialog } from '@seaberry/ui/dialog';

export function DialogExample() {
  return (
    <Dialog title="Track a shipment" trigger={<Button>Track a shipment</Button>}>
      Enter a bill of lading, a container or a booking number.
    </Dialog>
  );
}
