import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { appUser, tenant } from './core.ts';

/** Access keys of programs, which only the system scope reads. All times are wall time. */

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string', precision: 3 });

/** Key with which a program signs requests as a user. */
export const openAccess = pgTable(
  'open_access',
  {
    id: uuid('id').primaryKey(),
    accessKey: text('access_key').notNull(),
    /** Encrypted, since the server computes signatures with it. Empty for none. */
    secret: text('secret').notNull().default(''),
    /** The replaced secret, encrypted. */
    previousSecret: text('previous_secret'),
    previousUntil: instant('previous_until'),
    bindUserId: uuid('bind_user_id')
      .notNull()
      .references(() => appUser.id),
    bindTenantId: uuid('bind_tenant_id')
      .notNull()
      .references(() => tenant.id),
    enabled: boolean('enabled').notNull().default(true),
    usedTime: instant('used_time'),
    usedIp: text('used_ip'),
    remark: text('remark'),
    createdBy: uuid('created_by'),
    createTime: instant('create_time').notNull(),
    updatedBy: uuid('updated_by'),
    updateTime: instant('update_time').notNull(),
    version: integer('version').notNull().default(1),
  },
  (row) => [
    uniqueIndex('open_access_key').on(row.accessKey),
    index('open_access_of_user').on(row.bindUserId),
    index('open_access_of_tenant').on(row.bindTenantId),
  ],
);

/** Value that a signed request has used; while it is here no other request of its key can use it. */
export const usedNonce = pgTable(
  'used_nonce',
  {
    keyId: uuid('key_id')
      .notNull()
      .references(() => openAccess.id, { onDelete: 'cascade' }),
    nonce: text('nonce').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (row) => [primaryKey({ columns: [row.keyId, row.nonce] }), index('used_nonce_expiry').on(row.expiresAt)],
);
