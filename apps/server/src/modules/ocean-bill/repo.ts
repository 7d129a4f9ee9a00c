import type { RailNode, ShipmentState } from '@seaberry/tracking';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/port.ts';
import { carrierEvent, rawEvent } from '../../db/schema/carrier.ts';
import type { Aside } from '../../db/schema/order.ts';
import { oceanBill } from '../../db/schema/tracking.ts';
import { LIST_COLUMNS, type BillListRecord } from './rows.ts';
import type { BillSubject, StoredEvent } from './state/rules.ts';
import type { Entered, KeptValues } from './differences/rules.ts';
import type { Searchable } from './terms/rules.ts';

/** A bill for jobs and changes, with the columns its state depends on. */
export interface BillRecord extends BillSubject {
  id: string;
  tenantId: string;
  carrierCode: string;
  attempt: number;
  tries: number;
  failures: number;
  pollCursor: string | null;
  lastPolledAt: string | null;
  failureReason: string | null;
  notificationEmail: string | null;
  createTime: string;
  keptValues: KeptValues | null;
  trackingState: ShipmentState['trackingState'];
  searchable: Searchable;
  state: ShipmentState | null;
  rail: RailNode[];
  aside: Aside | null;
}

/** Columns of a bill that a keyword searches. */
const SEARCHED = {
  referenceNo: oceanBill.referenceNo,
  orderNo: oceanBill.orderNo,
  deliveryNo: oceanBill.deliveryNo,
  verificationNo: oceanBill.verificationNo,
  containerNo: oceanBill.containerNo,
  containerNumbers: oceanBill.containerNumbers,
  customer: oceanBill.customer,
  customerService: oceanBill.customerService,
  vessel: oceanBill.vessel,
  voyage: oceanBill.voyage,
  polName: oceanBill.polName,
  podName: oceanBill.podName,
  pldName: oceanBill.pldName,
  polCode: oceanBill.polCode,
  podCode: oceanBill.podCode,
  pldCode: oceanBill.pldCode,
  keptValues: oceanBill.keptValues,
};

const RECORD = {
  id: oceanBill.id,
  tenantId: oceanBill.tenantId,
  carrierCode: oceanBill.carrierCode,
  attempt: oceanBill.attempt,
  tries: oceanBill.tries,
  failures: oceanBill.failures,
  pollCursor: oceanBill.pollCursor,
  lastPolledAt: oceanBill.lastPolledAt,
  carrierAnsweredAt: oceanBill.carrierAnsweredAt,
  failureReason: oceanBill.failureReason,
  createTime: oceanBill.createTime,
  notificationEmail: oceanBill.notificationEmail,
  trackingState: oceanBill.trackingState,
  referenceNo: oceanBill.referenceNo,
  referenceType: oceanBill.referenceType,
  subscriptionStatus: oceanBill.subscriptionStatus,
  containerNo: oceanBill.containerNo,
  polCode: oceanBill.polCode,
  podCode: oceanBill.podCode,
  pldCode: oceanBill.pldCode,
  customerDeadline: oceanBill.customerDeadline,
  keptValues: oceanBill.keptValues,
  searchable: SEARCHED,
  state: oceanBill.state,
  rail: oceanBill.rail,
  aside: oceanBill.aside,
};

/** A bill that was not deleted, locked for the rest of the transaction when asked; null when there is none. */
export async function findBill(db: Db, id: string, lock = false): Promise<BillRecord | null> {
  const found = db.orm
    .select(RECORD)
    .from(oceanBill)
    .where(and(eq(oceanBill.id, id), isNull(oceanBill.deletedAt)));
  const [row] = await (lock ? found.for('update') : found);
  return row ? { ...row, rail: row.rail ?? [] } : null;
}

interface FoundDetail {
  row: BillListRecord;
  /** Fields whose entered values may differ from those of the carrier. */
  own: Entered;
  state: ShipmentState | null;
  /** Name of the person who added it. */
  createUserName: string | null;
}

/** The row of the list, the whole state of one bill, and who added it. */
export async function findDetail(db: Db, id: string): Promise<FoundDetail | null> {
  const [row] = await db.sql<BillListRecord & Omit<FoundDetail, 'row'>>(
    `select ${LIST_COLUMNS}, jsonb_build_object('polCode', b.pol_code, 'podCode', b.pod_code, 'pldCode', b.pld_code,
       'containerNo', b.container_no, 'keptValues', b.kept_values) as own, b.state, seaberry.person_name(b.created_by) as "createUserName" from ocean_bill b where b.id = $1 and b.deleted_at is null`,
    [id],
  );
  return row ? { row, own: row.own, state: row.state, createUserName: row.createUserName } : null;
}

/** All events of a bill, in the order of the rules. */
export const findEvents = (db: Db, billId: string): Promise<StoredEvent[]> =>
  db.orm
    .select({ source: carrierEvent.source, receivedAt: carrierEvent.receivedAt, raw: rawEvent })
    .from(carrierEvent)
    .where(eq(carrierEvent.billId, billId))
    .orderBy(carrierEvent.receivedAt, carrierEvent.id);
