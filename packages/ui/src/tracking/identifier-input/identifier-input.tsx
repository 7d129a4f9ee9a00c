import { useState, type ChangeEvent, type FocusEvent, type ReactNode, type Ref } from 'react';
import { Button } from '../../components/button/index.js';
import { Field, type FieldProps } from '../../components/field/index.js';
import { Input, type InputProps } from '../../components/input/index.js';
import { useControllable } from '../../lib/use-controllable.js';
import { useIdentifiersText } from '../../lib/ui-provider.js';
import { advise, normalise, type IdentifierKind } from './identifier-input.logic.js';

export interface IdentifierInputProps extends Omit<FieldProps, 'children' | 'warning' | 'onChange' | 'onBlur' | 'defaultValue'> {
  /** Kind of number, which determines the validation. */
  kind: IdentifierKind;
  /** Controlled text. */
  value?: string;
  /**
   * Initial value (uncontrolled).
   * @default ''
   */
  defaultValue?: string;
  /** Called while typing with the text as typed, and on blur with the normalised number. */
  onValueChange?: (value: string) => void;
  /** Called after the number was normalised. */
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  /** Name of the input in a native form submission. */
  name?: string;
  /** Example of such a number. */
  placeholder?: string;
  /** Disables the input. */
  disabled?: boolean;
  /** Height: 28, 32 or 40 px. */
  size?: InputProps['size'];
  /** Ref of the input; `ref` is the surrounding field. */
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * Input for a container, air waybill, bill of lading, booking, IMO or MMSI number. On blur the number is normalised; a wrong check digit is
 * a warning with the expected one, never an error.
 */
export function IdentifierInput({
  kind,
  value,
  defaultValue = '',
  onValueChange,
  onBlur,
  name,
  placeholder,
  disabled,
  size,
  inputRef,
  ...field
}: IdentifierInputProps): ReactNode {
  const text = useIdentifiersText();
  const [current, setCurrent] = useControllable({ value, defaultValue, onChange: onValueChange });
  const [left, setLeft] = useState(defaultValue !== '' || (value ?? '') !== '');
  // A number is incomplete while it is typed: advice waits for blur.
  const advice = left ? advise(kind, current, text) : { warning: '', suggestion: null };
  const native = {
    ...(name === undefined ? {} : { name }),
    ...(placeholder === undefined ? {} : { placeholder }),
    ...(size === undefined ? {} : { size }),
    ...(inputRef === undefined ? {} : { ref: inputRef }),
  };
  return (
    <Field data-slot="identifier-input" data-kind={kind} warning={advice.warning} {...field}>
      <Input
        identifier
        autoComplete="off"
        disabled={disabled}
        value={current}
        {...native}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          setLeft(false);
          setCurrent(event.target.value);
        }}
        onBlur={(event) => {
          const number = normalise(kind, event.target.value);
          if (number !== current) setCurrent(number);
          setLeft(true);
          onBlur?.(event);
        }}
      />
      {advice.suggestion === null ? null : (
        <Button
          size="sm"
          variant="ghost"
          className="sb:self-start"
          onClick={() => {
            setCurrent(advice.suggestion ?? current);
          }}
        >
          {text.advice.useExpected(advice.suggestion)}
        </Button>
      )}
    </Field>
  );
}
