import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { useControlSize, type ControlSize } from '../../lib/ui-provider.js';
import { useFieldControl } from '../field/index.js';
import { controlVariants } from '../input/index.js';

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
  /** @default the provider's, else 'md' */
  size?: ControlSize;
  /** First entry, with the empty value: “Any”, “Choose…”. */
  placeholder?: string;
  /** The choices, plain or in groups. */
  options: readonly (SelectOption | SelectGroup)[];
}

/**
 * One of a few known values: the browser's own list, so that phones, keyboards and screen readers have theirs.
 */
export function Select({ size: ownSize, placeholder, options, className, ...rest }: SelectProps): ReactNode {
  const size = useControlSize(ownSize);
  const { required: _required, ...native } = rest;
  return (
    <select
      data-slot="select"
      {...native}
      {...useFieldControl(rest)}
      className={cn(controlVariants({ size }), 'sb-select sb:cursor-pointer sb:truncate sb:[--sb-pad-end:1.75rem]', className)}
    >
      {placeholder !== undefined && <option value="">{placeholder}</option>}
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
  );
}

function drawOption({ value, label, disabled }: SelectOption): ReactNode {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  );
}
