import type { EventProblem, SubscriptionStatus } from '@seaberry/tracking';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { CarrierResponse } from '../../carriers/carrier.ts';
import type { Deps } from '../../deps.ts';
import { lockBalance, BILL_PRICE, post } from '../../modules/ledger/service.ts';
import { failureNotification } from '../../modules/notification/rules.ts';
import { insertMissing, updateRow } from '../../db/rows.ts';
import { carrierEvent, recognitionRecord } from '../../db/schema/carrier.ts';
import type { Db } from '../../db/port.ts';
import { decide, type PollDecision } from './decide.ts';
import type { OrderChanges, PolledKind, PolledOrder, RecognitionFacts } from './kind.ts';
import { lockRequested, type RequestedBill, type PolledBill } from './polled-bill.ts';
import { readPages, type ReadPage } from './reading/pages.ts';
import { storeResponse, type ResponseOrigin, type StoredResponse } from './store-response.ts';

/** The bill at the time of the request. */
export type PollRequest = Pick<PolledBill, 'id' | 'tenantId' | 'attempt' | 'lastPolledAt' | 'subscriptionStatus'>;

/** Effect of a response. */
export interface Taken {
  /** Number of new events. */
  added: number;
  /** It holds nothing usable. */
  refused: boolean;
}

type TakerDeps = Pick<Deps, 'db' | 'queue' | 'clock' | 'live' | 'config' | 'log'>;

const HOUR_MS = 3_600_000;

/**
 * Processes a carrier's response in the current transaction: stores new events, decides about the subscription, derives, notifies and
 * schedules the next request. Idempotent.
 *
 * @param requested the bill at the time of the request
 * @param read the pages of the response as read for the carrier of the bill; read here without them
 */
export async function takeResponse(
  deps: TakerDeps,
  kind: PolledKind,
  requested: PollRequest,
  response: CarrierResponse,
  correlationId: string,
  read?: { source: string; pages: readonly ReadPage[] },
): Promise<Taken> {
  const { db, clock } = deps;
  // Locks berries before bills, the order of all code with both locks; only a waiting subscription can fail.
  if (requested.subscriptionStatus === 'SUB_ING') await lockBalance(db, requested.tenantId);
  const bill = await lockRequested(db, kind, requested.id);
  if (!bill) return { added: 0, refused: false };
  const now = clock.domainNow();
  const pages = response.kind === 'unknown' ? [] : response.pages;
  const of = { billId: bill.id, tenantId: bill.tenantId, source: bill.carrierCode, receivedAt: now, correlationId };
  const own =
    read?.source === bill.carrierCode
      ? read.pages
      : readPages(
          pages.map(({ json }) => json),
          { ...of, format: kind.format },
        );
  const stored = await storeResponse(db, of, pages, own);
  const refused = response.kind === 'events' && stored.refused !== null;
  if (refused) warn(deps, of, stored.refused ?? []);
  // Another poll ran meanwhile, or the subscription was replaced: the events are kept, the decision is dropped.
  const overtaken =
    bill.attempt !== requested.attempt ||
    bill.lastPolledAt !== requested.lastPolledAt ||
    bill.subscriptionStatus !== requested.subscriptionStatus;
  const decision = overtaken ? null : await decisionFor(deps, bill, refused ? UNRECOGNIZED : response);
  const taken = { added: stored.added, refused };
  if (decision === null && stored.added === 0) return taken;
  await save(deps, kind, bill, stored, decision, now);
  return taken;
}

/** A response without usable content. */
export const UNRECOGNIZED: CarrierResponse = {
  kind: 'technical',
  reason: 'unrecognized_response',
  status: 200,
  retryAfterS: null,
  pages: [],
};

const WARNED_PROBLEMS = 5;

/** Names event and field to the operator; values stay out of the log, since they can hold the customer's numbers. */
function warn({ log }: TakerDeps, { correlationId, billId, source }: ResponseOrigin, refused: readonly EventProblem[]): void {
  const problems = refused.slice(0, WARNED_PROBLEMS).map(({ index, path, code }) => ({ event: index, field: path, code }));
  log.warn({ correlationId, billId, carrier: source, reason: 'unrecognized_response', problems }, 'carrier response holds nothing usable');
}

async function decisionFor(deps: TakerDeps, bill: RequestedBill, response: CarrierResponse): Promise<PollDecision> {
  // An accepted subscription stays so with or without events.
  const hasEvents = bill.subscriptionStatus === 'SUB_OK' || (await hasReadableEvent(deps.db, bill.id));
  return decide(response, { ...bill, hasEvents, clockFactor: deps.clock.factor, pollIntervalS: deps.config.pollIntervalS });
}

async function hasReadableEvent(db: Db, billId: string): Promise<boolean> {
  const [known] = await db.orm
    .select({ id: carrierEvent.id })
    .from(carrierEvent)
    .where(and(eq(carrierEvent.billId, billId), isNotNull(carrierEvent.kind)))
    .limit(1);
  return known !== undefined;
}

