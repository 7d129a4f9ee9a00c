import { useId, type ComponentProps, type ReactNode } from 'react';

import { cn } from './cn.js';
import type { ControlSize } from './ui-context.js';
import { useDisabledReason } from './use-disabled-reason.js';

/** Props shared by checkbox, switch and radio. */
export interface CheckProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'children'> {
  /** Label of the control. */
  label: ReactNode;
  /** Hides the label visually, for use in table rows; it stays the accessible name. */
  hideLabel?: boolean | undefined;
  /** Help below the label. */
  description?: string | undefined;
  /**
   * Text size.
   * @default inherited
   */
  size?: ControlSize | undefined;
  /** Why the control is disabled. It stays in the tab order and announces the reason. */
  disabledReason?: string | undefined;
  /** Error message, with how to correct it. Marks the control as invalid. */
  error?: string | undefined;
  /** Called with the new checked state. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

interface CheckFrameProps extends CheckProps {
  part: 'checkbox' | 'switch' | 'radio';
  type: 'checkbox' | 'radio';
  /** Classes of the input. */
  look: string;
}

/** Native checkbox or radio with its label: the whole frame can be pressed. */
export function CheckFrame({
  part,
  look,
  label,
  hideLabel,
  description,
  size,
  disabledReason,
  error,
  readOnly,
  className,
  onChange,
  onCheckedChange,
  onKeyDown,
  ...rest
}: CheckFrameProps): ReactNode {
  const id = useId();
  const [descriptionId, errorId] = [`${id}-description`, `${id}-error`];
  const describedBy = [rest['aria-describedby'], description && descriptionId, error && errorId].filter(Boolean).join(' ') || undefined;
  const [reason, note] = useDisabledReason(disabledReason, describedBy);
  const locked = readOnly || disabledReason !== undefined;
  const radio = part === 'radio';
  // Browsers have no read-only checkbox and no disabled one that keeps focus, so events that would change it are prevented.
  const preventWhenLocked = (event: { preventDefault: () => void }): void => {
    if (locked) event.preventDefault();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- it only prevents changes of a locked control
    <label
      data-slot={radio ? part : `${part}-frame`}
      onClick={preventWhenLocked}
      className={cn(
        'sb:inline-flex sb:max-w-full sb:items-start sb:gap-2 sb:has-disabled:cursor-not-allowed sb:has-disabled:text-muted',
        !hideLabel && 'sb:pointer-coarse:py-2.5',
        size && (size === 'sm' ? 'sb:text-sm' : 'sb:text-md'),
        disabledReason === undefined ? 'sb:cursor-pointer' : 'sb:cursor-not-allowed sb:text-muted',
        className,
      )}
    >
      <input
        data-slot={radio ? 'radio-control' : part}
        {...rest}
        aria-describedby={describedBy}
        {...reason}
        // The frame is the label, and a message is no part of the name.
        {...(error ? { 'aria-invalid': true, 'aria-labelledby': id } : {})}
        {...(readOnly && !radio ? { 'aria-readonly': true } : {})}
        onChange={(event) => {
          if (locked) return;
          onChange?.(event);
          onCheckedChange?.(event.currentTarget.checked);
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.key !== 'Tab') preventWhenLocked(event);
        }}
        // On the input itself, not on its frame, which has the pointer events.
        className={cn(look, hideLabel && 'sb-hit', locked && 'sb:pointer-events-none')}
      />
      <span data-slot={`${part}-text`} className={cn('sb:min-w-0', hideLabel && 'sb:sr-only')}>
        <span data-slot={`${part}-label`} id={id} className="sb:block">
          {label}
        </span>
        {description && (
          <span data-slot={`${part}-description`} id={descriptionId} className="sb:block sb:text-xs sb:text-muted">
            {description}
          </span>
        )}
        {note}
        {error && (
          <span data-slot={`${part}-error`} id={errorId} aria-live="polite" className="sb:block sb:text-xs sb:text-danger-text">
            {error}
          </span>
        )}
      </span>
    </label>
  );
}
