'use client';

import { Button } from '@seaberry/ui/button';
import { Field } from '@seaberry/ui/field';
import { Input } from '@seaberry/ui/input';
import { PasswordInput } from '@seaberry/ui/password-input';
import { SignInLayout, SignInMethods } from '@seaberry/ui/sign-in-layout';
import { useState } from 'react';

export function MethodsExample() {
  const [method, setMethod] = useState('password');
  return (
    <SignInLayout brand="Seaberry Tracking" title="Sign in">
      <SignInMethods
        label="Sign-in method"
        items={[
          { value: 'password', label: 'Password' },
          { value: 'code', label: 'Code by SMS' },
        ]}
        value={method}
        onChange={setMethod}
      >
        <form onSubmit={(event) => event.preventDefault()} style={{ display: 'grid', gap: 16 }}>
          <Field label={method === 'password' ? 'Account' : 'Phone'}>
            <Input size="lg" autoComplete="username" />
          </Field>
          <Field label={method === 'password' ? 'Password' : 'Code'}>
            {method === 'password' ? <PasswordInput size="lg" /> : <Input size="lg" autoComplete="one-time-code" />}
          </Field>
          <Button type="submit" variant="primary" size="lg">
            Sign in
          </Button>
        </form>
      </SignInMethods>
    </SignInLayout>
  );
}
