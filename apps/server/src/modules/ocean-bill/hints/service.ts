import { isUuid } from '@seaberry/tracking/rules';
import { hasUuidIn } from '../../../db/ids.ts';
import type { Db } from '../../../db/port.ts';
import { oceanBill } from '../../../db/schema/tracking.ts';
import type { Live } from '../../../live/hub.ts';

/** Origins (organization and creator) of bills in one hint: a notification of the database has room for 8,000 bytes. */
const MAX_ORIGINS = 50;

/**
 * In a transaction: sends the live hints of changed bills to those who may see them, for one bill its id, for several the whole list. Bills
 * that the scope does not contain are left out.
 */
export async function publishBills({ db, live }: { db: Db; live: Live }, tenantId: string, ids: readonly string[]): Promise<void> {
  const { id, orgId, createdBy } = oceanBill;
  const changed = await db.orm
    .select({ id, orgId, createdBy })
    .from(oceanBill)
    .where(hasUuidIn(id, ids.filter(isUuid)));
  const [first] = changed;
  if (!first) return;
  const [one, topic] = [changed.length === 1 ? { id: first.id } : {}, 'oceanBill'] as const;
  const origins = [
    ...new Map(changed.map((bill) => [`${bill.orgId} ${bill.createdBy}`, { orgId: bill.orgId, createdBy: bill.createdBy }])).values(),
  ];
  for (let at = 0; at < origins.length; at += MAX_ORIGINS) {
    await live.publish({ tenantId, topic, ...one, origins: origins.slice(at, at + MAX_ORIGINS) });
  }
}
