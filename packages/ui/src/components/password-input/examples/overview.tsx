import { Field } from '@seaberry/ui/field';
import { PasswordInput } from '@seaberry/ui/password-input';

export function PasswordInputOverview() {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))', gap: 20 }}>
      <Field label="Password">
        <PasswordInput autoComplete="current-password" />
      </Field>
      <Field label="New password" description="At least 12 characters.">
        <PasswordInput autoComplete="new-password" defaultValue="harbour-lights-26" />
      </Field>
      <Field label="Repeat the password" error="The two passwords differ.">
        <PasswordInput autoComplete="new-password" defaultValue="harbour-light-26" />
      </Field>
    </div>
  );
}
