import type { LoggedBill } from './rules.ts';

/** Columns of the bill `b` of a log row, which decide what can be triggered again. */
export const BILL_COLUMNS = `b.tenant_id as "billTenant", b.subscription_status as "billStatus", b.tracking_state as "billState",
  b.attempt as "billAttempt", b.deleted_at as "billDeleted"`;

/** The same in a row; all null without a bill. */
export type BillColumns = {
  billTenant: LoggedBill['tenantId'];
  billStatus: LoggedBill['subscriptionStatus'];
  billState: LoggedBill['trackingState'];
  billAttempt: LoggedBill['attempt'];
  billDeleted: LoggedBill['deletedAt'];
};

/** Divides a row into its bill and the rest. */
export function divided<R extends BillColumns>(row: R): { bill: LoggedBill; rest: Omit<R, keyof BillColumns> } {
  const {
    billTenant: tenantId,
    billStatus: subscriptionStatus,
    billState: trackingState,
    billAttempt: attempt,
    billDeleted: deletedAt,
    ...rest
  } = row;
  return { bill: { tenantId, subscriptionStatus, trackingState, attempt, deletedAt }, rest };
}
