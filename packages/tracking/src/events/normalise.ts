import type { EventProblem, Instant, NormaliseResult, TrackingEvent } from '../types.js';
import { flatten22, flatten30, flattenBeta, type FlatEvent } from './adapters.js';
import { buildEvent } from './build.js';
import type { BuildContext } from './context.js';
import { eventsIn, isObject, type RawObject } from './raw.js';
import { rulesOfSource, type SourceRules } from './sources.js';

export interface NormaliseOptions {
  /** Source of the response, e.g. the carrier's SCAC; part of every event's id. */
  source: string;
  /** Domain time of the response; replaces a missing creation time. */
  receivedAt: Instant;
  /** IANA zone of a UN/LOCODE, for showing local time and reading times without offset. */
  timeZoneOf?: (unLocationCode: string) => string | null;
  /** Deviations of this source from the standard; default: the table of known sources. */
  rules?: SourceRules;
}

type Adapter = (event: RawObject) => FlatEvent;

const adapter30: Adapter = (event) => (event['metadata'] === undefined ? flatten30(event) : flattenBeta(event));
const adapterAny: Adapter = (event) =>
  event['metadata'] !== undefined && event['eventType'] === undefined
    ? flattenBeta(event)
    : event['eventClassification'] === undefined
      ? flatten22(event)
      : flatten30(event);

const noZone = (): null => null;

function run(raw: unknown, options: NormaliseOptions, adapter: Adapter): NormaliseResult {
  const problems: EventProblem[] = [];
  const events: TrackingEvent[] = [];
  const context: BuildContext = {
    source: options.source,
    receivedAt: options.receivedAt,
    rules: options.rules ?? rulesOfSource(options.source),
    timeZoneOf: options.timeZoneOf ?? noZone,
    problems,
    places: new Map(),
    checked: new Map(),
  };
  const list = eventsIn(raw);
  if (list === null) {
    problems.push({ index: 0, sourceEventId: null, path: '', code: 'not-an-object', effect: 'dropped', value: typeof raw });
    return { events, problems };
  }
  for (const [index, item] of list.entries()) {
    if (!isObject(item)) {
      const value = item === null ? 'null' : typeof item;
      problems.push({ index, sourceEventId: null, path: '', code: 'not-an-object', effect: 'dropped', value });
      continue;
    }
    const event = buildEvent(adapter(item), index, context);
    if (event !== null) events.push(event);
  }
  return { events, problems };
}

/**
 * Reads DCSA Track & Trace 2.x: an array of flat events, or one array per event type. An invalid event becomes a problem and the others are
 * still read; an unknown code is kept as kind `OTHER`.
 */
export const normaliseDcsa22 = (raw: unknown, options: NormaliseOptions): NormaliseResult => run(raw, options, flatten22);

/**
 * Reads DCSA Track & Trace 3: 3.0.0-Beta-1 (metadata and payload) and the 3.0.0 snapshots of 2025–26 (`{events}`). Full words become 2.2
 * codes; a retraction becomes an event with `retracts`; a replacement has the same id and a later time.
 */
export const normaliseDcsa30 = (raw: unknown, options: NormaliseOptions): NormaliseResult => run(raw, options, adapter30);

/** Reads all versions; the shape of each event shows which one it has. */
export const normaliseDcsa = (raw: unknown, options: NormaliseOptions): NormaliseResult => run(raw, options, adapterAny);
