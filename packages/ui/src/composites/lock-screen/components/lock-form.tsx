import { useRef, useState, type ComponentProps, type ReactNode } from 'react';

import { Button } from '../../../components/button/index.js';
import { Field } from '../../../components/field/index.js';
import { PasswordInput } from '../../../components/password-input/index.js';
import { useFormat, useSettingsText } from '../../../lib/ui-provider.js';

export interface LockFormProps {
  /** For password managers. */
  account: string | undefined;
  onUnlock: (password: string) => Promise<void>;
  onSignOut: () => unknown;
}

/** Message of a rejected promise, if it has one. */
function messageOf(reason: unknown): string {
  if (typeof reason === 'string') return reason;
  return reason instanceof Error ? reason.message : '';
}

/** Password form, with a button to sign out. */
export function LockForm({ account, onUnlock, onSignOut }: LockFormProps): ReactNode {
  const text = useSettingsText();
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | undefined>(undefined);
  const [tries, setTries] = useState(0);
  const [unlocking, setUnlocking] = useState(false);
  const refuse = (message: string): void => {
    setError(message);
    input.current?.focus();
    input.current?.select();
  };
  const unlock = async (): Promise<void> => {
    if (unlocking) return;
    if (password === '') {
      refuse(text.lockEmpty);
      return;
    }
    setUnlocking(true);
    setError(undefined);
    try {
      await onUnlock(password);
    } catch (reason) {
      setTries((count) => count + 1);
      refuse(messageOf(reason) || text.lockFailed);
    }
    setUnlocking(false);
  };
  const submit: ComponentProps<'form'>['onSubmit'] = (event) => {
    event.preventDefault();
    void unlock();
  };
  return (
    <>
      <form data-slot="lock-screen-form" noValidate onSubmit={submit} className="sb:flex sb:flex-col sb:gap-3">
        {account !== undefined && <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />}
        <Field label={text.lockPassword} error={error} description={tries > 1 ? text.lockTries(tries, format.number(tries)) : undefined}>
          <PasswordInput
            ref={input}
            name="password"
            size="lg"
            value={password}
            readOnly={unlocking}
            onChange={(event) => {
              setPassword(event.currentTarget.value);
              setError(undefined);
            }}
          />
        </Field>
        {/* Guarded by `unlocking`; a debounce after a wrong password would swallow the next attempt. */}
        <Button type="submit" variant="primary" size="lg" guardMs={0} loading={unlocking}>
          {text.lockUnlock}
        </Button>
      </form>
      <SignOut onSignOut={onSignOut} />
    </>
  );
}

/** Always enabled, also while a password is being checked. */
function SignOut({ onSignOut }: Pick<LockFormProps, 'onSignOut'>): ReactNode {
  const text = useSettingsText();
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  const signOut = async (): Promise<void> => {
    setState('pending');
    try {
      await onSignOut();
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <div data-slot="lock-screen-sign-out" className="sb:flex sb:flex-col sb:items-center sb:gap-1">
      <Button variant="ghost" size="lg" loading={state === 'pending'} onClick={() => void signOut()}>
        {text.lockSignOut}
      </Button>
      <p data-slot="lock-screen-error" aria-live="polite" className="sb:text-xs sb:text-danger-text sb:empty:hidden">
        {state === 'failed' && text.lockSignOutFailed}
      </p>
    </div>
  );
}
