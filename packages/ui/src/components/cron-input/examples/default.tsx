import { CronInput } from '@seaberry/ui/cron-input';
import { Field } from '@seaberry/ui/field';

export function CronInputExample() {
  return (
    <Field label="Schedule of the report">
      <CronInput defaultValue="0 9 * * 1-5" />
    </Field>
  );
}
