import { Field } from '@seaberry/ui/field';
import { PasswordInput } from '@seaberry/ui/password-input';

export function PasswordInputExample() {
  return (
    <Field label="Password">
      <PasswordInput />
    </Field>
  );
}
