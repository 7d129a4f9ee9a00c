import type { Db } from '../../db/port.ts';

/** Schema of the app's tables; the queue and the migrations have their own. */
const SCHEMA = 'public';

export interface TableRow extends Record<string, unknown> {
  name: string;
  comment: string | null;
}

export interface ColumnRow extends Record<string, unknown> {
  table: string;
  name: string;
  /** Name of the type in SQL, without its length. */
  type: string;
  length: number;
  decimals: number;
  nullable: boolean;
  identity: boolean;
  primary: boolean;
  default: string | null;
  comment: string | null;
  position: number;
}

export interface RelationRow extends Record<string, unknown> {
  source: string;
  source_column: string;
  target: string;
  target_column: string;
  /** Whether each row of the target is referenced at most once. */
  oneToOne: boolean;
}

// From the catalogue of PostgreSQL, since information_schema hides tables that the role of the transaction may not read.
const TABLES = `
  select c.oid, c.relname as name, obj_description(c.oid, 'pg_class') as comment
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = '${SCHEMA}' and c.relkind in ('r', 'p') and not c.relispartition`;

const COLUMNS = `
  select t.name as "table", a.attname as name, format_type(a.atttypid, null) as type,
    case when a.atttypmod < 4 then 0
      when a.atttypid = 'numeric'::regtype then ((a.atttypmod - 4) >> 16) & 65535
      when a.atttypid in ('varchar'::regtype, 'bpchar'::regtype) then a.atttypmod - 4 else 0 end as length,
    case when a.atttypid = 'numeric'::regtype and a.atttypmod >= 4 then (a.atttypmod - 4) & 2047 else 0 end as decimals,
    not a.attnotnull as nullable, a.attidentity <> '' as identity,
    coalesce(a.attnum = any(p.conkey), false) as primary,
    case when a.attgenerated = '' then pg_get_expr(d.adbin, d.adrelid) end as "default",
    col_description(t.oid, a.attnum) as comment, a.attnum::int as position
  from (${TABLES}) t
  join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = t.oid and d.adnum = a.attnum
  left join pg_constraint p on p.conrelid = t.oid and p.contype = 'p'`;

const RELATIONS = `
  select s.name as source, sa.attname as source_column, t.name as target, ta.attname as target_column,
    exists (
      select from pg_constraint u where u.conrelid = f.conrelid and u.contype in ('p', 'u') and u.conkey <@ f.conkey
    ) as "oneToOne"
  from pg_constraint f
  join (${TABLES}) s on s.oid = f.conrelid
  join (${TABLES}) t on t.oid = f.confrelid
  cross join lateral unnest(f.conkey, f.confkey) as pair(source, target)
  join pg_attribute sa on sa.attrelid = f.conrelid and sa.attnum = pair.source
  join pg_attribute ta on ta.attrelid = f.confrelid and ta.attnum = pair.target
  where f.contype = 'f'
  order by s.name, f.conname, sa.attnum`;

/** In a transaction: tables of the app by name. */
export const readTables = (db: Db): Promise<TableRow[]> => db.sql<TableRow>(`select name, comment from (${TABLES}) t order by name`);

/** In a transaction: columns by table and position. @param table Only the columns of this table; default: of all */
export const readColumns = (db: Db, table: string | null = null): Promise<ColumnRow[]> =>
  db.sql<ColumnRow>(`${COLUMNS} where $1::text is null or t.name = $1 order by t.name, a.attnum`, [table]);

/** In a transaction: foreign keys, one row for each pair of columns. */
export const readRelations = (db: Db): Promise<RelationRow[]> => db.sql<RelationRow>(RELATIONS);
