import type { Entity, FilteredIn } from '@seaberry/api-client/contract';
import type { FilterOf } from '@seaberry/api-client/schemas';
import { sql, type SQL } from 'drizzle-orm';
import { containsPattern, Filter, type Values } from '../list.ts';
import { isSet, testsOf, type Given, type Test, type Texts } from './filters.ts';

/** Condition of a test for the query builder. */
export function testSql(test: Test, held: SQL): SQL {
  if (test.operator === 'never') return sql`false`;
  const { operator, value } = test;
  const cast = sql.raw(test.cast);
  if (operator === 'in' || operator === '&&') {
    const list = sql.join(
      value.map((one) => sql`${one}${cast}`),
      sql`, `,
    );
    return operator === 'in' ? sql`${held} in (${list})` : sql`${held} && array[${list}]`;
  }
  return sql`${held} ${sql.raw(operator)} ${operator === 'ilike' ? containsPattern(value) : value}${cast}`;
}

function testText(test: Test, column: string, params: Values): string {
  if (test.operator === 'never') return 'false';
  const { operator, value, cast } = test;
  if (operator === 'in') return `${column} in (${params.list(value, cast)})`;
  if (operator === '&&') return `${column} && array[${params.list(value, cast)}]`;
  return `${column} ${operator} ${params.add(operator === 'ilike' ? containsPattern(value) : value)}${cast}`;
}

/** For each filtered field its column or an expression, compared by the kind of the field, or a condition of its own. A missing one does not compile. */
export type FilterColumns<E extends Entity> = {
  readonly [N in FilteredIn<E['fields']> & string]:
    | string
    | ((value: NonNullable<FilterOf<E>[N & keyof FilterOf<E>]>, params: Values) => string);
};

/**
 * Conditions of the filters that are set, in a statement by hand.
 *
 * @param texts Texts match by substring, or by equality.
 * @throws FieldErrors date for each invalid time
 */
export function conditionsOf<E extends Entity>(
  entity: E,
  given: NoInfer<FilterOf<E>>,
  columns: NoInfer<FilterColumns<E>>,
  params: Values,
  texts: Texts = 'contained',
): string[] {
  const by = columns as Readonly<Record<string, string | ((value: never, params: Values) => string)>>;
  const special = Object.entries(by).flatMap(([name, column]) => {
    const value = (given as Given)[name];
    return typeof column === 'function' && isSet(value, texts) ? [column(value as never, params)] : [];
  });
  const usual = testsOf(entity, given as Given, texts).flatMap((test) => {
    const column = by[test.name];
    return typeof column === 'string' ? [testText(test, column, params)] : [];
  });
  return [...special, ...usual];
}

/** The same as the filter of a list. */
export function filterBy<E extends Entity>(entity: E, given: NoInfer<FilterOf<E>>, columns: NoInfer<FilterColumns<E>>): Filter {
  const filter = new Filter();
  filter.where.push(...conditionsOf(entity, given, columns, filter.params));
  return filter;
}
