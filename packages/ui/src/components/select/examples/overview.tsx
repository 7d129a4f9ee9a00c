import { Field } from '@seaberry/ui/field';
import { Select } from '@seaberry/ui/select';

const carriers = [
  { value: 'COSU', label: 'COSCO' },
  { value: 'MSCU', label: 'MSC' },
  { value: 'HLCU', label: 'Hapag-Lloyd' },
];

export function SelectOverview() {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))', gap: 20 }}>
      <Field label="Carrier">
        <Select options={carriers} placeholder="Any carrier" />
      </Field>
      <Field label="Carrier of the second leg">
        <Select options={carriers} defaultValue="HLCU" />
      </Field>
      <Field label="Booking carrier" error="Choose a carrier.">
        <Select options={carriers} placeholder="Choose" />
      </Field>
      <Field label="Carrier of the bill">
        <Select options={carriers} defaultValue="COSU" disabledReason="Found from the bill." />
      </Field>
    </div>
  );
}
