import type { Locale } from '@seaberry/i18n';
import { getTableColumns } from 'drizzle-orm';
import type { OrderTable } from '../../../db/schema/order.ts';

type Values = Readonly<Record<string, unknown>>;

export type FieldChange = { field: string; before: string | null; after: string | null };

/** Changes of entered values between two rows. */
export type ChangesBetween = (before: Values, after: Values, locale: Locale) => FieldChange[];

/** An entered field and the column that holds it. */
export interface EnteredField {
  field: string;
  column: string;
}

/**
 * Entered fields of an entity with their columns, in the order of the declaration.
 *
 * @param renamed fields whose columns have other names in the table
 */
export function enteredIn(
  fields: Readonly<Record<string, { entered: string }>>,
  table: OrderTable | Parameters<typeof getTableColumns>[0],
  renamed: Readonly<Record<string, string>> = {},
): EnteredField[] {
  const columns: Readonly<Record<string, { name: string }>> = getTableColumns(table);
  return Object.entries(fields).flatMap(([field, { entered }]) => {
    const column = columns[renamed[field] ?? field];
    return entered === 'none' || !column ? [] : [{ field, column: column.name }];
  });
}

const OWNER = 'owner_id';
const ASIDE = 'aside';

/** Columns whose changes people see: what they entered, the owner, whether it is aside, and the status after a new request to the carrier. */
export const changedColumns = (entered: readonly EnteredField[]): string[] => [
  ...entered.map(({ column }) => column),
  OWNER,
  ASIDE,
  'subscription_status',
];

export const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Ids of the people that a change names. */
export const peopleIn = (...rows: (Values | null)[]): string[] => rows.flatMap((row) => textOf(row?.[OWNER]) ?? []);

/** End of the snooze that a change has set. */
export function snoozedUntil(after: Values | null): string | null {
  const aside = after?.[ASIDE];
  return typeof aside === 'object' && aside !== null && 'until' in aside ? textOf(aside.until) : null;
}

/** A change of the owner by name. */
export function ownerChange(before: Values, after: Values, names: ReadonlyMap<string, string>): FieldChange[] {
  const nameIn = (row: Values): string | null => names.get(textOf(row[OWNER]) ?? '') ?? null;
  return OWNER in after ? [{ field: 'ownerName', before: nameIn(before), after: nameIn(after) }] : [];
}
