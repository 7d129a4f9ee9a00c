import { Switch } from '@seaberry/ui/switch';

export function SwitchExample() {
  return <Switch label="Arrival reminder" />;
}
