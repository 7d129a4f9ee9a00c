/** A field of a logged row. */
export interface LoggedField {
  value: unknown;
  /** Label in the reader's language, by a backend that has one; else the name of the column. */
  label: string;
  /** Value as text in the reader's language, such as the name of the record it refers to. */
  display?: string;
}

export interface Change {
  field: string;
  label: string;
  /** Undefined for a missing field. */
  before: LoggedField | undefined;
  after: LoggedField | undefined;
}

/** JSON value of a log column; null for an empty or invalid text. */
export function readJson(text: string | null | undefined): { value: unknown } | null {
  if (!text) return null;
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

type Values = Readonly<Record<string, unknown>>;
type Fields = Readonly<Record<string, LoggedField>>;

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Property by its name in lower case; backends differ in the case of the property itself. */
const member = (value: unknown, name: string): unknown =>
  isValues(value) ? Object.entries(value).find(([key]) => key.toLowerCase() === name)?.[1] : undefined;

/**
 * Fields of a row by name: from an object of values, or from a list of tables, `[{columns: [{columnName, columnDescription, value,
 * displayValue}]}]`, with the columns of all of them, numbered if there are several.
 */
export function fieldsOf(text: string | null | undefined): Fields | null {
  const value = readJson(text)?.value;
  if (isValues(value)) return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, { value: one, label: name }]));
  if (!Array.isArray(value)) return null;
  const tables = value.map((table) => member(table, 'columns'));
  if (!tables.every(Array.isArray)) return null;
  return Object.fromEntries(
    tables.flatMap((columns: unknown[], at) => columns.map((column) => fieldOf(column, tables.length > 1 ? `${at + 1}. ` : ''))),
  );
}

function fieldOf(column: unknown, prefix: string): readonly [string, LoggedField] {
  const name = valueText(member(column, 'columnname'));
  const display = valueText(member(column, 'displayvalue'));
  const label = valueText(member(column, 'columndescription')) || name;
  return [`${prefix}${name}`, { value: member(column, 'value'), label: `${prefix}${label}`, ...(display && { display }) }];
}

/** Whether a field says when or by whom its row was written, which the log entry says too. In snake or camel case, numbered or not. */
const isOfLog = (field: string): boolean => /^(\d+\. )?(create|created|update|updated)_?(time|by|user_?id)$/i.test(field);

/** Differing fields in the order of the row; null when the texts cannot be parsed. */
export function changesOf(beforeData: string | null | undefined, afterData: string | null | undefined): Change[] | null {
  const [before, after] = [fieldsOf(beforeData), fieldsOf(afterData)];
  if ((beforeData && !before) || (afterData && !after)) return null;
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names]
    .filter((field) => !isOfLog(field))
    .map((field) => {
      const [was, is] = [before?.[field], after?.[field]];
      return { field, label: (is ?? was)?.label ?? field, before: was, after: is };
    })
    .filter((change) => JSON.stringify(change.before?.value) !== JSON.stringify(change.after?.value));
}

/** Field value as one line of text; `''` for none. */
export const valueText = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);

/** Whether a value is an instant with its offset. */
export const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:?\d{2})$/.test(value);

/** `id`, `role_id`, `roleId`, `1. Id`. */
const isId = (field: string): boolean => /(^|[^A-Za-z])[Ii]d$|[a-z]Id$/.test(field);

/** One-line summary of a row: `status: 2 · remark: moved`. Ids come last, since the narrow column of the list shows only the beginning. */
export function summaryOf(text: string | null | undefined): string | null {
  const fields = fieldsOf(text);
  if (!fields) return text ?? null;
  return Object.entries(fields)
    .filter(([field]) => !isOfLog(field))
    .toSorted(([one], [other]) => Number(isId(one)) - Number(isId(other)))
    .map(([, { label, value, display }]) => `${label}: ${display ?? (valueText(value) || '–')}`)
    .join(' · ');
}
