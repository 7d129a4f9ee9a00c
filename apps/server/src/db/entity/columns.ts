import type { DerivedIn, EnteredIn, Entity, Field, Fields } from '@seaberry/api-client/contract';
import { getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** Columns with another name than their field: field → property of the table. */
export type Renamed<E extends Entity> = { readonly [N in keyof E['fields']]?: string };

/** Names of users, which come from the user table. */
type FromPeople = 'createUserName' | 'updateUserName';

/** Column name of a field: as renamed, `enabled` for a status, else the name of the field. */
type ColumnOf<N, F extends Field, M> = N extends keyof M ? M[N] & string : F['kind'] extends 'status' ? 'enabled' : N;

type Stored<F extends Field> = F['kind'] extends 'status' | 'flag'
  ? boolean
  : F['kind'] extends 'integer' | 'number'
    ? number
    : F['kind'] extends 'choices'
      ? string[]
      : F extends { kind: 'choice'; values: readonly number[] }
        ? number
        : string;

type StoredRow<F extends Fields, X, M> = {
  [N in keyof F as N extends X | FromPeople | DerivedIn<F> ? never : ColumnOf<N, F[N], M>]: F[N] extends { always: true }
    ? Stored<F[N]>
    : Stored<F[N]> | null;
};

/** A table with a column of the same type for each stored field of the entity; another table does not compile. */
export type ColumnsOf<E extends Entity, X = never, M = Record<never, never>> = PgTable & {
  $inferSelect: StoredRow<E['fields'], X, M>;
};

/** Columns of every entity table besides the fields. A table without `tenantId` belongs to the installation; every other one is passed to the SQL function `seaberry.protect`, which needs that column. */
interface Audited {
  id: string;
  createdBy: string | null;
  createTime: string | null;
  updatedBy: string | null;
  updateTime: string | null;
}

/**
 * A table with a column of the same type for each field of the entity; another table does not compile.
 *
 * @typeParam X Fields without a column.
 * @typeParam M Fields whose column has another name.
 */
export type TableOf<E extends Entity, X = never, M = Record<never, never>> = ColumnsOf<E, X, M> & { $inferSelect: Audited };

/** Record of a statement that selects the fields: each under its own name, as stored. */
export type FieldRecord<E extends Entity, T extends PgTable, X = never, M = Record<never, never>> = { id: string } & {
  [N in Exclude<keyof E['fields'], DerivedIn<E['fields']>> & string]: N extends X
    ? Stored<E['fields'][N]> | null
    : T['$inferSelect'][ColumnOf<N, E['fields'][N], M> & keyof T['$inferSelect']];
};

/**
 * A row of the list from a statement by hand. A missing field does not compile.
 *
 * @typeParam X Fields that this server does not have.
 */
export type WholeRow<E extends Entity, R, X extends keyof E['fields'] = never> = R & Record<Exclude<keyof E['fields'], X>, unknown>;

/**
 * Columns that a form writes by hand, for `satisfies`. A missing field that is entered does not compile.
 *
 * @typeParam W Forms with the field: for adding, editing, or either.
 * @typeParam X Fields that are written elsewhere, or that this server does not have.
 * @typeParam M Fields whose column has another name.
 */
export type WrittenColumns<
  E extends Entity,
  W extends 'add' | 'edit',
  X extends EnteredIn<E['fields'], 'add' | 'edit'> = never,
  M = Record<never, never>,
> = { [N in Exclude<EnteredIn<E['fields'], W>, X> as ColumnOf<N, E['fields'][N], M>]: unknown };

/** An entity with its table: maps fields to columns. The table type guarantees that all columns exist. */
export class EntityTable {
  readonly entity: Entity;
  readonly table: PgTable;
  readonly #renamed: Readonly<Record<string, string | undefined>>;

  constructor(entity: Entity, table: PgTable, renamed: Readonly<Record<string, string | undefined>> = {}) {
    this.entity = entity;
    this.table = table;
    this.#renamed = renamed;
  }

  /** Table property of a field. */
  propertyOf(name: string): string {
    return this.#renamed[name] ?? (this.entity.fields[name]?.kind === 'status' ? 'enabled' : name);
  }

  /** Column of a field, or of a property of every table. */
  column(name: string): PgColumn {
    const columns: Record<string, PgColumn | undefined> = getTableColumns(this.table);
    const property = this.propertyOf(name);
    const column = columns[property];
    if (!column) throw new Error(`The table has no column ${property}.`);
    return column;
  }
}
