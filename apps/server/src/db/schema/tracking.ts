import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, pgView, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { DifferingField } from '@seaberry/api-client/contract';
import {
  OCEAN_STAGES,
  REFERENCE_TYPES,
  SUBSCRIPTION_STATUSES,
  TRACKING_STATES,
  type Anomaly,
  type EstimateModel,
  type Outlook,
  type RailNode,
  type ShipmentState,
  type Signal,
  type Stage,
} from '@seaberry/tracking';
import type { EstimateSample } from '@seaberry/tracking/fit';
import { billId, instant, isOneOf, oneOf, tenantId } from './columns.ts';
import { orderColumns, STORED_SIGNALS, waitsForFirst } from './order.ts';

/**
 * Ocean bills and their details. Every table has the tenant and row-level security, but for the last two, which hold nothing of a tenant.
 * Times are instants (`timestamptz`) in domain time, the clock of the tracking data (docs/glossary.md), unless a comment names wall time.
 * Calendar dates have no zone.
 */

type Column = Parameters<ReturnType<typeof index>['on']>[0];

/** One tracked bill (product specification §3 "Ocean bill"): entered fields, and fields derived from its events. */
export const oceanBill = pgTable(
  'ocean_bill',
  {
    ...orderColumns(),

    // Entered fields.
    referenceType: oneOf('reference_type', REFERENCE_TYPES).notNull(),
    deliveryNo: text('delivery_no'),
    serviceType: text('service_type').notNull(),
    dock: text('dock'),
    verificationNo: text('verification_no'),
    polCode: text('pol_code'),
    polName: text('pol_name'),
    podCode: text('pod_code'),
    podName: text('pod_name'),
    pldCode: text('pld_code'),
    pldName: text('pld_name'),
    /** Carrier's values beside which a person kept the entered ones, by field. */
    keptValues: jsonb('kept_values').$type<Readonly<Partial<Record<DifferingField, string>>>>(),
    /** Container numbers as entered, normalised, separated by blanks. */
    containerNo: text('container_no'),
    estimatedDeliveryTime: date('estimated_delivery_time', { mode: 'string' }),
    deliveryAddress: text('delivery_address'),
    customerDeadline: date('customer_deadline', { mode: 'string' }),

    // Derived from the events.
    stage: oneOf('stage', OCEAN_STAGES),
    /** Kinds of its anomalies. */
    exceptionTypes: text('exception_types')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** Same as a bit mask, for the list filter; see `exceptionBits`. */
    exceptions: smallint('exceptions').notNull().default(0),
    /** Kind and direction of each of them, once; null for none. */
    anomalies: jsonb('anomalies').$type<readonly Pick<Anomaly, 'kind' | 'direction'>[]>(),
    etaPld: instant('eta_pld'),
    actualDeliveryTime: instant('actual_delivery_time'),
    vessel: text('vessel'),
    voyage: text('voyage'),
    containerNumbers: text('container_numbers')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** Places for list, sort and filter: as the carrier names them, else as entered. */
    shownPolCode: text('shown_pol_code'),
    shownPodCode: text('shown_pod_code'),
    shownPldCode: text('shown_pld_code'),
    rail: jsonb('rail').$type<RailNode[]>(),
    outlook: jsonb('outlook').$type<Outlook>(),
    topSignal: jsonb('top_signal').$type<Signal>(),
    state: jsonb('state').$type<ShipmentState>(),
    /** Its samples have been taken for the fit of expected times. */
    sampled: boolean('sampled').notNull().default(false),
  },
  (bill) => {
    const alive = sql`${bill.deletedAt} is null`;
    // One index for both sort directions; rows without the value always come last, by a second look-up.
    const sorted = (name: string, column: Column) => index(`ocean_bill_by_${name}`).on(bill.tenantId, column, bill.id).where(alive);
    // Filter indexes include the columns of the counters above the list, so that counting needs the index only.
    const counted = [bill.id, bill.trackingState, bill.signal] as const;
    const filtered = (name: string, column: Column) =>
      index(`ocean_bill_by_${name}`)
        .on(bill.tenantId, column, ...counted)
        .where(alive);
    return [
      uniqueIndex('ocean_bill_one_subscription').on(bill.tenantId, bill.carrierCode, bill.referenceType, bill.referenceNo).where(alive),
      sorted('reference_no', bill.referenceNo),
      sorted('order_no', bill.orderNo),
      filtered('carrier', bill.carrierCode),
      filtered('pol', bill.shownPolCode),
      filtered('pod', bill.shownPodCode),
      filtered('pld', bill.shownPldCode),
      filtered('customer', bill.customer),
      filtered('customer_service', bill.customerService),
      filtered('owner', bill.ownerId),
      sorted('etd', bill.etd),
      sorted('atd', bill.atd),
      sorted('eta', bill.eta),
      filtered('expected_at', bill.expectedAt),
      filtered('carrier_answered_at', bill.carrierAnsweredAt),
      sorted('ata', bill.ata),
      sorted('eta_pld', bill.etaPld),
      sorted('stage_order', bill.stageOrder),
      sorted('state_order', bill.stateOrder),
      sorted('deadline', bill.customerDeadline),
      sorted('create_time', bill.createTime),
      sorted('update_time', bill.updateTime),
      sorted('slip_ms', bill.slipMs),
      sorted('urgency', bill.urgency),
      // A page of one state in the default order is one range of the index.
      index('ocean_bill_by_state').on(bill.tenantId, bill.trackingState, bill.createTime, bill.id).where(alive),
      index('ocean_bill_by_state_expected').on(bill.tenantId, bill.trackingState, bill.expectedAt, bill.id).where(alive),
      index('ocean_bill_by_signal')
        .on(bill.tenantId, bill.signal, bill.createTime, bill.id)
        .where(sql`${alive} and ${bill.signal} is not null`),
      index('ocean_bill_by_stage')
        .on(bill.tenantId, bill.stage, bill.createTime, ...counted)
        .where(alive),
      index('ocean_bill_by_exceptions')
        .on(bill.tenantId, bill.exceptions, bill.createTime, ...counted)
        .where(alive),
      index('ocean_bill_due')
        .on(bill.tenantId, bill.nextPollAt, bill.carrierCode)
        .where(sql`${alive} and ${bill.nextPollAt} is not null`),
      index('ocean_bill_due_first')
        .on(bill.tenantId, bill.nextPollAt, bill.carrierCode)
        .where(sql`${alive} and ${bill.nextPollAt} is not null and ${waitsForFirst(bill)}`),
      index('ocean_bill_overdue')
        .on(bill.nextOverdueAt)
        .where(sql`${alive} and ${bill.nextOverdueAt} is not null`),
      isOneOf('ocean_bill_reference_type', bill.referenceType, REFERENCE_TYPES),
      isOneOf('ocean_bill_subscription_status', bill.subscriptionStatus, SUBSCRIPTION_STATUSES),
      isOneOf('ocean_bill_tracking_state', bill.trackingState, TRACKING_STATES),
      isOneOf('ocean_bill_stage', bill.stage, OCEAN_STAGES),
      isOneOf('ocean_bill_signal', bill.signal, STORED_SIGNALS),
    ];
  },
);

