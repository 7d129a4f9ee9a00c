import type { SignedIn } from '../../../http/handlers.ts';
import type { OrderTable } from '../../../db/schema/order.ts';

type Read = Pick<OrderTable['$inferSelect'], 'tenantId' | 'subscriptionStatus' | 'trackingState' | 'attempt' | 'deletedAt'>;

/** The order of a log row; all null for a row without one. */
export type LoggedOrder = { [N in keyof Read]: Read[N] | null };

/** A platform administrator reads the rows of every company, but asks carriers only for orders of their own. */
const isTracked = ({ tenantId, trackingState, deletedAt }: LoggedOrder, caller: SignedIn): boolean =>
  tenantId === caller.tenantId && deletedAt === null && trackingState !== 'ended';

/** Whether a user can ask the carrier about the order at once, free of charge. */
export const mayAsk = (order: LoggedOrder, caller: SignedIn): boolean => isTracked(order, caller) && order.subscriptionStatus !== 'SUB_ERR';

/** Whether a user can trigger the subscription of a log row again: it is the present one of the order. */
export const maySubscribe = (order: LoggedOrder, attempt: number, caller: SignedIn): boolean =>
  isTracked(order, caller) && order.attempt === attempt;
