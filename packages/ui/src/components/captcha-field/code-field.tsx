import { useState, type ReactNode } from 'react';

import { announce } from '../../lib/announce.js';
import { useControllable } from '../../lib/use-controllable.js';
import { useControlSize, useDatesText, useFormat } from '../../lib/ui-provider.js';
import { Button } from '../button/index.js';
import { Field, type FieldProps } from '../field/index.js';
import { Input, type InputProps } from '../input/index.js';
import { useCountdown } from './use-countdown.js';

export interface CodeFieldProps extends Omit<FieldProps, 'children' | 'label' | 'onChange' | 'defaultValue'> {
  /**
   * Name of the field.
   * @default “Captcha”
   */
  label?: string;
  /**
   * Sends a code. With a promise it waits; when it is rejected it says so.
   *
   * To stop without a word (the address is wrong, a picture must be answered first), answer `false` and say why where it belongs.
   */
  onSend: () => unknown;
  /**
   * When a code may be sent again, epoch ms on the wall clock; null for now.
   *
   * Keep it beside the account it belongs to, and the count goes on after a re-render or a reload.
   */
  resendAt?: number | null;
  /** Why no code can be sent yet: “Enter your e-mail address or phone number first.” */
  sendDisabledReason?: string | undefined;
  /** Controlled value. */
  value?: string;
  /** Initial value (uncontrolled). */
  defaultValue?: string;
  /** Called with what was typed. */
  onChange?: (value: string) => void;
  /** Name of the input in a form that is sent natively. */
  name?: string;
  /** Height: 28, 32 or 40 px. */
  size?: InputProps['size'];
}

/** A code that comes by e-mail or phone, with the button that sends it. */
export function CodeField(props: CodeFieldProps): ReactNode {
  const {
    label,
    onSend,
    resendAt = null,
    sendDisabledReason,
    value: given,
    defaultValue = '',
    onChange,
    name,
    size: ownSize,
    ...others
  } = props;
  const { error, ...rest } = others;
  const text = useDatesText();
  const format = useFormat();
  const size = useControlSize(ownSize);
  const [value, setValue] = useControllable({ value: given, defaultValue, onChange });
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle');
  const seconds = useCountdown(resendAt);
  const waiting = seconds > 0 ? text.sendCodeIn(seconds, format.number(seconds)) : undefined;

  const send = async (): Promise<void> => {
    setState('sending');
    try {
      const sent = await onSend();
      setState('idle');
      if (sent !== false) announce(text.codeSent);
    } catch {
      setState('failed');
    }
  };
  return (
    <Field
      data-slot="captcha-field-code"
      label={label ?? text.captcha}
      error={error ?? (state === 'failed' ? text.codeNotSent : undefined)}
      {...rest}
    >
      <div data-slot="captcha-field-row" className="sb:flex sb:items-center sb:gap-2">
        <Input
          size={size}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          {...(name === undefined ? {} : { name })}
          value={value}
          onChange={(event) => setValue(event.currentTarget.value)}
          className="sb:flex-1 sb:tabular-nums"
        />
        <Button
          size={size}
          loading={state === 'sending'}
          disabledReason={waiting ?? sendDisabledReason}
          className="sb:tabular-nums"
          onClick={() => void send()}
        >
          {waiting ? text.resendShort(format.number(seconds)) : resendAt === null ? text.sendCode : text.sendCodeAgain}
        </Button>
      </div>
    </Field>
  );
}
