import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { MAX_EVENTS, readPages } from './pages.ts';
import { readPagesApart } from './read-apart.ts';

const ORIGIN = { format: 'dcsa', source: 'MAEU', receivedAt: '2026-06-01T00:00:00.000Z' } as const;
/** Turns of the event loop in the meantime; read in this thread, a response takes none. */
const TURNS = 5;

const eventAt = (minute: number) => ({
  eventID: `e-${minute}`,
  eventCreatedDateTime: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString(),
  eventType: 'TRANSPORT',
  transportEventTypeCode: 'ARRI',
  eventClassifierCode: 'ACT',
  eventDateTime: '2026-01-02T00:00:00Z',
  transportCall: { UNLocationCode: 'NLRTM' },
});
const page = (json: unknown) => ({ json, body: JSON.stringify(json), status: 200, apiVersion: null });

it('the server keeps answering while a long response is read, with the same events', async () => {
  const json = Array.from({ length: 4000 }, (_, at) => eventAt(at));
  let ended = false;
  const reading = readPagesApart([page(json)], ORIGIN).finally(() => {
    ended = true;
  });
  for (let turn = 0; turn < TURNS; turn += 1) await nextTurn();
  expect(ended).toBe(false);
  expect(await reading).toEqual(readPages([json], ORIGIN));
});

it('of too many events the ones created first are read, whatever the order of the pages', () => {
  const events = Array.from({ length: MAX_EVENTS + 10 }, (_, at) => eventAt(at));
  const read = readPages([events.slice(6).toReversed(), [...events.slice(0, 6), 'x']], ORIGIN);
  const ids = read.flatMap((one) => one.events.map(({ event }) => event?.sourceEventId));
  expect(ids).toHaveLength(MAX_EVENTS);
  expect(new Set(ids)).toEqual(new Set(events.slice(0, MAX_EVENTS).map(({ eventID }) => eventID)));
});
