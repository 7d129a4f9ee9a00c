import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { appUser, menu, role, tenant } from './core.ts';

/**
 * Organizations, positions, affiliations, custom data ranges, menus of a company, and the difference log. All times are wall time; every
 * table has row-level security.
 */

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string', precision: 3 });

const changes = () => ({
  createdBy: uuid('created_by'),
  createTime: instant('create_time').notNull(),
  updatedBy: uuid('updated_by'),
  updateTime: instant('update_time').notNull(),
  version: integer('version').notNull().default(1),
});

/** Position at which the writing of a file continues after the stored pages. */
export interface ExportCursor {
  /** Next portion of rows, from 1. */
  page: number;
  /** Rows of the list before the next portion, where they are not the written ones. */
  at?: number;
  /** On the second time through the list. */
  again?: boolean;
  /** Stored parts; the first one of a workbook is written last. */
  parts: number;
  crc: number;
  raw: number;
  size: number;
}

/** Export file of a whole list, made by a job. It belongs to the requesting user and is removed after a day. */
export const exportFile = pgTable(
  'export_file',
  {
    id: uuid('id').primaryKey(),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenant.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    format: text('format', { enum: ['xlsx', 'csv'] }).notNull(),
    /** Source of the rows: call, filters, columns, zone and language. */
    request: jsonb('request').notNull(),
    state: text('state', { enum: ['waiting', 'running', 'ready', 'failed'] }).notNull(),
    done: integer('done').notNull().default(0),
    /** Null while unknown. */
    total: integer('total'),
    cursor: jsonb('cursor').$type<ExportCursor>().notNull(),
    /** Runs since the last stored page. */
    attempts: integer('attempts').notNull().default(0),
    /** Error code. */
    fault: text('fault'),
    createTime: instant('create_time').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (row) => [index('export_file_of_user').on(row.tenantId, row.userId, row.createTime), index('export_file_expiry').on(row.expiresAt)],
);

/** A part of an export file, in order. */
export const exportPart = pgTable(
  'export_part',
  {
    fileId: uuid('file_id')
      .notNull()
      .references(() => exportFile.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    tenantId: uuid('tenant_id').notNull(),
    userId: uuid('user_id').notNull(),
    /** Base64: the same driver code reads and writes it on both databases. */
    content: text('content').notNull(),
  },
  (row) => [primaryKey({ columns: [row.fileId, row.number] })],
);

/** A node of a company's tree (product specification §3 "Organization"). Each company has one root, created with it. */
export const org = pgTable(
  'org',
  {
    id: uuid('id').primaryKey(),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenant.id, { onDelete: 'cascade' }),
    parentId: uuid('parent_id'),
    name: text('name').notNull(),
    code: text('code').notNull(),
    /** Code of the dictionary `org_type`. */
    type: text('type'),
    level: integer('level'),
    directorId: uuid('director_id').references(() => appUser.id, { onDelete: 'set null' }),
    orderNo: integer('order_no').notNull().default(100),
    enabled: boolean('enabled').notNull().default(true),
    remark: text('remark'),
    ...changes(),
  },
  (row) => [
    uniqueIndex('org_code').on(row.tenantId, row.code),
    index('org_parent').on(row.parentId),
    index('org_director').on(row.directorId),
  ],
);

/** Position of a user in an organization (product specification §3 "Position"). */
export const jobPosition = pgTable(
  'job_position',
  {
    id: uuid('id').primaryKey(),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenant.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    code: text('code').notNull(),
    orderNo: integer('order_no').notNull().default(100),
    enabled: boolean('enabled').notNull().default(true),
    remark: text('remark'),
    ...changes(),
  },
  (row) => [uniqueIndex('job_position_code').on(row.tenantId, row.code)],
);

/** Additional organizations of a user. */
export const userOrg = pgTable(
  'user_org',
  {
    tenantId: uuid('tenant_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    orgId: uuid('org_id')
      .notNull()
      .references(() => org.id),
    posId: uuid('pos_id').references(() => jobPosition.id),
    jobNumber: text('job_number'),
    posLevel: text('pos_level'),
    joinDate: date('join_date', { mode: 'string' }),
  },
  (row) => [primaryKey({ columns: [row.userId, row.orgId] }), index('user_org_of_org').on(row.orgId)],
);

/** Organizations of a role with a custom data range. */
export const roleOrg = pgTable(
  'role_org',
  {
    tenantId: uuid('tenant_id').notNull(),
    roleId: uuid('role_id')
      .notNull()
      .references(() => role.id, { onDelete: 'cascade' }),
    orgId: uuid('org_id')
      .notNull()
      .references(() => org.id, { onDelete: 'cascade' }),
  },
  (row) => [primaryKey({ columns: [row.roleId, row.orgId] }), index('role_org_of_org').on(row.orgId)],
);

/** Menus a company may use, if restricted (`tenant.menus_limited`). */
export const tenantMenu = pgTable(
  'tenant_menu',
  {
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenant.id, { onDelete: 'cascade' }),
    menuId: uuid('menu_id')
      .notNull()
      .references(() => menu.id, { onDelete: 'cascade' }),
    half: boolean('half').notNull().default(false),
  },
  (row) => [primaryKey({ columns: [row.tenantId, row.menuId] })],
);

/** Menus and buttons of each user: enabled in the menu, in their roles and for their company. */
export const heldMenu = pgView('held_menu', { userId: uuid('user_id').notNull(), menuId: uuid('menu_id').notNull() }).existing();

/** Shortcuts of a user to pages of the menu. */
export const userMenu = pgTable(
  'user_menu',
  {
    tenantId: uuid('tenant_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    menuId: uuid('menu_id')
      .notNull()
      .references(() => menu.id, { onDelete: 'cascade' }),
    createTime: instant('create_time').notNull(),
  },
  (row) => [primaryKey({ columns: [row.userId, row.menuId] })],
);

/** Saved view of a list. Others of the company see it while it is shared; only its user changes it. */
export const listView = pgTable(
  'list_view',
  {
    id: uuid('id').primaryKey(),
    version: integer('version').notNull().default(1),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenant.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    /** Address of the list. */
    list: text('list').notNull(),
    name: text('name').notNull(),
    /** Filters, sort and columns, as the list itself reads them. */
    view: jsonb('view').$type<Record<string, unknown>>().notNull(),
    shared: boolean('shared').notNull().default(false),
    createTime: instant('create_time').notNull(),
    updateTime: instant('update_time').notNull(),
  },
  (row) => [index('list_view_of_list').on(row.tenantId, row.list), index('list_view_of_user').on(row.userId)],
);

/** View that a list opens with, by user. */
export const listViewDefault = pgTable(
  'list_view_default',
  {
    tenantId: uuid('tenant_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    list: text('list').notNull(),
    viewId: uuid('view_id')
      .notNull()
      .references(() => listView.id, { onDelete: 'cascade' }),
  },
  (row) => [primaryKey({ columns: [row.userId, row.list] })],
);

/** Rows before and after a change, written by a trigger in the same transaction. Only differing columns, never a secret. */
export const diffLog = pgTable(
  'diff_log',
  {
    id: uuid('id').primaryKey(),
    tenantId: uuid('tenant_id'),
    userId: uuid('user_id'),
    account: text('account'),
    /** `controller.call` */
    call: text('call').notNull(),
    correlationId: text('correlation_id'),
    kind: text('kind', { enum: ['insert', 'update', 'delete'] }).notNull(),
    tableName: text('table_name').notNull(),
    rowId: text('row_id'),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    createTime: instant('create_time').notNull(),
    /** Order of writing, by which rows are sealed. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  },
  (row) => [
    uniqueIndex('diff_log_position').on(row.position),
    index('diff_log_of_tenant').on(row.tenantId, row.createTime, row.id),
    index('diff_log_of_all').on(row.createTime, row.id),
    index('diff_log_of_order')
      .on(row.rowId, row.createTime)
      .where(sql`${row.tableName} in ('ocean_bill', 'air_waybill')`),
  ],
);
