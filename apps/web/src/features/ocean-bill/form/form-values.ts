import { billField, ENTERED_FIELDS, type EnteredName } from '../lib/fields.ts';
import type { Bill } from '../queries.ts';

/** Every field a person enters, as the text that stands in it. */
export type FormValues = Partial<Record<EnteredName, string>>;

export const EMPTY_FORM: FormValues = Object.fromEntries(ENTERED_FIELDS.map((name) => [name, String(billField(name).initial ?? '')]));

/** The form of a bill that exists. */
export function valuesOf(bill: Bill): FormValues {
  return Object.fromEntries(
    ENTERED_FIELDS.map((name) => {
      const value: unknown = bill[name];
      return [name, typeof value === 'string' ? value : ''];
    }),
  );
}

/** A value that is empty is not sent: the server takes absent for none. */
export function inputOf(values: FormValues): Record<string, string> {
  return Object.fromEntries(Object.entries(values).flatMap(([key, value]) => (value?.trim() ? [[key, value.trim()]] : [])));
}
