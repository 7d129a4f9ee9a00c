import { byStatement } from '../events/dedupe.js';
import type { TrackingEvent, Vessel } from '../types.js';
import { isActual, isEmptyIn, isEmptyOut, isLadenMove, isSeaMove, orderTime, sameVessel } from './facts.js';
import { sailingsOf } from './sailings.js';

/** One journey of one container, from the empty pick-up to the empty return, as far as known. */
export interface Journey {
  /** Group of its bookings and bills; null when no event names one. */
  group: string | null;
  events: TrackingEvent[];
  /** First and last actual, in ms; of any event while nothing has happened. */
  start: number;
  end: number;
  /** Time of the empty return; null before it. */
  closedAt: number | null;
  hadLaden: boolean;
  hadSea: boolean;
}

const DAY_MS = 86_400_000;
/** Days without a move of the container after which its next one belongs to another journey. */
const IDLE_DAYS = 30;

const timeOrZero = (event: TrackingEvent): number => orderTime(event) ?? 0;
const byTime = (a: TrackingEvent, b: TrackingEvent): number => timeOrZero(a) - timeOrZero(b) || byStatement(a, b);

/**
 * Splits the events of a container into its journeys, oldest first. Containers are reused, and carriers return the previous journey in the
 * same response.
 */
export function splitJourneys(events: readonly TrackingEvent[], groupOf: (event: TrackingEvent) => string | null): Journey[] {
  const actual = events.filter((event) => isActual(event) && orderTime(event) !== null).toSorted(byTime);
  const journeys = mergeGroups(splitActual(actual, groupOf));
  const stated = events.filter((event) => !isActual(event) || orderTime(event) === null).toSorted(byStatement);
  for (const event of stated) joinStatement(journeys, event, groupOf(event));
  return journeys;
}

function newJourney(event: TrackingEvent, group: string | null, time: number): Journey {
  return { group, events: [event], start: time, end: time, closedAt: null, hadLaden: false, hadSea: false };
}

function extend(journey: Journey, event: TrackingEvent, time: number): void {
  journey.start = Math.min(journey.start, time);
  journey.end = Math.max(journey.end, time);
  if (isLadenMove(event)) journey.hadLaden = true;
  if (isSeaMove(event)) journey.hadSea = true;
  // Dropped at a terminal before any full move: the empty of the previous journey, or one returned unused.
  if (isEmptyIn(event)) journey.closedAt ??= time;
}

function splitActual(actual: readonly TrackingEvent[], groupOf: (event: TrackingEvent) => string | null): Journey[] {
  const journeys: Journey[] = [];
  let current: Journey | null = null;
  for (const [index, event] of actual.entries()) {
    const group = groupOf(event);
    const time = timeOrZero(event);
    if (current === null || beginsNew(current, event, group, time, () => startsSeaLeg(actual, index))) {
      current = newJourney(event, group, time);
      journeys.push(current);
    } else {
      current.events.push(event);
      current.group ??= group;
    }
    extend(current, event, time);
  }
  return mergeRepositioning(journeys);
}

function beginsNew(current: Journey, event: TrackingEvent, group: string | null, time: number, goesToSea: () => boolean | null): boolean {
  if (group !== null && current.group !== null) return group !== current.group;
  if (isEmptyOut(event)) {
    if (current.closedAt !== null) return true;
    // After a sea leg without a known return, an empty that goes to sea starts a new journey; one that comes back does not.
    return current.hadSea && (goesToSea() ?? time - current.end > IDLE_DAYS * DAY_MS);
  }
  if (!isLadenMove(event)) return false;
  if (current.closedAt !== null) return time > current.closedAt;
  return current.hadSea && isSeaMove(event) && event.code === 'LOAD' && time - current.end > IDLE_DAYS * DAY_MS;
}

