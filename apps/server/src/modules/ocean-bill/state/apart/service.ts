import { atMost } from '../../../../db/at-most.ts';
import { inThread } from '../../../../threads/in-thread.ts';
import type { DerivedColumns } from '../columns/rules.ts';
import { deriveStored, type BillSubject, type DeriveStart } from '../rules.ts';

/** Number of events from which a thread derives a bill: fewer take some ten milliseconds. */
const MANY_EVENTS = 3000;
/** Shorter than the timeout of the transaction that waits for it. */
const LIMITS = { ms: 4000, heapMb: 384 };

const turn = atMost(2);

/** The fields that matter, since a bill has others that no thread can receive. */
const subjectIn = (bill: BillSubject): BillSubject => ({
  referenceNo: bill.referenceNo,
  referenceType: bill.referenceType,
  containerNo: bill.containerNo,
  polCode: bill.polCode,
  podCode: bill.podCode,
  pldCode: bill.pldCode,
  customerDeadline: bill.customerDeadline,
  subscriptionStatus: bill.subscriptionStatus,
  failureReason: bill.failureReason,
  ...(bill.createTime !== undefined && { createTime: bill.createTime }),
  carrierAnsweredAt: bill.carrierAnsweredAt ?? null,
});

/** Derives a bill; one with many events in a thread, so that the server keeps answering. */
export async function deriveApart(start: DeriveStart): Promise<DerivedColumns> {
  if (start.stored.length < MANY_EVENTS) return deriveStored(start);
  const given: DeriveStart = { ...start, subject: subjectIn(start.subject) };
  const ended = await turn(() => inThread<DerivedColumns>(new URL('../../../../threads/derive-worker.ts', import.meta.url), given, LIMITS));
  if ('value' in ended) return ended.value;
  throw new Error(`A bill with ${start.stored.length} events could not be derived: ${ended.problem}.`);
}
