import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * Messages that airlines have sent about their waybills, as they came. Append-only, of the installation: like the response of a carrier they are
 * read for each company that tracks the waybill.
 */
export const airMessage = pgTable(
  'air_message',
  {
    id: uuid('id').primaryKey(),
    /** `code` of the setting by which it came. */
    source: text('source').notNull(),
    /** Number of the waybill, eleven digits. */
    awb: text('awb').notNull(),
    /** An equal message counts once. */
    contentHash: text('content_hash').notNull(),
    body: text('body').notNull(),
    /** Domain time. */
    receivedAt: instant('received_at').notNull(),
    /** Wall time, for the retention. */
    writtenAt: instant('written_at').notNull(),
  },
  (row) => [
    uniqueIndex('air_message_once').on(row.awb, row.source, row.contentHash),
    index('air_message_of_waybill').on(row.awb, row.source, row.receivedAt),
    index('air_message_written').on(row.writtenAt),
  ],
);
