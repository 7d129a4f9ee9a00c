import { createHash } from 'node:crypto';
import { readDcsa, type EventProblem, type ReadEvent, type ReadResponse, type TrackingEvent } from '@seaberry/tracking';
import { zoneByCode } from '../../../modules/place/catalogue.ts';

/** Formats of responses, with the events that are read of them. */
interface EventsOf {
  dcsa: TrackingEvent;
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

export interface PageEvent<E extends StatedEvent = StatedEvent> {
  raw: unknown;
  /** Null when it is unreadable. */
  event: E | null;
  problems: readonly EventProblem[];
  /** Hash of the raw event. */
  contentHash: string;
}

export type ReadPage<E extends StatedEvent = StatedEvent> = Omit<ReadResponse, 'events'> & { events: PageEvent<E>[] };

/** Limit of events of one response; the newer ones come with the next request, from the newest creation time on. */
export const MAX_EVENTS = 5000;
const LAST = '~';

const hashOf = (raw: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(raw) ?? 'null')
    .digest('hex');

type Unhashed<E> = Omit<ReadResponse, 'events'> & { events: (Omit<ReadEvent, 'event'> & { event: E | null })[] };

const READERS: { [F in PageFormat]: (json: unknown, origin: PagesOrigin) => Unhashed<EventsOf[F]> } = {
  dcsa: (json, { source, receivedAt }) => readDcsa(json, { source, receivedAt, timeZoneOf: zoneByCode }),
};

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
