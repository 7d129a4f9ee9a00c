import { CircleAlert } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';

import { CheckFrame } from '../../lib/check-frame.js';
import { cn } from '../../lib/cn.js';
import type { ControlSize } from '../../lib/ui-context.js';
import { useDisabledReason } from '../../lib/use-disabled-reason.js';
import { useControllable } from '../../lib/use-controllable.js';
import { useComponentsText } from '../../lib/ui-provider.js';

export interface RadioOption {
  value: string;
  label: string;
  description?: string;
  disabled?: boolean;
}

/** Props of a fieldset, except for `name`: that is the name of its radios in the submitted form. */
export interface RadioGroupProps extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue' | 'children'> {
  /** Question or title of the group. */
  label: string;
  /** Hides the label visually; it stays the accessible name. */
  hideLabel?: boolean;
  /** Options, each with an optional help text or reason for being disabled. */
  options: readonly RadioOption[];
  /** Controlled value; `''` for none. */
  value?: string;
  /** Initial value (uncontrolled); `''` for none. */
  defaultValue?: string;
  /** Called with the selected value. */
  onChange?: (value: string) => void;
  /** A selection is required. */
  required?: boolean;
  /** Error message; marks the group as invalid. */
  error?: string | undefined;
  /** The selection is shown and cannot be changed. */
  readOnly?: boolean;
  /** Why the group is disabled. The selected option stays in the tab order, and the group announces the reason. */
  disabledReason?: string | undefined;
  /**
   * Text size.
   * @default inherited
   */
  size?: ControlSize;
  /**
   * Layout of the options.
   * @default 'vertical'
   */
  orientation?: 'horizontal' | 'vertical';
}

/** Exclusive choice between a few options, all visible. */
export function RadioGroup({
  label,
  hideLabel = false,
  options,
  value: given,
  defaultValue = '',
  onChange,
  name,
  required = false,
  error,
  readOnly = false,
  disabledReason,
  size,
  orientation = 'vertical',
  className,
  ...rest
}: RadioGroupProps): ReactNode {
  const base = useId();
  const text = useComponentsText();
  const [value, setValue] = useControllable({ value: given, defaultValue, onChange });
  const [reason, note] = useDisabledReason(disabledReason, error ? `${base}-error` : undefined);
  return (
    <fieldset
      data-slot="radio-group"
      role="radiogroup"
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-readonly={readOnly || undefined}
      {...(error ? { 'aria-describedby': `${base}-error` } : {})}
      {...reason}
      {...rest}
      className={cn('sb:min-w-0', disabledReason !== undefined && 'sb:text-muted', className)}
    >
      <legend data-slot="radio-group-label" className={cn('sb:mb-1.5 sb:text-sm sb:font-medium', hideLabel && 'sb:sr-only')}>
        {label}
        {required && (
          <span data-slot="radio-group-required" aria-hidden="true" title={text.required} className="sb:ms-0.5 sb:text-danger-text">
            *
          </span>
        )}
      </legend>
      <div
        data-slot="radio-group-options"
        className={cn('sb:flex sb:gap-x-5 sb:gap-y-2', orientation === 'vertical' ? 'sb:flex-col sb:items-start' : 'sb:flex-wrap')}
      >
        {options.map((option) => (
          <CheckFrame
            key={option.value}
            part="radio"
            type="radio"
            look="sb-check sb:mt-[--spacing(0.625)]"
            {...option}
            size={size}
            name={name ?? base}
            checked={option.value === value}
            readOnly={readOnly || disabledReason !== undefined}
            onCheckedChange={() => setValue(option.value)}
          />
        ))}
      </div>
      {note}
      {error && (
        <p
          data-slot="radio-group-error"
          id={`${base}-error`}
          aria-live="polite"
          className="sb:mt-1 sb:flex sb:gap-1 sb:text-xs sb:text-danger-text"
        >
          <CircleAlert data-slot="radio-group-error-icon" size={14} aria-hidden className="sb:mt-0.5 sb:shrink-0" />
          <span data-slot="radio-group-error-text">{error}</span>
        </p>
      )}
    </fieldset>
  );
}
