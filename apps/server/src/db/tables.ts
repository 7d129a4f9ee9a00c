/** A table of the database, whatever its schema. */
export interface Table {
  schema: string;
  name: string;
  /** Stored columns, in order. */
  columns: string[];
  /** Their types, as SQL names them. */
  types: string[];
  /** Pages of 8 kB, without and with values stored outside the rows (TOAST). */
  pages: number;
  allPages: number;
}

/** Schema of the queue, which creates and changes its tables itself: those of an older queue may differ. */
export const QUEUE = 'pgboss';
/** Rows written by the migrations, which are not copied as data. */
const MARKS = new Set(['drizzle.__drizzle_migrations', `${QUEUE}.version`]);

/** Statements with one text: JSON. */
export const TABLES = `
  select coalesce(json_agg(t), '[]')::text as text from (
    select n.nspname as schema, c.relname as name, a.columns, a.types,
      pg_relation_size(c.oid) / 8192 as pages, pg_table_size(c.oid) / 8192 as "allPages"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join lateral (
      select json_agg(attname order by attnum) as columns, json_agg(format_type(atttypid, atttypmod) order by attnum) as types
      from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') a on true
    where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
    order by 1, 2) t`;
export const SEQUENCES = `
  select coalesce(json_agg(json_build_object('name', format('%I.%I', schemaname, sequencename), 'last', last_value::text)), '[]')::text as text
  from pg_sequences where last_value is not null and schemaname !~ '^pg_' and schemaname <> 'drizzle'`;
export const MIGRATIONS = `
  select coalesce(json_agg(json_build_object('at', created_at::text, 'hash', hash) order by created_at), '[]')::text as text
  from drizzle.__drizzle_migrations`;

export interface Sequence {
  name: string;
  last: string;
}

type Name = Pick<Table, 'schema' | 'name'>;
export const ident = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const nameOf = ({ schema, name }: Name): string => `${schema}.${name}`;
export const sqlOf = ({ schema, name }: Name): string => `${ident(schema)}.${ident(name)}`;
export const columnsOf = ({ columns }: Pick<Table, 'columns'>): string => columns.map(ident).join(', ');

/** Tables from the text of `TABLES`, without those of the migrations. */
export function parseTables(text: string | null): Table[] {
  const tables = JSON.parse(text ?? '[]') as Table[]; // Type given by the statement.
  return tables.filter((table) => !MARKS.has(nameOf(table)));
}

/** Sets a sequence, which the present schema may no longer have. */
export const setSequence = ({ name, last }: Sequence): string =>
  `select setval(to_regclass('${name.replaceAll("'", "''")}'), ${BigInt(last)})`;
