import { Field } from '@seaberry/ui/field';
import { Input } from '@seaberry/ui/input';

export function FieldOverview() {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))', gap: 20 }}>
      <Field label="Bill of lading" description="With the carrier’s prefix, as on the paper." required>
        <Input identifier defaultValue="COSU6412873350" />
      </Field>
      <Field label="Container" warning="The check digit does not fit: 9 was expected.">
        <Input identifier defaultValue="CSNU6829140" />
      </Field>
      <Field label="Email" error="The @ is missing.">
        <Input type="email" defaultValue="sophie.lam.blueharbor.example" />
      </Field>
    </div>
  );
}
