import { CronInput } from '@seaberry/ui/cron-input';
import { Field } from '@seaberry/ui/field';

export function SimpleChoicesExample() {
  return (
    <Field label="Schedule of the report">
      <CronInput defaultValue="" />
    </Field>
  );
}
