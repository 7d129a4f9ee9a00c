import type { Db } from '../../../db/port.ts';
import { ordersIn } from '../../../db/schema/order.ts';
import type { Live } from '../../../live/hub.ts';
import { publishOrders } from '../../order/service.ts';

const BILLS = { table: ordersIn('ocean_bill'), topic: 'oceanBill' } as const;

/** In a transaction: sends the live hints of changed bills to those who may see them. */
export const publishBills = (deps: { db: Db; live: Live }, tenantId: string, ids: readonly string[]): Promise<void> =>
  publishOrders(deps, BILLS, tenantId, ids);
