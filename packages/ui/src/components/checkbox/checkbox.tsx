import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { useMergedRef } from '../../lib/use-merged-ref.js';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'children'> {
  /** Name of the choice. */
  label: ReactNode;
  /** Keeps the label for screen readers alone: in table rows. */
  hideLabel?: boolean;
  description?: string;
  /** Some but not all of what it stands for is chosen. A picture only: the value is still `checked`. */
  indeterminate?: boolean;
  onCheckedChange?: (checked: boolean) => void;
}

/** Yes or no, kept until the form is sent. What takes effect at once is a Switch. */
export function Checkbox({
  label,
  hideLabel = false,
  description,
  indeterminate = false,
  className,
  ref,
  onChange,
  onCheckedChange,
  ...rest
}: CheckboxProps): ReactNode {
  const descriptionId = useId();
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(input, ref);
  const describedBy = [rest['aria-describedby'], description ? descriptionId : ''].filter(Boolean).join(' ');

  // The third state has no attribute; it is only a property of the element.
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  });

  return (
    <label
      data-slot="checkbox-frame"
      className={cn(
        'sb:inline-flex sb:max-w-full sb:cursor-pointer sb:items-start sb:gap-2 sb:has-disabled:cursor-not-allowed sb:has-disabled:text-muted',
        className,
      )}
    >
      <input
        data-slot="checkbox"
        {...rest}
        {...(describedBy === '' ? {} : { 'aria-describedby': describedBy })}
        ref={mergedRef}
        type="checkbox"
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.currentTarget.checked);
        }}
        className="sb-check sb:mt-[0.15625rem] sb:rounded-[0.1875rem]"
      />
      <span data-slot="checkbox-text" className={cn('sb:min-w-0', hideLabel && 'sb:sr-only')}>
        <span data-slot="checkbox-label" className="sb:block">
          {label}
        </span>
        {description && (
          <span data-slot="checkbox-description" id={descriptionId} className="sb:block sb:text-xs sb:text-muted">
            {description}
          </span>
        )}
      </span>
    </label>
  );
}
