import { TIERS, type MessageSetting } from '@seaberry/api-client/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/**
 * Tenants, users, roles, menu, sessions, audit. All times are wall time. Tables with `tenant_id` have row-level security; those without are
 * accessible to the system scope only, except for menu and built-in roles, which all may read.
 */

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string', precision: 3 });

/** A company account (product specification §1): its tier and its balance. */
export const tenant = pgTable(
  'tenant',
  {
    id: uuid('id').primaryKey(),
    version: integer('version').notNull().default(1),
    name: text('name').notNull(),
    tier: text('tier', { enum: [...TIERS] })
      .notNull()
      .default('sailor'),
    /** Balance in berries, always the sum of the tenant's ledger. Changed only together with a ledger row. */
    berryBalance: integer('berry_balance').notNull().default(0),
    enabled: boolean('enabled').notNull().default(true),
    /** Short name, for places without room for the full one. */
    abbreviation: text('abbreviation'),
    /** The company's own number, e.g. in a register. */
    number: text('number'),
    /** Hash of the company's API key, and its first characters for recognition. The key itself is shown once. */
    keyHash: text('key_hash'),
    keyHint: text('key_hint'),
    keyTime: instant('key_time'),
    logoFileId: uuid('logo_file_id'),
    /** First administrator, who cannot be removed by users of the company. */
    adminUserId: uuid('admin_user_id'),
    phone: text('phone'),
    email: text('email'),
    remark: text('remark'),
    orderNo: integer('order_no').notNull().default(100),
    /** True if `tenant_menu` restricts the company; otherwise it may use every menu for companies. */
    menusLimited: boolean('menus_limited').notNull().default(false),
    createTime: instant('create_time').notNull(),
    updateTime: instant('update_time'),
  },
  (row) => [check('tenant_balance_not_negative', sql`${row.berryBalance} >= 0`)],
);

/** A user who can sign in. The account name is unique across tenants, since sign-in does not name the tenant. */
export const appUser = pgTable(
  'app_user',
  {
    id: uuid('id').primaryKey(),
    version: integer('version').notNull().default(1),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenant.id),
    /** Lower case. */
    account: text('account').notNull(),
    /** Argon2id in PHC form. */
    passwordHash: text('password_hash').notNull(),
    /** An administrator has set the password: sessions are limited until the user sets another. */
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    realName: text('real_name'),
    nickName: text('nick_name'),
    /** Lower case; also usable for sign-in. */
    email: text('email'),
    phone: text('phone'),
    avatar: text('avatar'),
    address: text('address'),
    /** One or two lines about oneself, shown in the profile. */
    signature: text('signature'),
    /** 1 male, 2 female, 0 not stated. */
    sex: smallint('sex').notNull().default(0),
    /** 999 super administrator, 888 administrator, 777 ordinary. */
    accountType: smallint('account_type').notNull().default(777),
    birthday: date('birthday', { mode: 'string' }),
    /** Organization and position of the user; the migration adds their foreign keys, since those tables come later. */
    orgId: uuid('org_id'),
    posId: uuid('pos_id'),
    jobNumber: text('job_number'),
    joinDate: date('join_date', { mode: 'string' }),
    posLevel: text('pos_level'),
    posTitle: text('pos_title'),
    /** Null after that user was deleted; the migration adds the foreign key. */
    managerUserId: uuid('manager_user_id'),
    office: text('office'),
    officeZone: text('office_zone'),
    /** Name in the directory of the company. Not for signing in. */
    domainAccount: text('domain_account'),
    expertise: text('expertise'),
    introduction: text('introduction'),
    orderNo: integer('order_no').notNull().default(100),
    remark: text('remark'),
    /** 0 ID card, 1 passport, 2 birth certificate, 3 travel permit, 4 residence permit. */
    cardType: smallint('card_type'),
    idCardNumber: text('id_card_number'),
    nation: text('nation'),
    college: text('college'),
    cultureLevel: smallint('culture_level'),
    politicalOutlook: text('political_outlook'),
    officePhone: text('office_phone'),
    emergencyContact: text('emergency_contact'),
    emergencyPhone: text('emergency_phone'),
    emergencyAddress: text('emergency_address'),
    lastLoginTime: instant('last_login_time'),
    lastLoginIp: text('last_login_ip'),
    lastLoginDevice: text('last_login_device'),
    /** Language (`en`, `zh-cn`, `zh-tw`) in which the user last opened the application: the language of their email. */
    language: text('language'),
    /** Alerts and e-mails about shipments that the user has turned off. */
    muted: jsonb('muted').$type<MessageSetting[]>().notNull().default([]),
    createdBy: uuid('created_by'),
    updatedBy: uuid('updated_by'),
    enabled: boolean('enabled').notNull().default(true),
    createTime: instant('create_time').notNull(),
    updateTime: instant('update_time').notNull(),
  },
  (row) => [
    uniqueIndex('app_user_account').on(row.account),
    uniqueIndex('app_user_email').on(row.email),
    uniqueIndex('app_user_phone').on(row.phone),
    index('app_user_of_tenant').on(row.tenantId),
    index('app_user_of_org').on(row.orgId),
    index('app_user_of_manager').on(row.managerUserId),
    check('app_user_lower_case', sql`${row.account} = lower(${row.account}) and ${row.email} = lower(${row.email})`),
  ],
);

