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

/** Fields that another user has changed. */
export interface OthersChanges {
  /** Changed in this form too, to another value. */
  both: readonly AnyField[];
  /** Not touched in this form. */
  onlyTheirs: readonly AnyField[];
}

/** Text of a value for comparison: the order of ids in a list does not matter. */
const comparable = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) && value.every((one) => typeof one === 'string') ? value.toSorted() : value);

const isFixed = ({ fixed = false }: AnyField, row: Row): boolean => (typeof fixed === 'function' ? fixed(row) : fixed);

/** Changes by another user in the fields of this form. Secret and read-only fields are never compared. */
export function othersChanges(form: AnyForm, row: Row, { before, now, mine }: Meanwhile): OthersChanges {
  const asked = new Set([...askedFields(form, row, mine), ...askedFields(form, row, now)]);
  const differ = (one: Values, other: Values, { id }: AnyField): boolean => comparable(one[id]) !== comparable(other[id]);
  const theirs = fieldsOf(form).filter(
    (field) => asked.has(field) && !field.secret && !isFixed(field, row) && differ(now, before, field) && differ(now, mine, field),
  );
  return {
    both: theirs.filter((field) => differ(mine, before, field)),
    onlyTheirs: theirs.filter((field) => !differ(mine, before, field)),
  };
}

/** Values with those of the other user in these fields. */
export const withTheirs = (mine: Values, theirs: Values, fields: readonly AnyField[]): Values => ({
  ...mine,
  ...Object.fromEntries(fields.map(({ id }) => [id, theirs[id]])),
});
