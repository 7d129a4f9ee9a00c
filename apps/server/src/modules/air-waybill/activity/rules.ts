import { airWaybill as waybill } from '@seaberry/api-client/contract';
import { airlineByCode } from '@seaberry/tracking';
import { airWaybill } from '../../../db/schema/air-waybill.ts';
import { ordersIn } from '../../../db/schema/order.ts';
import type { ChangedKind } from '../../order/activity/repo.ts';
import { changedColumns, enteredIn, textOf, type ChangesBetween } from '../../order/activity/rules.ts';
import { COLUMN_OF } from '../rows.ts';

const ENTERED = enteredIn(waybill.fields, airWaybill, COLUMN_OF);

export const changedWaybills: ChangedKind = { table: ordersIn('air_waybill'), columns: changedColumns(ENTERED) };

/** Airlines by name. */
export const changesBetween: ChangesBetween = (before, after) =>
  ENTERED.flatMap(({ field, column }) => {
    if (!(column in after)) return [];
    const shown = (row: typeof before): string | null => {
      const value = textOf(row[column]);
      return field === 'airlineCode' && value !== null ? (airlineByCode(value)?.name ?? value) : value;
    };
    return [{ field, before: shown(before), after: shown(after) }];
  });
