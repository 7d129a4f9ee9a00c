import { Eye, EyeOff } from 'lucide-react';
import { useId, useState, type KeyboardEventHandler, type ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { useComponentsText } from '../../lib/ui-provider.js';
import { Input, type InputProps } from '../input/index.js';

export type PasswordInputProps = Omit<InputProps, 'type' | 'identifier'>;

/**
 * Password input with a toggle to reveal it, and a hint while Caps Lock is on.
 * Set `autoComplete` to `current-password` or `new-password`, so that password managers help.
 */
export function PasswordInput({ className, disabled, onKeyDown, onKeyUp, onBlur, ...rest }: PasswordInputProps): ReactNode {
  const text = useComponentsText();
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const hintId = useId();
  const withCapsLock =
    (handler: KeyboardEventHandler<HTMLInputElement> | undefined): KeyboardEventHandler<HTMLInputElement> =>
    (event) => {
      setCapsLock(event.getModifierState('CapsLock'));
      handler?.(event);
    };
  const Sign = shown ? EyeOff : Eye;
  const describedBy = [rest['aria-describedby'], capsLock ? hintId : ''].filter(Boolean).join(' ');
  return (
    <div data-slot="password-input-frame" className={cn('sb:relative sb:w-full sb:[--sb-pad-end:--spacing(9)]', className)}>
      <Input
        data-slot="password-input"
        autoComplete="current-password"
        {...rest}
        {...(describedBy === '' ? {} : { 'aria-describedby': describedBy })}
        type={shown ? 'text' : 'password'}
        disabled={disabled}
        spellCheck={false}
        autoCapitalize="none"
        onKeyDown={withCapsLock(onKeyDown)}
        onKeyUp={withCapsLock(onKeyUp)}
        onBlur={(event) => {
          setCapsLock(false);
          onBlur?.(event);
        }}
      />
      <button
        data-slot="password-input-toggle"
        type="button"
        aria-pressed={shown}
        aria-label={text.showPassword}
        title={shown ? text.hidePassword : text.showPassword}
        disabled={disabled}
        onClick={() => setShown(!shown)}
        className="sb:absolute sb:inset-y-0 sb:inset-e-0 sb:flex sb:w-9 sb:cursor-pointer sb:items-center sb:justify-center sb:rounded-control sb:text-muted sb:-outline-offset-2 sb:outline-focus sb:hover:text-text sb:focus-visible:outline-2"
      >
        <Sign data-slot="password-input-icon" size={16} aria-hidden />
      </button>
      {capsLock && (
        <p data-slot="password-input-hint" id={hintId} className="sb:mt-1 sb:text-xs sb:text-warning-text">
          {text.capsLock}
        </p>
      )}
    </div>
  );
}
