import { TimePicker } from '@seaberry/ui/time-picker';

export function ErrorExample() {
  return <TimePicker aria-label="Delivery from" />;
}
