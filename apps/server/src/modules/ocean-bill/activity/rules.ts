import { bill } from '@seaberry/api-client/contract';
import { oceanBill } from '../../../db/schema/tracking.ts';
import { ordersIn } from '../../../db/schema/order.ts';
import type { ChangedKind } from '../../order/activity/repo.ts';
import { changedColumns, enteredIn, textOf, type ChangesBetween } from '../../order/activity/rules.ts';
import { placeByCode } from '../../place/catalogue.ts';
import { carrierName } from '../rows.ts';

const ENTERED = enteredIn(bill.fields, oceanBill);

export const changedBills: ChangedKind = { table: ordersIn('ocean_bill'), columns: changedColumns(ENTERED) };

/** Changes of entered values between two rows; a place is one change, by its name, however it was entered. */
export const changesBetween: ChangesBetween = (before, after, locale) =>
  ENTERED.flatMap(({ field, column }) => {
    if (!(column in after)) return [];
    const place = /^(?<port>pol|pod|pld)Code$/u.exec(field)?.groups?.['port'];
    // The code comes first in the declaration, and its change is enough.
    if (field.endsWith('Name') && `${field.slice(0, 3)}_code` in after) return [];
    const shown = (row: typeof before): string | null => {
      const value = textOf(row[column]);
      if (place !== undefined) return textOf(row[`${place}_name`]) ?? placeByCode(value, locale)?.name ?? value;
      return field === 'carrierCode' && value !== null ? (carrierName(value, locale) ?? value) : value;
    };
    return [{ field: place === undefined ? field : `${place}Name`, before: shown(before), after: shown(after) }];
  });
