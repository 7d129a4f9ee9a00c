import { useIssueText } from './form-context.js';
import { get, useFieldArray, useFormContext, useFormState, type FieldError } from './engine.js';

export interface FormRow {
  /** Identity of the row, kept when it moves: its key in a list. */
  key: string;
  /** Path of the row: the name of a field in it is `${path}.street`. */
  path: string;
}

export interface FormRows {
  rows: readonly FormRow[];
  /** Appends a row. @param focus name of its field that takes focus */
  add: (value: Readonly<Record<string, unknown>>, focus?: string) => void;
  remove: (at: number) => void;
  move: (from: number, to: number) => void;
  /** Error of the list as a whole: too few, too many. Errors of a row belong to its fields. */
  error: string | undefined;
}

/** Binds a list of rows, each with fields of its own. Errors, values and focus stay with a row when it moves. */
export function useFormRows(name: string): FormRows {
  const { control } = useFormContext();
  const { fields, append, remove, move } = useFieldArray({ control, name });
  const { errors } = useFormState({ control, name });
  const issueText = useIssueText();
  // React Hook Form keeps errors in the shape of the values; errors of a whole list are under `root`, or at the list itself when a server sent
  // them.
  const found: (FieldError & { root?: FieldError }) | undefined = get(errors, name);
  const own = found?.root ?? (typeof found?.message === 'string' ? found : undefined);
  return {
    rows: fields.map(({ id }, at) => ({ key: id, path: `${name}.${at}` })),
    add: (value, focus) => append(value, focus ? { focusName: `${name}.${fields.length}.${focus}` } : { shouldFocus: false }),
    remove: (at) => remove(at),
    move,
    error: issueText(name, own),
  };
}