/** Search terms of a bill: its numbers, and words of customer, customer service, vessel, voyage and places, normalised. */
export const billTerm = pgTable(
  'bill_term',
  {
    tenantId: tenantId(),
    term: text('term').notNull(),
    billId: billId().references(() => oceanBill.id, { onDelete: 'cascade' }),
    /** True for a whole number; its matches are listed before partial ones. */
    whole: boolean('whole').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.tenantId, row.billId, row.term] }),
    // With this collation a prefix is an index range in every locale of the database; a query must name it, too.
    index('bill_term_by_term').on(row.tenantId, sql`${row.term} collate "C"`, row.billId),
  ],
);

/** Terms of a bill in one text, a line each, without those inside another: a part of a term is found by the trigrams of the text. */
export const billSearch = pgTable(
  'bill_search',
  {
    tenantId: tenantId(),
    billId: billId().references(() => oceanBill.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.tenantId, row.billId] }),
    // A short pending list: every search reads all of it.
    index('bill_search_trigrams').using('gin', row.text.op('gin_trgm_ops')).with({ gin_pending_list_limit: 1024 }),
  ],
);

/**
 * All movements of berries. Append-only; the sum of a tenant's rows is its balance.
 *
 * The unique key prevents double charges: `orderId`, kind and attempt.
 */
