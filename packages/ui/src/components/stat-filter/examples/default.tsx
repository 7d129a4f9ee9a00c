import { StatFilter, StatFilterGroup } from '@seaberry/ui/stat-filter';

export function StatFilterGroupExample() {
  return (
    <StatFilterGroup label="Shipments by status">
      <>
        <StatFilter value="all" label="All" count={214} />
        <StatFilter value="unshipped" label="Unshipped" count={12} />
        <StatFilter value="tracking" label="Tracking" count={148} />
        <StatFilter value="ended" label="Ended" count={51} />
        <StatFilter value="failed" label="Failed" count={3} tone="danger" />
      </>
    </StatFilterGroup>
  );
}
