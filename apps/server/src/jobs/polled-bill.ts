import type { ReferenceType, SubscriptionStatus } from '@seaberry/tracking';
import type { Db } from '../db/port.ts';

/** What a poll needs to know of a bill: none of its state, which is most of the row and stays as it is while nothing is new. */
export interface PolledBill {
  id: string;
  tenantId: string;
  carrierCode: string;
  referenceNo: string;
  referenceType: ReferenceType;
  subscriptionStatus: SubscriptionStatus;
  failureReason: string | null;
  attempt: number;
  tries: number;
  failures: number;
  pollCursor: string | null;
  lastPolledAt: string | null;
  /** Why tracking has ended; null while it goes on. */
  ended: string | null;
  /** Domain time of the derived state, null without one. */
  asOf: string | null;
  /** Whether an anomaly of the state grows with the clock. */
  growing: boolean;
}

const COLUMNS = `id, tenant_id as "tenantId", carrier_code as "carrierCode", reference_no as "referenceNo", reference_type as "referenceType",
  subscription_status as "subscriptionStatus", failure_reason as "failureReason", attempt, tries, failures, poll_cursor as "pollCursor",
  last_polled_at as "lastPolledAt", state->>'ended' as ended, state->>'asOf' as "asOf",
  coalesce(jsonb_path_exists(state, '$.anomalies[*] ? (@.basis == "now")'), false) as growing`;

/** A bill that was not deleted, locked for the rest of the transaction when asked; null when there is none. */
export async function findPolled(db: Db, id: string, lock = false): Promise<PolledBill | null> {
  const [row] = await db.sql<PolledBill & Record<string, unknown>>(
    `select ${COLUMNS} from ocean_bill where id = $1 and deleted_at is null ${lock ? 'for update' : ''}`,
    [id],
  );
  return row ?? null;
}
