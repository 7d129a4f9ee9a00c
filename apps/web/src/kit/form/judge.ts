import type { PasswordPolicy } from '@seaberry/api-client/password-policy';
import type { StandardSchema } from '@seaberry/ui/form';
import * as z from 'zod/mini';

import type { Row, Values } from '../resource.types.ts';
import { askedFields, type AnyForm } from './fields.ts';
import { isEmpty } from './form-values.ts';

export interface JudgeOptions {
  /** By which the server judges the call. */
  schema: z.ZodMiniType;
  form: AnyForm;
  row: Row | null;
  required: ReadonlySet<string>;
  /** Rules for a new password, where the server has some. */
  policy?: PasswordPolicy | null;
  toInput(values: Values): Values;
}

interface Issue {
  message: string;
  path: PropertyKey[];
}

/**
 * Judges a form by the very schema the server judges by, and by what only the form asks for. The messages are codes of `errors`;
 * a field that holds nothing is `required`, whatever the schema says about nothing.
 */
export const judge = ({ schema, form, row, required, policy = null, toInput }: JudgeOptions): StandardSchema<Values> => ({
  '~standard': {
    version: 1,
    vendor: 'seaberry',
    validate: (given) => {
      // The form hands over its own values.
      const values = given as Values;
      const asked = new Map(askedFields(form, row, values).map((field) => [field.id as string, field]));
      const issues = new Map<string, Issue>();
      // A fault found by the form says more than that a value is missing.
      for (const [id, message] of Object.entries(form.faults?.(values, row, policy) ?? {})) {
        if (asked.has(id)) issues.set(id, { message, path: [id] });
      }
      for (const id of asked.keys()) {
        if (!issues.has(id) && required.has(id) && isEmpty(values[id])) issues.set(id, { message: 'required', path: [id] });
      }
      for (const { path, message } of z.safeParse(schema, toInput(values)).error?.issues ?? []) {
        const id = String(path[0]);
        // Fields outside of the form are judged by the server, whose error is shown above the form.
        const field = asked.get(id);
        if (!field) continue;
        // A custom field shows its own errors in their place.
        const at = field.kind === 'custom' ? path : [id];
        const key = at.join('.');
        if (!issues.has(key) && !issues.has(id)) issues.set(key, { message, path: [...at] });
      }
      return issues.size > 0 ? { issues: [...issues.values()] } : { value: values };
    },
  },
});
