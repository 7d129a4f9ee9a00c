import { eq } from 'drizzle-orm';
import { hasUuidIn } from '../../db/ids.ts';
import type { Db } from '../../db/port.ts';
import { insertRows } from '../../db/rows.ts';
import { tenant } from '../../db/schema/core.ts';
import { berryLedger } from '../../db/schema/tracking.ts';

/** Balance of a tenant in berries; null if the tenant is not visible. @param lock Locks the row until the transaction ends. */
export async function findBalance(db: Db, tenantId: string, lock = false): Promise<number | null> {
  const found = db.orm.select({ balance: tenant.berryBalance }).from(tenant).where(eq(tenant.id, tenantId));
  const [row] = await (lock ? found.for('update') : found);
  return row?.balance ?? null;
}

/** Ledger rows of these orders, i.e. bills, or requests that credited berries. */
export const findMovements = (db: Db, orderIds: readonly string[]) =>
  db.orm
    .select({ orderId: berryLedger.orderId, kind: berryLedger.kind, attempt: berryLedger.attempt })
    .from(berryLedger)
    .where(hasUuidIn(berryLedger.orderId, orderIds));

/** Writes ledger rows, and the balance of the tenant after them. */
export async function insertMovements(
  db: Db,
  tenantId: string,
  rows: readonly (typeof berryLedger.$inferInsert)[],
  balance: number,
): Promise<void> {
  await insertRows(db, berryLedger, rows);
  await db.orm.update(tenant).set({ berryBalance: balance }).where(eq(tenant.id, tenantId));
}
