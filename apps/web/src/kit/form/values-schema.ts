import type { StandardSchema } from '@seaberry/ui/form';
import * as z from 'zod/mini';

type Issues<V> = Partial<Record<keyof V & string, string>>;

/**
 * Validates form values with the schema of the server, after `toInput`, and with additional rules of the form. Messages are codes of
 * `errors`.
 */
export function valuesSchema<V extends object>(
  schema: z.ZodMiniType,
  toInput: (values: V) => unknown,
  extra: (values: V) => Issues<V> = () => ({}),
): StandardSchema<V> {
  return {
    '~standard': {
      version: 1,
      vendor: 'seaberry',
      validate: (given) => {
        // The form passes its own values.
        const values = given as V;
        const issues: Partial<Record<string, string>> = { ...extra(values) };
        const parsed = z.safeParse(schema, toInput(values));
        for (const { path, message } of parsed.error?.issues ?? []) issues[String(path[0])] ??= message;
        const found = Object.entries(issues).flatMap(([name, message]) => (message ? [{ message, path: [name] }] : []));
        return found.length > 0 ? { issues: found } : { value: values };
      },
    },
  };
}

/** `required` for each blank field. */
export const missing = <V extends object>(values: V, names: readonly (keyof V & string)[]): Issues<V> =>
  // Only names of V are set.
  Object.fromEntries(names.filter((name) => !String(values[name] ?? '').trim()).map((name) => [name, 'required'])) as Issues<V>;
