import { bill } from '@seaberry/api-client/contract';
import type { Locale } from '@seaberry/i18n';
import { getTableColumns } from 'drizzle-orm';
import { oceanBill } from '../../../db/schema/tracking.ts';
import { placeByCode } from '../../place/catalogue.ts';
import { carrierName } from '../rows.ts';

type Values = Readonly<Record<string, unknown>>;

export type FieldChange = { field: string; before: string | null; after: string | null };

const columns: Readonly<Record<string, { name: string }>> = getTableColumns(oceanBill);

/** Entered fields with the columns that hold them, in the order of the declaration. */
const ENTERED = Object.entries(bill.fields).flatMap(([field, { entered }]) => {
  const column = columns[field];
  return entered === 'none' || !column ? [] : [{ field, column: column.name }];
});

const OWNER = oceanBill.ownerId.name;
const ASIDE = oceanBill.aside.name;

/** Columns whose changes people see: what they entered, the owner, whether it is aside, and the status after a new request to the carrier. */
export const CHANGED_COLUMNS: readonly string[] = [...ENTERED.map(({ column }) => column), OWNER, ASIDE, 'subscription_status'];

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

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

/** Changes of entered values between two rows; a place is one change, by its name, however it was entered. */
export function changesBetween(before: Values, after: Values, locale: Locale): FieldChange[] {
  return ENTERED.flatMap(({ field, column }) => {
    if (!(column in after)) return [];
    const place = /^(?<port>pol|pod|pld)Code$/u.exec(field)?.groups?.['port'];
    // The code comes first in the declaration, and its change is enough.
    if (field.endsWith('Name') && `${field.slice(0, 3)}_code` in after) return [];
    const shown = (row: Values): string | null => {
      const value = textOf(row[column]);
      if (place !== undefined) return textOf(row[`${place}_name`]) ?? placeByCode(value, locale)?.name ?? value;
      return field === 'carrierCode' && value !== null ? (carrierName(value, locale) ?? value) : value;
    };
    return [{ field: place === undefined ? field : `${place}Name`, before: shown(before), after: shown(after) }];
  });
}
