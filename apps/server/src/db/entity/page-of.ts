import type { Entity } from '@seaberry/api-client/contract';
import type { FilterOf, RowOf } from '@seaberry/api-client/schemas';
import { FieldErrors } from '../../http/errors.ts';
import { pageFrame, type Page, type PageInput } from '../list.ts';
import { rowMatcher } from './matching.ts';

type Value = string | number | boolean | null | undefined;

/**
 * One page of rows in memory that match the filters, for few rows with values that no column has, such as translated labels.
 *
 * @param compare Order of texts in the language of the reader.
 * @throws FieldErrors for an unsortable field
 */
export function pageOfRows<E extends Entity>(
  entity: E,
  rows: readonly RowOf<E>[],
  input: PageInput & FilterOf<E>,
  compare: (a: string, b: string) => number,
): Page<RowOf<E>> {
  const { page, pageSize, field, order } = input;
  if (field && field !== 'id' && !entity.fields[field]?.sort) throw new FieldErrors({ field: ['invalid'] });
  const matches = rowMatcher(entity, input);
  // Safe cast: a row has a value for each field of its entity.
  const fitting = matches ? rows.filter((row) => matches(row as Parameters<typeof matches>[0])) : [...rows];
  const valueOf = (row: RowOf<E>): Value => (row as Readonly<Record<string, Value>>)[field ?? ''];
  const down = order === 'descending' ? -1 : 1;
  const ordered = field ? fitting.toSorted((a, b) => inOrder(valueOf(a), valueOf(b), down, compare)) : fitting;
  return pageFrame(input, fitting.length, ordered.slice((page - 1) * pageSize, page * pageSize));
}

function inOrder(a: Value, b: Value, down: 1 | -1, compare: (a: string, b: string) => number): number {
  const [noA, noB] = [a ?? '', b ?? ''].map((value) => value === '');
  if (noA || noB) return Number(noA) - Number(noB);
  return down * (typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b)));
}
