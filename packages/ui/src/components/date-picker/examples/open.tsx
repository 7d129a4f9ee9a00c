import { DatePicker } from '@seaberry/ui/date-picker';

export function OpenExample() {
  return <DatePicker aria-label="Estimated delivery" defaultValue="2026-11-24" />;
}
