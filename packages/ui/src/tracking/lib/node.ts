import type { ExpectedSource, Instant, NodeState, Place, Stage, TransportMode } from '@seaberry/tracking';
import { isAnomalous, nodeTone, type TrackingTone } from './tone.js';

/**
 * Node of a rail: a `RailNode` of a list row and a `Milestone` of a container's journey both fit.
 * Times are instants in UTC, shown in the zone of the place.
 */
export interface JourneyNode {
  stage: Stage;
  /** DCSA or IATA code of the fact; distinguishes departure from and arrival at a transit airport. */
  code?: string;
  /** Mode of transport, part of the name of an event that is not one of a vessel. */
  mode?: TransportMode | null;
  /** First plan that the carrier gave. */
  planned: Instant | null;
  actual: Instant | null;
  /** Expected time; once it has happened, the actual time or null. */
  expected: Instant | null;
  /** Source of `expected`; the carrier's own estimate when not given. */
  expectedSource?: ExpectedSource | null;
  /** No source reported it, although a later node has happened, or its time is over and nothing has been heard for long. */
  passed?: boolean;
  /** It will not happen, since the booking was cancelled. */
  cancelled?: boolean;
  state: NodeState;
  slipMs: number | null;
  /**
   * Latest time that someone other than the carrier set: for a delivery the customer deadline, which has a mark of its own, for an empty
   * return the end of the free days.
   */
  due?: Instant | null;
  /** The time of the fact as the source gave it, where its zone or its time of day is not known. */
  unzonedText?: string | null;
  /** When it was expected, if that has passed and it has not happened. */
  overdueSince?: Instant | null;
  key?: string;
  place?: Place | null;
  /** UN/LOCODE, or the place name of the source, when there is no `place`. */
  placeCode?: string | null;
  /** Name of the place, when there is no `place`. */
  placeName?: string | null;
  /** IANA zone of the place, when there is no `place`; without any the times are in UTC. */
  timeZone?: string | null;
  /** Threshold in ms; a day when unknown. */
  thresholdMs?: number;
}

/** IANA zone in which the times of a node are shown; null is UTC. */
export const zoneOf = (node: Pick<JourneyNode, 'place' | 'timeZone'> | undefined): string | null =>
  node?.place?.timeZone ?? node?.timeZone ?? null;

/** Whether the node happened, even when its time cannot be shown: `asScheduled` without an actual time occurs only then. */
export const hasHappened = (node: Pick<JourneyNode, 'actual' | 'state'>): boolean => node.actual !== null || node.state === 'asScheduled';

/** Whether the cargo got to this node: the end of tracking is no part of its way. */
export const isReached = (node: Pick<JourneyNode, 'stage' | 'actual' | 'state'>): boolean => node.stage !== 'finished' && hasHappened(node);

/**
 * Whether the cargo was handed over: only then the end of tracking is that of a completed shipment, as its outlook says. Leaving the terminal by
 * truck is as good as the delivery where none is planned.
 */
export const isHandedOver = (nodes: readonly Pick<JourneyNode, 'stage' | 'code' | 'actual' | 'state' | 'planned'>[]): boolean =>
  nodes.some((node) => /^(?:deliv|emptyR)/.test(node.stage) && hasHappened(node)) ||
  (nodes.some((node) => node.stage === 'discharged' && node.code === 'GTOT' && hasHappened(node)) &&
    !nodes.some(({ stage, planned }) => stage === 'delivered' && planned));

/** Customer deadline of the delivery; null for other nodes. */
export const dueOf = ({ stage, due = null }: Pick<JourneyNode, 'stage' | 'due'>): Instant | null => (stage === 'delivered' ? due : null);

/** Planned time that a slip is measured against. A list row omits it where it follows from slip and fact. */
export const planOf = ({ planned, actual, slipMs }: JourneyNode): Instant | null =>
  planned ?? (actual === null || slipMs === null ? null : new Date(Date.parse(actual) - slipMs).toISOString());

/** Current time of a node: the actual, else the expected one. A plan alone is none: after a silence nothing is expected. */
export const realOf = ({ actual, expected }: Pick<JourneyNode, 'actual' | 'expected'>): Instant | null => actual ?? expected;

/** Time that places a node and decides the name of its zone: the current one, else the plan of a node that is still ahead. */
export const momentOf = (node: Pick<JourneyNode, 'actual' | 'expected' | 'planned' | 'state' | 'passed'>): Instant | null =>
  realOf(node) ?? (hasHappened(node) || node.passed ? null : node.planned);

/** True when the latest expected time has passed, and the node counts as late. */
export function isOverdue(node: JourneyNode, now: Instant): boolean {
  if (node.actual !== null || node.passed || node.state !== 'delayed') return false;
  const expectedTime = node.expected ?? planOf(node);
  return expectedTime === null || Date.parse(expectedTime) <= Date.parse(now);
}

type Measured = Pick<JourneyNode, 'stage' | 'actual' | 'expected' | 'slipMs' | 'due'>;

/** How long after its free days an empty container comes back, in ms; 0 in time, and for other nodes. */
export function afterFreeDays(node: Omit<Measured, 'slipMs'>): number {
  const real = realOf(node);
  return node.stage === 'emptyReturned' && node.due && real ? Math.max(Date.parse(real) - Date.parse(node.due), 0) : 0;
}

/** Slip to show, in ms: of the actual or the expected time beside it, from the plan or the end of the free days; null without one. */
export const slipOf = (node: Measured): number | null => (realOf(node) ? afterFreeDays(node) || node.slipMs : null);

const DAY = 86_400_000;

/** Stages without a threshold of their own: their state does not say whether they are late. */
const WITHOUT_THRESHOLD = /^(?:booked|emptyPickup|gatedIn|customsReleased|loaded|discharged|emptyReturned)$/;

/** Whether a slip is within the plan: up to the threshold of its node, or a day where there is none. An overdue node is not on time. */
export function isWithinPlan(node: JourneyNode, slipMs: number): boolean {
  return (
    !isAnomalous(toneOf(node)) &&
    !node.overdueSince &&
    (Math.abs(slipMs) <= (node.thresholdMs || DAY) ||
      (node.thresholdMs === undefined && !WITHOUT_THRESHOLD.test(node.stage) && dueOf(node) === null))
  );
}

export const toneOf = (node: JourneyNode): TrackingTone =>
  nodeTone({ state: node.state, slipMs: slipOf(node), thresholdMs: node.thresholdMs ?? DAY });

/** Tone of a node among others: the end of a shipment that is not completed has no colour. */
export const toneAmong = (nodes: readonly JourneyNode[], node: JourneyNode): TrackingTone =>
  node.stage === 'finished' && !isHandedOver(nodes) ? 'notOccurred' : toneOf(node);
