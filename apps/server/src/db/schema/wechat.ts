import { index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { appUser, tenant } from './core.ts';

/** Account of a user at WeChat or another platform. */
export const wechatUser = pgTable(
  'wechat_user',
  {
    id: uuid('id').primaryKey(),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenant.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => appUser.id, { onDelete: 'set null' }),
    platformType: smallint('platform_type').notNull(),
    openId: text('open_id').notNull(),
    unionId: text('union_id'),
    nickName: text('nick_name'),
    avatar: text('avatar'),
    mobile: text('mobile'),
    sex: smallint('sex').notNull().default(0),
    language: text('language'),
    city: text('city'),
    province: text('province'),
    country: text('country'),
    expiresIn: integer('expires_in'),
    scope: text('scope'),
    /** Encrypted for the id of the row, like both tokens. */
    sessionKey: text('session_key'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    createdBy: uuid('created_by'),
    createTime: instant('create_time').notNull(),
    updatedBy: uuid('updated_by'),
    updateTime: instant('update_time').notNull(),
    version: integer('version').notNull().default(1),
  },
  (row) => [
    uniqueIndex('wechat_user_open_id').on(row.tenantId, row.platformType, row.openId),
    index('wechat_user_of_user').on(row.userId),
    index('wechat_user_of_tenant').on(row.tenantId, row.createTime, row.id),
  ],
);
