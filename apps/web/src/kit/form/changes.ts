import type { Row, Values } from '../resource.types.ts';
import { askedFields, fieldsOf, type AnyField, type AnyForm } from './fields.ts';

/** A form's record at three points in time. */
export interface Meanwhile {
  /** Values when the form was opened, or when the user last saw the newer record. */
  before: Values;
  /** Values saved by another user. */
  now: Values;
  /** Values of the form. */
  mine: Values;
}

/** Order of ids in lists is ignored. */
const settled = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) && value.every((one) => typeof one === 'string') ? value.toSorted() : value);

const isFixed = ({ fixed = false }: AnyField, row: Row): boolean => (typeof fixed === 'function' ? fixed(row) : fixed);

/** Fields changed by another user that this form would overwrite. Secret fields are never compared. */
export function changedFields(form: AnyForm, row: Row, { before, now, mine }: Meanwhile): AnyField[] {
  const asked = new Set([...askedFields(form, row, mine), ...askedFields(form, row, now)]);
  return fieldsOf(form).filter(
    (field) =>
      asked.has(field) &&
      !field.secret &&
      !isFixed(field, row) &&
      settled(now[field.id]) !== settled(before[field.id]) &&
      settled(now[field.id]) !== settled(mine[field.id]),
  );
}
