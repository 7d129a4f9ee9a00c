import type { DELIVERY_EVENTS, DELIVERY_STATES, PluginEvent } from '@seaberry/api-client/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { tenant } from './core.ts';

/** Plugins of companies and what is sent to them. All times are wall time; both tables have row-level security. */

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string', precision: 3 });

const ofTenant = () =>
  uuid('tenant_id')
    .notNull()
    .references(() => tenant.id, { onDelete: 'cascade' });

export interface Hook {
  event: PluginEvent;
  url: string;
}

export const plugin = pgTable(
  'plugin',
  {
    id: uuid('id').primaryKey(),
    tenantId: ofTenant(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    pluginVersion: text('plugin_version').notNull(),
    description: text('description'),
    author: text('author'),
    /** JSON as it was uploaded. */
    manifest: text('manifest').notNull(),
    hooks: jsonb('hooks').$type<Hook[]>().notNull(),
    /** Encrypted, since the server computes signatures with it. */
    secret: text('secret').notNull(),
    /** The replaced secret, encrypted. */
    previousSecret: text('previous_secret'),
    previousUntil: instant('previous_until'),
    orderNo: integer('order_no').notNull().default(100),
    enabled: boolean('enabled').notNull().default(true),
    remark: text('remark'),
    createdBy: uuid('created_by'),
    createTime: instant('create_time').notNull(),
    updatedBy: uuid('updated_by'),
    updateTime: instant('update_time').notNull(),
    version: integer('version').notNull().default(1),
  },
  (row) => [uniqueIndex('plugin_code').on(row.tenantId, row.code)],
);

/** One request of a hook; its id is the `webhook-id`. */
export const pluginDelivery = pgTable(
  'plugin_delivery',
  {
    id: uuid('id').primaryKey(),
    tenantId: ofTenant(),
    pluginId: uuid('plugin_id')
      .notNull()
      .references(() => plugin.id, { onDelete: 'cascade' }),
    event: text('event').$type<(typeof DELIVERY_EVENTS)[number]>().notNull(),
    url: text('url').notNull(),
    body: text('body').notNull(),
    state: text('state').$type<(typeof DELIVERY_STATES)[number]>().notNull(),
    attempts: integer('attempts').notNull(),
    responseStatus: integer('response_status'),
    /** Ms of the last attempt. */
    elapsed: integer('elapsed'),
    error: text('error'),
    createTime: instant('create_time').notNull(),
    lastTime: instant('last_time'),
    /** Not sent before, by the clock of the database. */
    nextTime: instant('next_time'),
    /** End of the time in which the running attempt has this row for itself, by the clock of the database. */
    takenUntil: instant('taken_until'),
  },
  (row) => [
    index('plugin_delivery_of_plugin').on(row.pluginId, row.createTime),
    index('plugin_delivery_of_tenant').on(row.tenantId, row.createTime),
    index('plugin_delivery_waiting')
      .on(row.nextTime)
      .where(sql`${row.state} = 'waiting'`),
  ],
);
