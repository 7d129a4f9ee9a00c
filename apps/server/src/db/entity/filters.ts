import { rangeOf, type Entity, type Field } from '@seaberry/api-client/contract';
import { isUuid } from '@seaberry/tracking/rules';
import { FieldErrors } from '../../http/errors.ts';
import { MAX_SEARCHED } from '../list.ts';
import { readInstant } from './times.ts';

export type Scalar = string | number | boolean;

/** Test of a filter for the value of a field. The operator is that of PostgreSQL; `never` fits no row. */
export type Test =
  | { name: string; operator: 'ilike'; value: string; cast: '' }
  | { name: string; operator: '=' | '>=' | '<=' | '<'; value: Scalar; cast: Cast }
  | { name: string; operator: 'in' | '&&'; value: readonly Scalar[]; cast: Cast }
  | { name: string; operator: 'never' };
/** A number may exceed the type of its column. */
type Cast = '' | '::numeric' | '::timestamptz' | '::date';

/** Input of a list. */
export type Given = Readonly<Record<string, unknown>>;

/** How texts are compared. */
export type Texts = 'contained' | 'exact';

/** Whether a filter is set: not by null, an empty list or a blank text. An exact text may be blank, but not empty. */
export function isSet(value: unknown, texts: Texts): boolean {
  if (typeof value === 'string') return (texts === 'exact' ? value : value.trim()) !== '';
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null;
}
const castOf = (value: unknown): Cast => (typeof value === 'number' ? '::numeric' : '');

function plainTest(name: string, { kind, filter }: Field, value: unknown, texts: Texts): Test {
  if (Array.isArray(value)) {
    const values = [...new Set(value as Scalar[])];
    return { name, operator: kind === 'choices' ? '&&' : 'in', value: values, cast: castOf(values[0]) };
  }
  const one = value as Scalar;
  switch (kind) {
    case 'status':
      return one === 1 || one === 2 ? { name, operator: '=', value: one === 1, cast: '' } : { name, operator: 'never' };
    case 'ref':
      // A malformed id is of no record, and never a database error.
      return isUuid(String(one)) ? { name, operator: '=', value: one, cast: '' } : { name, operator: 'never' };
    case 'integer':
    case 'number':
      return { name, operator: filter === 'least' ? '>=' : '=', value: one, cast: '::numeric' };
    case 'flag':
    case 'choice':
    case 'choices':
      return { name, operator: '=', value: typeof one === 'string' ? one.trim() : one, cast: castOf(one) };
    case 'date':
    case 'instant':
      throw new Error(`The filter of ${name} is a range.`);
    case 'text':
    case 'longText':
    case 'code':
    case 'email':
    case 'phone':
    case 'place':
    case 'list':
      if (texts === 'exact') return { name, operator: '=', value: one, cast: '' };
      return String(one).length > MAX_SEARCHED
        ? { name, operator: 'never' }
        : { name, operator: 'ilike', value: String(one).trim(), cast: '' };
  }
}

/**
 * Tests of the filters that are set.
 *
 * @param texts Texts match by substring, or by equality.
 * @throws FieldErrors date for each invalid time
 */
export function testsOf({ fields }: Entity, given: Given, texts: Texts = 'contained'): Test[] {
  const wrong: Record<string, readonly string[]> = {};
  const tests = Object.entries(fields).flatMap(([name, field]): Test[] => {
    const range = rangeOf(name, field);
    if (!range) return field.filter && isSet(given[name], texts) ? [plainTest(name, field, given[name], texts)] : [];
    const cast = field.kind === 'date' ? '::date' : '::timestamptz';
    const ends = [
      [range.from, '>='],
      [range.to, range.before ? '<' : '<='],
    ] as const;
    return ends.flatMap(([input, operator]) => {
      const text = given[input];
      if (typeof text !== 'string' || !isSet(text, texts)) return [];
      const value = field.kind === 'date' ? text.trim() : readInstant(text);
      if (value === null) wrong[input] = ['date'];
      return value === null ? [] : [{ name, operator, value, cast } satisfies Test];
    });
  });
  if (Object.keys(wrong).length > 0) throw new FieldErrors(wrong);
  return tests;
}
