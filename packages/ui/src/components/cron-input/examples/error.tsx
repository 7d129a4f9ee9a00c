import { CronInput } from '@seaberry/ui/cron-input';
import { Field } from '@seaberry/ui/field';

export function ErrorExample() {
  return (
    <Field label="Schedule of the report">
      <CronInput defaultValue="0 9 31 2,4 *" />
    </Field>
  );
}
