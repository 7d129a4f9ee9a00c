import type { SignedIn } from '../../../http/handlers.ts';
import type { oceanBill } from '../../../db/schema/tracking.ts';

type Read = Pick<typeof oceanBill.$inferSelect, 'tenantId' | 'subscriptionStatus' | 'trackingState' | 'attempt' | 'deletedAt'>;

/** The bill of a log row; all null for a row without one. */
export type LoggedBill = { [N in keyof Read]: Read[N] | null };

/** A platform administrator reads the rows of every company, but asks carriers only for bills of their own. */
const isTracked = ({ tenantId, trackingState, deletedAt }: LoggedBill, caller: SignedIn): boolean =>
  tenantId === caller.tenantId && deletedAt === null && trackingState !== 'ended';

/** Whether a user can ask the carrier about the bill at once, free of charge. */
export const mayAsk = (bill: LoggedBill, caller: SignedIn): boolean => isTracked(bill, caller) && bill.subscriptionStatus !== 'SUB_ERR';

/** Whether a user can trigger the subscription of a log row again: it is the present one of the bill. */
export const maySubscribe = (bill: LoggedBill, attempt: number, caller: SignedIn): boolean =>
  isTracked(bill, caller) && bill.attempt === attempt;
