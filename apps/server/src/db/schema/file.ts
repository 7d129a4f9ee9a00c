import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { tenant } from './core.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string', precision: 3 });

/** Columns of an upload and of its file. */
const about = () => ({
  id: uuid('id').primaryKey(),
  tenantId: uuid('tenant_id')
    .notNull()
    .references(() => tenant.id, { onDelete: 'cascade' }),
  fileName: text('file_name').notNull(),
  size: bigint('size', { mode: 'number' }).notNull(),
  fileType: text('file_type'),
  isPublic: boolean('is_public').notNull().default(false),
  relationName: text('relation_name'),
  relationId: uuid('relation_id'),
  belongId: uuid('belong_id'),
  /** Random, so that no address can be guessed and no name reaches the storage. */
  storageKey: text('storage_key').notNull(),
});

/** Uploaded file of a company; its content is in the storage. */
export const companyFile = pgTable(
  'company_file',
  {
    ...about(),
    /** Organization of the user who uploaded it. */
    orgId: uuid('org_id').default(sql`seaberry.my_org()`),
    suffix: text('suffix').notNull(),
    contentType: text('content_type').notNull(),
    sha256: text('sha256').notNull(),
    provider: text('provider').notNull(),
    bucketName: text('bucket_name'),
    state: text('state', { enum: ['clean', 'scanning', 'infected'] }).notNull(),
    remark: text('remark'),
    createdBy: uuid('created_by'),
    createTime: instant('create_time').notNull(),
    updatedBy: uuid('updated_by'),
    updateTime: instant('update_time').notNull(),
    version: integer('version').notNull().default(1),
  },
  (row) => [
    index('company_file_of_tenant').on(row.tenantId, row.createTime, row.id),
    index('company_file_of_record').on(row.relationId),
    index('company_file_scanning')
      .on(row.createTime)
      .where(sql`${row.state} = 'scanning'`),
  ],
);

/** An upload whose parts have not all arrived. */
export const fileUpload = pgTable(
  'file_upload',
  {
    ...about(),
    userId: uuid('user_id').notNull(),
    received: bigint('received', { mode: 'number' }).notNull().default(0),
    /** Bytes of each part except the last. */
    partSize: integer('part_size').notNull(),
    createTime: instant('create_time').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (row) => [index('file_upload_of_tenant').on(row.tenantId), index('file_upload_expiry').on(row.expiresAt)],
);

/** HTML template for printing a record; the built-in ones are in the program. */
export const printTemplate = pgTable(
  'print_template',
  {
    id: uuid('id').primaryKey(),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenant.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    kind: text('kind').notNull(),
    template: text('template').notNull(),
    orderNo: integer('order_no').notNull().default(100),
    enabled: boolean('enabled').notNull().default(true),
    remark: text('remark'),
    createdBy: uuid('created_by'),
    createTime: instant('create_time').notNull(),
    updatedBy: uuid('updated_by'),
    updateTime: instant('update_time').notNull(),
    version: integer('version').notNull().default(1),
  },
  (row) => [uniqueIndex('print_template_name').on(row.tenantId, row.name)],
);
