import { formatAwb } from '@seaberry/tracking';
import type { trackedOrder } from '../../db/schema/tracking.ts';

/** Kind of an order by the name of its controller. */
export type OrderName = (typeof trackedOrder.$inferSelect)['kind'];

/** Number of an order as readers know it: that of an air waybill with the dash after its prefix. */
export const shownReference = (kind: OrderName | null, referenceNo: string): string =>
  kind === 'airWaybill' ? formatAwb(referenceNo) : referenceNo;
