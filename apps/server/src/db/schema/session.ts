import type { Outlook, Stage } from '@seaberry/tracking';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
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
 * Sign-in: verification codes, sign-in by a second device, tickets, outgoing messages. All times are wall time, and only the system scope
 * has access, since there is no authenticated user yet.
 */

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string', precision: 3 });

/** Verification code by email or SMS, for one purpose, a few attempts and one use. */
export const verificationCode = pgTable(
  'verification_code',
  {
    id: uuid('id').primaryKey(),
    purpose: text('purpose', { enum: ['login', 'register', 'reset', 'change'] }).notNull(),
    /** Email address in lower case, or phone number. */
    target: text('target').notNull(),
    codeHash: text('code_hash').notNull(),
    attempts: integer('attempts').notNull().default(0),
    createTime: instant('create_time').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (row) => [uniqueIndex('verification_code_of_target').on(row.purpose, row.target), index('verification_code_expiry').on(row.expiresAt)],
);

/** Right to restore e-mail address and phone number as they were before a change; the token was sent there. */
export const contactUndo = pgTable(
  'contact_undo',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id').notNull(),
    email: text('email'),
    phone: text('phone'),
    createTime: instant('create_time').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (row) => [index('contact_undo_of_user').on(row.userId), index('contact_undo_expiry').on(row.expiresAt)],
);

/** A sign-in waiting for approval by a signed-in device. The id is in the QR code; the secret stays with the requesting browser. */
export const scanLogin = pgTable(
  'scan_login',
  {
    id: uuid('id').primaryKey(),
    secretHash: text('secret_hash').notNull(),
    state: text('state', { enum: ['waiting', 'scanned', 'confirmed', 'refused', 'used'] })
      .notNull()
      .default('waiting'),
    userId: uuid('user_id'),
    /** Address and browser of the request, shown to the user who approves it. */
    ip: text('ip'),
    userAgent: text('user_agent'),
    createTime: instant('create_time').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (row) => [index('scan_login_expiry').on(row.expiresAt)],
);

/** One-use ticket for one path, for requests that cannot send a header: a download, a frame. */
export const ticket = pgTable(
  'ticket',
  {
    tokenHash: text('token_hash').primaryKey(),
    sessionId: uuid('session_id').notNull(),
    path: text('path').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (row) => [index('ticket_expiry').on(row.expiresAt)],
);

/** Template of the service that delivers SMS, with its parameters. */
export interface OutgoingTemplate {
  id: string;
  params: Record<string, string | number>;
}

/** Outgoing message, written before it is sent and kept as proof. The id is sent as Message-ID. */
export const outgoingMessage = pgTable(
  'outgoing_message',
  {
    id: uuid('id').primaryKey(),
    /** Company of the message; null for a verification code, which is sent before sign-in. */
    tenantId: uuid('tenant_id'),
    /** First notification of the batch from which the job writes subject and body; null for a message with its own text. */
    notificationId: uuid('notification_id'),
    channel: text('channel', { enum: ['email', 'sms'] }).notNull(),
    recipient: text('recipient').notNull(),
    /** Empty for SMS, and for a notification until its job runs, like its body. */
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    /** Of an SMS: template of the delivering service, in place of a text. */
    template: jsonb('template').$type<OutgoingTemplate>(),
    /** Key of the cause, which makes sending idempotent. */
    idempotencyKey: text('idempotency_key').notNull(),
    state: text('state', { enum: ['waiting', 'sent', 'failed'] })
      .notNull()
      .default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createTime: instant('create_time').notNull(),
    sentAt: instant('sent_at'),
  },
  (row) => [
    uniqueIndex('outgoing_message_once').on(row.idempotencyKey),
    index('outgoing_message_of_tenant').on(row.tenantId, row.createTime, row.id),
    index('outgoing_message_of_all').on(row.createTime, row.id),
    index('outgoing_message_waiting')
      .on(row.createTime)
      .where(sql`${row.state} = 'waiting'`),
  ],
);

/** Texts for all users: terms, privacy, help. Plain paragraphs, headings begin with `# `. */
export const staticPage = pgTable(
  'static_page',
  {
    key: text('key').notNull(),
    /** `en`, `zh-cn` or `zh-tw`. */
    language: text('language').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    updateTime: instant('update_time').notNull(),
    id: uuid('id').notNull().defaultRandom().unique('static_page_id'),
    createdBy: uuid('created_by'),
    createTime: instant('create_time').notNull().defaultNow(),
    updatedBy: uuid('updated_by'),
    /** Number of the published version. */
    version: integer('version').notNull().default(1),
  },
  (row) => [primaryKey({ columns: [row.key, row.language] })],
);

/** Every published version of a static page, the current one included. Written by a trigger, and never changed. */
export const staticPageVersion = pgTable(
  'static_page_version',
  {
    pageId: uuid('page_id')
      .notNull()
      .references(() => staticPage.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    createdBy: uuid('created_by'),
    createTime: instant('create_time').notNull(),
  },
  (row) => [primaryKey({ columns: [row.pageId, row.number] })],
);

const changes = () => ({
  createdBy: uuid('created_by'),
  createTime: instant('create_time').notNull(),
  updatedBy: uuid('updated_by'),
  updateTime: instant('update_time').notNull(),
  version: integer('version').notNull().default(1),
});

/** Dictionaries of the installation: lists that administrators may extend, unlike the constants of the program. */
export const dictType = pgTable(
  'dict_type',
  {
    id: uuid('id').primaryKey(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    remark: text('remark'),
    position: integer('position').notNull().default(100),
    enabled: boolean('enabled').notNull().default(true),
    ...changes(),
  },
  (row) => [uniqueIndex('dict_type_code').on(row.code)],
);

export const dictData = pgTable(
  'dict_data',
  {
    id: uuid('id').primaryKey(),
    dictTypeId: uuid('dict_type_id')
      .notNull()
      .references(() => dictType.id, { onDelete: 'cascade' }),
    /** The value in records. */
    code: text('code').notNull(),
    /** Label. */
    value: text('value').notNull(),
    /** Colour of the badge, one of `TAG_TYPES` of the contract, or nothing. */
    tagType: text('tag_type'),
    /** More that a screen needs of the value, in its own notation. */
    extData: text('ext_data'),
    remark: text('remark'),
    position: integer('position').notNull().default(100),
    enabled: boolean('enabled').notNull().default(true),
    ...changes(),
  },
  (row) => [uniqueIndex('dict_data_code').on(row.dictTypeId, row.code)],
);

/** A parameter of the installation. Without a value a built-in one has its default, which follows the settings of the server. */
export const parameter = pgTable(
  'parameter',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    code: text('code').notNull(),
    value: text('value'),
    groupCode: text('group_code'),
    /** 1 for a built-in parameter, else 2. */
    sysFlag: integer('sys_flag').notNull().default(2),
    orderNo: integer('order_no').notNull().default(100),
    remark: text('remark'),
    ...changes(),
  },
  (row) => [
    uniqueIndex('parameter_code').on(row.code),
    // A later version may add a built-in one with the name of a parameter of one's own.
    uniqueIndex('parameter_name')
      .on(row.name)
      .where(sql`${row.sysFlag} <> 1`),
  ],
);

/** The site settings, in one row; null is the default of the product. */
export const site = pgTable(
  'site',
  {
    id: uuid('id').primaryKey(),
    title: text('title'),
    /** Title of the sign-in page, if it is not that of the site. */
    viceTitle: text('vice_title'),
    sloganEn: text('slogan_en'),
    sloganZhCn: text('slogan_zh_cn'),
    sloganZhTw: text('slogan_zh_tw'),
    watermark: text('watermark'),
    copyright: text('copyright'),
    icp: text('icp'),
    icpUrl: text('icp_url'),
    /** New with each picture, which its address names. */
    logoId: uuid('logo_id'),
    /** The picture as WebP in Base64, like stored files. */
    logo: text('logo'),
    ...changes(),
  },
  (row) => [check('site_logo_small', sql`length(${row.logo}) <= 1500000`)],
);

/** A small file of a tenant: an avatar, a logo. */
export const storedFile = pgTable(
  'stored_file',
  {
    id: uuid('id').primaryKey(),
    tenantId: uuid('tenant_id').notNull(),
    ownerId: uuid('owner_id').notNull(),
    kind: text('kind', { enum: ['avatar', 'logo'] }).notNull(),
    name: text('name').notNull(),
    contentType: text('content_type').notNull(),
    size: integer('size').notNull(),
    /** Base64, since the driver code is the same for both databases. */
    content: text('content').notNull(),
    createTime: instant('create_time').notNull(),
  },
  (row) => [index('stored_file_of_owner').on(row.tenantId, row.ownerId, row.kind), check('stored_file_small', sql`${row.size} <= 1048576`)],
);

/** Content of an alert: the changes of one batch, and the outlook after them. */
export interface ShipmentAlert {
  changes: AlertedChange[];
  outlook: Outlook<Stage>;
}

/** Content of an alert about a comment that mentions its reader. */
export interface MentionAlert {
  /** Name of the author. */
  author: string;
  text: string;
}

/** Parts of a notification from which its text is made. */
export interface AlertedChange {
  kind: string;
  params: Record<string, string | number | null>;
  planTime: string | null;
  newestTime: string | null;
  timeZone: string | null;
}

/** A notice of a tenant to its users. Publishing cannot be undone. */
export const notice = pgTable(
  'notice',
  {
    id: uuid('id').primaryKey(),
    tenantId: uuid('tenant_id').notNull(),
    title: text('title').notNull(),
    /** 1 notification, 2 announcement, 3 alert about a shipment. */
    type: smallint('type').notNull(),
    /** HTML without anything that runs or loads; of an alert, plain text. */
    content: text('content').notNull(),
    audience: text('audience').$type<'all' | 'organizations' | 'people'>().notNull().default('all'),
    /** Ids of the organizations or people of the audience. */
    audienceIds: jsonb('audience_ids').$type<string[]>(),
    /** 0 unpublished, 1 published. */
    status: smallint('status').$type<0 | 1>().notNull().default(0),
    /** Number of inboxes into which it was put. */
    receivers: integer('receivers'),
    publicUserId: uuid('public_user_id'),
    publicUserName: text('public_user_name'),
    publicOrgId: uuid('public_org_id'),
    publicOrgName: text('public_org_name'),
    publicTime: instant('public_time'),
    createdBy: uuid('created_by'),
    createTime: instant('create_time').notNull(),
    updatedBy: uuid('updated_by'),
    updateTime: instant('update_time'),
    version: integer('version').notNull().default(1),
    /** Bill of an alert. */
    billId: uuid('bill_id'),
    /** First notification of the batch of an alert, or the comment that it is about. */
    batchId: uuid('batch_id'),
    /** Content of an alert, worded for each reader. */
    alert: jsonb('alert').$type<ShipmentAlert | MentionAlert>(),
  },
  (row) => [
    index('notice_of_tenant').on(row.tenantId, row.createTime),
    uniqueIndex('notice_of_batch').on(row.billId, row.batchId),
    // Alerts are removed by age.
    index('notice_alert_age')
      .on(row.createTime)
      .where(sql`${row.billId} is not null`),
  ],
);

/** A published notice, or an alert, in a user's inbox. */
export const noticeUser = pgTable(
  'notice_user',
  {
    id: uuid('id').primaryKey(),
    tenantId: uuid('tenant_id').notNull(),
    noticeId: uuid('notice_id')
      .notNull()
      .references(() => notice.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    readTime: instant('read_time'),
    createTime: instant('create_time').notNull(),
  },
  (row) => [
    uniqueIndex('notice_user_once').on(row.noticeId, row.userId),
    index('notice_user_inbox').on(row.tenantId, row.userId, row.createTime, row.id),
    // The list of notices counts those who have read each.
    index('notice_user_read')
      .on(row.noticeId)
      .where(sql`${row.readTime} is not null`),
  ],
);
