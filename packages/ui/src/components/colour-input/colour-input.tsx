import type { ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { useInputsText } from '../../lib/ui-provider.js';
import { useControllable } from '../../lib/use-controllable.js';
import { Input, type InputProps } from '../input/index.js';
import { parseHex } from './colour-input.logic.js';

/** Value of the native picker while no colour is chosen: HTML allows no empty one. */
const UNSET = '#000000';

const SHAPE = '#rrggbb';

export interface ColourInputProps extends Omit<InputProps, 'type' | 'value' | 'defaultValue' | 'onChange' | 'identifier'> {
  /** Text of the input: `#rrggbb` once it is a colour, `''` for none. */
  value?: string;
  /** Initial colour (uncontrolled). */
  defaultValue?: string;
  /** Called with the typed text, or with `#rrggbb` after a choice or on blur. */
  onChange?: (value: string) => void;
}

/** Input for a colour, typed as hexadecimal digits or chosen with the native picker. */
export function ColourInput({ value: given, defaultValue = '', onChange, onBlur, className, ...rest }: ColourInputProps): ReactNode {
  const text = useInputsText();
  const [value, setValue] = useControllable<string>({ value: given, defaultValue, onChange });
  const colour = parseHex(value);
  const fixed = rest.readOnly === true || rest.disabled === true || rest.disabledReason !== undefined;
  return (
    <div data-slot="colour-input-frame" className={cn('sb:flex sb:w-full sb:min-w-16 sb:items-center sb:gap-2', className)}>
      <span
        data-slot="colour-input-swatch"
        className={cn(
          'sb:relative sb:size-control-sm sb:shrink-0 sb:overflow-hidden sb:rounded-control sb:border sb:border-border-strong sb:forced-color-adjust-none',
          'sb:pointer-coarse:size-control-lg sb:focus-within:outline-2 sb:focus-within:outline-focus',
          colour === null && 'sb:border-dashed sb:bg-sunken',
        )}
        style={colour === null ? undefined : { backgroundColor: colour }}
      >
        {!fixed && (
          <input
            data-slot="colour-input-picker"
            type="color"
            aria-label={text.chooseColour}
            title={text.chooseColour}
            value={colour ?? UNSET}
            onChange={(event) => setValue(event.currentTarget.value)}
            className="sb:absolute sb:inset-0 sb:size-full sb:cursor-pointer sb:opacity-0"
          />
        )}
      </span>
      <Input
        data-slot="colour-input"
        placeholder={SHAPE}
        autoComplete="off"
        spellCheck={false}
        {...rest}
        className="sb:tabular-nums"
        value={value}
        onChange={(event) => setValue(event.currentTarget.value)}
        onBlur={(event) => {
          // One notation per colour, so that equal colours are equal strings.
          if (colour !== null && colour !== value && !fixed) setValue(colour);
          onBlur?.(event);
        }}
      />
    </div>
  );
}
