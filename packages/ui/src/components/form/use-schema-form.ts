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
  /** Judges the form: the very schema the server judges by, if it can be had. */
  schema: StandardSchema<Input, Output>;
  /** A value for every field: `''`, null or false where there is none yet. */
  defaultValues: DefaultValues<Input>;
  /**
   * Puts an issue into words; undefined leaves it to the form.
   *
   * Use it when the schema's messages are codes. It is asked when the error is drawn, so the words change with the language.
   */
  messageOf?: (issue: FormIssue) => string | undefined;
}

export interface SchemaForm<Input extends FieldValues, Output> extends UseFormReturn<Input, unknown, Output> {
  messageOf: ((issue: FormIssue) => string | undefined) | undefined;
  /** How often it was set back with `reset`; `Form` then lets controls forget what they could not read. */
  resetCount: number;
  /**
   * Puts what the server refused at the fields it belongs to, and focuses the first.
   *
   * @returns the messages of names that the form does not have, to be shown above it.
   */
  setServerErrors: (errors: Readonly<Record<string, string | readonly string[]>>) => string[];
  /** Fills in values by name, as changes of the user: a kept draft. Names that the form does not have are ignored. */
  fill: (values: Readonly<Record<string, unknown>>) => void;
}

/** A form that is judged by a schema: first when it is sent, then with every change until it is right. */
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
      const left: string[] = [];
      let first = true;
      for (const [name, said] of Object.entries(errors)) {
        const message = typeof said === 'string' ? said : said.join(' ');
        if (Object.hasOwn(getValues(), name.split('.')[0] ?? name)) {
          // `name` is a field of the form's values.
          setError(name as FieldPath<Input>, { type: 'server', message }, { shouldFocus: first });
          first = false;
        } else left.push(message);
      }
      return left;
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
