import { isObject, type RawObject } from './raw.js';

/** Objects that hold the list of events, or an object with it. */
const WRAPPERS = new Set(['events', 'data', 'result', 'results', 'items', 'content', 'response']);
/** Lists with one type of event, e.g. `equipmentEvents`. */
const LIST_OF_ONE_TYPE = /events?$/u;
const SIGNS_OF_EVENT = new Set([
  'eventid',
  'eventtype',
  'eventcode',
  'eventdatetime',
  'eventclassifiercode',
  'eventclassification',
  'metadata',
  'equipmenteventtypecode',
  'transporteventtypecode',
  'shipmenteventtypecode',
]);
/** Maximum nesting of envelopes; real responses have at most three. */
const MAX_DEPTH = 4;

const fold = (key: string): string => key.toLowerCase();

/**
 * The events of a response in any envelope: a list, lists in a list, `{events}`, `{data: {events}}`, a list of envelopes, one list for
 * each type of event, one event.
 *
 * @param lists dotted paths at which the source puts its lists, tried first
 * @returns null when the response holds no list and is no event
 */
export function eventsIn(raw: unknown, lists: readonly string[] = []): readonly unknown[] | null {
  if (isObject(raw)) {
    const own = lists.flatMap((path) => valuesAt(raw, path.split('.'))).filter((value) => Array.isArray(value));
    if (own.length > 0) return own.flat(1);
  }
  return collect(raw, MAX_DEPTH);
}

/** Values at a path; a list on the path is entered at each of its entries. */
function valuesAt(value: unknown, [name, ...rest]: readonly string[]): unknown[] {
  if (name === undefined) return [value];
  if (Array.isArray(value)) return value.flatMap((item: unknown) => valuesAt(item, [name, ...rest]));
  if (!isObject(value)) return [];
  return Object.keys(value)
    .filter((key) => fold(key) === fold(name))
    .flatMap((key) => valuesAt(value[key], rest));
}

function collect(raw: unknown, depth: number): readonly unknown[] | null {
  if (Array.isArray(raw)) return raw.some(isEnvelope) ? raw.flatMap((item: unknown) => opened(item, depth)) : raw;
  if (!isObject(raw)) return null;
  if (isEvent(raw)) return [raw];
  return listsIn(raw, depth);
}

const isEnvelope = (item: unknown): boolean =>
  Array.isArray(item) || (isObject(item) && !isEvent(item) && Object.keys(item).some(isWrapper));

function opened(item: unknown, depth: number): readonly unknown[] {
  return depth > 0 && isEnvelope(item) ? (collect(item, depth - 1) ?? [item]) : [item];
}

function isEvent(raw: RawObject): boolean {
  // Fast path: most events have these names in standard spelling.
  if ('eventType' in raw || 'eventID' in raw) return !Array.isArray(raw['events']);
  const keys = Object.keys(raw).map(fold);
  return keys.some((key) => SIGNS_OF_EVENT.has(key)) && !keys.includes('events');
}

const isWrapper = (key: string): boolean => WRAPPERS.has(fold(key)) || LIST_OF_ONE_TYPE.test(fold(key));

function listsIn(raw: RawObject, depth: number): readonly unknown[] | null {
  const wrapped = Object.keys(raw).filter(isWrapper);
  const found = wrapped.flatMap((key) => {
    const value = raw[key];
    if (Array.isArray(value)) return [collect(value, depth) ?? []];
    return depth > 0 && isObject(value) ? [collect(value, depth - 1)].filter((list) => list !== null) : [];
  });
  if (found.length > 0) return found.flat(1);
  const lists = Object.values(raw).filter((value) => Array.isArray(value));
  return lists.length === 0 ? null : lists.flat(1);
}
