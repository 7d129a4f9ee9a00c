import type { MessageSetting } from '@seaberry/api-client/contract';
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/port.ts';
import { appUser } from '../../db/schema/core.ts';
import { notification } from '../../db/schema/tracking.ts';

const MAX_NOTIFICATIONS = 500;

/** The notifications of a bill, newest first. */
export const findNotifications = (db: Db, billId: string) =>
  db.orm
    .select()
    .from(notification)
    .where(eq(notification.billId, billId))
    .orderBy(desc(notification.createTime), sql`${notification.newestTime} desc nulls last`, desc(notification.id))
    .limit(MAX_NOTIFICATIONS);

/** The ETA in the latest notification about a changed ETA; null without such a notification. */
export async function findLastNotifiedEta(db: Db, billId: string): Promise<string | null> {
  const [row] = await db.orm
    .select({ params: notification.params })
    .from(notification)
    .where(and(eq(notification.billId, billId), eq(notification.kind, 'etaChanged')))
    .orderBy(desc(notification.id))
    .limit(1);
  const eta = row?.params['to'];
  return typeof eta === 'string' ? eta : null;
}

/**
 * Marks the notifications of withdrawn stages of a bill, so that they can be sent again: that of one container also in the row of all containers,
 * and that of all containers also where each container has its own row. Call within a transaction of the tenant.
 *
 * @param nodes keys `container/milestone`, or `milestone` of all containers
 */
export async function markStagesWithdrawn(db: Db, billId: string, nodes: readonly string[], withdrawnAt: string): Promise<void> {
  if (nodes.length === 0) return;
  const withSharedKeys = nodes.flatMap((node) => [node, node.slice(node.indexOf('/') + 1)]);
  const sharedByAllContainers = nodes.filter((node) => !node.includes('/'));
  const reached = [eq(notification.billId, billId), eq(notification.kind, 'stageReached'), eq(notification.value, '')];
  await db.orm
    .update(notification)
    .set({ value: `withdrawn ${withdrawnAt}` })
    .where(
      and(
        ...reached,
        or(inArray(notification.node, withSharedKeys), inArray(sql`split_part(${notification.node}, '/', 2)`, sharedByAllContainers)),
      ),
    );
}

/** Whether the address belongs to a user who has turned off all of these settings. Call within a transaction of the tenant. */
export async function isMutedAddress(db: Db, address: string, settings: readonly MessageSetting[]): Promise<boolean> {
  const rows = await db.orm
    .select({ id: appUser.id })
    .from(appUser)
    .where(and(eq(appUser.email, address.toLowerCase()), sql`${appUser.muted} @> ${JSON.stringify(settings)}::jsonb`));
  return rows.length > 0;
}
