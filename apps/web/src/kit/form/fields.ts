import type { Field, FormDefinition } from '../form.types.ts';
import type { Row, Values } from '../resource.types.ts';

export type AnyField = Field<string>;
export type AnyForm = FormDefinition<Row, string>;

export const fieldsOf = ({ fields, sections }: AnyForm): readonly AnyField[] => [
  ...(fields ?? []),
  ...(sections ?? []).flatMap((section) => section.fields),
];

/** All fields of the form for adding, or for editing. */
export const fieldsFor = (form: AnyForm, kind: 'add' | 'edit'): readonly AnyField[] =>
  fieldsOf(form).filter(({ on = kind }) => on === kind);

/** Currently visible fields. */
export const askedFields = (form: AnyForm, row: Row | null, values: Values): AnyField[] =>
  fieldsFor(form, row ? 'edit' : 'add').filter(({ when }) => when?.(values) ?? true);
