import { StatCard } from '@seaberry/ui/stat-card';

export function StatCardExample() {
  return <StatCard label="Shipments at sea" value={1284} />;
}
