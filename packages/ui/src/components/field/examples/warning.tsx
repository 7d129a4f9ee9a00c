import { Field } from '@seaberry/ui/field';
import { Input } from '@seaberry/ui/input';

export function WarningExample() {
  return (
    <Field label="Container" warning="The check digit does not fit: 9 was expected.">
      <Input name="container" defaultValue="CSNU6829140" />
    </Field>
  );
}
