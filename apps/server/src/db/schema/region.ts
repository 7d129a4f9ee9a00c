import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, pgTable, text, timestamp, uniqueIndex, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core';

/** Administrative regions of the installation. All times are wall time. */

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string', precision: 3 });

export const region = pgTable(
  'region',
  {
    id: uuid('id').primaryKey(),
    /** A region is deleted with the one above it. */
    pid: uuid('parent_id').references((): AnyPgColumn => region.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    shortName: text('short_name'),
    code: text('code').notNull(),
    cityCode: text('city_code'),
    zipCode: text('zip_code'),
    pinYin: text('pin_yin'),
    lng: doublePrecision('lng'),
    lat: doublePrecision('lat'),
    orderNo: integer('order_no').notNull().default(100),
    remark: text('remark'),
    /** Code and name in the data package at the last synchronization; null for a region that was added by hand. */
    packageCode: text('package_code'),
    packageName: text('package_name'),
    createdBy: uuid('created_by'),
    createTime: instant('create_time').notNull(),
    updatedBy: uuid('updated_by'),
    updateTime: instant('update_time').notNull(),
    version: integer('version').notNull().default(1),
  },
  (row) => [
    uniqueIndex('region_code').on(row.code),
    uniqueIndex('region_package_code').on(row.packageCode),
    index('region_below').on(row.pid, row.orderNo, row.code),
  ],
);

/** The last synchronizations with the data package. */
export const regionSync = pgTable(
  'region_sync',
  {
    id: uuid('id').primaryKey(),
    state: text('state', { enum: ['running', 'done', 'cancelled', 'failed'] }).notNull(),
    /** Provinces so far: where a lost job continues. */
    done: integer('done').notNull().default(0),
    total: integer('total').notNull(),
    added: integer('added').notNull().default(0),
    renamed: integer('renamed').notNull().default(0),
    removed: integer('removed').notNull().default(0),
    kept: integer('kept').notNull().default(0),
    /** Runs since the last stored province. */
    attempts: integer('attempts').notNull().default(0),
    startedBy: uuid('started_by'),
    startTime: instant('start_time').notNull(),
    updateTime: instant('update_time').notNull(),
    endTime: instant('end_time'),
  },
  (row) => [
    uniqueIndex('region_sync_running')
      .on(row.state)
      .where(sql`${row.state} = 'running'`),
  ],
);
