import { TimePicker } from '@seaberry/ui/time-picker';

export function OpenExample() {
  return <TimePicker aria-label="Delivery from" defaultValue="09:30" />;
}
