import { byStatement } from '../events/dedupe.js';
import { isActual } from '../journey/facts.js';
import type { RouteVisit } from '../milestones/route.js';
import type { OlderVersions } from '../milestones/timeline.js';
import type { SignalFact, TrackingEvent } from '../types.js';
import { isNamed, isOtherVessel, isOtherVoyage } from './spelling.js';

const DAY_MS = 86_400_000;
/** A vessel needs at least so long until it calls at the same port on its next voyage. */
const NEXT_VOYAGE_MS = 7 * DAY_MS;

/** Vessel and voyage with its newest departure. */
export interface Sailing extends SignalFact {
  /** The container has been loaded on it. */
  loaded: boolean;
}

/** The sailing on which the container was to leave a port, and another one that replaced it. */
export interface Change {
  planned: Sailing;
  /** Null while the plan holds. */
  replacement: Sailing | null;
  /** When the source first named the replacement. */
  namedAt: string | null;
  /** Reason that the source gave with the replacement. */
  reason: string | null;
}

/** Planned sailing from a port and its replacement; null without a plan that names a vessel. */
export function changeAt(visit: RouteVisit, older: OlderVersions): Change | null {
  const statements = departuresFrom(visit, older);
  const plan = statements.find((event) => !isActual(event) && isNamed(event.vessel));
  if (plan === undefined) return null;
  const loading = statements.findLast((event) => event.code === 'LOAD' && isActual(event) && event.vessel !== null);
  const current = loading ?? statements.findLast((event) => !isOtherVessel(event.vessel, visit.outgoing) && isNamed(event.vessel)) ?? plan;
  const planned = sailingOf(plan, statements);
  const found = sailingOf(current, statements);
  const other = isOtherVessel(plan.vessel, current.vessel) || isLaterVoyage(planned, found);
  if (!other) return { planned, replacement: null, namedAt: null, reason: null };
  const naming = statements.filter((event) => isSame(event, current));
  const reasons = naming.map(({ delayReason, remark }) => delayReason ?? remark);
  const namedAt = naming.reduce<string | null>((first, { createdAt }) => (first === null || createdAt < first ? createdAt : first), null);
  return { planned, replacement: found, namedAt, reason: reasons.find((reason) => reason !== null) ?? null };
}

/** Statements about loading and leaving, oldest first, older versions included; the vessel that brings the container is left out. */
function departuresFrom(visit: RouteVisit, older: OlderVersions): TrackingEvent[] {
  const own = visit.events.filter(({ code, mode }) => (code === 'LOAD' || code === 'DEPA') && mode !== 'BARGE');
  const all = new Set(own.flatMap((event) => [event, ...older(event).filter(({ code }) => code === event.code)]));
  return [...all].filter(({ vessel }) => visit.role === 'pol' || !isBringing(vessel, visit)).toSorted(byStatement);
}

const isBringing = (vessel: TrackingEvent['vessel'], { incoming, outgoing }: RouteVisit): boolean =>
  isNamed(vessel) && isNamed(incoming) && !isOtherVessel(vessel, incoming) && (outgoing === null || isOtherVessel(incoming, outgoing));

const isSame = (event: TrackingEvent, other: TrackingEvent): boolean =>
  event.vessel !== null && !isOtherVessel(event.vessel, other.vessel) && !isOtherVoyage(event.voyage, other.voyage);

/** A sailing as the newest statements give it; departures precede loadings. */
function sailingOf(named: TrackingEvent, statements: readonly TrackingEvent[]): Sailing {
  const own = statements.filter((event) => isSame(event, named) && event.occursAt !== null);
  const newest = (code: string): TrackingEvent | undefined => {
    const some = own.filter((event) => event.code === code);
    return some.findLast(isActual) ?? some.at(-1);
  };
  const loaded = own.some((event) => event.code === 'LOAD' && isActual(event));
  return {
    vessel: named.vessel,
    voyage: named.voyage,
    at: (newest('DEPA') ?? newest('LOAD'))?.occursAt ?? null,
    loaded,
  };
}

/** Another voyage of the same vessel; a corrected number keeps about the same departure. */
function isLaterVoyage(planned: Sailing, found: Sailing): boolean {
  if (!isOtherVoyage(planned.voyage, found.voyage) || planned.at === null || found.at === null) return false;
  return Date.parse(found.at) - Date.parse(planned.at) >= NEXT_VOYAGE_MS;
}