/** Whether the container is loaded on a vessel behind an event before it comes back empty; null when neither is known. */
function startsSeaLeg(actual: readonly TrackingEvent[], index: number): boolean | null {
  for (let next = index + 1; next < actual.length; next += 1) {
    const event = actual[next];
    if (event === undefined || isEmptyIn(event)) return false;
    if (isSeaMove(event) && event.code === 'LOAD') return true;
  }
  return null;
}

/** Moves of an empty between depots after its return are not a journey. */
function mergeRepositioning(journeys: readonly Journey[]): Journey[] {
  const kept: Journey[] = [];
  for (const journey of journeys) {
    const before = kept.at(-1);
    const onlyMoved = !journey.hadLaden && journey.group === null && journey.closedAt !== null;
    if (onlyMoved && before?.hadLaden === true) {
      before.events.push(...journey.events);
      before.end = Math.max(before.end, journey.end);
    } else kept.push(journey);
  }
  return kept;
}

function mergeGroups(journeys: readonly Journey[]): Journey[] {
  const kept: Journey[] = [];
  for (const journey of journeys) {
    const same = journey.group === null ? undefined : kept.find((other) => other.group === journey.group);
    if (same === undefined) kept.push(journey);
    else {
      same.events.push(...journey.events);
      same.start = Math.min(same.start, journey.start);
      same.end = Math.max(same.end, journey.end);
      same.closedAt = journey.closedAt ?? same.closedAt;
      same.hadLaden ||= journey.hadLaden;
      same.hadSea ||= journey.hadSea;
    }
  }
  return kept;
}

function joinStatement(journeys: Journey[], event: TrackingEvent, group: string | null): void {
  const time = orderTime(event) ?? Date.parse(event.createdAt);
  const grouped = group === null ? undefined : journeys.find((journey) => journey.group === group);
  if (grouped !== undefined) {
    grouped.events.push(event);
    return;
  }
  const index =
    orderTime(event) === null
      ? Math.max(
          journeys.findLastIndex(({ start }) => start <= time),
          0,
        )
      : journeyIndexAt(journeys, time, Date.parse(event.createdAt));
  const journey = index === null ? undefined : journeys[index];
  const foreign = group !== null && journey?.group !== null;
  if (journey === undefined || foreign) journeys.push(newJourney(event, group, time));
  else {
    journey.events.push(event);
    journey.group ??= group;
  }
}

/**
 * Index of the journey at a time. A statement made before the end of a journey belongs to it, however late its time; one made after the
 * last return belongs to a future journey: null.
 */
function journeyIndexAt(journeys: readonly Journey[], time: number, statedAt: number): number | null {
  if (journeys.length === 0) return null;
  let index = journeys.findLastIndex((journey) => journey.start <= time);
  if (index < 0) return 0;
  for (let before = journeys[index - 1]; before !== undefined && statedAt < (before.closedAt ?? before.end); before = journeys[index - 1]) {
    index -= 1;
  }
  const journey = journeys[index];
  if (journey === undefined || journey.closedAt === null || time <= journey.closedAt || statedAt <= journey.closedAt) return index;
  return index + 1 < journeys.length ? index + 1 : null;
}

const MAX_DAYS_BEFORE_FIRST_MOVE = 60;

/**
 * Whether a vessel call without references belongs to this journey rather than to another one of the container: by vessel, else by time.
 */
export function isCallOf(journey: Journey, journeys: readonly Journey[], call: TrackingEvent): boolean {
  const carrying = journeys.filter((other) => sailsOn(other, call.vessel));
  if (carrying.length === 1) return carrying[0] === journey;
  const time = orderTime(call) ?? Date.parse(call.createdAt);
  const first = journeys[0];
  if (isActual(call) && first !== undefined && time < first.start - MAX_DAYS_BEFORE_FIRST_MOVE * DAY_MS) return false;
  const index = journeyIndexAt(journeys, time, isActual(call) ? time : Date.parse(call.createdAt));
  return (index === null ? journeys.at(-1) : journeys[index]) === journey;
}

const sailsOn = (journey: Journey, vessel: Vessel | null): boolean => sailingsOf(journey).some((event) => sameVessel(event.vessel, vessel));
