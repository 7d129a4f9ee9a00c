import { DateRangePicker } from '@seaberry/ui/date-range-picker';

export function OpenExample() {
  return <DateRangePicker label="Created" defaultValue={{ from: '2026-11-09', to: '2026-12-04' }} />;
}
