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
   * Label of the field.
   * @default “Captcha”
   */
  label?: string;
  /**
   * Sends a code. With a promise the button is busy; a rejection shows an error.
   * To cancel without a message (an invalid address, a captcha first), return `false` and show the reason where it belongs.
   */
  onSend: () => unknown;
  /**
   * Time from which a code may be sent again, epoch ms on the wall clock; null for now.
   * Store it with the account, and the countdown continues after a re-render or a reload.
   */
  resendAt?: number | null;
  /** Why no code can be sent yet: “Enter your e-mail address or phone number first.” */
  sendDisabledReason?: string | undefined;
  /** Controlled value. */
  value?: string;
  /** Initial value (uncontrolled). */
  defaultValue?: string;
  /** Called with the typed text. */
  onChange?: (value: string) => void;
  /** Name of the input in a native form submission. */
  name?: string;
  /** Height: 28, 32 or 40 px. */
  size?: InputProps['size'];
}

/** Input for a code sent by e-mail or phone, with the button that sends it. */
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
