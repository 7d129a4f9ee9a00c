import type { PasswordPolicy } from '@seaberry/api-client/password-policy';
import type { StandardSchema } from '@seaberry/ui/form';
import * as z from 'zod/mini';

import type { Row, Values } from '../resource.types.ts';
import { askedFields, type AnyField, type AnyForm } from './fields.ts';
import { isEmpty } from './form-values.ts';
import { issueCode } from './issue-code.ts';
import { pathOf, type Uploads } from './uploads.ts';

export interface FormSchemaOptions {
  /** Schema of the call. */
  schema: z.ZodMiniType;
  form: AnyForm;
  row: Row | null;
  required: ReadonlySet<string>;
  /** Password policy of the server, if any. */
  policy?: PasswordPolicy | null;
  /** Ids of the fields to validate. @default all */
  reached?(): ReadonlySet<string> | null;
  /** Files that have not arrived. */
  uploads?: Uploads;
  toInput(values: Values): Values;
}

/** Paths of required fields of child rows that are empty. */
const emptyInRows = (fields: readonly AnyField[], required: ReadonlySet<string>, values: Values): (string | number)[][] =>
  fields.flatMap((field) => {
    if (field.kind !== 'rows') return [];
    const needed = field.fields.filter(({ id }) => required.has(`${field.id}.${id}`));
    const rows = values[field.id] as readonly Values[];
    return rows.flatMap((row, at) => needed.flatMap(({ id }) => (isEmpty(row[id]) ? [[field.id, at, id]] : [])));
  });

interface Issue {
  message: string;
  path: PropertyKey[];
}

/**
 * Validates a form by the schema of the server, and by additional rules of the form. Messages are codes of `errors`; an empty field is
 * `required`, whatever the schema reports.
 */
export const formSchema = ({
  schema,
  form,
  row,
  required,
  policy = null,
  reached,
  uploads,
  toInput,
}: FormSchemaOptions): StandardSchema<Values> => ({
  '~standard': {
    version: 1,
    vendor: 'seaberry',
    validate: (given) => {
      // The form passes its own values.
      const values = given as Values;
      const within = reached?.() ?? null;
      const validated = askedFields(form, row, values).filter(({ id }) => within?.has(id) ?? true);
      const asked = new Map(validated.map((field) => [field.id as string, field]));
      const issues = new Map<string, Issue>();
      // An error of the form is more specific than `required`.
      for (const [id, message] of Object.entries(form.faults?.(values, row, policy) ?? {})) {
        if (asked.has(id)) issues.set(id, { message, path: [id] });
      }
      for (const [name, message] of uploads ?? []) {
        const path = pathOf(name);
        if (asked.has(String(path[0]))) issues.set(name, { message, path });
      }
      for (const id of asked.keys()) {
        if (!issues.has(id) && required.has(id) && isEmpty(values[id])) issues.set(id, { message: 'required', path: [id] });
      }
      for (const path of emptyInRows(validated, required, values)) issues.set(path.join('.'), { message: 'required', path });
      for (const issue of z.safeParse(schema, toInput(values)).error?.issues ?? []) {
        const { path } = issue;
        const id = String(path[0]);
        // Fields outside of the form are validated by the server, whose error is shown above the form.
        const field = asked.get(id);
        if (!field) continue;
        // Custom fields and child rows render their own errors.
        const at = field.kind === 'custom' || field.kind === 'rows' ? path : [id];
        const key = at.join('.');
        if (!issues.has(key) && !issues.has(id)) issues.set(key, { message: issueCode(issue), path: [...at] });
      }
      return issues.size > 0 ? { issues: [...issues.values()] } : { value: values };
    },
  },
});
