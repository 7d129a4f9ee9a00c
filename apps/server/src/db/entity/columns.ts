import type { DerivedIn, Entity, Field, Fields } from '@seaberry/api-client/contract';
import { getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** Columns whose property is called otherwise than the field: field → property of the table. */
export type Renamed<E extends Entity> = { readonly [N in keyof E['fields']]?: string };

/** Names of people, which come from their own table. */
type FromPeople = 'createUserName' | 'updateUserName';

/** Name of the column of a field: as renamed, `enabled` for a status, else its own. */
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

/** A table with a column of the same type for each field of the entity that is one; another table does not compile. */
export type ColumnsOf<E extends Entity, X = never, M = Record<never, never>> = PgTable & {
  $inferSelect: StoredRow<E['fields'], X, M>;
};

/** Columns that every table of an entity has besides its fields. */
interface Audited {
  id: string;
  tenantId: string | null;
  createdBy: string | null;
  createTime: string | null;
  updatedBy: string | null;
  updateTime: string | null;
}

/**
 * A table with a column of the same type for each field of the entity; another table does not compile.
 *
 * @typeParam X Fields that are no column.
 * @typeParam M Fields whose column is called otherwise.
 */
export type TableOf<E extends Entity, X = never, M = Record<never, never>> = ColumnsOf<E, X, M> & { $inferSelect: Audited };

/** Record of a statement that reads the fields: each under its own name, as its column holds it. */
export type FieldRecord<E extends Entity, T extends PgTable, X = never, M = Record<never, never>> = { id: string } & {
  [N in Exclude<keyof E['fields'], DerivedIn<E['fields']>> & string]: N extends X
    ? Stored<E['fields'][N]> | null
    : T['$inferSelect'][ColumnOf<N, E['fields'][N], M> & keyof T['$inferSelect']];
};

/** An entity in its table: the column of each field. The table's type has promised that it has them all. */
export class EntityTable {
  readonly entity: Entity;
  readonly table: PgTable;
  readonly #renamed: Readonly<Record<string, string | undefined>>;

  constructor(entity: Entity, table: PgTable, renamed: Readonly<Record<string, string | undefined>> = {}) {
    this.entity = entity;
    this.table = table;
    this.#renamed = renamed;
  }

  /** Property of the table that holds a field. */
  propertyOf(name: string): string {
    return this.#renamed[name] ?? (this.entity.fields[name]?.kind === 'status' ? 'enabled' : name);
  }

  /** Column of a field, or of a property that every table has. */
  column(name: string): PgColumn {
    const columns: Record<string, PgColumn | undefined> = getTableColumns(this.table);
    const property = this.propertyOf(name);
    const column = columns[property];
    if (!column) throw new Error(`The table has no column ${property}.`);
    return column;
  }
}
