import { useFormContext, useWatch, type FieldValues, type UseFormReturn } from './engine.js';

/**
 * Subscribes to values of a form; re-renders only when the result of `select` changes.
 *
 * @typeParam T Result of `select`.
 * @param form Return value of `useSchemaForm`, for use outside its `Form`. Default: the surrounding form.
 * @example const name = useFormValues((values) => values['name']);
 */
export function useFormValues<T>(
  select: (values: Readonly<Record<string, unknown>>) => T,
  form?: Pick<UseFormReturn<FieldValues>, 'control'>,
): T {
  // Outside a form the context is null, despite its type.
  const around = useFormContext() as ReturnType<typeof useFormContext> | null;
  const control = (form ?? around)?.control;
  return useWatch({ ...(control && { control }), compute: (values) => select(values) });
}

export interface FormActions {
  /** Current value of a field. To subscribe to it use `useFormValues`. */
  get: (name: string) => unknown;
  /** Changes a field as the user would: it becomes dirty, and is validated again once the form was submitted. */
  set: (name: string, value: unknown) => void;
  /** Fills in a field that the user has not changed; it stays pristine. */
  suggest: (name: string, value: unknown) => void;
  /** Takes a suggestion back: a field that the user has not changed has its initial value again. */
  withdraw: (name: string) => void;
}

/** Values that were suggested, by form and field: a field that still has its suggestion has not been changed by the user. */
const suggestions = new WeakMap<object, Map<string, unknown>>();

function suggestionsOf(control: object): Map<string, unknown> {
  const known = suggestions.get(control) ?? new Map<string, unknown>();
  suggestions.set(control, known);
  return known;
}

/** Reads and changes other fields of the surrounding form, for a control that fills them in. */
export function useFormActions(): FormActions {
  const { control, getValues, setValue, getFieldState, formState } = useFormContext();
  // Reading them during render subscribes to them.
  const { isSubmitted, defaultValues } = formState;
  const suggest = (name: string, value: unknown): void => {
    const suggested = suggestionsOf(control);
    const isOwn = suggested.has(name) ? getValues(name) !== suggested.get(name) : getFieldState(name).isDirty;
    if (isOwn) return;
    suggested.set(name, value);
    setValue(name, value, { shouldValidate: isSubmitted });
  };
  return {
    get: (name) => getValues(name),
    set: (name, value) => setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted }),
    suggest,
    withdraw: (name) => suggest(name, defaultValues?.[name] ?? ''),
  };
}
