import type { ReferenceType, ShipmentState, SubscriptionStatus } from '@seaberry/tracking';
import type { Db } from '../../db/port.ts';
import { LIST_COLUMNS, railOf, type BillListRecord, type BillRow, type DbInstant } from './rows.ts';
import type { BillSubject, StoredEvent } from './state/rules.ts';
import type { Searchable } from './terms/rules.ts';

/** A bill as jobs and changes see it, with what its state depends on. */
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
  trackingState: ShipmentState['trackingState'];
  searchable: Searchable;
  state: ShipmentState | null;
  rail: NonNullable<BillRow['rail']>;
}

type BillDbRecord = BillListRecord & {
  tenant_id: string;
  attempt: number;
  tries: number;
  failures: number;
  poll_cursor: DbInstant;
  last_polled_at: DbInstant;
  state: ShipmentState | null;
};

const RECORD_COLUMNS = `${LIST_COLUMNS}, b.tenant_id, b.attempt, b.tries, b.failures, b.poll_cursor, b.last_polled_at, b.state`;

/** A bill that was not deleted, locked for the rest of the transaction when asked; null when there is none. */
export async function findBill(db: Db, id: string, lock = false): Promise<BillRecord | null> {
  const [row] = await db.sql<BillDbRecord>(
    `select ${RECORD_COLUMNS} from ocean_bill b where b.id = $1 and b.deleted_at is null ${lock ? 'for update' : ''}`,
    [id],
  );
  return row ? toRecord(row) : null;
}

function toRecord(row: BillDbRecord): BillRecord {
  return {
    id: row.id,
    tenantId: row.tenant_id,
    carrierCode: row.carrier_code,
    attempt: row.attempt,
    tries: row.tries,
    failures: row.failures,
    pollCursor: row.poll_cursor,
    lastPolledAt: row.last_polled_at,
    failureReason: row.failure_reason,
    notificationEmail: row.notification_email,
    // The column's own type holds nothing else.
    trackingState: row.tracking_state as ShipmentState['trackingState'],
    referenceNo: row.reference_no,
    referenceType: row.reference_type as ReferenceType,
    subscriptionStatus: row.subscription_status as SubscriptionStatus,
    containerNo: row.container_no,
    polCode: row.pol_code,
    podCode: row.pod_code,
    pldCode: row.pld_code,
    customerDeadline: row.customer_deadline,
    searchable: {
      referenceNo: row.reference_no,
      orderNo: row.order_no,
      deliveryNo: row.delivery_no,
      verificationNo: row.verification_no,
      containerNo: row.container_no,
      containerNumbers: row.container_numbers,
      customer: row.customer,
      customerService: row.customer_service,
      vessel: row.vessel,
      voyage: row.voyage,
    },
    state: row.state,
    rail: railOf(row),
  };
}

/** The row of the list and the whole state of one bill. */
export async function findDetail(db: Db, id: string): Promise<{ row: BillListRecord; state: ShipmentState | null } | null> {
  const [row] = await db.sql<BillListRecord & { state: ShipmentState | null }>(
    `select ${LIST_COLUMNS}, b.state from ocean_bill b where b.id = $1 and b.deleted_at is null`,
    [id],
  );
  return row ? { row, state: row.state } : null;
}

/** Every event of a bill, in the order in which rules read them. */
export async function findEvents(db: Db, billId: string): Promise<StoredEvent[]> {
  const rows = await db.sql<{ source: string; received_at: string; raw: unknown }>(
    'select source, received_at, raw from carrier_event where bill_id = $1 order by received_at, id',
    [billId],
  );
  return rows.map((row) => ({ source: row.source, receivedAt: row.received_at, raw: row.raw }));
}
