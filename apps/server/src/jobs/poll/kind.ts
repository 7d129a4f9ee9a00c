import type { SubscriptionStatus, TrackingState } from '@seaberry/tracking';
import type { SQLWrapper } from 'drizzle-orm';
import type { CarrierConnector } from '../../carriers/carrier.ts';
import type { CarrierRegistry } from '../../carriers/registry.ts';
import type { Db } from '../../db/port.ts';
import type { recognitionRecord } from '../../db/schema/carrier.ts';
import type { OrderTable } from '../../db/schema/order.ts';
import type { Deps } from '../../deps.ts';
import type { NotificationDraft } from '../../modules/notification/rules.ts';
import type { PageFormat } from './reading/pages.ts';

/** A kind of order that carriers are polled for. Everything that differs between the kinds is here. */
export interface PolledKind {
  table: OrderTable;
  /** Type of the number of an order: a column of the table, or one value for all. */
  referenceType: SQLWrapper;
  /** Put before the codes of its carriers where those of several kinds are together: an airline is no shipping line. */
  prefix: string;
  /** Format of the responses. */
  format: PageFormat;
  connectorOf(carriers: CarrierRegistry, carrierCode: string): CarrierConnector;
  /** An order that was not deleted, locked for the rest of the transaction when asked; null when there is none. */
  find(db: Db, id: string, lock?: boolean): Promise<PolledOrder | null>;
  /** Sends the live hints of changed orders. */
  publish(deps: Pick<Deps, 'db' | 'live'>, tenantId: string, ids: readonly string[]): Promise<void>;
  /** Derives an order again as of its last derivation. @returns whether its state changed by the current rules */
  rebuild(db: Db, id: string): Promise<boolean>;
}

/** Facts of a recognition record. */
export type RecognitionFacts = Pick<
  typeof recognitionRecord.$inferInsert,
  'polCode' | 'podCode' | 'portCode' | 'etd' | 'containerSubscription'
>;

/** Values of the subject of the rules that a response changes. */
export interface SubjectChange {
  subscriptionStatus?: SubscriptionStatus;
  failureReason?: string | null;
  carrierAnsweredAt?: string;
}

export type OrderChanges = Partial<Omit<OrderTable['$inferInsert'], 'outlook'>>;

/** Columns to set with the new state. */
export type ChangesBy = (derived: { ended: boolean }) => OrderChanges;

/** An order as it was before a derivation. */
export interface PolledOrder {
  id: string;
  tenantId: string;
  carrierCode: string;
  referenceNo: string;
  attempt: number;
  subscriptionStatus: SubscriptionStatus;
  trackingState: TrackingState;
  facts: RecognitionFacts;
  /** Derives it from its stored events at a domain time and saves it. */
  derive(now: string, subject: SubjectChange, changes: ChangesBy): Promise<DerivedOrder>;
}

export interface DerivedOrder {
  facts: RecognitionFacts;
  /** Whether the state before had the same rules, so that each difference is news of the shipment. */
  sameRules: boolean;
  /** Writes the notifications of the change. @param first drafts of other origin, before them */
  notify(deps: Pick<Deps, 'db' | 'queue' | 'clock' | 'live'>, first: readonly NotificationDraft[]): Promise<void>;
}
