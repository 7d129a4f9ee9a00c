import { StatCard } from '@seaberry/ui/stat-card';

export function AsLinkExample() {
  return (
    <StatCard
      label="Shipments at sea"
      value={1284}
      href="#/tracking/oceanBill"
      delta={{ value: 14, tone: 'danger', description: 'since yesterday' }}
    />
  );
}