/** Menu entries and the buttons below them; a button carries the code that guards calls. */
export const menu = pgTable(
  'menu',
  {
    id: uuid('id').primaryKey(),
    version: integer('version').notNull().default(1),
    parentId: uuid('parent_id'),
    kind: text('kind', { enum: ['directory', 'menu', 'button'] }).notNull(),
    /** Language code (`en`, `zh-cn`, `zh-tw`) → text. */
    titles: jsonb('titles').$type<Record<string, string>>().notNull(),
    path: text('path'),
    name: text('name'),
    component: text('component'),
    redirect: text('redirect'),
    icon: text('icon'),
    permission: text('permission'),
    hidden: boolean('hidden').notNull().default(false),
    keepAlive: boolean('keep_alive').notNull().default(true),
    pinned: boolean('affix').notNull().default(false),
    /** External URL, shown in the frame or opened in a window. */
    outLink: text('out_link'),
    iframe: boolean('iframe').notNull().default(false),
    remark: text('remark'),
    /** Reserved for platform administrators. */
    platform: boolean('platform').notNull().default(false),
    /** Built-in row; after `edited` the text of the product no longer replaces it. */
    builtIn: boolean('built_in').notNull().default(false),
    edited: boolean('edited').notNull().default(false),
    createTime: instant('create_time'),
    updateTime: instant('update_time'),
    position: integer('position').notNull(),
    enabled: boolean('enabled').notNull().default(true),
  },
  (row) => [uniqueIndex('menu_permission').on(row.permission), index('menu_parent').on(row.parentId)],
);

/** Roles. Built-in roles have no tenant and are shared by all. */
export const role = pgTable(
  'role',
  {
    id: uuid('id').primaryKey(),
    version: integer('version').notNull().default(1),
    tenantId: uuid('tenant_id').references(() => tenant.id),
    code: text('code').notNull(),
    name: text('name').notNull(),
    /** Width of the data range: 1 all, 2 department and below, 3 department, 4 personal, 5 custom. */
    dataScope: smallint('data_scope').notNull().default(4),
    /** Users with the role need a second factor. */
    secondFactor: boolean('second_factor').notNull().default(false),
    orderNo: integer('order_no').notNull().default(100),
    remark: text('remark'),
    enabled: boolean('enabled').notNull().default(true),
    createdBy: uuid('created_by'),
    createTime: instant('create_time'),
    updatedBy: uuid('updated_by'),
    updateTime: instant('update_time'),
  },
  (row) => [uniqueIndex('role_code').on(sql`coalesce(${row.tenantId}, '00000000-0000-0000-0000-000000000000'::uuid)`, row.code)],
);

export const roleMenu = pgTable(
  'role_menu',
  {
    roleId: uuid('role_id')
      .notNull()
      .references(() => role.id, { onDelete: 'cascade' }),
    menuId: uuid('menu_id')
      .notNull()
      .references(() => menu.id, { onDelete: 'cascade' }),
    /** Granted only because a descendant is checked. */
    half: boolean('half').notNull().default(false),
  },
  (row) => [primaryKey({ columns: [row.roleId, row.menuId] })],
);

