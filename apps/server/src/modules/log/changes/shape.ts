import type { Locale } from '@seaberry/i18n';
import type { Db } from '../../../db/port.ts';
import { isUuid } from '@seaberry/tracking/rules';
import { roleName } from '../../role/names.ts';
import { tableTitle } from '../texts.ts';
import { loggedColumn } from './columns.ts';
import type { Referred } from './labels.ts';

type Values = Readonly<Record<string, unknown>>;

export interface LoggedRow {
  tableName: string;
  before: Values | null;
  after: Values | null;
}

/** Names of records by table and id. */
export type RecordNames = ReadonlyMap<string, string>;

const keyOf = (table: string, id: unknown): string => `${table} ${String(id)}`;

/** SQL of the name of a record, by table; `$2` is the language of the reader. */
const NAME_OF: Readonly<Record<Referred, string>> = {
  app_user: 'coalesce(real_name, account)',
  job_position: 'name',
  menu: "coalesce(titles ->> $2::text, titles ->> 'en', name)",
  ocean_bill: 'reference_no',
  org: 'name',
  role: 'name',
  tenant: 'name',
};

/** In a transaction: names of the records that the changes refer to by id and that the reader may see. One query a table. */
export async function namesReferredTo(db: Db, rows: readonly LoggedRow[], locale: Locale): Promise<RecordNames> {
  const wanted = new Map<Referred, Set<string>>();
  for (const { tableName, before, after } of rows) {
    for (const [column, value] of [before, after].flatMap((values) => Object.entries(values ?? {}))) {
      const { of } = loggedColumn(tableName, column, 'en');
      if (of && typeof value === 'string' && isUuid(value)) wanted.set(of, (wanted.get(of) ?? new Set()).add(value));
    }
  }
  const names = new Map<string, string>();
  for (const [table, ids] of wanted) {
    const found = await db.sql<{ id: string; name: string | null }>(
      `select id, ${NAME_OF[table]} as name from ${table} where id = any($1::uuid[])`,
      table === 'menu' ? [[...ids], locale] : [[...ids]],
    );
    for (const { id, name } of found) if (name) names.set(keyOf(table, id), table === 'role' ? roleName(locale, id, name) : name);
  }
  return names;
}

/**
 * Values of a row as JSON text in the shape that back ends of this contract log: one table with its columns. `columnDescription` is the label
 * in the reader's language; `displayValue`, only where it differs from the value, its text or the name of the record it refers to.
 */
export function tableText(tableName: string, values: Values | null, names: RecordNames, locale: Locale): string | null {
  if (!values) return null;
  const columns = Object.entries(values).map(([columnName, value]) => {
    const { label, words, of } = loggedColumn(tableName, columnName, locale);
    const displayValue = of ? names.get(keyOf(of, value)) : words?.[String(value)];
    return { columnName, columnDescription: label, value, ...(displayValue !== undefined && { displayValue }) };
  });
  return JSON.stringify([{ tableName, tableDescription: tableTitle(tableName, locale), columns }]);
}
