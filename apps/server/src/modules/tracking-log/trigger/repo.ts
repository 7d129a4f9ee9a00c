import type { LoggedOrder } from './rules.ts';

/** SQL: joins the order of a log row, which has one kind. The tables themselves, so that a count leaves them out. */
export const withOrder = (key: string): string => `left join ocean_bill b on b.id = ${key} left join air_waybill w on w.id = ${key}`;

/** SQL: a column of that order. */
const of = (column: string): string => `coalesce(b.${column}, w.${column})`;

export const REFERENCE_NO = of('reference_no');

/** Columns of the order of a log row, which decide what can be triggered again. */
export const ORDER_COLUMNS = `${of('tenant_id')} as "orderTenant", ${of('subscription_status')} as "orderStatus",
  ${of('tracking_state')} as "orderState", ${of('attempt')} as "orderAttempt", ${of('deleted_at')} as "orderDeleted"`;

/** The same in a row; all null without an order. */
export type OrderColumns = {
  orderTenant: LoggedOrder['tenantId'];
  orderStatus: LoggedOrder['subscriptionStatus'];
  orderState: LoggedOrder['trackingState'];
  orderAttempt: LoggedOrder['attempt'];
  orderDeleted: LoggedOrder['deletedAt'];
};

/** Divides a row into its order and the rest. */
export function divided<R extends OrderColumns>(row: R): { order: LoggedOrder; rest: Omit<R, keyof OrderColumns> } {
  const {
    orderTenant: tenantId,
    orderStatus: subscriptionStatus,
    orderState: trackingState,
    orderAttempt: attempt,
    orderDeleted: deletedAt,
    ...rest
  } = row;
  return { order: { tenantId, subscriptionStatus, trackingState, attempt, deletedAt }, rest };
}