async function save(
  deps: TakerDeps,
  kind: PolledKind,
  bill: RequestedBill,
  stored: StoredResponse,
  decision: PollDecision | null,
  now: string,
): Promise<void> {
  const { db } = deps;
  const subscriptionStatus = decision?.subscriptionStatus ?? bill.subscriptionStatus;
  const changed =
    stored.added > 0 || subscriptionStatus !== bill.subscriptionStatus || (decision !== null && decision.reason !== bill.failureReason);
  const polled = decision === null ? {} : pollColumns(deps, bill, stored, decision, now);
  if (changed || isStale(bill, now)) await derive(deps, kind, bill.id, { subscriptionStatus, polled, changed, decision }, now);
  else {
    await updateRow(db, kind.table, bill.id, polled);
    // A waiting subscription records every poll, an accepted one only changes.
    if (decision !== null && bill.subscriptionStatus === 'SUB_ING') {
      const order = await kind.find(db, bill.id);
      if (order) await record(db, order, order.facts, decision, now);
    }
  }
}

interface PollResult {
  subscriptionStatus: SubscriptionStatus;
  /** Columns that the poll sets. */
  polled: OrderChanges;
  /** Whether the response was new in any part. */
  changed: boolean;
  decision: PollDecision | null;
}

/** Derives the bill, with the consequences: notifications, a recognition record, the refund of a failed subscription, live hints. */
async function derive(
  deps: TakerDeps,
  kind: PolledKind,
  billId: string,
  { subscriptionStatus, polled, changed, decision }: PollResult,
  now: string,
): Promise<void> {
  const { db, live } = deps;
  const bill = await kind.find(db, billId);
  if (!bill) return;
  const failed = subscriptionStatus === 'SUB_ERR' && bill.subscriptionStatus !== 'SUB_ERR';
  const derived = await bill.derive(
    now,
    { subscriptionStatus, ...(decision === null ? {} : { failureReason: decision.reason }), ...answeredIn(decision, now) },
    ({ ended }) => ({ ...polled, ...(ended ? { nextPollAt: null } : {}), ...(changed ? { updateTime: now } : {}) }),
  );
  await derived.notify(deps, failed ? [failureNotification(bill.attempt, decision?.reason ?? '')] : []);
  if (decision !== null) await record(db, bill, derived.facts, decision, now);
  const refunded = failed ? await refund(deps, bill, now) : false;
  await kind.publish(deps, bill.tenantId, [bill.id]);
  if (refunded) await live.publish({ tenantId: bill.tenantId, topic: 'ledger' });
}

/** An overdue bill becomes late with the clock and the responses, so it is derived every hour even without events. */
function isStale({ asOf, overdue }: RequestedBill, now: string): boolean {
  return asOf === null || (overdue && Date.parse(now) - Date.parse(asOf) >= HOUR_MS);
}

const answeredIn = (decision: PollDecision | null, now: string): { carrierAnsweredAt?: string } =>
  decision?.failures === 0 ? { carrierAnsweredAt: now } : {};

function pollColumns({ clock }: TakerDeps, bill: RequestedBill, stored: StoredResponse, decision: PollDecision, now: string): OrderChanges {
  const cursor =
    [bill.pollCursor, stored.newestAt]
      .filter((at) => at !== null)
      .toSorted()
      .at(-1) ?? null;
  // Random extra of up to a tenth, so that bills added together spread out.
  const next = decision.nextInMs === null ? null : decision.nextInMs * (1 + Math.random() / 10);
  return {
    subscriptionStatus: decision.subscriptionStatus,
    failureReason: decision.reason,
    tries: decision.tries,
    failures: decision.failures,
    pollCursor: cursor,
    lastPolledAt: now,
    ...answeredIn(decision, now),
    nextPollAt: next === null ? null : new Date(clock.wallNow() + next).toISOString(),
  };
}

async function refund({ db }: TakerDeps, bill: PolledOrder, now: string): Promise<boolean> {
  const entry = { orderId: bill.id, kind: 'refund', attempt: bill.attempt, amount: BILL_PRICE, referenceNo: bill.referenceNo } as const;
  return (await post(db, bill.tenantId, [entry], now)).moved > 0;
}

/** One recognition record per request of a subscription that is not accepted yet; later responses with news update the last one. */
async function record(db: Db, bill: PolledOrder, known: RecognitionFacts, decision: PollDecision, now: string): Promise<void> {
  const { carrierCode } = bill;
  const facts = { ...known, carrierCode, status: decision.subscriptionStatus, abnormalInfo: decision.reason, updateTime: now };
  const [last] = await db.orm
    .select({ id: recognitionRecord.id, tries: recognitionRecord.tries })
    .from(recognitionRecord)
    .where(and(eq(recognitionRecord.billId, bill.id), eq(recognitionRecord.attempt, bill.attempt)))
    .orderBy(desc(recognitionRecord.tries))
    .limit(1);
  if (bill.subscriptionStatus === 'SUB_ING') {
    const key = { id: uuid(), tenantId: bill.tenantId, billId: bill.id, attempt: bill.attempt, tries: (last?.tries ?? 0) + 1 };
    await insertMissing(db, recognitionRecord, [{ ...key, ...facts, createTime: now }]);
  } else if (last) await updateRow(db, recognitionRecord, last.id, facts);
}
