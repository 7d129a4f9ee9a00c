import type { CarrierResponse } from '../../carriers/carrier.ts';
import { updateRow } from '../../db/rows.ts';
import type { Deps } from '../../deps.ts';
import type { AtMost } from '../../db/at-most.ts';
import type { PolledKind } from './kind.ts';
import { findPolled, type PolledBill } from './polled-bill.ts';
import { readPagesApart } from './reading/read-apart.ts';
import { outcomeOf } from '../../modules/tracking-log/request/rules.ts';
import type { RequestEntry } from '../../modules/tracking-log/request/service.ts';
import { takeResponse, UNRECOGNIZED } from './take-response.ts';

/** Carriers enter events late: each request starts this long before the newest known event, in domain time. */
const OVERLAP_MS = 86_400_000;
/** Limit of a response with all its pages, in wall time. */
const RESPONSE_TIMEOUT_MS = 240_000;
/** For transactions that run every few seconds and find their rows by keys. */
const PLANNED = { planned: true } as const;

export type PollBill = { kind: PolledKind; tenantId: string; billId: string };

export interface PollContext {
  correlationId: string;
  /** Its entry in the request log. */
  entry?: RequestEntry | undefined;
  /** Aborted at shutdown: a response that has not arrived then is dropped, and requested again after the next start. */
  signal?: AbortSignal;
  /** Limits the responses stored at once. */
  storing?: AtMost;
}

/**
 * Asks the carrier about one bill and stores the response. The carrier is asked outside of any transaction.
 *
 * @returns the response; null when the bill is gone, has failed or has ended
 */
export async function pollBill(
  deps: Deps,
  { kind, tenantId, billId }: PollBill,
  { correlationId, entry, signal, storing = (work) => work() }: PollContext,
): Promise<CarrierResponse | null> {
  const bill = await storing(() => deps.db.transaction({ tenantId }, () => beginPoll(deps, kind, billId), PLANNED));
  if (!bill) return null;
  const timeout = AbortSignal.timeout(RESPONSE_TIMEOUT_MS);
  const response = await kind.connectorOf(
    deps.carriers,
    bill.carrierCode,
  )({
    referenceType: bill.referenceType,
    reference: bill.referenceNo,
    since: bill.pollCursor === null ? null : new Date(Date.parse(bill.pollCursor) - OVERLAP_MS).toISOString(),
    correlationId,
    onPage: (address) => entry?.sent(address),
    signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
  });
  signal?.throwIfAborted();
  if (response.kind === 'technical') {
    deps.log.warn(
      { correlationId, billId, carrier: bill.carrierCode, reason: response.reason, status: response.status },
      'carrier did not answer',
    );
  }
  const origin = { format: kind.format, source: bill.carrierCode, receivedAt: deps.clock.domainNow() };
  const pages = response.kind === 'unknown' ? [] : await readPagesApart(response.pages, origin, signal);
  const read = { source: bill.carrierCode, pages };
  const taken = await storing(() =>
    deps.db.transaction({ tenantId }, () => takeResponse(deps, kind, bill, response, correlationId, read), PLANNED),
  );
  entry?.finished(outcomeOf(taken.refused ? UNRECOGNIZED : response, taken.added));
  return response;
}

/** The bill to ask about; null when it is gone, has failed or has ended. */
async function beginPoll({ db }: Deps, kind: PolledKind, billId: string): Promise<PolledBill | null> {
  const bill = await findPolled(db, kind, billId);
  if (!bill) return null;
  if (bill.subscriptionStatus !== 'SUB_ERR' && bill.trackingState !== 'ended') return bill;
  await updateRow(db, kind.table, bill.id, { nextPollAt: null });
  return null;
}
