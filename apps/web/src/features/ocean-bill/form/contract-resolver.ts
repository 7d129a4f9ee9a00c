import type { FieldErrors, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';

import { inputOf, type FormValues } from './form-values.ts';

/** Judges a form by the very schema the server judges by. The messages are codes, put into words where they are shown. */
export function contractResolver(schema: z.ZodMiniType, extra: Readonly<Record<string, string>> = {}): Resolver<FormValues> {
  return (values) => {
    const parsed = z.safeParse(schema, { ...inputOf(values), ...extra });
    if (parsed.success) return { values, errors: {} };
    const errors: FieldErrors<FormValues> = {};
    for (const issue of parsed.error.issues) {
      const key = String(issue.path[0] ?? 'root');
      if (!(key in errors)) Object.assign(errors, { [key]: { type: issue.message, message: issue.message } });
    }
    return { values: {}, errors };
  };
}
