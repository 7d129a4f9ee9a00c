import { eq, getTableColumns, sql, type InferInsertModel, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './port.ts';

/* Inserts rows with arbitrary texts in one statement, whatever their number: PostgreSQL reads them from one JSON parameter with the
   types of the table. The builder of Drizzle needs a parameter per value, and a statement has at most 65,535. */

type TableWithId = PgTable & { id: PgColumn };

/** Inserts rows of one shape. */
export async function insertRows<T extends PgTable>(db: Db, table: T, rows: readonly InferInsertModel<T>[]): Promise<void> {
  if (rows.length > 0) await db.orm.execute(insertSql(table, rows));
}

/** Inserts rows of one shape except those that violate a unique key. */
export async function insertMissing<T extends PgTable>(db: Db, table: T, rows: readonly InferInsertModel<T>[]): Promise<void> {
  if (rows.length > 0) await db.orm.execute(sql`${insertSql(table, rows)} on conflict do nothing`);
}

/** Like `insertMissing`. @returns the inserted ids */
export async function insertMissingIds<T extends TableWithId>(
  db: Db,
  table: T,
  rows: readonly InferInsertModel<T>[],
): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const found = await db.orm.execute<{ id: string }>(sql`${insertSql(table, rows)} on conflict do nothing returning id`);
  return new Set(found.map(({ id }) => id));
}

/** Inserts rows of one shape; a row whose id exists gets their values instead. */
export async function putRows<T extends TableWithId>(db: Db, table: T, rows: readonly InferInsertModel<T>[]): Promise<void> {
  if (rows.length === 0) return;
  const set = sql.join(
    columnsOf(table, rows[0] ?? {}).map((column) => sql`${sql.identifier(column)} = excluded.${sql.identifier(column)}`),
    sql`, `,
  );
  await db.orm.execute(sql`${insertSql(table, rows)} on conflict (id) do update set ${set}`);
}

/** Changes columns of one row. */
export async function updateRow<T extends TableWithId>(db: Db, table: T, id: string, changes: Partial<InferInsertModel<T>>): Promise<void> {
  const columns = columnsOf(table, changes);
  if (columns.length === 0) return;
  const set = sql.join(
    columns.map((column) => sql`${sql.identifier(column)} = r.${sql.identifier(column)}`),
    sql`, `,
  );
  await db.orm.execute(
    sql`update ${table} set ${set} from jsonb_populate_record(null::${table}, ${json(table, changes)}::jsonb) r where ${eq(table.id, id)}`,
  );
}

function insertSql<T extends PgTable>(table: T, rows: readonly InferInsertModel<T>[]): SQL {
  const columns = sql.join(
    columnsOf(table, rows[0] ?? {}).map((column) => sql.identifier(column)),
    sql`, `,
  );
  const list = sql.param(pgJson(rows.map((row) => byColumnName(table, row))));
  return sql`insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, ${list}::jsonb)`;
}

const json = (table: PgTable, row: object): SQL => sql`${pgJson(byColumnName(table, row))}`;

/** The row by column names; undefined values are omitted from the JSON. */
const byColumnName = (table: PgTable, row: object): Record<string, unknown> => {
  const columns: Record<string, PgColumn | undefined> = getTableColumns(table);
  return Object.fromEntries(Object.entries(row).map(([property, value]) => [columns[property]?.name ?? property, value as unknown]));
};
const columnsOf = (table: PgTable, row: object): string[] => Object.keys(byColumnName(table, row));

/** JSON text for PostgreSQL, which rejects the character 0 and lone surrogates that JSON allows. */
function pgJson(value: unknown): string {
  const text = JSON.stringify(value);
  // They only occur as escapes, which are rare.
  return /\\u(?:0000|d[89a-f])/iu.test(text) ? JSON.stringify(value, withoutNul) : text;
}

function withoutNul(_key: string, value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [cleanText(key), one as unknown]));
}

const cleanText = (text: string): string => text.toWellFormed().replaceAll('\u0000', '\uFFFD');
