import type { Db } from './port.ts';

/** A row with the column names of its table; lists and objects for array and JSON columns, ISO text for times. */
export type SqlRow = Record<string, unknown>;

type Table =
  | 'ocean_bill'
  | 'bill_term'
  | 'carrier_payload'
  | 'carrier_event'
  | 'event_problem'
  | 'notification'
  | 'recognition_record'
  | 'outbox';

const columnsOf = (row: SqlRow): string => Object.keys(row).join(', ');

/**
 * Inserts rows of one shape in one statement, whatever their number; PostgreSQL reads them by the table's own types.
 *
 * @param suffix `on conflict …` and `returning …`
 */
export async function insertRows<T extends SqlRow = SqlRow>(db: Db, table: Table, rows: readonly SqlRow[], suffix = ''): Promise<T[]> {
  const [first] = rows;
  if (!first) return [];
  const columns = columnsOf(first);
  return db.sql<T>(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb) ${suffix}`,
    [pgJson(rows)],
  );
}

/** Changes columns of one row. */
export async function updateRow(db: Db, table: Table, id: string, changes: SqlRow): Promise<void> {
  const columns = Object.keys(changes);
  if (columns.length === 0) return;
  const set = columns.map((column) => `${column} = r.${column}`).join(', ');
  await db.sql(`update ${table} t set ${set} from jsonb_populate_record(null::${table}, $2::jsonb) r where t.id = $1`, [
    id,
    pgJson(changes),
  ]);
}

/** `camelCase` keys as the columns of a table. */
export const toColumns = (row: object): SqlRow =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`), value as unknown]),
  );

/** JSON text that PostgreSQL takes: it refuses the character 0 and half surrogate pairs, which JSON allows. */
export function pgJson(value: unknown): string {
  const text = JSON.stringify(value);
  // Only escapes can hold them, and hardly any text has one.
  return /\\u(?:0000|d[89a-f])/iu.test(text) ? JSON.stringify(value, clean) : text;
}

function clean(_key: string, value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [cleanText(key), one as unknown]));
}

const cleanText = (text: string): string => text.toWellFormed().replaceAll('\u0000', '\uFFFD');
