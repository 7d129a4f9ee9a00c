import { Field } from '@seaberry/ui/field';
import { Input } from '@seaberry/ui/input';

export function WithDescriptionExample() {
  return (
    <Field label="Bill of lading" description="With the carrier’s prefix, as on the paper." required>
      <Input name="bill" />
    </Field>
  );
}
