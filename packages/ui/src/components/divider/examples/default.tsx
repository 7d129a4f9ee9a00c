import { Divider } from '@seaberry/ui/divider';

export function DividerExample() {
  return <Divider label="or" />;
}
