import { createHash } from 'node:crypto';
import type { EventProblem } from '@seaberry/tracking';
import { v7 as uuid } from 'uuid';
import type { CarrierPage } from '../../carriers/carrier.ts';
import type { Db } from '../../db/port.ts';
import { insertMissing, insertMissingIds, insertRows } from '../../db/rows.ts';
import type { PageEvent, PageProblem, ReadPage } from './reading/pages.ts';
import { carrierEvent, carrierPayload, eventProblem } from '../../db/schema/carrier.ts';

/** Bill and carrier of a response. */
export interface ResponseOrigin {
  billId: string;
  tenantId: string;
  source: string;
  /** Domain time of the response. */
  receivedAt: string;
  correlationId: string;
}

export interface StoredResponse {
  /** Number of new events. */
  added: number;
  /** Newest creation time of an event; null without any. */
  newestAt: string | null;
  /** Problems of a response without usable content: a page without a list of events, or pages whose lists have no readable event. */
  refused: readonly EventProblem[] | null;
}

const NOTHING: ReadPage = { outcome: 'unreadable', events: [], problems: [] };

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Stores a carrier's response: every event once, readable or not, and the page of each new one verbatim. Known events change nothing,
 * whatever their order and repetition.
 *
 * @param read the pages as read
 */
export async function storeResponse(
  db: Db,
  of: ResponseOrigin,
  pages: readonly CarrierPage[],
  read: readonly ReadPage[],
): Promise<StoredResponse> {
  const stored: StoredResponse = { added: 0, newestAt: null, refused: null };
  const refused: EventProblem[] = [];
  let usable = pages.length === 0;
  let unreadable = false;
  for (const [at, page] of pages.entries()) {
    const { outcome, events, problems } = read[at] ?? NOTHING;
    if (outcome === 'events' || outcome === 'empty') usable = true;
    else refused.push(...problems);
    unreadable ||= outcome === 'unreadable';
    stored.added += await storePage(db, of, page, events);
    for (const { event } of events) {
      // The next request asks for events since the newest one: a creation time in the future would leave out those created until then.
      if (
        event !== null &&
        event.createdAt !== null &&
        event.createdAt <= of.receivedAt &&
        (stored.newestAt === null || event.createdAt > stored.newestAt)
      )
        stored.newestAt = event.createdAt;
    }
  }
  return usable && !unreadable ? stored : { ...stored, refused };
}

async function storePage(db: Db, of: ResponseOrigin, page: CarrierPage, read: readonly PageEvent[]): Promise<number> {
  const payloadId = uuid();
  const rows = read.map((one) => ({ one, row: eventRow(of, payloadId, one) }));
  const fresh = await insertMissingIds(
    db,
    carrierEvent,
    rows.map(({ row }) => row),
  );
  if (fresh.size === 0) return 0;
  const problems = rows.flatMap(({ one, row }) =>
    fresh.has(row.id) ? one.problems.map((problem) => problemRow(of, row.id, problem)) : [],
  );
  await insertRows(db, eventProblem, problems);
  const { status, apiVersion, body } = page;
  await insertMissing(db, carrierPayload, [{ ...of, id: payloadId, status, apiVersion, contentHash: hashOf(body), body }]);
  return fresh.size;
}

function eventRow(of: ResponseOrigin, payloadId: string, { raw, event, contentHash }: PageEvent): typeof carrierEvent.$inferInsert {
  return {
    id: uuid(),
    tenantId: of.tenantId,
    billId: of.billId,
    payloadId,
    source: of.source,
    sourceEventId: event?.sourceEventId ?? givenId(raw) ?? `#${contentHash.slice(0, 16)}`,
    // `source:id@version`; an unreadable event is its own version.
    version: event ? event.id.slice(of.source.length + event.sourceEventId.length + 2) : `#${contentHash.slice(0, 16)}`,
    contentHash,
    kind: event?.kind ?? null,
    code: event?.code ?? null,
    classifier: event?.classifier ?? null,
    createdAt: event?.createdAt ?? null,
    receivedAt: of.receivedAt,
    // PostgreSQL reads a JSON null as no value: as a text it stays an unreadable event, and the payload has it verbatim.
    raw: raw ?? 'null',
  };
}

function givenId(raw: unknown): string | null {
  const id: unknown = typeof raw === 'object' && raw !== null ? Reflect.get(raw, 'eventID') : null;
  return typeof id === 'string' && id.trim() !== '' ? id.trim().slice(0, 200) : null;
}

const problemRow = (of: ResponseOrigin, eventId: string, problem: PageProblem): typeof eventProblem.$inferInsert => ({
  id: uuid(),
  tenantId: of.tenantId,
  billId: of.billId,
  eventId,
  path: problem.path,
  code: problem.code,
  effect: problem.effect,
  value: problem.value,
});
