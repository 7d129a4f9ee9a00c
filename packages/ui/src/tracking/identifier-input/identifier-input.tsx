import { useState, type ChangeEvent, type FocusEvent, type ReactNode, type Ref } from 'react';
import { Button } from '../../components/button/index.js';
import { Field, type FieldProps } from '../../components/field/index.js';
import { Input, type InputProps } from '../../components/input/index.js';
import { useControllable } from '../../lib/use-controllable.js';
import { useTrackingText } from '../../lib/ui-provider.js';
import { advise, normalise, type IdentifierKind } from './identifier-input.logic.js';

export interface IdentifierInputProps extends Omit<FieldProps, 'children' | 'warning' | 'onChange' | 'onBlur' | 'defaultValue'> {
  /** Which rule the number is checked by. */
  kind: IdentifierKind;
  /** The text, when the caller owns it. */
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
  /** Name by which a form sends it. */
  name?: string;
  /** An example of such a number. */
  placeholder?: string;
  /** It cannot be used and takes no focus. */
  disabled?: boolean;
  /** Height: 28, 32 or 40 px. */
  size?: InputProps['size'];
  /** The input itself; `ref` is the field around it. */
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * A field for a container, air waybill, bill of lading, booking, IMO or MMSI number. On leaving it the number is put into its one spelling; a wrong check
 * digit is a warning with the expected one, never an error.
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
  const text = useTrackingText();
  const [current, setCurrent] = useControllable({ value, defaultValue, onChange: onValueChange });
  const [left, setLeft] = useState(defaultValue !== '' || (value ?? '') !== '');
  // While someone types a number is always incomplete: advice waits until they leave.
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
          {text.identifier.useExpected(advice.suggestion)}
        </Button>
      )}
    </Field>
  );
}
