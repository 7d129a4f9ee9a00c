import { useCallback, useState } from 'react';

import {
  standardSchemaResolver,
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormReturn,
} from './engine.js';
import type { FormIssue } from './form-context.js';
import type { StandardSchema } from './standard-schema.js';

export interface SchemaFormOptions<Input extends FieldValues, Output> {
  /** Validates the form: ideally the schema that the server uses. */
  schema: StandardSchema<Input, Output>;
  /** Initial value of every field: `''`, null or false where there is none yet. */
  defaultValues: DefaultValues<Input>;
  /**
   * Message of an issue; undefined leaves it to the form.
   * Use it when the schema's messages are codes. It is called on render, so that the message follows the language.
   */
  messageOf?: (issue: FormIssue) => string | undefined;
}

export interface SchemaForm<Input extends FieldValues, Output> extends UseFormReturn<Input, unknown, Output> {
  messageOf: ((issue: FormIssue) => string | undefined) | undefined;
  /** Number of calls of `reset`; `Form` then lets controls discard unparsable text. */
  resetCount: number;
  /**
   * Shows errors of the server at their fields, and focuses the first.
   * @returns the messages of names that the form does not have, to be shown above it.
   */
  setServerErrors: (errors: Readonly<Record<string, string | readonly string[]>>) => string[];
  /** Fills in values by name, as changes of the user: a restored draft. Unknown names are ignored. */
  fill: (values: Readonly<Record<string, unknown>>) => void;
}

/**
 * A form that is validated by a schema: on submit, then on every change until it is valid.
 * @typeParam Input Values of the fields as they are typed: the input of the schema.
 * @typeParam Output Values after validation: the output of the schema, which `onSubmit` gets.
 */
export function useSchemaForm<Input extends FieldValues, Output>({
  schema,
  defaultValues,
  messageOf,
}: SchemaFormOptions<Input, Output>): SchemaForm<Input, Output> {
  const methods = useForm<Input, unknown, Output>({
    defaultValues,
    resolver: standardSchemaResolver<Input, unknown, Output>(schema),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  const { getValues, setError, setValue, reset: resetValues } = methods;
  const [resetCount, setResetCount] = useState(0);
  const reset = useCallback<typeof resetValues>(
    (...given) => {
      resetValues(...given);
      setResetCount((count) => count + 1);
    },
    [resetValues],
  );
  const setServerErrors = useCallback(
    (errors: Readonly<Record<string, string | readonly string[]>>) => {
      const unassigned: string[] = [];
      let first = true;
      for (const [name, messages] of Object.entries(errors)) {
        const message = typeof messages === 'string' ? messages : messages.join(' ');
        if (Object.hasOwn(getValues(), name.split('.')[0] ?? name)) {
          // `name` is a field of the form's values.
          setError(name as FieldPath<Input>, { type: 'server', message }, { shouldFocus: first });
          first = false;
        } else unassigned.push(message);
      }
      return unassigned;
    },
    [getValues, setError],
  );
  const fill = useCallback(
    (values: Readonly<Record<string, unknown>>) => {
      for (const [name, value] of Object.entries(values)) {
        if (!Object.hasOwn(getValues(), name)) continue;
        // `name` is a field of the form's values; the value was read from this form, or is validated on submit.
        setValue(name as FieldPath<Input>, value as FieldPathValue<Input, FieldPath<Input>>, { shouldDirty: true });
      }
    },
    [getValues, setValue],
  );
  return { ...methods, reset, resetCount, messageOf, setServerErrors, fill };
}
