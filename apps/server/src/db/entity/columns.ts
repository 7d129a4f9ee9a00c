import type { Entity, Field, Fields } from '@seaberry/api-client/contract';
import { getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** Name of the column of a field: its own, `enabled` for a status. */
type ColumnOf<N, F extends Field> = F['kind'] extends 'status' ? 'enabled' : N;

type Stored<F extends Field> = F['kind'] extends 'status' | 'flag'
  ? boolean
  : F['kind'] extends 'integer'
    ? number
    : F extends { kind: 'choice'; values: readonly number[] }
      ? number
      : string;

type StoredRow<F extends Fields> = {
  [N in keyof F as F[N]['entered'] extends 'none' ? never : ColumnOf<N, F[N]>]: Stored<F[N]> | null;
};

/** What every table of an entity has besides its fields. */
interface Audited {
  id: string;
  tenantId: string | null;
  createdBy: string | null;
  createTime: string | null;
  updatedBy: string | null;
  updateTime: string | null;
}

/** A table with a column for each entered field of the entity, of the same type; another table does not compile. */
export type TableOf<E extends Entity> = PgTable & { $inferSelect: StoredRow<E['fields']> & Audited };

/** The columns by property name; the table's type has promised that those of the entity are among them. */
export function columnsOf(table: PgTable): (name: string) => PgColumn {
  const columns: Record<string, PgColumn | undefined> = getTableColumns(table);
  return (name) => {
    const column = columns[name];
    if (!column) throw new Error(`The table has no column ${name}.`);
    return column;
  };
}

export const columnName = (name: string, field: Field): string => (field.kind === 'status' ? 'enabled' : name);
