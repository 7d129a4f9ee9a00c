import { createHash } from 'node:crypto';
import { readDcsa, type ReadEvent, type ReadResponse } from '@seaberry/tracking';
import { zoneByCode } from '../../../modules/place/catalogue.ts';

/** Carrier and domain time of a response. */
export interface PagesOrigin {
  source: string;
  receivedAt: string;
}

export interface PageEvent extends ReadEvent {
  /** Hash of the raw event. */
  contentHash: string;
}

export type ReadPage = Omit<ReadResponse, 'events'> & { events: PageEvent[] };

/** Limit of events of one response; the newer ones come with the next request, from the newest creation time on. */
export const MAX_EVENTS = 5000;
const LAST = '~';

const hashOf = (raw: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(raw) ?? 'null')
    .digest('hex');

/** Reads the pages of a response. Pure, so that a long response can be read in a thread of its own. */
export function readPages(pages: readonly unknown[], { source, receivedAt }: PagesOrigin): ReadPage[] {
  const read = pages.map((json) => readDcsa(json, { source, receivedAt, timeZoneOf: zoneByCode }));
  return oldest(read).map((page) => ({ ...page, events: page.events.map((one) => ({ ...one, contentHash: hashOf(one.raw) })) }));
}

const statedAt = ({ event }: ReadEvent): string => event?.createdAt ?? LAST;

/** The events created first: the cursor of the next request passes over older ones. */
function oldest(pages: ReadResponse[]): ReadResponse[] {
  const times = pages.flatMap(({ events }) => events.map(statedAt)).toSorted();
  if (times.length <= MAX_EVENTS) return pages;
  const last = times[MAX_EVENTS - 1] ?? LAST;
  let left = MAX_EVENTS;
  return pages.map((page) => ({ ...page, events: page.events.filter((one) => statedAt(one) <= last && left-- > 0) }));
}
