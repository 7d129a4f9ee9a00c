import type { EventProblem, Instant, Place } from '../types.js';
import type { FlatEvent } from './flat-event.js';
import { FieldNames } from './keys.js';
import { dayAfter, isPlausible, latestPlausible } from './plausible.js';
import { textOf } from './raw.js';
import type { SourceRules } from './sources.js';
import { parseTime } from './time.js';

/** Context shared by all events of one response. */
export interface BuildContext {
  source: string;
  receivedAt: Instant;
  rules: SourceRules;
  names: FieldNames;
  /** Latest plausible date of a time, `YYYY-MM-DD`. */
  latest: string;
  /** Instant after which nothing can have happened or been said yet. */
  latestActual: Instant;
  timeZoneOf: (unLocationCode: string) => string | null;
  placeNameOf: (unLocationCode: string) => string | null;
  problems: EventProblem[];
  places: Map<string, Place>;
  /** Places without a zone of their own, by the zone of the times there. */
  zoned: Map<Place, Map<string, Place>>;
  /** Check digit results of the numbers in this response. */
  checked: Map<string, boolean>;
}

const tables = new WeakMap<SourceRules, FieldNames>();

/** The table of a source's field names, made once for each set of rules. */
export function namesOf(rules: SourceRules): FieldNames {
  const known = tables.get(rules);
  if (known !== undefined) return known;
  const made = new FieldNames(rules.fields);
  tables.set(rules, made);
  return made;
}

export const contextOf = (options: Pick<BuildContext, 'source' | 'receivedAt' | 'rules' | 'timeZoneOf' | 'placeNameOf'>): BuildContext => ({
  ...options,
  names: namesOf(options.rules),
  latest: latestPlausible(options.receivedAt),
  latestActual: dayAfter(options.receivedAt),
  problems: [],
  places: new Map(),
  zoned: new Map(),
  checked: new Map(),
});

type ProblemCode = EventProblem['code'];
export type Report = (path: string, code: ProblemCode, effect: EventProblem['effect'], value: unknown) => void;

const VALUE_LIMIT = 120;
/** A value as a problem reports it: its text, shortened, else its type. */
export const shown = (value: unknown): string | null =>
  value === undefined || value === null ? null : (textOf(value) ?? typeof value).slice(0, VALUE_LIMIT);

/** FNV-1a, 32 bits: only distinguishes versions of one event. */
export function hash(text: string): string {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return (h >>> 0).toString(36);
}

/** An enumeration value in upper case with underscores, if the source sends mixed case. */
export const fold = (value: string, rules: SourceRules): string =>
  rules.mixedCaseEnums ? value.toUpperCase().replace(/[\s-]+/gu, '_') : value;

export function enumOf(
  value: string | null,
  map: ReadonlyMap<string, string>,
  path: string,
  rules: SourceRules,
  report: Report,
): string | null {
  if (value === null) return null;
  const known = map.get(fold(value, rules));
  if (known === undefined) report(path, 'unknown-code', 'kept', value);
  return known ?? null;
}

/**
 * Creation time of a statement. Without zone it counts as UTC: it only orders the statements of one source. More than a day ahead it is
 * reported, and the statement counts as created when it was received; its version keeps the time, so that it is the same in each response.
 */
export function statedAt(flat: FlatEvent, context: BuildContext, report: Report): { at: Instant; version: string } {
  const text = textOf(flat.created);
  const time = text === null ? null : parseTime(text, 'UTC');
  if (time === null || time.at === null || !isPlausible(time.at, context.latest)) {
    report(flat.paths.created, text === null ? 'missing' : 'bad-time', 'kept', flat.created);
    return { at: context.receivedAt, version: '0' };
  }
  if (time.at > context.latestActual) {
    report(flat.paths.created, 'bad-time', 'kept', flat.created);
    return { at: context.receivedAt, version: time.at };
  }
  return { at: time.at, version: time.at };
}
