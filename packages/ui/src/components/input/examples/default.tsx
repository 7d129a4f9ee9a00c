import { Input } from '@seaberry/ui/input';

export function InputExample() {
  return <Input aria-label="Bill of lading" />;
}
