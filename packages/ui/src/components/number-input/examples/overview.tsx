import { Field } from '@seaberry/ui/field';
import { NumberInput } from '@seaberry/ui/number-input';

export function NumberInputOverview() {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))', gap: 20 }}>
      <Field label="Gross weight">
        <NumberInput unit="kg" min={0} defaultValue={24180} />
      </Field>
      <Field label="Volume">
        <NumberInput unit="CBM" precision={3} step={0.5} min={0} defaultValue={58.25} />
      </Field>
      <Field label="Packages" error="At least one.">
        <NumberInput precision={0} defaultValue={0} hideSteppers />
      </Field>
    </div>
  );
}
