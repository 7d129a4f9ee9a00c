import type { DerivedIn, Entity, Fields, FilteredIn, SortedBy } from '@seaberry/api-client/contract';
import { getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { EntityTable, type ColumnsOf, type Renamed } from './columns.ts';

/** @typeParam X Fields made by an expression. @typeParam M Fields whose column has another name. */
interface StatementOptions<X extends string, M, O> {
  /** Name of the table in the statement. */
  alias: string;
  columns?: M;
  /** Expressions by field. */
  extra?: Readonly<Record<X, string>>;
  /** Fields that sort by another column: field → property of the table. */
  sortedBy?: O;
}

/** Column by which a list is sorted. */
export interface SortColumn {
  column: string;
  nullable: boolean;
}

/** The driver returns eight-byte integers as text. */
const LONG = 'bigint';

/** Fields of an entity for hand-written SQL. A table without their columns does not compile. */
export function inStatement<
  E extends Entity,
  T extends PgTable,
  const X extends keyof E['fields'] & string = never,
  const M extends Renamed<E> = Record<never, never>,
  const O extends { readonly [N in SortedBy<E>]?: keyof T['$inferSelect'] & string } = Record<never, never>,
>(entity: E, table: T & NoInfer<ColumnsOf<E, X, M>>, { alias, columns, extra, sortedBy }: StatementOptions<X, M, O>) {
  const at = new EntityTable(entity, table, columns);
  const properties: Record<string, PgColumn | undefined> = getTableColumns<PgTable>(table);
  const expressions: Readonly<Record<string, string | undefined>> = extra ?? {};
  const sorters: Readonly<Record<string, string | undefined>> = sortedBy ?? {};
  const fields: Fields = entity.fields;
  const read = (name: string): string => {
    const column = at.column(name);
    return column.getSQLType() === LONG ? `${alias}.${column.name}::float8` : `${alias}.${column.name}`;
  };
  const names = Object.keys(fields).filter((name) => !fields[name]?.derived);
  const sortColumn = (name: string): SortColumn => {
    const column = properties[sorters[name] ?? ''] ?? at.column(name);
    return { column: `${alias}.${column.name}`, nullable: !column.notNull };
  };
  return {
    /** Each field under its own name, for `select`. */
    select: ['id', ...names].map((name) => `${expressions[name] ?? read(name)} as "${name}"`).join(', '),
    sorts: Object.fromEntries(names.flatMap((name) => (fields[name]?.sort ? [[name, sortColumn(name)] as const] : []))),
    /** Columns of the filtered fields; none for those without a column. */
    filtered: Object.fromEntries(
      names.flatMap((name) => (fields[name]?.filter && !expressions[name] ? [[name, `${alias}.${at.column(name).name}`] as const] : [])),
    ) as Readonly<Record<Exclude<FilteredIn<E['fields']>, DerivedIn<E['fields']> | X>, string>>,
  };
}
