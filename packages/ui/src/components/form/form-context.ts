import { createContext, use, useEffect } from 'react';

import { useDatesText } from '../../lib/ui-provider.js';
import { get, useController, useFormContext, useFormState, type ControllerRenderProps, type FieldError } from './engine.js';

export interface FormIssue {
  /** Path of the field: `consignee.phone`. */
  name: string;
  /** Message of the schema or the server: a sentence or a code. */
  message: string;
  /** Source of the error: `server` for `setServerErrors`. */
  source: 'schema' | 'server';
}

export interface FormScopeValue {
  messageOf: ((issue: FormIssue) => string | undefined) | undefined;
  /** Registers the label of a field; returns the cleanup function. */
  enrol: (name: string, label: string) => () => void;
}

export const FormScopeContext = createContext<FormScopeValue>({ messageOf: undefined, enrol: () => () => {} });

/** Messages of issues: the caller's, else ours for common codes, else the original message. */
export function useIssueText(): (name: string, error: FieldError | undefined) => string | undefined {
  const { messageOf } = use(FormScopeContext);
  const text = useDatesText();
  return (name, error) => {
    if (!error) return undefined;
    const issue: FormIssue = { name, message: error.message ?? '', source: error.type === 'server' ? 'server' : 'schema' };
    const own = messageOf?.(issue);
    if (own !== undefined) return own;
    if (issue.message === 'required') return text.fieldRequired;
    return issue.message === '' || issue.message.startsWith('Invalid input') ? text.fieldInvalid : issue.message;
  };
}

/**
 * Binds one field by hand, for controls with a label of their own: Checkbox, Switch, RadioGroup.
 * @param label Name of the field in the list of errors above the form; without one the field is not in it.
 */
export function useFormField(name: string, label?: string): { control: ControllerRenderProps; error: string | undefined } {
  const { enrol } = use(FormScopeContext);
  useEffect(() => (label === undefined ? undefined : enrol(name, label)), [enrol, name, label]);
  const { control } = useFormContext();
  const { field } = useController({ control, name });
  const { errors } = useFormState({ control, name });
  const issueText = useIssueText();
  // Names may be paths into objects and lists; React Hook Form keeps errors in the same shape.
  const error: FieldError | undefined = get(errors, name);
  return { control: field, error: issueText(name, error) };
}
