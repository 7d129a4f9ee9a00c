import { sql } from 'drizzle-orm';
import { EXECUTIONS, REQUEST_KINDS } from '@seaberry/api-client/contract';
import { boolean, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { SUBSCRIPTION_STATUSES } from '@seaberry/tracking';
import { NUMBER_TYPES } from '../../carriers/carrier.ts';
import { billId, instant, isOneOf, oneOf, tenantId } from './columns.ts';

/** Responses of carriers about ocean bills. Tenant, row-level security and times are as in `tracking.ts`. */

/** Raw response of a carrier. Append-only; equal responses for a bill are stored once. */
export const carrierPayload = pgTable(
  'carrier_payload',
  {
    id: uuid('id').primaryKey(),
    tenantId: tenantId(),
    billId: billId(),
    source: text('source').notNull(),
    receivedAt: instant('received_at').notNull(),
    status: smallint('status').notNull(),
    apiVersion: text('api_version'),
    correlationId: text('correlation_id').notNull(),
    contentHash: text('content_hash').notNull(),
    body: text('body').notNull(),
  },
  (row) => [
    uniqueIndex('carrier_payload_once').on(row.billId, row.contentHash),
    index('carrier_payload_of_tenant').on(row.tenantId, row.receivedAt, row.id),
    index('carrier_payload_of_all').on(row.receivedAt, row.id),
  ],
);

/** One event as the carrier sent it. Append-only: a correction is a new version, a retraction a new event. */
export const carrierEvent = pgTable(
  'carrier_event',
  {
    id: uuid('id').primaryKey(),
    tenantId: tenantId(),
    billId: billId(),
    payloadId: uuid('payload_id').notNull(),
    source: text('source').notNull(),
    sourceEventId: text('source_event_id').notNull(),
    version: text('version').notNull(),
    /** Hash of the raw event: a source without ids or creation times repeats events, which are stored once. */
    contentHash: text('content_hash').notNull(),
    /** Null for an unreadable event, which is kept for later rules. */
    kind: text('kind'),
    code: text('code'),
    classifier: text('classifier'),
    createdAt: instant('created_at'),
    receivedAt: instant('received_at').notNull(),
    raw: jsonb('raw').notNull(),
  },
  (row) => [
    uniqueIndex('carrier_event_once').on(row.billId, row.source, row.sourceEventId, row.version),
    uniqueIndex('carrier_event_same').on(row.billId, row.contentHash),
    index('carrier_event_of_bill').on(row.billId, row.createdAt, row.id),
  ],
);

/** Raw event as sent. As an expression, since the builder would parse the text again. */
export const rawEvent = sql<unknown>`${carrierEvent.raw}`;

/** Unreadable parts of an event. */
export const eventProblem = pgTable(
  'event_problem',
  {
    id: uuid('id').primaryKey(),
    tenantId: tenantId(),
    billId: billId(),
    eventId: uuid('event_id')
      .notNull()
      .references(() => carrierEvent.id),
    path: text('path').notNull(),
    code: text('code').notNull(),
    effect: text('effect').notNull(),
    value: text('value'),
  },
  (row) => [index('event_problem_of_event').on(row.eventId)],
);

/** Recognition records (product specification §3): one row for each request to the carrier until it accepts the subscription. */
export const recognitionRecord = pgTable(
  'recognition_record',
  {
    id: uuid('id').primaryKey(),
    tenantId: tenantId(),
    billId: billId(),
    attempt: integer('attempt').notNull(),
    /** Number of the request in this subscription, from 1. */
    tries: smallint('tries').notNull(),
    polCode: text('pol_code'),
    podCode: text('pod_code'),
    portCode: text('port_code'),
    carrierCode: text('carrier_code').notNull(),
    etd: instant('etd'),
    containerSubscription: boolean('container_subscription').notNull(),
    status: oneOf('status', SUBSCRIPTION_STATUSES).notNull(),
    abnormalInfo: text('abnormal_info'),
    createTime: instant('create_time').notNull(),
    updateTime: instant('update_time').notNull(),
  },
  (row) => [
    uniqueIndex('recognition_record_once').on(row.billId, row.attempt, row.tries),
    index('recognition_record_of_tenant').on(row.tenantId, row.createTime, row.id),
    index('recognition_record_of_all').on(row.createTime, row.id),
  ],
);

/**
 * Request log (product specification §3 "Logs"): one row for each request to a carrier, written after the fact and for a limited time. The
 * system writes it; a company reads its own rows.
 */
export const carrierRequest = pgTable(
  'carrier_request',
  {
    id: uuid('id').primaryKey(),
    tenantId: tenantId(),
    /** Null for a number that is not tracked. */
    billId: uuid('bill_id'),
    /** User who entered the number; null for a poll. */
    userId: uuid('user_id'),
    kind: oneOf('kind', REQUEST_KINDS).notNull(),
    referenceNo: text('reference_no').notNull(),
    referenceType: oneOf('reference_type', NUMBER_TYPES).notNull(),
    carrierCode: text('carrier_code').notNull(),
    status: oneOf('status', EXECUTIONS).notNull(),
    /** Why it failed. */
    reason: text('reason'),
    httpStatus: smallint('http_status'),
    /** Number of new events. */
    added: integer('added'),
    pages: smallint('pages').notNull(),
    /** First address, with masked query values. */
    address: text('address'),
    durationMs: integer('duration_ms'),
    correlationId: text('correlation_id').notNull(),
    createTime: instant('create_time').notNull(),
    finishTime: instant('finish_time'),
    /** Wall time of the last change, for the retention. */
    writtenAt: instant('written_at').notNull(),
  },
  (row) => [
    index('carrier_request_of_tenant').on(row.tenantId, row.createTime, row.id),
    index('carrier_request_of_all').on(row.createTime, row.id),
    index('carrier_request_written').on(row.writtenAt),
    index('carrier_request_failed')
      .on(row.tenantId, row.createTime, row.id)
      .where(sql`${row.status} = 'failed'`),
    index('carrier_request_open')
      .on(row.writtenAt)
      .where(sql`${row.status} in ('pending', 'executing')`),
    isOneOf('carrier_request_kind', row.kind, REQUEST_KINDS),
    isOneOf('carrier_request_status', row.status, EXECUTIONS),
  ],
);

/** Whether a carrier responds, for all tenants together. Times are wall time. */
export const carrierStatus = pgTable('carrier_status', {
  /** SCAC. */
  code: text('code').primaryKey(),
  /** Time of the last response of any kind, to the minute. */
  answeredAt: instant('answered_at'),
  /** Since when it does not respond; null while it does. */
  silentSince: instant('silent_since'),
});
