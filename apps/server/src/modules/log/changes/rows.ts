import type { Locale } from '@seaberry/i18n';
import { isUuid } from '@seaberry/tracking/rules';
import { tableTitle } from '../texts.ts';
import { loggedColumn } from './columns/service.ts';
import type { ReferredTable } from './columns/catalogue.ts';

type Values = Readonly<Record<string, unknown>>;

export interface LoggedRow {
  tableName: string;
  before: Values | null;
  after: Values | null;
}

/** Names of records by table and id. */
export type RecordNames = ReadonlyMap<string, string>;

export const keyOf = (table: string, id: unknown): string => `${table} ${String(id)}`;

/** Ids that the changes refer to, by the table of their records. */
export function idsReferredTo(rows: readonly LoggedRow[]): ReadonlyMap<ReferredTable, ReadonlySet<string>> {
  const found = new Map<ReferredTable, Set<string>>();
  for (const { tableName, before, after } of rows) {
    for (const [column, value] of [before, after].flatMap((values) => Object.entries(values ?? {}))) {
      const { refersTo } = loggedColumn(tableName, column, 'en');
      if (refersTo && typeof value === 'string' && isUuid(value)) found.set(refersTo, (found.get(refersTo) ?? new Set()).add(value));
    }
  }
  return found;
}

/**
 * Values of a row as JSON text, in the form of the origin: an array with one table and its columns. `columnDescription` is the label in the
 * reader's language; `displayValue` is the text of the value or the name of the record that it refers to, and omitted if there is neither.
 */
export function tableText(tableName: string, values: Values | null, names: RecordNames, locale: Locale): string | null {
  if (!values) return null;
  const columns = Object.entries(values).map(([columnName, value]) => {
    const { label, texts, refersTo } = loggedColumn(tableName, columnName, locale);
    const displayValue = refersTo ? names.get(keyOf(refersTo, value)) : texts?.[String(value)];
    return { columnName, columnDescription: label, value, ...(displayValue !== undefined && { displayValue }) };
  });
  return JSON.stringify([{ tableName, tableDescription: tableTitle(tableName, locale), columns }]);
}
