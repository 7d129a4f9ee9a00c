import { Field } from '@seaberry/ui/field';
import { Input } from '@seaberry/ui/input';

export function InputOverview() {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))', gap: 20 }}>
      <Field label="Reference">
        <Input placeholder="PO-26-10428" />
      </Field>
      <Field label="Bill of lading">
        <Input identifier defaultValue="COSU6412873350" />
      </Field>
      <Field label="Email" error="The @ is missing.">
        <Input type="email" defaultValue="lin.yue.blueharbor.example" />
      </Field>
      <Field label="Carrier">
        <Input disabledReason="Found from the bill." defaultValue="COSCO" />
      </Field>
    </div>
  );
}
