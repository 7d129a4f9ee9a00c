import type { ComponentProps, KeyboardEvent, MouseEvent, ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { useDisabledReason } from '../../lib/use-disabled-reason.js';
import { useComponentsText, useControlSize, type ControlSize } from '../../lib/ui-provider.js';
import { useFieldControl } from '../field/index.js';
import { controlVariants, readOnlyClass } from '../input/index.js';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectGroup {
  label: string;
  options: readonly SelectOption[];
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'size' | 'children' | 'multiple'> {
  /**
   * Height: 28, 32 or 40 px.
   * @default the size of the provider, else 'md'
   */
  size?: ControlSize;
  /** First entry, with the empty value: “Any”, “Choose…”. */
  placeholder?: string;
  /** Options, plain or in groups. */
  options: readonly (SelectOption | SelectGroup)[];
  /** The value is shown, focusable and submitted, and cannot be changed. */
  readOnly?: boolean;
  /** Why the control is disabled. It stays in the tab order and announces the reason. */
  disabledReason?: string | undefined;
}

/** Selection of one of a few known values: the native control of the browser. */
export function Select({
  size: ownSize,
  placeholder,
  options,
  readOnly = false,
  disabledReason,
  className,
  onMouseDown,
  onKeyDown,
  ...rest
}: SelectProps): ReactNode {
  const size = useControlSize(ownSize);
  const text = useComponentsText();
  const [reason, note] = useDisabledReason(disabledReason, rest['aria-describedby']);
  const { required: _required, ...native } = rest;
  const locked = readOnly || disabledReason !== undefined;
  const handlePress = (event: MouseEvent<HTMLSelectElement>): void => {
    onMouseDown?.(event);
    if (!locked) return;
    // Native selects have no read-only state, so opening is prevented; focus is kept.
    event.preventDefault();
    event.currentTarget.focus();
  };
  const handleKey = (event: KeyboardEvent<HTMLSelectElement>): void => {
    onKeyDown?.(event);
    if (locked && event.key !== 'Tab') event.preventDefault();
  };
  return (
    <>
      <select
        data-slot="select"
        {...native}
        {...reason}
        {...useFieldControl({ ...rest, ...reason })}
        onMouseDown={handlePress}
        onKeyDown={handleKey}
        className={cn(
          controlVariants({ size }),
          'sb-select sb:truncate sb:[--sb-pad-end:--spacing(7)]',
          locked ? readOnlyClass : 'sb:cursor-pointer',
          className,
        )}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.length === 0 && placeholder === undefined && <option value="">{text.noOptions}</option>}
        {options.map((item) =>
          'options' in item ? (
            <optgroup key={item.label} label={item.label}>
              {item.options.map(drawOption)}
            </optgroup>
          ) : (
            drawOption(item)
          ),
        )}
      </select>
      {note}
    </>
  );
}

function drawOption({ value, label, disabled }: SelectOption): ReactNode {
  return (
    // Browsers draw the chosen option with the direction of the option: “10 per page” would become “per page 10” from right to left.
    <option key={value} value={value} disabled={disabled} dir="auto">
      {label}
    </option>
  );
}
