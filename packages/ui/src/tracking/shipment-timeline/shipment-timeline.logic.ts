import type {
  AirShipmentState,
  EndReason,
  AirEndReason,
  Instant,
  Leg,
  Milestone,
  OutlookKind,
  ShipmentState,
  Stage,
  Station,
} from '@seaberry/tracking';
import { isHandedOver } from '../lib/node.js';
import type { TrackingTone } from '../lib/tone.js';

/** Kind of a leg, for its drawing. */
export type LegKind = 'ship' | 'feeder' | 'barge' | 'rail' | 'truck' | 'plane' | 'unknown';

/** Journey of the timeline: of a container or an air waybill. */
export interface TimelineJourney {
  /** Container or air waybill; empty while unknown. */
  number: string;
  stations: readonly Station<Stage>[];
  legs: readonly Leg[];
  ended: EndReason | AirEndReason | null;
}

const NOTHING: TimelineJourney = { number: '', stations: [], legs: [], ended: null };

/** Journey of a timeline: an air waybill itself, or the representative container of a bill. */
export function journeyOf(shipment: ShipmentState | AirShipmentState): TimelineJourney {
  if ('stations' in shipment) return shipment;
  return shipment.containers.find(({ number }) => number === (shipment.leadContainer ?? '')) ?? shipment.containers[0] ?? NOTHING;
}

/** Position of a row on the journey: solid or dashed line. */
export type Progress = 'past' | 'current' | 'ahead';

export interface StationRow {
  type: 'station';
  key: string;
  station: Station<Stage>;
  progress: Progress;
  /** Progress of the spine above the mark. A station that a part of the shipment has reached may still be ahead of the rest. */
  before: Progress;
  /** Times shown in this stay, one of each day: they determine the name of its zone, in summer or winter. */
  zoneTimes: readonly Instant[];
}

export interface EventRow {
  type: 'event';
  key: string;
  milestone: Milestone<Stage>;
  station: Station<Stage>;
  tone: TrackingTone;
  happened: boolean;
  /** Slip to show, in ms; null without a plan. */
  slipMs: number | null;
  /** The event is overdue. */
  overdue: boolean;
  /** Progress of the spine above and below the mark. */
  before: Progress;
  after: Progress;
}

export interface LegRow {
  type: 'leg';
  key: string;
  leg: Leg;
  kind: LegKind;
  progress: Progress;
  /** Duration in ms; null when an end of it is unknown. */
  durationMs: number | null;
}

export interface NowRow {
  type: 'now';
  key: string;
  /** On a leg, waiting at a place, booked only, before the first event, or not known since the last fact. */
  where: 'leg' | 'station' | 'booked' | 'before' | 'known';
  /** The place ahead on a leg, the place itself at a station. */
  station: Station<Stage>;
  /** The last fact, where nothing is known since. */
  last?: Milestone<Stage>;
  /** Time on this leg, in ms; null when an end is unknown. */
  travelled: { elapsedMs: number; totalMs: number } | null;
}

export type TimelineRow = StationRow | EventRow | LegRow | NowRow;

export function legKind(leg: Pick<Leg, 'mode' | 'feeder'>): LegKind {
  if (leg.mode === 'RAIL') return 'rail';
  if (leg.mode === 'TRUCK') return 'truck';
  if (leg.mode === 'AIR') return 'plane';
  if (leg.mode === 'BARGE') return 'barge';
  if (leg.feeder) return 'feeder';
  return leg.mode === 'VESSEL' ? 'ship' : 'unknown';
}

/** Number of events above which only the rows on screen are in the document. Up to it find-in-page and print have all rows. */
export const WINDOWED_ABOVE = 200;

/** Of these the place of the cargo is not known any more, or it needs none. */
const ABSENT: ReadonlySet<OutlookKind> = new Set<OutlookKind>(['failed', 'unknownNumber', 'waiting', 'completed', 'cancelled']);

/** The present in a timeline: where the cargo is, what was known last, or nothing once it is at its end. */
export function presentOf({ ended, stations }: TimelineJourney, outlook: OutlookKind | undefined): 'now' | 'known' | 'none' {
  const isOver = ended === 'cancelled' || isHandedOver(stations.flatMap(({ milestones }) => milestones));
  if (ended !== null) return isOver || ended === 'emptyReturned' || ended === 'airDelivered' ? 'none' : 'known';
  if (outlook === 'silent' || outlook === 'lostSight') return 'known';
  return outlook && ABSENT.has(outlook) ? 'none' : 'now';
}

export function eventCount(container: TimelineJourney): number {
  return container.stations.reduce((sum, station) => sum + station.milestones.length, 0);
}
