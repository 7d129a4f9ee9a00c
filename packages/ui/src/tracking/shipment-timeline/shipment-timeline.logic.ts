import type { AirShipmentState, EndReason, AirEndReason, Instant, Leg, Milestone, ShipmentState, Stage, Station } from '@seaberry/tracking';
import { hasHappened, isOverdue, slipOf } from '../lib/node.js';
import { isAnomalous, nodeTone, type TrackingTone } from '../lib/tone.js';

/** How a way between two stations is drawn. */
export type LegKind = 'ship' | 'feeder' | 'barge' | 'rail' | 'truck' | 'plane' | 'unknown';

/** A journey as the timeline takes it: a container's, or an air waybill's. */
export interface TimelineJourney {
  /** Container or air waybill; empty while it is not known. */
  number: string;
  stations: readonly Station<Stage>[];
  legs: readonly Leg[];
  ended: EndReason | AirEndReason | null;
}

const NOTHING: TimelineJourney = { number: '', stations: [], legs: [], ended: null };

/** What a shipment's timeline shows: an air waybill itself, of a bill the container that stands for it. */
export function journeyOf(shipment: ShipmentState | AirShipmentState): TimelineJourney {
  if ('stations' in shipment) return shipment;
  return shipment.containers.find(({ number }) => number === (shipment.leadContainer ?? '')) ?? shipment.containers[0] ?? NOTHING;
}

/** Where a row lies on the journey: decides between a solid and a dashed line. */
export type Progress = 'past' | 'current' | 'ahead';

export interface StationRow {
  type: 'station';
  key: string;
  station: Station<Stage>;
  progress: Progress;
  /** What of the spine above the mark is travelled. A station that a part has reached may still lie ahead of the rest. */
  before: Progress;
  /** A moment of this stay, by which its zone is named (summer or winter time); null when no time is known. */
  zoneAt: Instant | null;
}

export interface EventRow {
  type: 'event';
  key: string;
  milestone: Milestone<Stage>;
  station: Station<Stage>;
  tone: TrackingTone;
  happened: boolean;
  /** Slip to show, ms; null when nothing is compared. */
  slipMs: number | null;
  /** It should have happened by now. */
  overdue: boolean;
  /** What of the spine above and below the mark is travelled. */
  before: Progress;
  after: Progress;
}

export interface LegRow {
  type: 'leg';
  key: string;
  leg: Leg;
  kind: LegKind;
  progress: Progress;
  /** ms; null when an end of it is unknown. */
  durationMs: number | null;
}

export interface NowRow {
  type: 'now';
  key: string;
  /** On the way, waiting at a place, or before anything happened. */
  where: 'leg' | 'station' | 'before';
  /** The place ahead on a leg, the place itself at a station. */
  station: Station<Stage>;
  /** Days on this leg, from 1, and days it takes in all; null when an end is unknown. */
  day: { current: number; total: number } | null;
}

export type TimelineRow = StationRow | EventRow | LegRow | NowRow;

const DAY = 86_400_000;

export function legKind(leg: Pick<Leg, 'mode' | 'feeder'>): LegKind {
  if (leg.mode === 'RAIL') return 'rail';
  if (leg.mode === 'TRUCK') return 'truck';
  if (leg.mode === 'AIR') return 'plane';
  if (leg.mode === 'BARGE') return 'barge';
  if (leg.feeder) return 'feeder';
  return leg.mode === 'VESSEL' ? 'ship' : 'unknown';
}

/** The rows of a container's journey from top to bottom: stations, what happens in them, the ways between, and now. */
export function toTimelineRows(container: TimelineJourney, now: Instant): TimelineRow[] {
  const reached = reachedStation(container);
  const moving = currentLeg(container);
  const heading = container.stations.findIndex((station) => station.key === moving?.to);
  const rows: TimelineRow[] = [];
  container.stations.forEach((station, index) => {
    const progress = index < reached ? 'past' : index > reached ? 'ahead' : heading > index ? 'past' : 'current';
    rows.push({ type: 'station', key: station.key, station, progress, before: progress, zoneAt: momentOf(station) });
    for (const row of eventRows(station, progress, now, container.ended === null)) rows.push(row);
    for (const leg of container.legs.filter((one) => one.from === station.key)) rows.push(legRow(leg));
  });
  return joined(container.ended ? rows : withNow(rows, container, moving, reached, now));
}

/** The spine above a station goes on as what stands over it: broken below a way that lies ahead, and below now on the way. */
function joined(rows: TimelineRow[]): TimelineRow[] {
  rows.forEach((row, index) => {
    if (row.type !== 'station') return;
    const over = rows[index - 1];
    const broken = over?.type === 'now' ? over.where === 'leg' : over?.type === 'leg' && over.progress === 'ahead';
    if (broken) rows[index] = { ...row, before: 'ahead' };
  });
  return rows;
}

/** Index of the last station where something happened; -1 before the start. A leg that arrived reaches its station too. */
function reachedStation(container: TimelineJourney): number {
  return container.stations.findLastIndex(
    (station) => station.milestones.some(hasHappened) || container.legs.some((leg) => leg.to === station.key && leg.arrived),
  );
}

