import { DatePicker } from '@seaberry/ui/date-picker';

export function OpenExample() {
  return <DatePicker aria-label="Estimated delivery" today="2026-11-21" defaultValue="2026-11-24" />;
}
