import { Tabs } from '@seaberry/ui/tabs';

export function WithoutPanelsExample() {
  return (
    <Tabs
      label="Direction of the data"
      items={[
        { value: 'all', label: 'All', count: 1284 },
        { value: 'late', label: 'Late', count: 37 },
        { value: 'early', label: 'Early', count: 14 },
      ]}
    />
  );
}
