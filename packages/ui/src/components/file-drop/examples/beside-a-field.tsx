import { Field } from '@seaberry/ui/field';
import { FileDrop } from '@seaberry/ui/file-drop';
import { Input } from '@seaberry/ui/input';

export function BesideAFieldExample() {
  const field = (
    <Field label="Reference no.">
      <Input identifier />
    </Field>
  );
  return <FileDrop hideLabel label="Sheet with the shipments" accept=".xlsx,.csv" size="sm" around={field} />;
}
