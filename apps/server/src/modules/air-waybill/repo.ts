import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/port.ts';
import { airWaybill } from '../../db/schema/air-waybill.ts';

const RECORD = {
  id: airWaybill.id,
  tenantId: airWaybill.tenantId,
  carrierCode: airWaybill.carrierCode,
  referenceNo: airWaybill.referenceNo,
  orderNo: airWaybill.orderNo,
  localKeyword: airWaybill.localKeyword,
  customer: airWaybill.customer,
  customerService: airWaybill.customerService,
  originCode: airWaybill.originCode,
  destinationCode: airWaybill.destinationCode,
  notificationEmail: airWaybill.notificationEmail,
  attempt: airWaybill.attempt,
  subscriptionStatus: airWaybill.subscriptionStatus,
  failureReason: airWaybill.failureReason,
  carrierAnsweredAt: airWaybill.carrierAnsweredAt,
  createTime: airWaybill.createTime,
  trackingState: airWaybill.trackingState,
  flightNo: airWaybill.flightNo,
  aside: airWaybill.aside,
  state: airWaybill.state,
  rail: airWaybill.rail,
};

/** A waybill for jobs and changes, with the columns its state depends on. */
export type WaybillRecord = NonNullable<Awaited<ReturnType<typeof findWaybill>>>;

/** A waybill that was not deleted, locked for the rest of the transaction when asked; null when there is none. */
export async function findWaybill(db: Db, id: string, lock = false) {
  const found = db.orm
    .select(RECORD)
    .from(airWaybill)
    .where(and(eq(airWaybill.id, id), isNull(airWaybill.deletedAt)));
  const [row] = await (lock ? found.for('update') : found);
  return row ?? null;
}

interface Tracked {
  id: string | null;
  referenceNo: string;
}

/** Waybills of the company with these numbers, in any data range; the id only of one that the caller may see. */
export const findTracked = (db: Db, referenceNos: readonly string[]): Promise<Tracked[]> =>
  db.orm.execute<Tracked & Record<string, unknown>>(
    sql`select w.id, t.reference_no as "referenceNo"
      from seaberry.tracked_waybills(${JSON.stringify(referenceNos)}::jsonb) t left join air_waybill w on w.id = t.id`,
  );