function currentLeg(container: TimelineJourney): Leg | null {
  return container.legs.findLast((leg) => leg.departed && !leg.arrived) ?? null;
}

function momentOf(station: Station<Stage>): Instant | null {
  for (const node of station.milestones) {
    const at = node.actual ?? node.estimated ?? node.planned;
    if (at) return at;
  }
  return null;
}

function eventRows(station: Station<Stage>, progress: Progress, now: Instant, open: boolean): EventRow[] {
  const last = station.milestones.findLastIndex(hasHappened);
  const reachedTo = (index: number): Progress => (progress === 'ahead' ? 'ahead' : progress === 'past' || index < last ? 'past' : 'ahead');
  return station.milestones.map((milestone, index) => {
    // Once for tone and row: there may be ten thousand.
    const slipMs = slipOf(milestone, now);
    return {
      type: 'event',
      key: milestone.key,
      milestone,
      station,
      tone: nodeTone({ state: milestone.state, slipMs, thresholdMs: milestone.thresholdMs }),
      happened: hasHappened(milestone),
      slipMs,
      overdue: milestone.overdue || isOverdue(milestone, now),
      before: reachedTo(index - 1),
      // The last fact is followed by the now-marker, and solid down to it.
      after: open && progress === 'current' && index === last ? 'past' : reachedTo(index),
    };
  });
}

function legRow(leg: Leg): LegRow {
  const length = leg.departs && leg.arrives ? Date.parse(leg.arrives) - Date.parse(leg.departs) : null;
  return {
    type: 'leg',
    key: leg.key,
    leg,
    kind: legKind(leg),
    progress: leg.arrived ? 'past' : leg.departed ? 'current' : 'ahead',
    durationMs: length !== null && length > 0 ? length : null,
  };
}

function withNow(rows: TimelineRow[], container: TimelineJourney, leg: Leg | null, reached: number, now: Instant): TimelineRow[] {
  const [first] = container.stations;
  if (!first) return rows;
  const row = (where: NowRow['where'], station: Station<Stage>, day: NowRow['day'] = null): NowRow => ({
    type: 'now',
    key: 'now',
    where,
    station,
    day,
  });
  if (leg) {
    const ahead = container.stations.find((station) => station.key === leg.to) ?? first;
    return insertAfter(rows, (one) => one.type === 'leg' && one.leg.key === leg.key, row('leg', ahead, dayOf(leg, now)));
  }
  const station = container.stations[reached];
  if (!station) return [row('before', first), ...rows];
  const last = station.milestones.findLast(hasHappened);
  const anchor = last?.key ?? station.key;
  return insertAfter(rows, (one) => one.key === anchor, row('station', station));
}

function dayOf(leg: Leg, now: Instant): NowRow['day'] {
  if (!leg.departs || !leg.arrives) return null;
  const from = Date.parse(leg.departs);
  const total = Math.max(1, Math.ceil((Date.parse(leg.arrives) - from) / DAY));
  const current = Math.floor((Date.parse(now) - from) / DAY) + 1;
  // "Day 1 of 1" says nothing.
  return total > 1 && current >= 1 && current <= total ? { current, total } : null;
}

function insertAfter(rows: TimelineRow[], match: (row: TimelineRow) => boolean, row: TimelineRow): TimelineRow[] {
  const index = rows.findLastIndex(match);
  return index < 0 ? [...rows, row] : [...rows.slice(0, index + 1), row, ...rows.slice(index + 1)];
}

/** Above so many events only the rows on screen are in the document. Up to it find-in-page and print have everything. */
export const WINDOWED_ABOVE = 200;

export function eventCount(container: TimelineJourney): number {
  return container.stations.reduce((sum, station) => sum + station.milestones.length, 0);
}

function isOdd(row: TimelineRow): boolean {
  if (row.type !== 'event') return false;
  return isAnomalous(row.tone) || row.milestone.discrepancies?.some(({ open }) => open) === true;
}

/** Index of the next event behind `from` that is out of its plan or has a discrepancy; from the end it starts again. -1 for none. */
export function nextAnomaly(rows: readonly TimelineRow[], from: number): number {
  // Ten thousand rows may have to be looked at: each once, and without a copy.
  for (let step = 1; step <= rows.length; step += 1) {
    const at = (from + step) % rows.length;
    const row = rows[at];
    if (row && isOdd(row)) return at;
  }
  return -1;
}

/** Index of the first event on or after a day (`2026-11-21`), else of the last event. */
export function rowAtDate(rows: readonly TimelineRow[], day: string): number {
  const since = (row: TimelineRow): boolean => {
    if (row.type !== 'event') return false;
    const at = row.milestone.actual ?? row.milestone.estimated ?? row.milestone.planned;
    return at !== null && at.slice(0, 10) >= day;
  };
  const found = rows.findIndex(since);
  return found >= 0 ? found : rows.findLastIndex(({ type }) => type === 'event');
}