export const userRole = pgTable(
  'user_role',
  {
    tenantId: uuid('tenant_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    roleId: uuid('role_id')
      .notNull()
      .references(() => role.id),
  },
  (row) => [primaryKey({ columns: [row.userId, row.roleId] })],
);

/** One sign-in on one device. Ended sessions are kept until their tokens have expired. */
export const authSession = pgTable(
  'auth_session',
  {
    id: uuid('id').primaryKey(),
    tenantId: uuid('tenant_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    createTime: instant('create_time').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Absolute end, which no renewal moves. */
    endsAt: instant('ends_at').notNull(),
    /** `jti` of the only valid refresh token. */
    refreshJti: uuid('refresh_jti').notNull(),
    /** The refresh token is in a cookie and is given to no script. */
    inCookie: boolean('in_cookie').notNull().default(false),
    revokedAt: instant('revoked_at'),
    ip: text('ip'),
    /** User agent as sent. */
    userAgent: text('user_agent'),
    /** Last activity, to the minute. */
    seenAt: instant('seen_at'),
    /** When the user last proved in this session who they are; null in one that was opened by another device. */
    provedAt: instant('proved_at'),
    /** `jti` of the access tokens that a proof of identity replaced, with the time. */
    replacedTokens: jsonb('replaced_tokens').$type<Readonly<Record<string, string>>>().notNull().default({}),
  },
  (row) => [index('auth_session_of_user').on(row.userId), index('auth_session_expiry').on(row.expiresAt)],
);

/** Used refresh tokens; each gives the current one for a few more seconds, since parallel calls carry the same one. */
export const usedRefresh = pgTable(
  'used_refresh',
  {
    jti: uuid('jti').primaryKey(),
    usedAt: instant('used_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (row) => [index('used_refresh_expiry').on(row.expiresAt)],
);

/** Captchas waiting for a solution, each for one attempt. */
export const captcha = pgTable(
  'captcha',
  {
    id: uuid('id').primaryKey(),
    answerHash: text('answer_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (row) => [index('captcha_expiry').on(row.expiresAt)],
);

/**
 * Wrong passwords by account name (existing or not), by network, and by both: a few require a captcha, more lock the account for that
 * network, many of one account delay sign-in from networks that its user has never used.
 */
export const loginFailure = pgTable(
  'login_failure',
  {
    /** `account:<name>`, `ip:<network>` or `lock:<network> <name>`. */
    key: text('key').primaryKey(),
    /** Account name of a lock. */
    account: text('account'),
    count: integer('count').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (row) => [index('login_failure_expiry').on(row.expiresAt), index('login_failure_of_account').on(row.account)],
);

/** Counters of rate limits per time window, shared by all processes. */
export const rateWindow = pgTable(
  'rate_window',
  {
    /** Name of the limit and its subject. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (row) => [index('rate_window_expiry').on(row.expiresAt)],
);

/** Audit log: changes, visits, errors. Append-only, without secrets in the inputs. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid('id').primaryKey(),
    /** Null for an unauthenticated request without a recognised account. */
    tenantId: uuid('tenant_id'),
    userId: uuid('user_id'),
    account: text('account'),
    kind: text('kind', { enum: ['operation', 'visit', 'exception'] })
      .notNull()
      .default('operation'),
    realName: text('real_name'),
    /** `controller.call`. */
    call: text('call').notNull(),
    userAgent: text('user_agent'),
    /** Message and stack of an internal error. */
    message: text('message'),
    exception: text('exception'),
    /** `ok`, or an error code. */
    outcome: text('outcome').notNull(),
    input: jsonb('input').$type<unknown>(),
    ip: text('ip'),
    correlationId: text('correlation_id').notNull(),
    durationMs: integer('duration_ms').notNull(),
    createTime: instant('create_time').notNull(),
    /** Order of writing, by which rows are sealed. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  },
  (row) => [
    uniqueIndex('audit_log_position').on(row.position),
    index('audit_log_of_tenant').on(row.tenantId, row.kind, row.createTime, row.id),
    index('audit_log_of_all').on(row.kind, row.createTime, row.id),
  ],
);

/**
 * Chain of seals over the rows of the four logs, append-only. A seal of kind `rows` has the hash of the rows in a range of positions; one of
 * kind `removed` says that the rows up to a position were removed, by whom and why; one of kind `exported`, who read the rows into a file.
 */
export const logSeal = pgTable('log_seal', {
  number: integer('number').primaryKey(),
  kind: text('kind', { enum: ['rows', 'removed', 'exported'] }).notNull(),
  log: text('log', { enum: ['operation', 'visit', 'exception', 'difference'] }).notNull(),
  /** Positions after the first, up to and with the last. */
  after: bigint('after', { mode: 'number' }).notNull(),
  until: bigint('until', { mode: 'number' }).notNull(),
  rows: integer('rows').notNull(),
  firstId: uuid('first_id'),
  lastId: uuid('last_id'),
  /** SHA-256 of the rows or of the exported ones; null where they were removed. */
  rowsHash: text('rows_hash'),
  /** Of removed rows: `retention` or `cleared`. */
  reason: text('reason', { enum: ['retention', 'cleared'] }),
  /** Account that exported or cleared the log. */
  account: text('account'),
  createTime: instant('create_time').notNull(),
  /** SHA-256 of this seal with the hash of the former one. */
  hash: text('hash').notNull(),
});

/** Facts about the installation, e.g. that it was seeded with demonstration data. */
export const appSetting = pgTable('app_setting', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
});
