import { useCallback, useEffect, useMemo, useRef, useState, type ComponentProps, type FormEvent, type ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { useMergedRef } from '../../lib/use-merged-ref.js';
import { ErrorSummary } from './components/error-summary.js';
import { FormProvider, type FieldValues } from './engine.js';
import { FormScopeContext } from './form-context.js';
import type { SchemaForm } from './use-schema-form.js';

export interface FormProps<Input extends FieldValues, Output> extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  /** Form from `useSchemaForm`. */
  form: SchemaForm<Input, Output>;
  /** Called with the parsed values of a valid form. With a promise the form is submitting until it settles. */
  onSubmit: (values: Output) => unknown;
  /** Omits the list of errors, for forms of two or three fields. */
  hideSummary?: boolean;
}

/**
 * A form that shows errors at the fields, focuses the first of them, and never discards input.
 * @typeParam Input Values of the fields as they are typed: the input of the schema.
 * @typeParam Output Values after validation: the output of the schema, which `onSubmit` gets.
 */
export function Form<Input extends FieldValues, Output>({
  form,
  onSubmit,
  hideSummary = false,
  className,
  children,
  ref,
  ...rest
}: FormProps<Input, Output>): ReactNode {
  const element = useRef<HTMLFormElement>(null);
  const mergedRef = useMergedRef(element, ref);
  const submitting = useRef(false);
  const { resetCount } = form;
  useEffect(() => {
    // React Hook Form resets values. The event alone, which changes nothing and does not bubble, notifies controls whose value is equal
    // before and after: null with unparsable text.
    if (resetCount > 0) element.current?.dispatchEvent(new Event('reset'));
  }, [resetCount]);
  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // React bubbles events through portals: a form in a dialog may be inside another form's React tree.
    event.stopPropagation();
    const unread = unreadControl(event.currentTarget);
    if (unread) unread.focus();
    else if (!submitting.current) {
      submitting.current = true;
      // A second press of Enter before the first has settled would send the form twice.
      void form
        .handleSubmit((values) => onSubmit(values))(event)
        .finally(() => (submitting.current = false));
    }
  };
  return (
    <FormScope form={form}>
      {(labels) => (
        <form
          data-slot="form"
          {...rest}
          ref={mergedRef}
          noValidate
          onSubmit={handleSubmit}
          className={cn('sb:flex sb:min-w-0 sb:flex-col sb:gap-4', className)}
        >
          {!hideSummary && <ErrorSummary labels={labels} />}
          {children}
        </form>
      )}
    </FormScope>
  );
}

/** A control with unparsable text (a date picker) has an empty value, which no schema would reject. */
function unreadControl(form: HTMLFormElement): HTMLElement | undefined {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.validity.customError) return control;
  }
  return undefined;
}

export interface FormScopeProps<Input extends FieldValues, Output> {
  /** Return value of `useSchemaForm`. */
  form: SchemaForm<Input, Output>;
  /** The fields, rendered with their labels by name. */
  children: (labels: Readonly<Record<string, string>>) => ReactNode;
}

/** Provides the form to its fields, without rendering a form element. */
export function FormScope<Input extends FieldValues, Output>({ form, children }: FormScopeProps<Input, Output>): ReactNode {
  const [labels, setLabels] = useState<Readonly<Record<string, string>>>({});
  const { messageOf } = form;
  const enrol = useCallback((name: string, label: string) => {
    setLabels((before) => ({ ...before, [name]: label }));
    return () => setLabels(({ [name]: _gone, ...others }) => others);
  }, []);
  const scope = useMemo(() => ({ messageOf, enrol }), [messageOf, enrol]);
  return (
    <FormProvider {...form}>
      <FormScopeContext value={scope}>{children(labels)}</FormScopeContext>
    </FormProvider>
  );
}