export const berryLedger = pgTable(
  'berry_ledger',
  {
    id: uuid('id').primaryKey(),
    tenantId: tenantId(),
    /** The bill; for a grant, its reason: the company for the welcome, else the request that credits it. */
    orderId: uuid('order_id').notNull(),
    kind: text('kind', { enum: ['charge', 'refund', 'grant'] }).notNull(),
    attempt: integer('attempt').notNull(),
    /** Signed, in berries; a charge is negative. */
    amount: integer('amount').notNull(),
    balanceAfter: integer('balance_after').notNull(),
    referenceNo: text('reference_no'),
    userId: uuid('user_id'),
    createTime: instant('create_time').notNull(),
  },
  (row) => [
    uniqueIndex('berry_ledger_once').on(row.orderId, row.kind, row.attempt),
    index('berry_ledger_of_tenant').on(row.tenantId, row.createTime, row.id),
    index('berry_ledger_of_all').on(row.createTime, row.id),
  ],
);

/** A notification of a bill (product specification §3): the change, its plan time, newest time and send time. */
export const notification = pgTable(
  'notification',
  {
    id: uuid('id').primaryKey(),
    tenantId: tenantId(),
    billId: billId(),
    /**
     * Place in the shipment: a milestone of one container, `MSKU6011672/discharged@NLRTM#0`, or of all, `departed@CNSHA#0`; `pod` for
     * the ETA; the key of an anomaly or signal; empty for the bill itself.
     */
    node: text('node').notNull(),
    kind: text('kind').notNull(),
    /** Distinguishes notifications of one kind and node: change of the ETA, direction, start of a signal, attempt or reason; empty for a stage until it is withdrawn. */
    value: text('value').notNull(),
    params: jsonb('params').$type<Record<string, string | number | null>>().notNull(),
    planTime: instant('plan_time'),
    newestTime: instant('newest_time'),
    timeZone: text('time_zone'),
    /** Time of publication; the email has a row of its own. */
    sendTime: instant('send_time'),
    createTime: instant('create_time').notNull(),
  },
  (row) => [
    uniqueIndex('notification_once').on(row.billId, row.node, row.kind, row.value),
    index('notification_of_bill').on(row.billId, row.createTime, row.id),
  ],
);

/** A comment of a person on an order; its author may change and remove it. */
export const orderComment = pgTable(
  'order_comment',
  {
    id: uuid('id').primaryKey(),
    version: integer('version').notNull().default(1),
    tenantId: tenantId(),
    billId: billId(),
    userId: uuid('user_id').notNull(),
    /** Name of the author at that time, since people leave. */
    author: text('author').notNull(),
    body: text('body').notNull(),
    /** Ids of the people whom it mentions. */
    mentions: jsonb('mentions').$type<string[]>().notNull().default([]),
    createTime: instant('create_time').notNull(),
    editTime: instant('edit_time'),
  },
  (row) => [index('order_comment_of_order').on(row.billId, row.createTime, row.id)],
);

/** Observations of finished shipments, for the fit of expected times; of no tenant and without any number. */
export const estimateSample = pgTable('estimate_sample', {
  id: uuid('id').primaryKey(),
  sample: jsonb('sample').$type<EstimateSample>().notNull(),
});

/** Fitted models of expected times, for all tenants; rows are only added, and the newest is in use. */
export const estimateModel = pgTable('estimate_model', {
  /** The version. */
  id: uuid('id').primaryKey(),
  /** Number of samples behind it. */
  samples: integer('samples').notNull(),
  model: jsonb('model').$type<EstimateModel>().notNull(),
});

/** Orders of every kind with the facts that alerts, mails and logs show of them. */
export const trackedOrder = pgView('tracked_order', {
  id: uuid('id').notNull(),
  tenantId: tenantId(),
  /** Its controller. */
  kind: text('kind', { enum: ['oceanBill', 'airWaybill'] }).notNull(),
  referenceNo: text('reference_no').notNull(),
  carrierCode: text('carrier_code').notNull(),
  orderNo: text('order_no'),
  deliveryNo: text('delivery_no'),
  customer: text('customer'),
  containerNumbers: text('container_numbers').array().notNull(),
  /** Airports, and the flight on which it is or was last. */
  originCode: text('origin_code'),
  destinationCode: text('destination_code'),
  flightNo: text('flight_no'),
  customerService: text('customer_service').notNull(),
  ownerId: uuid('owner_id'),
  createdBy: uuid('created_by'),
  notificationLanguage: text('notification_language'),
  subscriptionStatus: oneOf('subscription_status', SUBSCRIPTION_STATUSES).notNull(),
  trackingState: oneOf('tracking_state', TRACKING_STATES).notNull(),
  attempt: integer('attempt').notNull(),
  outlook: jsonb('outlook').$type<Outlook<Stage>>(),
  deletedAt: instant('deleted_at'),
}).existing();
