'use client';

import { Button } from '@seaberry/ui/button';
import { Field } from '@seaberry/ui/field';
import { Input } from '@seaberry/ui/input';
import { PasswordInput } from '@seaberry/ui/password-input';
import { SignInLayout } from '@seaberry/ui/sign-in-layout';

const form = (
  <form onSubmit={(event) => event.preventDefault()} style={{ display: 'grid', gap: 16 }}>
    <Field label="Account">
      <Input size="lg" autoComplete="username" />
    </Field>
    <Field label="Password">
      <PasswordInput size="lg" autoComplete="current-password" />
    </Field>
    <Button type="submit" variant="primary" size="lg">
      Sign in
    </Button>
  </form>
);

export function SignInLayoutExample() {
  return (
    <SignInLayout
      brand="Seaberry Tracking"
      tagline="Global logistics, full visibility"
      title="Sign in"
      footer="© 2026 Seaberry"
      actions={
        <Button size="sm" variant="ghost">
          English
        </Button>
      }
    >
      {form}
    </SignInLayout>
  );
}
