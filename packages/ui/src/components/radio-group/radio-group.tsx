import { useId, type ComponentProps, type ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { useControllable } from '../../lib/use-controllable.js';
import { useComponentsText } from '../../lib/ui-provider.js';

export interface RadioOption {
  value: string;
  label: string;
  description?: string;
  disabled?: boolean;
}

export interface RadioGroupProps extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue' | 'children'> {
  /** What is asked. */
  label: string;
  hideLabel?: boolean;
  options: readonly RadioOption[];
  /** `''` for none. */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** Name under which a form sends it. */
  name?: string;
  required?: boolean;
  error?: string | undefined;
  /** @default 'vertical' */
  orientation?: 'horizontal' | 'vertical';
}

/** One of a few that exclude each other, all in sight. */
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
  orientation = 'vertical',
  className,
  ...rest
}: RadioGroupProps): ReactNode {
  const base = useId();
  const text = useComponentsText();
  const [value, setValue] = useControllable({ value: given, defaultValue, onChange });
  return (
    <fieldset
      data-slot="radio-group"
      role="radiogroup"
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      {...(error ? { 'aria-describedby': `${base}-error` } : {})}
      {...rest}
      className={cn('sb:min-w-0', className)}
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
          <Choice
            key={option.value}
            {...option}
            id={`${base}-${option.value}`}
            name={name ?? base}
            checked={option.value === value}
            onChoose={() => setValue(option.value)}
          />
        ))}
      </div>
      {error && (
        <p data-slot="radio-group-error" id={`${base}-error`} aria-live="polite" className="sb:mt-1 sb:text-xs sb:text-danger-text">
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface ChoiceProps extends RadioOption {
  id: string;
  name: string;
  checked: boolean;
  onChoose: () => void;
}

function Choice({ id, name, value, label, description, disabled, checked, onChoose }: ChoiceProps): ReactNode {
  return (
    <label
      data-slot="radio"
      className="sb:inline-flex sb:max-w-full sb:cursor-pointer sb:items-start sb:gap-2 sb:has-disabled:cursor-not-allowed sb:has-disabled:text-muted"
    >
      <input
        data-slot="radio-control"
        type="radio"
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        {...(description ? { 'aria-describedby': `${id}-description` } : {})}
        onChange={onChoose}
        className="sb-check sb:mt-[0.15625rem]"
      />
      <span data-slot="radio-text" className="sb:min-w-0">
        <span data-slot="radio-label" className="sb:block">
          {label}
        </span>
        {description && (
          <span data-slot="radio-description" id={`${id}-description`} className="sb:block sb:text-xs sb:text-muted">
            {description}
          </span>
        )}
      </span>
    </label>
  );
}
