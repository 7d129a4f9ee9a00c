import { createHash } from 'node:crypto';
import { eventsIn, normaliseDcsa, type EventProblem, type TrackingEvent } from '@seaberry/tracking';
import { v7 as uuid } from 'uuid';
import type { CarrierPage } from '../carriers/carrier.ts';
import type { Db } from '../db/port.ts';
import { zoneByCode } from '../modules/place/catalogue.ts';
import { insertMissing, insertMissingIds, insertRows } from '../db/rows.ts';
import { carrierEvent, carrierPayload, eventProblem } from '../db/schema/tracking.ts';

/** The bill a response is about, and its carrier. */
export interface AnswerOf {
  billId: string;
  tenantId: string;
  source: string;
  /** Domain time of the response. */
  receivedAt: string;
  correlationId: string;
}

export interface StoredAnswer {
  /** Events that were not known. */
  added: number;
  /** Newest creation time the carrier gave an event; null when it gave none. */
  newestAt: string | null;
  /** True when a page held no list of events at all. */
  unreadable: boolean;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** One raw event with its readable parts. */
interface ReadEvent {
  raw: unknown;
  event: TrackingEvent | null;
  problems: EventProblem[];
}

/** The raw events of a page; null when it holds none in any form we know. */
export function readPage(json: unknown, source: string, receivedAt: string): ReadEvent[] | null {
  const list = eventsIn(json);
  return list === null ? null : list.map((raw) => readOne(raw, source, receivedAt));
}

function readOne(raw: unknown, source: string, receivedAt: string): ReadEvent {
  const { events, problems } = normaliseDcsa([raw], { source, receivedAt, timeZoneOf: zoneByCode });
  return { raw, event: events[0] ?? null, problems };
}

/**
 * Stores the response of a carrier: every event once, readable or not, and the page of each new one word for word. Known
 * events change nothing, in whatever order and however often they come.
 */
export async function storeAnswer(db: Db, of: AnswerOf, pages: readonly CarrierPage[]): Promise<StoredAnswer> {
  const stored: StoredAnswer = { added: 0, newestAt: null, unreadable: false };
  for (const page of pages) {
    const read = readPage(page.json, of.source, of.receivedAt);
    if (read === null) {
      stored.unreadable = true;
      continue;
    }
    stored.added += await storePage(db, of, page, read);
    for (const { event } of read) {
      // A creation time ahead of our clock would hide what is created until then.
      if (event !== null && event.createdAt <= of.receivedAt && (stored.newestAt === null || event.createdAt > stored.newestAt))
        stored.newestAt = event.createdAt;
    }
  }
  return stored;
}

async function storePage(db: Db, of: AnswerOf, page: CarrierPage, read: readonly ReadEvent[]): Promise<number> {
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

function eventRow(of: AnswerOf, payloadId: string, { raw, event }: ReadEvent): typeof carrierEvent.$inferInsert {
  const contentHash = hashOf(JSON.stringify(raw) ?? 'null');
  return {
    id: uuid(),
    tenantId: of.tenantId,
    billId: of.billId,
    payloadId,
    source: of.source,
    sourceEventId: event?.sourceEventId ?? givenId(raw) ?? `#${contentHash.slice(0, 16)}`,
    // `source:id@version`; an event that cannot be read is its own version.
    version: event ? event.id.slice(of.source.length + event.sourceEventId.length + 2) : `#${contentHash.slice(0, 16)}`,
    contentHash,
    kind: event?.kind ?? null,
    code: event?.code ?? null,
    classifier: event?.classifier ?? null,
    createdAt: event?.createdAt ?? null,
    receivedAt: of.receivedAt,
    raw: raw ?? null,
  };
}

function givenId(raw: unknown): string | null {
  const id: unknown = typeof raw === 'object' && raw !== null ? Reflect.get(raw, 'eventID') : null;
  return typeof id === 'string' && id.trim() !== '' ? id.trim().slice(0, 200) : null;
}

const problemRow = (of: AnswerOf, eventId: string, problem: EventProblem): typeof eventProblem.$inferInsert => ({
  id: uuid(),
  tenantId: of.tenantId,
  billId: of.billId,
  eventId,
  path: problem.path,
  code: problem.code,
  effect: problem.effect,
  value: problem.value,
});
