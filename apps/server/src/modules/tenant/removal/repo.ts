import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/port.ts';
import { jobPosition, org, userOrg } from '../../../db/schema/access.ts';
import { carrierRequest } from '../../../db/schema/carrier.ts';
import { appUser, role, tenant } from '../../../db/schema/core.ts';
import { notice, noticeUser, outgoingMessage, storedFile } from '../../../db/schema/session.ts';
import { airWaybill } from '../../../db/schema/air-waybill.ts';
import { berryLedger, oceanBill } from '../../../db/schema/tracking.ts';

/** Whether a company has a bill or waybill, or was ever charged for one. */
export async function hasOrders(db: Db, tenantId: string): Promise<boolean> {
  const found = { found: sql<number>`1` };
  const charged = db.orm
    .select(found)
    .from(berryLedger)
    .where(and(eq(berryLedger.tenantId, tenantId), eq(berryLedger.kind, 'charge')));
  const waybills = db.orm.select(found).from(airWaybill).where(eq(airWaybill.tenantId, tenantId));
  const bills = db.orm.select(found).from(oceanBill).where(eq(oceanBill.tenantId, tenantId));
  const rows = await bills.unionAll(waybills).unionAll(charged).limit(1);
  return rows.length > 0;
}

/** Removes users before the tables that they refer to. Ledger and logs of the company stay. */
export async function deleteTenant(db: Db, tenantId: string): Promise<void> {
  for (const table of [noticeUser, notice, storedFile, outgoingMessage, carrierRequest])
    await db.orm.delete(table).where(eq(table.tenantId, tenantId));
  await db.orm.update(tenant).set({ adminUserId: null }).where(eq(tenant.id, tenantId));
  for (const table of [userOrg, appUser, role, org, jobPosition]) await db.orm.delete(table).where(eq(table.tenantId, tenantId));
  await db.orm.delete(tenant).where(eq(tenant.id, tenantId));
}
