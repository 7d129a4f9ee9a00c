import type { Estimate, Instant } from '../types.js';
import type { AirEvent } from './event.js';

/** Pieces that departed on each flight; null where the source did not count them. */
export type Departed = ReadonlyMap<string, number | null>;

/** Pieces by flight of the actual departures, the newest count of each. @param events ordered by statement */
export const departedOn = (events: readonly AirEvent[]): Departed =>
  new Map(events.flatMap((event) => (hasLeft(event) && event.flight !== null ? [[event.flight, event.pieces] as const] : [])));

export const hasLeft = ({ code, classifier, occursAtText }: AirEvent): boolean =>
  code === 'DEP' && classifier === 'ACT' && occursAtText !== null;

export interface PartFacts {
  /** Statements about one fact, ordered. */
  events: readonly AirEvent[];
  /** Newest actual report of each part. */
  parts: readonly AirEvent[];
  total: number | null;
  departed: Departed;
  /** The last part that completed the step, once all have; else null. */
  last: AirEvent | null;
}

/** Times at which all pieces should have completed a step. */
export interface PartTimes {
  /** The first plan for all pieces. */
  planned: AirEvent | null;
  /** Statements about the flight of the last pieces, oldest first. */
  ofLast: readonly AirEvent[];
  /** The newest of these. */
  newest: AirEvent | null;
}

interface Group {
  flight: string | null;
  /** Planned and estimated times, oldest first. */
  stated: AirEvent[];
  /** Pieces first booked on the flight, and pieces on it now; all of them where the source did not count. */
  booked: number;
  pieces: number;
}

/**
 * Times of a shipment that may fly in parts. Its plan is that of the flights that were first booked for all pieces. Its newest time is that of the
 * last flight for the pieces that are still to come: those that have departed, then those booked last, until all pieces are on one. A booking beyond
 * that was replaced.
 */
export function partTimesOf({ events, parts, total, departed, last }: PartFacts): PartTimes {
  const groups = groupsOf(events, departed);
  const booked = until(total, groups, 'booked');
  const planned = latest(booked.flatMap(({ stated }) => stated.slice(0, 1)));
  const done = new Set(parts.map(({ flight }) => flight));
  const open =
    last === null
      ? groups.filter(({ flight }) => flight === null || !done.has(flight))
      : groups.filter(({ flight }) => flight === last.flight);
  const counted = parts.reduce((sum, { pieces }) => sum + (pieces ?? 0), 0);
  const byAge = (open.length > 0 ? open : groups).toReversed();
  const hasDeparted = ({ flight }: Group): boolean => flight !== null && departed.has(flight);
  const used = until(total === null || last !== null ? total : total - counted, [
    ...byAge.filter(hasDeparted),
    ...byAge.filter((group) => !hasDeparted(group)),
  ]);
  const newest = latest(used.flatMap(newestOf));
  return { planned, newest, ofLast: used.find(({ stated }) => newest !== null && stated.includes(newest))?.stated ?? [] };
}

const ALL = Number.POSITIVE_INFINITY;

function groupsOf(events: readonly AirEvent[], departed: Departed): Group[] {
  const groups = new Map<string | null, Group>();
  for (const event of events) {
    if (event.classifier === 'ACT' || event.occursAt === null) continue;
    const { flight } = event;
    const group = groups.get(flight) ?? { flight, stated: [], booked: event.pieces ?? ALL, pieces: ALL };
    groups.set(flight, group);
    group.stated.push(event);
    if (event.pieces !== null) group.pieces = event.pieces;
  }
  for (const group of groups.values()) group.pieces = departed.get(group.flight ?? '') ?? group.pieces;
  return [...groups.values()];
}

/** The first groups that hold all pieces. */
function until(pieces: number | null, groups: readonly Group[], count: 'booked' | 'pieces' = 'pieces'): Group[] {
  const used: Group[] = [];
  let held = 0;
  for (const group of groups) {
    used.push(group);
    held += group[count];
    if (pieces === null || held >= pieces) break;
  }
  return used;
}

/** An estimate counts before a plan, whatever is newer. */
const newestOf = ({ stated }: Group): AirEvent[] =>
  [stated.findLast(({ classifier }) => classifier === 'EST') ?? stated.at(-1)].filter((event) => event !== undefined);

const latest = (events: readonly AirEvent[]): AirEvent | null =>
  events.reduce<AirEvent | null>((last, event) => (last === null || timeOf(event) > timeOf(last) ? event : last), null);

const timeOf = ({ occursAt }: AirEvent): Instant => occursAt ?? '';

export const statedTimeOf = ({ classifier, occursAt, createdAt, id, remark }: AirEvent): Estimate[] =>
  occursAt === null ? [] : [{ classifier, at: occursAt, statedAt: createdAt, eventId: id, reason: remark }];
