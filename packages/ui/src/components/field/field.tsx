import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useId, useMemo, type ComponentProps, type ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { useComponentsText } from '../../lib/ui-provider.js';
import { FieldContext } from './use-field-control.js';

export interface FieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the control. Required, even when `hideLabel` hides it visually. */
  label: string;
  /** Hides the label visually; it stays the accessible name. */
  hideLabel?: boolean;
  /** Help shown under the control at all times: units, format, where to find the number. */
  description?: ReactNode;
  /** Error message, with how to correct it. Marks the control as invalid. */
  error?: string | undefined;
  /** Warning about an accepted value, such as a wrong check digit. Hidden while there is an error. */
  warning?: string | undefined;
  /** A value is required: a star beside the label, and `aria-required`. */
  required?: boolean;
  /** Content at the end of the label's line: “Forgot password?”, a counter. */
  labelEnd?: ReactNode;
  /** One of our controls, or one that uses `useFieldControl`. */
  children: ReactNode;
}

/** A control with its label, help and messages, connected for screen readers. */
export function Field({
  label,
  hideLabel = false,
  description,
  error,
  warning,
  required = false,
  labelEnd,
  className,
  children,
  ...rest
}: FieldProps): ReactNode {
  const base = useId();
  const text = useComponentsText();
  const state = error ? 'error' : warning ? 'warning' : 'none';
  const message = error || warning;
  const describedBy = [description ? `${base}-description` : '', message ? `${base}-message` : ''].filter(Boolean).join(' ');
  const context = useMemo(
    () => ({ controlId: `${base}-control`, labelId: `${base}-label`, describedBy: describedBy || undefined, state, required }) as const,
    [base, describedBy, state, required],
  );
  return (
    <div data-slot="field" data-state={state} {...rest} className={cn('sb:flex sb:min-w-0 sb:flex-col sb:gap-1', className)}>
      <div data-slot="field-head" className={cn('sb:flex sb:items-baseline sb:gap-2', hideLabel && !labelEnd && 'sb:sr-only')}>
        <label
          data-slot="field-label"
          id={`${base}-label`}
          htmlFor={context.controlId}
          className={cn('sb:grow sb:text-sm sb:wrap-anywhere sb:font-medium sb:text-text', hideLabel && 'sb:sr-only')}
        >
          {label}
          {required && (
            <span data-slot="field-required" aria-hidden="true" title={text.required} className="sb:ms-0.5 sb:text-danger-text">
              *
            </span>
          )}
        </label>
        {labelEnd}
      </div>
      <FieldContext value={context}>{children}</FieldContext>
      {description && (
        <div data-slot="field-description" id={`${base}-description`} className="sb:text-xs sb:wrap-anywhere sb:text-muted">
          {description}
        </div>
      )}
      <div data-slot="field-messages" aria-live="polite" className="sb:empty:hidden">
        {message && <FieldMessage id={`${base}-message`} error={Boolean(error)} message={message} />}
      </div>
    </div>
  );
}

function FieldMessage({ id, error, message }: { id: string; error: boolean; message: string }): ReactNode {
  const Sign = error ? CircleAlert : TriangleAlert;
  return (
    <p
      data-slot="field-message"
      data-tone={error ? 'danger' : 'warning'}
      id={id}
      className={cn('sb:flex sb:gap-1 sb:text-xs', error ? 'sb:text-danger-text' : 'sb:text-warning-text')}
    >
      <Sign data-slot="field-message-icon" size={14} aria-hidden className="sb:mt-0.5 sb:shrink-0" />
      <span data-slot="field-message-text" className="sb:wrap-anywhere">
        {message}
      </span>
    </p>
  );
}
