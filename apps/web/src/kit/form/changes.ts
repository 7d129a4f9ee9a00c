import type { Row, Values } from '../resource.types.ts';
import { askedFields, fieldsOf, type AnyField, type AnyForm } from './fields.ts';

/** A record as a form holds it at three moments. */
export interface Meanwhile {
  /** When the form was opened, or when its person last saw the newer record. */
  before: Values;
  /** Values saved by another user. */
  now: Values;
  /** Values of the form. */
  mine: Values;
}

/** Lists of ids come in any order. */
const settled = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) && value.every((one) => typeof one === 'string') ? value.toSorted() : value);

const isFixed = ({ fixed = false }: AnyField, row: Row): boolean => (typeof fixed === 'function' ? fixed(row) : fixed);

/** Fields that another user has changed meanwhile and that would be changed back. Secret fields are never compared. */
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
