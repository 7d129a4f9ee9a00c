import type { Answered } from '@seaberry/api-client/schemas';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../../db/port.ts';
import { insertRows } from '../../../db/rows.ts';
import { airWaybill } from '../../../db/schema/air-waybill.ts';
import { BusinessError, FieldErrors } from '../../../http/errors.ts';
import { BILL_PRICE, lockBalance, post } from '../../ledger/service.ts';
import type { Adder } from '../../order/service.ts';
import { findTracked } from '../repo.ts';
import { deriveWaybill } from '../state/rules.ts';
import { searchTextOf } from '../terms/rules.ts';
import { checkWaybill, type NewWaybill } from './rules.ts';

/**
 * Tracks a waybill for one berry, in the current transaction; one that is tracked already costs nothing.
 *
 * @throws FieldErrors, BusinessError noBerries
 */
export async function addWaybill(db: Db, adder: Adder, input: Parameters<typeof checkWaybill>[0]): Promise<Answered<'airWaybill', 'add'>> {
  const check = checkWaybill(input);
  if (!check.ok) throw new FieldErrors(check.errors);
  const { waybill, warnings } = check;
  // The locked balance keeps other transactions of this tenant from adding the number meanwhile.
  const berries = await lockBalance(db, adder.tenantId);
  const [known] = await findTracked(db, [waybill.awbNo]);
  // A waybill of another department has no id for the caller.
  if (known && known.id === null) throw new FieldErrors({ awbNo: ['duplicate'] });
  if (known?.id) return { id: known.id, status: 'duplicate', charged: 0, balance: berries, warnings };
  if (berries < BILL_PRICE) throw new BusinessError('noBerries');
  const id = uuid();
  await insert(db, adder, id, waybill);
  const charge = {
    orderId: id,
    kind: 'charge',
    attempt: 1,
    amount: -BILL_PRICE,
    referenceNo: waybill.awbNo,
    userId: adder.userId,
  } as const;
  const { balance } = await post(db, adder.tenantId, [charge], adder.now);
  return { id, status: 'created', charged: BILL_PRICE, balance, warnings };
}

async function insert(db: Db, { tenantId, userId, now, wallNow }: Adder, id: string, waybill: NewWaybill): Promise<void> {
  const { awbNo: referenceNo, airlineCode: carrierCode, ...entered } = waybill;
  const row = { ...entered, referenceNo, carrierCode };
  const subject = { ...row, subscriptionStatus: 'SUB_ING', failureReason: null } as const;
  await insertRows(db, airWaybill, [
    {
      id,
      tenantId,
      createdBy: userId,
      ownerId: userId,
      ...subject,
      attempt: 1,
      tries: 0,
      failures: 0,
      // A waybill has a state from the start, derived from the entered fields without events.
      ...deriveWaybill(subject, [], now),
      searchText: searchTextOf({ ...row, flightNo: null }),
      nextPollAt: wallNow,
      createTime: now,
      updateTime: now,
    },
  ]);
}
