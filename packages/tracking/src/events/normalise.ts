import type { EventProblem, Instant, NormaliseResult, TrackingEvent } from '../types.js';
import { flatten30 } from './adapter-30.js';
import { flatten22, flattenBeta } from './adapters.js';
import { buildEvent } from './build.js';
import { contextOf, type BuildContext } from './context.js';
import { eventsIn } from './envelope.js';
import type { FlatEvent } from './flat-event.js';
import type { FieldNames } from './keys.js';
import { findOverlong, isObject, type RawObject } from './raw.js';
import { rulesOfSource, STANDARD_RULES, type SourceRules } from './sources.js';

export interface NormaliseOptions {
  /** Source of the response, e.g. the carrier's SCAC; part of every event's id. */
  source: string;
  /** Domain time of the response; replaces a missing creation time. */
  receivedAt: Instant;
  /** IANA zone of a UN/LOCODE, for showing local time and reading times without offset. */
  timeZoneOf?: (unLocationCode: string) => string | null;
  /** Name of a UN/LOCODE in the language of the reader, e.g. `englishNameOf`; one that it does not know keeps the carrier's name. */
  placeNameOf?: (unLocationCode: string) => string | null;
  /** Deviations of this source from the standard; default: the table of known sources. */
  rules?: Partial<SourceRules>;
}

export interface ReadEvent {
  raw: unknown;
  /** Null when the event cannot be used. */
  event: TrackingEvent | null;
  problems: readonly EventProblem[];
}

/**
 * A response as a whole. `events`: at least one is usable; `empty`: the carrier has none; `unusable`: no event of the list is usable;
 * `unreadable`: there is no list. The last two say nothing about the requested number.
 */
export interface ReadResponse {
  outcome: 'events' | 'empty' | 'unusable' | 'unreadable';
  events: ReadEvent[];
  /** All problems, also those of the response itself. */
  problems: readonly EventProblem[];
}

type Adapter = (event: RawObject, names: FieldNames) => FlatEvent;

const adapter30: Adapter = (event, names) => (event['metadata'] === undefined ? flatten30 : flattenBeta)(event, names);
const adapterAny: Adapter = (event, names) => {
  if (event['metadata'] !== undefined && event['eventType'] === undefined) return flattenBeta(event, names);
  return (event['eventClassification'] === undefined ? flatten22 : flatten30)(event, names);
};

const unknown = (): null => null;

function contextFor(options: NormaliseOptions): BuildContext {
  const { source, receivedAt, rules, timeZoneOf = unknown, placeNameOf = unknown } = options;
  return contextOf({
    source,
    receivedAt,
    timeZoneOf,
    placeNameOf,
    rules: rules === undefined ? rulesOfSource(source) : { ...STANDARD_RULES, ...rules },
  });
}

function buildOne(item: unknown, index: number, context: BuildContext, adapter: Adapter): TrackingEvent | null {
  if (isObject(item)) {
    const flat = adapter(context.names.spelled(item), context.names);
    const overlong: string[] = [];
    findOverlong(item, '', overlong);
    for (const path of overlong)
      context.problems.push({ index, sourceEventId: flat.eventId, path, code: 'too-long', effect: 'kept', value: null });
    return buildEvent(flat, index, context);
  }
  const value = item === null ? 'null' : typeof item;
  context.problems.push({ index, sourceEventId: null, path: '', code: 'not-an-object', effect: 'dropped', value });
  return null;
}

function run(raw: unknown, options: NormaliseOptions, adapter: Adapter): NormaliseResult {
  const context = contextFor(options);
  const list = eventsIn(raw, context.rules.lists);
  if (list === null) return { events: [], problems: [noList(raw)] };
  const events: TrackingEvent[] = [];
  for (const [index, item] of list.entries()) {
    const event = buildOne(item, index, context, adapter);
    if (event !== null) events.push(event);
  }
  return { events, problems: context.problems };
}

/** Problem of a response without a list: it is no JSON object, or no field is a list of events. */
const noList = (raw: unknown): EventProblem =>
  isObject(raw)
    ? { index: 0, sourceEventId: null, path: 'events', code: 'missing', effect: 'dropped', value: null }
    : { index: 0, sourceEventId: null, path: '', code: 'not-an-object', effect: 'dropped', value: typeof raw };

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

/** Reads a response of any version event by event, and classifies it as a whole. */
export function readDcsa(raw: unknown, options: NormaliseOptions): ReadResponse {
  const context = contextFor(options);
  const list = eventsIn(raw, context.rules.lists);
  if (list === null) return { outcome: 'unreadable', events: [], problems: [noList(raw)] };
  let usable = false;
  const events = list.map((item, index): ReadEvent => {
    const from = context.problems.length;
    const event = buildOne(item, index, context, adapterAny);
    const problems = context.problems.slice(from);
    usable ||= event !== null && !problems.some(isUnknownType);
    return { raw: item, event, problems };
  });
  return { outcome: list.length === 0 ? 'empty' : usable ? 'events' : 'unusable', events, problems: context.problems };
}

/** An event of an unknown type is irrelevant to the shipment. */
const isUnknownType = ({ path, code }: EventProblem): boolean => code === 'unknown-code' && path.endsWith('eventType');
