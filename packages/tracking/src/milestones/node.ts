import { groupBy } from '../journey/group-by.js';
import { byStatement } from '../events/dedupe.js';
import { isActual, orderTime, placeKey } from '../journey/facts.js';
import type { Estimate, Milestone, Place, TrackingEvent } from '../types.js';
import { facilityKey, type MilestoneSlot } from './classify.js';
import { newest } from './statements.js';

/** A milestone with its facts, before thresholds are applied. */
export interface Node extends Omit<
  Milestone,
  'expected' | 'expectedSource' | 'passed' | 'due' | 'slipMs' | 'state' | 'anomaly' | 'thresholdMs' | 'overdueSince'
> {
  station: string;
  rank: number;
  /** An actual was stated, even at a time without a known zone. */
  occurred: boolean;
  /** Not stated itself: another container was discharged from the vessel, or the vessel is at a later place. */
  proven?: boolean;
  /** Its first plan was for another port: nothing is gained by a time before it. */
  diverted?: boolean;
}

export interface NodeStatements {
  slot: MilestoneSlot;
  /** Current statements. */
  current: TrackingEvent[];
  /** Plans that were overtaken and older versions: for the history and the first plan only. */
  past: TrackingEvent[];
}

/** Nodes that several places can report; the first report is the fact, later ones are moves of the empty container. */
const FIRST_PLACE_WINS: ReadonlySet<string> = new Set(['emptyPickup', 'emptyReturned']);

function actualOf(slot: MilestoneSlot, events: readonly TrackingEvent[]): TrackingEvent | null {
  if (!FIRST_PLACE_WINS.has(slot.stage)) return newest(events, 'ACT');
  const places = [...groupBy(events.filter(isActual), facilityKey).values()];
  const facts = places.map((group) => newest(group, 'ACT')).filter((event) => event !== null);
  return facts.toSorted((a, b) => (orderTime(a) ?? 0) - (orderTime(b) ?? 0) || byStatement(a, b))[0] ?? null;
}

/** Two codes can report one fact (gate-out and pick-up): the slot's own code takes precedence. */
function preferred(slot: MilestoneSlot, events: readonly TrackingEvent[]): readonly TrackingEvent[] {
  const own = events.filter((event) => event.code === slot.code && orderTime(event) !== null);
  return own.length > 0 && own.some(isActual) === events.some(isActual) ? own : events;
}

/** A truck that comes and a container that is put down are two plans: only those of the slot's own code are compared, where there are any. */
function ofOneFact({ code }: MilestoneSlot, events: readonly TrackingEvent[]): readonly TrackingEvent[] {
  const own = events.filter((event) => event.classifier === 'ACT' || event.code === code);
  return own.every(({ classifier }) => classifier === 'ACT') ? events : own;
}

/** A text without an offset has an instant where the zone of its place is known. */
const withoutInstant = (event: TrackingEvent | null): string | null => (event?.occursAt === null ? event.occursAtText : null);

/** Builds a node from all statements about it. `place`: where it is expected when no statement names a place. */
export function buildNode({ slot, current, past }: NodeStatements, place: Place | null): Node {
  const events = preferred(slot, current);
  const actual = actualOf(slot, events);
  const all = (past.length === 0 ? current : [...new Set([...current, ...past])]).toSorted(byStatement);
  const stated = ofOneFact(slot, all);
  const oldest = oldestOfRepeatedPlans(stated);
  const estimated = newest(events, 'EST');
  const replanned = newest(events, 'PLN');
  const isNewestPlan = replanned !== null && (estimated === null || byStatement(estimated, oldest.get(replanned) ?? replanned) < 0);
  const given = isNewestPlan ? replanned : estimated;
  const shown = actual ?? given;
  const newestAt = given?.occursAt ?? replanned?.occursAt ?? null;
  const history = estimatesOf(
    stated.filter((event) => (oldest.get(event) ?? event) === event),
    isPortOfDischarge(slot),
  );
  const first = history.find((statement) => statement.classifier !== 'ACT');
  const planned = first?.at ?? null;
  const plannedAt = placeKey(stated.find(({ id }) => id === first?.eventId)?.place ?? null);
  const diverted = isPortOfDischarge(slot) && plannedAt !== null && (placeKey(shown?.place ?? null) ?? plannedAt) !== plannedAt;
  return {
    key: slot.key,
    stage: slot.stage,
    code: slot.code,
    station: slot.station,
    rank: slot.rank,
    place: shown?.place ?? place,
    mode: shown?.mode ?? null,
    vessel: shown?.vessel ?? null,
    voyage: shown?.voyage ?? null,
    planned,
    // A plan that the carrier replaced is its newest time as an estimate would be.
    estimated: estimated?.occursAt == null && newestAt === planned ? null : newestAt,
    actual: actual?.occursAt ?? null,
    unzonedText: withoutInstant(shown),
    occurred: actual !== null,
    ...(diverted ? { diverted } : {}),
    history,
    eventIds: all.map((event) => event.id),
  };
}

/** For each plan the oldest of those with its time that follow each other: the later ones only repeat it. */
function oldestOfRepeatedPlans(sorted: readonly TrackingEvent[]): ReadonlyMap<TrackingEvent, TrackingEvent> {
  const oldest = new Map<TrackingEvent, TrackingEvent>();
  const last = new Map<string, TrackingEvent>();
  for (const event of sorted) {
    if (event.classifier !== 'PLN' || event.occursAt === null) continue;
    const before = last.get(event.code);
    const first = before?.occursAt === event.occursAt ? before : event;
    oldest.set(event, first);
    last.set(event.code, first);
  }
  return oldest;
}

const isPortOfDischarge = ({ stage, code }: MilestoneSlot): boolean => stage === 'arrivedPod' || code === 'DISC';

/** Reason of the first time at a port that the shipment was diverted to. */
export const PORT_CHANGED = 'POD changed';

function estimatesOf(events: readonly TrackingEvent[], atPort: boolean): Estimate[] {
  const estimates: Estimate[] = [];
  let before: string | null = null;
  for (const { occursAt, classifier, createdAt, id, delayReason, remark, place } of events) {
    if (occursAt === null) continue;
    const changed = atPort && before !== null && placeKey(place) !== before;
    before = placeKey(place);
    estimates.push({
      classifier,
      at: occursAt,
      statedAt: createdAt,
      eventId: id,
      reason: delayReason ?? remark ?? (changed ? PORT_CHANGED : null),
    });
  }
  return estimates;
}

/** A milestone of every journey that nothing has been reported about. */
export const unreportedMilestone = (slot: MilestoneSlot, place: Place | null): Node => buildNode({ slot, current: [], past: [] }, place);
