import { Input } from '@seaberry/ui/input';

export function IdentifierExample() {
  return <Input aria-label="Container" identifier />;
}
