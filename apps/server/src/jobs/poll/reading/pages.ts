import { createHash } from 'node:crypto';
import { partsOfOneRecord, readAirMessage, type AirMessageProblem } from '@seaberry/tracking/air-messages';
import { eventsOfSent, sentMessageOf, type SentMessage } from '../../../modules/air-message/rules.ts';
import { airportByCode } from '../../../modules/place/airports/catalogue.ts';
import { readDcsa, type EventProblem, type ReadResponse, type TrackingEvent } from '@seaberry/tracking';
import { zoneByCode } from '../../../modules/place/catalogue.ts';

/** Formats of responses, with the events that are read of them. */
interface EventsOf {
  dcsa: TrackingEvent;
  air: StatedEvent;
}
export type PageFormat = keyof EventsOf;

/** Format, carrier and domain time of a response. */
export interface PagesOrigin<F extends PageFormat = PageFormat> {
  format: F;
  source: string;
  receivedAt: string;
}

/** An event as far as it is stored in columns of its own. */
export interface StatedEvent {
  /** `source:sourceEventId@version` */
  id: string;
  sourceEventId: string;
  kind: string;
  code: string;
  classifier: string | null;
  /** Null for facts without a creation time, which move no cursor. */
  createdAt: string | null;
}

/** Unreadable part of an event. */
export interface PageProblem {
  path: string;
  code: string;
  effect: string;
  value: string | null;
}

export interface PageEvent<E extends StatedEvent = StatedEvent> {
  raw: unknown;
  /** Null when it is unreadable. */
  event: E | null;
  problems: readonly PageProblem[];
  /** Hash of the raw event. */
  contentHash: string;
}

export interface ReadPage<E extends StatedEvent = StatedEvent> {
  outcome: ReadResponse['outcome'];
  events: PageEvent<E>[];
  problems: readonly EventProblem[];
}

/** Limit of events of one response; the newer ones come with the next request, from the newest creation time on. */
export const MAX_EVENTS = 5000;
const LAST = '~';

const hashOf = (raw: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(raw) ?? 'null')
    .digest('hex');

type Unhashed<E extends StatedEvent> = Omit<ReadPage<E>, 'events'> & { events: Omit<PageEvent<E>, 'contentHash'>[] };

const READERS: { [F in PageFormat]: (json: unknown, origin: PagesOrigin) => Unhashed<EventsOf[F]> } = {
  dcsa: (json, { source, receivedAt }) => readDcsa(json, { source, receivedAt, timeZoneOf: zoneByCode }),
  air: readAir,
};

const MAX_ID = 200;

/** A page of an airline: a message that it has sent, or a document of ONE Record. */
function readAir(json: unknown, origin: PagesOrigin): Unhashed<StatedEvent> {
  const sent = sentMessageOf(json);
  return sent ? readSent(sent, origin.source) : readOneRecord(json, origin);
}

/** Each status of a sent message becomes an event, with the whole message. */
function readSent(sent: SentMessage, source: string): Unhashed<StatedEvent> {
  const { events: read, problems } = eventsOfSent(sent, source);
  const id = hashOf(sent).slice(0, 16);
  const events = read.map((one, at) => {
    const sourceEventId = `${id}-${at}`;
    const event = {
      id: `${source}:${sourceEventId}@${sent.receivedAt}`,
      sourceEventId,
      kind: 'STATUS',
      code: one.discrepancy ?? one.code,
      classifier: one.classifier,
      createdAt: sent.receivedAt,
    };
    return { raw: { ...sent, status: at }, event, problems: at === 0 ? problems.map(problemOf) : [] };
  });
  return { outcome: events.length > 0 ? 'events' : 'unreadable', events, problems: [] };
}

const problemOf = ({ field: path, code, effect, value }: AirMessageProblem): PageProblem => ({ path, code, effect, value });

/** A page of ONE Record: the document of a waybill, which is kept like an event, or a list of events. */
function readOneRecord(json: unknown, { source, receivedAt }: PagesOrigin): Unhashed<StatedEvent> {
  const parts = partsOfOneRecord(json);
  if (parts === null) return { outcome: 'unreadable', events: [], problems: [] };
  const events = parts.events.map((raw) => {
    const { events: read, problems } = readAirMessage(raw, { source, receivedAt, airportOf: airportByCode });
    const given = (Array.isArray(raw['@graph']) ? (raw['@graph'] as object[])[0] : raw) ?? {};
    const id: unknown = Reflect.get(given, '@id');
    const [first] = read;
    const sourceEventId = typeof id === 'string' && id !== '' ? id.slice(-MAX_ID) : hashOf(raw).slice(0, 16);
    const event = first && {
      id: `${source}:${sourceEventId}@${first.createdAt}`,
      sourceEventId,
      kind: 'STATUS',
      code: first.discrepancy ?? first.code,
      classifier: first.classifier,
      createdAt: first.createdAt,
    };
    return { raw, event: event ?? null, problems: problems.map(problemOf) };
  });
  if (parts.waybill !== null) {
    const sourceEventId = parts.waybill.awb;
    const id = `${source}:${sourceEventId}@${hashOf(json).slice(0, 16)}`;
    const event = { id, sourceEventId, kind: 'WAYBILL', code: 'WAYBILL', classifier: null, createdAt: null };
    return { outcome: 'events', events: [{ raw: json, event, problems: [] }, ...events], problems: [] };
  }
  const usable = events.some(({ event }) => event !== null);
  if (events.length === 0) return { outcome: parts.isList ? 'empty' : 'unreadable', events, problems: [] };
  return { outcome: usable ? 'events' : 'unusable', events, problems: [] };
}

/** Reads the pages of a response. Pure, so that a long response can be read in a thread of its own. */
export function readPages<F extends PageFormat>(pages: readonly unknown[], origin: PagesOrigin<F>): ReadPage<EventsOf[F]>[] {
  const read = pages.map((json) => READERS[origin.format](json, origin));
  return oldest(read).map((page) => ({ ...page, events: page.events.map((one) => ({ ...one, contentHash: hashOf(one.raw) })) }));
}

const statedAt = ({ event }: { event: StatedEvent | null }): string => event?.createdAt ?? LAST;

/** The events created first: the cursor of the next request passes over older ones. */
function oldest<E extends StatedEvent>(pages: Unhashed<E>[]): Unhashed<E>[] {
  const times = pages.flatMap(({ events }) => events.map(statedAt)).toSorted();
  if (times.length <= MAX_EVENTS) return pages;
  const last = times[MAX_EVENTS - 1] ?? LAST;
  let left = MAX_EVENTS;
  return pages.map((page) => ({ ...page, events: page.events.filter((one) => statedAt(one) <= last && left-- > 0) }));
}
