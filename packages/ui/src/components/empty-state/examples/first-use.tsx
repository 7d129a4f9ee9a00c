import { Button } from '@seaberry/ui/button';
import { EmptyState } from '@seaberry/ui/empty-state';
import { Ship } from 'lucide-react';

export function FirstUseExample() {
  return (
    <EmptyState
      title="No shipments yet"
      icon={<Ship size={24} aria-hidden />}
      description="Give a bill of lading, a container or a booking, and its journey appears here."
      action={<Button variant="primary">Track a shipment</Button>}
    />
  );
}
