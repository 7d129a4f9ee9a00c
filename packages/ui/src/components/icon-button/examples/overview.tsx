import { IconButton } from '@seaberry/ui/icon-button';
import { Download, Pencil, Plus, RefreshCw, Trash2 } from 'lucide-react';

export function IconButtonOverview() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
      <IconButton label="Refresh" icon={<RefreshCw size={16} aria-hidden />} />
      <IconButton label="Edit" variant="secondary" icon={<Pencil size={16} aria-hidden />} />
      <IconButton label="Track a shipment" variant="primary" icon={<Plus size={16} aria-hidden />} />
      <IconButton label="Delete" variant="danger" icon={<Trash2 size={16} aria-hidden />} />
      <IconButton label="Refreshing" loading icon={<RefreshCw size={16} aria-hidden />} />
      <IconButton
        label="Export"
        disabledReason="There is currently no data available for export!"
        icon={<Download size={16} aria-hidden />}
      />
    </div>
  );
}
