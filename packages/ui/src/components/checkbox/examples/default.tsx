import { Checkbox } from '@seaberry/ui/checkbox';

export function CheckboxExample() {
  return <Checkbox label="Subscribe to containers too" />;
}
