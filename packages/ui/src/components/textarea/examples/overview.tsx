import { Field } from '@seaberry/ui/field';
import { Textarea } from '@seaberry/ui/textarea';

export function TextareaOverview() {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))', gap: 20 }}>
      <Field label="Remark">
        <Textarea placeholder="For colleagues only" />
      </Field>
      <Field label="Containers, one a line">
        <Textarea identifier defaultValue={'CSNU6829160\nTGBU6391580'} />
      </Field>
      <Field label="Reason" error="Say why the shipment is cancelled.">
        <Textarea />
      </Field>
    </div>
  );
}
