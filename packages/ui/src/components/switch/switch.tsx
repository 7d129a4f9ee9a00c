import { useId, type ComponentProps, type ReactNode } from 'react';

import { cn } from '../../lib/cn.js';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'role' | 'children'> {
  /** Name of what is on or off. */
  label: string;
  /** Keeps the label for screen readers alone: in table rows. */
  hideLabel?: boolean;
  description?: string;
  onCheckedChange?: (checked: boolean) => void;
}

/** On or off, at once. What waits for a form to be sent is a Checkbox. */
export function Switch({ label, hideLabel = false, description, className, onChange, onCheckedChange, ...rest }: SwitchProps): ReactNode {
  const descriptionId = useId();
  const describedBy = [rest['aria-describedby'], description ? descriptionId : ''].filter(Boolean).join(' ');
  return (
    <label
      data-slot="switch-frame"
      className={cn(
        'sb:inline-flex sb:max-w-full sb:cursor-pointer sb:items-start sb:gap-2 sb:has-disabled:cursor-not-allowed sb:has-disabled:text-muted',
        className,
      )}
    >
      <input
        data-slot="switch"
        {...rest}
        {...(describedBy === '' ? {} : { 'aria-describedby': describedBy })}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says itself whether it is checked
        role="switch"
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.currentTarget.checked);
        }}
        className="sb-switch sb:mt-[0.09375rem]"
      />
      <span data-slot="switch-text" className={cn('sb:min-w-0', hideLabel && 'sb:sr-only')}>
        <span data-slot="switch-label" className="sb:block">
          {label}
        </span>
        {description && (
          <span data-slot="switch-description" id={descriptionId} className="sb:block sb:text-xs sb:text-muted">
            {description}
          </span>
        )}
      </span>
    </label>
  );
}
