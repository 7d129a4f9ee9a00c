import { IdentifierInput } from '@seaberry/ui/identifier-input';

export function WrongCheckDigitExample() {
  return <IdentifierInput kind="container" label="Container number" defaultValue="MSCU1234567" />;
}
