import type { Db } from '../../../db/port.ts';
import { insertRows } from '../../../db/rows.ts';
import { airWaybill } from '../../../db/schema/air-waybill.ts';
import type { AddedKind, NewOrder } from '../../order/add/service.ts';
import type { Adder } from '../../order/service.ts';
import { findTracked } from '../repo.ts';
import { deriveWaybill } from '../state/rules.ts';
import { searchTextOf } from '../terms/rules.ts';
import { checkWaybill, type NewWaybill } from './rules.ts';

/** How air waybills are added. */
export const newWaybills: AddedKind<NewWaybill> = {
  kind: 'airWaybill',
  number: 'awbNo',
  numberOf: ({ awbNo }) => awbNo,
  keyOf: ({ awbNo }) => awbNo,
  check: checkWaybill,
  findTracked: async (db, numbers) => (await findTracked(db, numbers)).map(({ referenceNo, id }) => [referenceNo, id]),
  insert,
};

async function insert(db: Db, adder: Adder, waybills: readonly NewOrder<NewWaybill>[]): Promise<void> {
  await insertRows(
    db,
    airWaybill,
    waybills.map(({ id, order }) => ({ id, ...rowOf(order, adder) })),
  );
}

function rowOf(waybill: NewWaybill, { tenantId, userId, now, wallNow }: Adder) {
  const { awbNo: referenceNo, airlineCode: carrierCode, ...entered } = waybill;
  const row = { ...entered, referenceNo, carrierCode };
  const subject = { ...row, subscriptionStatus: 'SUB_ING', failureReason: null } as const;
  return {
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
  };
}
