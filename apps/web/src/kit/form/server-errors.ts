import type { Row, Values } from '../resource.types.ts';
import { askedFields, type AnyForm } from './fields.ts';

type Errors = Readonly<Record<string, string | readonly string[]>>;

/** Errors of the server at fields that are shown, and the messages of all others: a hidden field has no place for its own. */
export function splitErrors(form: AnyForm, row: Row | null, values: Values, errors: Errors): { shown: Errors; left: string[] } {
  const asked = new Set<string>(askedFields(form, row, values).map(({ id }) => id));
  const entries = Object.entries(errors);
  const isShown = ([name]: [string, unknown]): boolean => asked.has(name.split('.')[0] ?? name);
  return {
    shown: Object.fromEntries(entries.filter(isShown)),
    left: entries.filter((entry) => !isShown(entry)).map(([, messages]) => (typeof messages === 'string' ? messages : messages.join(' '))),
  };
}
