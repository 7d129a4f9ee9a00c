import { sql, type SQLWrapper } from 'drizzle-orm';
import { bigint, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { BILL_SIGNALS } from '@seaberry/api-client/contract';
import { SUBSCRIPTION_STATUSES, TRACKING_STATES } from '@seaberry/tracking';
import { instant, oneOf, tenantId } from './columns.ts';

/**
 * Signals as stored: those of bills that are aside have a word of their own, so that one index on signals finds
 * them and the others. Without a signal it is `aside`.
 */
export const STORED_SIGNALS = [...BILL_SIGNALS, 'attentionAside', 'lateAside', 'earlyAside', 'aside'] as const;

/** An order that was handled or snoozed; see `modules/order/aside`. */
export interface Aside {
  /** Id of the person. */
  by: string;
  at: string;
  /** Key of the outlook and signals when it was handled. */
  key: string | null;
  /** End of a snooze. */
  until: string | null;
}

/** Columns of every kind of order, i.e. of a shipment that is tracked for one berry. Times are as in `tracking.ts`. */
export const orderColumns = () => ({
  id: uuid('id').primaryKey(),
  version: integer('version').notNull().default(1),
  tenantId: tenantId(),
  createdBy: uuid('created_by'),
  /** Organization of the user who added it, for data ranges: the rows that a role may see. */
  orgId: uuid('org_id'),

  // Entered fields.
  referenceNo: text('reference_no').notNull(),
  /** The customer's number; the `order_id` of the ledger is the id. */
  orderNo: text('order_no'),
  carrierCode: text('carrier_code').notNull(),
  customer: text('customer'),
  customerService: text('customer_service').notNull(),
  /** The person in charge, who gets its alerts, too; null for none. */
  ownerId: uuid('owner_id'),
  notificationEmail: text('notification_email'),
  /** Language of the user who entered this address, then: of its e-mails, unless it is the address of a user. Set by a trigger. */
  notificationLanguage: text('notification_language'),
  remark: text('remark'),

  // State of the subscription.
  subscriptionStatus: oneOf('subscription_status', SUBSCRIPTION_STATUSES).notNull().default('SUB_ING'),
  failureReason: text('failure_reason'),
  /** Number of the subscription, from 1; grows with each subscription that is charged again. */
  attempt: integer('attempt').notNull().default(1),

  // Derived from the events.
  trackingState: oneOf('tracking_state', TRACKING_STATES).notNull().default('unshipped'),
  /** Positions of state and stage in their catalogues: sorting by them follows the journey. */
  stateOrder: smallint('state_order').notNull().default(0),
  stageOrder: smallint('stage_order'),
  signal: oneOf('signal', STORED_SIGNALS),
  aside: jsonb('aside').$type<Aside>(),
  slipMs: bigint('slip_ms', { mode: 'number' }),
  expectedAt: instant('expected_at'),
  urgency: bigint('urgency', { mode: 'number' }),
  etd: instant('etd'),
  atd: instant('atd'),
  eta: instant('eta'),
  ata: instant('ata'),
  firstEta: instant('first_eta'),
  rulesVersion: integer('rules_version'),
  derivedAsOf: instant('derived_as_of'),
  /** Next time at which the state changes without an event: something is overdue, or a snooze or tracking ends. */
  nextOverdueAt: instant('next_overdue_at'),

  // Polling. Due times are wall time, in which carriers count their limits.
  nextPollAt: instant('next_poll_at'),
  /** Newest creation time of an event; the next request starts from there, with an overlap. */
  pollCursor: instant('poll_cursor'),
  /** Number of "unknown number" responses of the carrier, until it accepts the subscription. */
  tries: smallint('tries').notNull().default(0),
  /** Technical failures in a row. */
  failures: smallint('failures').notNull().default(0),
  lastPolledAt: instant('last_polled_at'),
  /** Time of the carrier's last response about the bill, with or without news. */
  carrierAnsweredAt: instant('carrier_answered_at'),

  createTime: instant('create_time').notNull(),
  updateTime: instant('update_time').notNull(),
  deletedAt: instant('deleted_at'),
});

/** A table of orders with the columns that every kind has, for code that works on any of them. Not for migrations. */
export const ordersIn = (name: string) => pgTable(name, { ...orderColumns(), outlook: jsonb('outlook') });

export type OrderTable = ReturnType<typeof ordersIn>;

/** Whether an order waits for the first response of its subscription: those are asked first. */
export const waitsForFirst = (order: Record<'subscriptionStatus' | 'tries' | 'failures', SQLWrapper>) =>
  sql`${order.subscriptionStatus} = 'SUB_ING' and ${order.tries} = 0 and ${order.failures} = 0`;
