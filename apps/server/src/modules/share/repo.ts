import { shareLink as entity } from '@seaberry/api-client/contract';
import { isUuid } from '@seaberry/tracking/rules';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { repository } from '../../db/entity/repository.ts';
import { hasUuidIn } from '../../db/ids.ts';
import type { Db } from '../../db/port.ts';
import { insertRows } from '../../db/rows.ts';
import type { OrderTable } from '../../db/schema/order.ts';
import { shareLink, shareLinkOrder } from '../../db/schema/share.ts';
import { airWaybill } from '../../db/schema/air-waybill.ts';
import { oceanBill } from '../../db/schema/tracking.ts';

/** Kinds of shipments with their tables. */
const TABLES = { oceanBill, airWaybill } as const satisfies Record<string, OrderTable>;
export type SharedKind = keyof typeof TABLES;

export const linkRows = (db: Db) =>
  repository(db, entity, shareLink, {
    extra: {
      orders: sql`(select count(*)::int from share_link_order o where o.link_id = ${shareLink.id})`,
      hasPassword: sql`${shareLink.passwordHash} is not null`,
    },
    order: [sql`${shareLink.createTime} desc`],
  });

export type LinkRecord = typeof shareLink.$inferSelect;

/** In a transaction of the system. */
export async function linkByHash(db: Db, tokenHash: string): Promise<LinkRecord | null> {
  const [row] = await db.orm.select().from(shareLink).where(eq(shareLink.tokenHash, tokenHash));
  return row ?? null;
}

export async function linkById(db: Db, id: string): Promise<LinkRecord | null> {
  const [row] = isUuid(id) ? await db.orm.select().from(shareLink).where(eq(shareLink.id, id)) : [];
  return row ?? null;
}

export async function writeLink(db: Db, id: string, columns: Partial<typeof shareLink.$inferInsert>): Promise<void> {
  await db.orm.update(shareLink).set(columns).where(eq(shareLink.id, id));
}

export async function countView(db: Db, id: string, now: string): Promise<void> {
  const { views } = shareLink;
  await db.orm
    .update(shareLink)
    .set({ views: sql`${views} + 1`, viewedAt: now })
    .where(eq(shareLink.id, id));
}

export async function addOrders(
  db: Db,
  link: { id: string; tenantId: string },
  orders: readonly { kind: SharedKind; id: string }[],
): Promise<void> {
  await insertRows(
    db,
    shareLinkOrder,
    orders.map(({ kind, id }) => ({ linkId: link.id, tenantId: link.tenantId, kind, orderId: id })),
  );
}

/** Ids of the chosen shipments of a kind. */
export async function orderIds(db: Db, linkId: string, kind: SharedKind): Promise<string[]> {
  const rows = await db.orm
    .select({ id: shareLinkOrder.orderId })
    .from(shareLinkOrder)
    .where(and(eq(shareLinkOrder.linkId, linkId), eq(shareLinkOrder.kind, kind)));
  return rows.map(({ id }) => id);
}

/** Ids of these shipments that the scope contains. */
export async function visibleOrders(db: Db, kind: SharedKind, ids: readonly string[]): Promise<Set<string>> {
  const table = TABLES[kind];
  const rows = await db.orm
    .select({ id: table.id })
    .from(table)
    .where(and(isNull(table.deletedAt), hasUuidIn(table.id, ids.filter(isUuid))));
  return new Set(rows.map(({ id }) => id));
}
