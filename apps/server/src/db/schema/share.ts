import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { tenant } from './core.ts';

/* Links with which people without an account see shipments. All times are wall time. */

const tenantId = () =>
  uuid('tenant_id')
    .notNull()
    .references(() => tenant.id, { onDelete: 'cascade' });

export const shareLink = pgTable(
  'share_link',
  {
    id: uuid('id').primaryKey(),
    tenantId: tenantId(),
    /** Organization of the author. */
    orgId: uuid('org_id').default(sql`seaberry.my_org()`),
    name: text('name').notNull(),
    customer: text('customer'),
    shows: text('shows').array().notNull(),
    note: text('note'),
    expiresAt: instant('expires_at'),
    /** SHA-256 of the token, by which a visitor's is found. */
    tokenHash: text('token_hash').notNull().default(''),
    /** The token, encrypted, so that it can be copied again. */
    token: text('token').notNull().default(''),
    passwordHash: text('password_hash'),
    views: integer('views').notNull().default(0),
    viewedAt: instant('viewed_at'),
    enabled: boolean('enabled').notNull().default(true),
    createdBy: uuid('created_by'),
    createTime: instant('create_time').notNull(),
    updatedBy: uuid('updated_by'),
    updateTime: instant('update_time').notNull(),
    version: integer('version').notNull().default(1),
  },
  (row) => [
    index('share_link_of_tenant').on(row.tenantId, row.createTime, row.id),
    uniqueIndex('share_link_token')
      .on(row.tokenHash)
      .where(sql`${row.tokenHash} <> ''`),
  ],
);

/** Shipment that was chosen for a link. */
export const shareLinkOrder = pgTable(
  'share_link_order',
  {
    linkId: uuid('link_id')
      .notNull()
      .references(() => shareLink.id, { onDelete: 'cascade' }),
    tenantId: tenantId(),
    kind: text('kind').notNull(),
    orderId: uuid('order_id').notNull(),
  },
  (row) => [primaryKey({ columns: [row.linkId, row.orderId] }), index('share_link_of_order').on(row.orderId)],
);
