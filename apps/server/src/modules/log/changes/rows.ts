import type { Locale } from '@seaberry/i18n';
import { isUuid } from '@seaberry/tracking/rules';
import { tableTitle } from '../texts.ts';
import { loggedColumn } from './columns/service.ts';
import type { Referred } from './columns/catalogue.ts';

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
export function idsReferredTo(rows: readonly LoggedRow[]): ReadonlyMap<Referred, ReadonlySet<string>> {
  const found = new Map<Referred, Set<string>>();
  for (const { tableName, before, after } of rows) {
    for (const [column, value] of [before, after].flatMap((values) => Object.entries(values ?? {}))) {
      const { of } = loggedColumn(tableName, column, 'en');
      if (of && typeof value === 'string' && isUuid(value)) found.set(of, (found.get(of) ?? new Set()).add(value));
    }
  }
  return found;
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
