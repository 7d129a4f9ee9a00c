import { DatePicker } from '@seaberry/ui/date-picker';

export function ErrorExample() {
  return <DatePicker aria-label="Estimated delivery" />;
}
