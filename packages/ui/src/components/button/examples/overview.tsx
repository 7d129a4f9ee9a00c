import { Button } from '@seaberry/ui/button';
import { Plus } from 'lucide-react';

export function ButtonOverview() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
      <Button variant="primary" icon={<Plus size={16} aria-hidden />}>
        Track a shipment
      </Button>
      <Button>Export</Button>
      <Button variant="ghost">Cancel</Button>
      <Button variant="danger">Delete</Button>
      <Button variant="primary" loading>
        Save
      </Button>
      <Button disabledReason="There is currently no data available for export!">Export</Button>
    </div>
  );
}
