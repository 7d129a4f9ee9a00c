import { CronInput } from '@seaberry/ui/cron-input';
import { Field } from '@seaberry/ui/field';

export function ChangeOfClocksExample() {
  return (
    <Field label="Schedule of the report">
      <CronInput defaultValue="30 6 * * *" now="2026-03-28T00:00:00Z" timeZone="Europe/Amsterdam" />
    </Field>
  );
}
