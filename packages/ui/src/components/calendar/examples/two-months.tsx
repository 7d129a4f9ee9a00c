import { Calendar } from '@seaberry/ui/calendar';

export function TwoMonthsExample() {
  return <Calendar label="Estimated delivery" today="2026-11-21" from="2026-11-18" to="2026-12-04" months={2} />;
}
