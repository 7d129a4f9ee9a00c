import type { Instant, Leg, OutlookKind, Stage, Station } from '@seaberry/tracking';
import { hasHappened, isHandedOver, isOverdue, isReached, slipOf } from '../lib/node.js';
import { nodeTone } from '../lib/tone.js';
import {
  legKind,
  presentOf,
  type EventRow,
  type LegRow,
  type NowRow,
  type Progress,
  type TimelineJourney,
  type TimelineRow,
} from './shipment-timeline.logic.js';

/** Estimated row heights for rows outside the view, in units. */
const ROW = 36;
const LEG = 56;

/** Neighbouring rows of the same origin: one row, or the events of a station. */
export interface Stretch {
  /** Index of its first row. */
  from: number;
  /** Offset in units. */
  top: number;
  count: number;
  /** Height of each row, in units. */
  height: number;
  make: (nth: number) => TimelineRow;
}

/** Rows of a container's journey from top to bottom: stations, their events, the legs between, and now. */
export function toTimelineRows(container: TimelineJourney, now: Instant, outlook?: OutlookKind): TimelineRow[] {
  const rows: TimelineRow[] = [];
  for (const { count, make } of stretchesOf(container, now, outlook).all) for (let nth = 0; nth < count; nth += 1) rows.push(make(nth));
  return rows;
}

/** Rows that are counted but not created yet: ten thousand events are one stretch. */
class Stretches {
  readonly all: Stretch[] = [];
  length = 0;
  height = 0;
  /** Index of the now-marker; -1 for none. */
  marker = -1;

  add(count: number, make: Stretch['make'], each = ROW): void {
    if (count === 0) return;
    this.all.push({ from: this.length, top: this.height, count, height: each, make });
    this.length += count;
    this.height += count * each;
  }

  one(row: TimelineRow): void {
    this.add(1, () => row, row.type === 'leg' ? LEG : ROW);
  }

  mark(where: NowRow['where'], station: Station<Stage>, travelled: NowRow['travelled'] = null): void {
    this.marker = this.length;
    this.one({ type: 'now', key: 'now', where, station, travelled });
  }
}

export function stretchesOf(container: TimelineJourney, now: Instant, outlook?: OutlookKind): Stretches {
  const stretches = new Stretches();
  const { stations, legs } = container;
  const [first] = stations;
  if (!first) return stretches;
  const present = presentOf(container, outlook);
  const open = present === 'now';
  const reached = reachedStation(container);
  const known = present === 'known' ? stations.findLastIndex(({ milestones }) => milestones.some(isReached)) : -1;
  const moving = legs.findLast((leg) => leg.departed && !leg.arrived);
  const destination = moving ? stations.findIndex((station) => station.key === moving.to) : -1;
  const markLeg = (leg: Leg): void => stretches.mark('leg', stations[destination] ?? first, travelledOf(leg, now));
  if (open && !moving && reached < 0) stretches.mark('before', first);
  // The spine above a station continues the line above it: dashed below a leg ahead, and below now on the way.
  let broken = false;
  stations.forEach((station, index) => {
    const progress = index < reached ? 'past' : index > reached ? 'ahead' : destination > index ? 'past' : 'current';
    stretches.one({
      type: 'station',
      key: station.key,
      station,
      progress,
      before: broken ? 'ahead' : progress,
      zoneTimes: zoneTimesOf(station),
    });
    const waiting = open && !moving && index === reached;
    const { count, done, make } = eventsOf(station, progress, now, container, open || index === known);
    stretches.add(waiting || index === known ? done : count, make);
    const last = index === known && station.milestones[done - 1];
    if (last) {
      stretches.one({ type: 'now', key: 'now', where: 'known', station, last, travelled: null });
      stretches.add(count - done, (nth) => make(done + nth));
    }
    if (waiting) {
      // Delivered cargo is with the customer: its container comes back empty, from a place that is not reported.
      const has = (test: RegExp): boolean => station.milestones.some((one) => hasHappened(one) && test.test(one.stage));
      const home = has(/^delivered/) && stations.at(-1);
      // A booking does not show that the cargo is at its place.
      stretches.mark(home ? 'leg' : has(/^(?!book)/) ? 'station' : 'booked', home || station);
      stretches.add(count - done, (nth) => make(done + nth));
    }
    broken = false;
    for (const leg of legs) {
      if (leg.from !== station.key) continue;
      const row = legRow(leg);
      stretches.one(row);
      const isCurrent = open && leg === moving;
      if (isCurrent) markLeg(leg);
      broken = isCurrent || row.progress === 'ahead';
    }
  });
  // A leg in progress without a start station.
  if (open && moving && stretches.marker < 0) markLeg(moving);
  return stretches;
}

/** Index of the last station where something happened; -1 before the start. A leg that arrived reaches its station too. */
function reachedStation({ stations, legs }: TimelineJourney): number {
  return stations.findLastIndex(
    (station) => station.milestones.some(isReached) || legs.some((leg) => leg.to === station.key && leg.arrived),
  );
}

function zoneTimesOf({ milestones }: Station<Stage>): Instant[] {
  const days = new Map<string, Instant>();
  for (const one of milestones) {
    if (one.unzonedText !== null) continue;
    for (const at of [one.planned, hasHappened(one) ? one.estimated : one.expected, one.actual]) if (at) days.set(at.slice(0, 10), at);
  }
  return [...days.values()];
}

interface Events {
  count: number;
  /** Number of rows up to and including the last that happened. */
  done: number;
  make: (nth: number) => EventRow;
}

/** How the events of a station become rows. */
function eventsOf(station: Station<Stage>, progress: Progress, now: Instant, { stations }: TimelineJourney, marked: boolean): Events {
  const { milestones } = station;
  const last = milestones.findLastIndex(isReached);
  const reachedTo = (nth: number): Progress => (progress === 'ahead' ? 'ahead' : progress === 'past' || nth < last ? 'past' : 'ahead');
  const make = (nth: number): EventRow => {
    // Only existing rows are requested.
    const milestone = milestones[nth] as (typeof milestones)[number];
    const slipMs = slipOf(milestone);
    return {
      type: 'event',
      key: milestone.key,
      milestone,
      station,
      tone:
        milestone.stage === 'finished' && !isHandedOver(stations.flatMap((one) => one.milestones))
          ? 'notOccurred'
          : nodeTone({ state: milestone.state, slipMs, thresholdMs: milestone.thresholdMs }),
      happened: hasHappened(milestone),
      slipMs,
      overdue: milestone.overdueSince !== null || isOverdue(milestone, now),
      before: reachedTo(nth - 1),
      // The last fact is followed by the now-marker, and solid down to it.
      after: marked && progress === 'current' && nth === last ? 'past' : reachedTo(nth),
    };
  };
  return { count: milestones.length, done: last + 1, make };
}

function lengthOf({ departs, arrives }: Leg): number | null {
  const length = departs && arrives ? Date.parse(arrives) - Date.parse(departs) : 0;
  return length > 0 ? length : null;
}

function legRow(leg: Leg): LegRow {
  return {
    type: 'leg',
    key: leg.key,
    leg,
    kind: legKind(leg),
    progress: leg.arrived ? 'past' : leg.departed ? 'current' : 'ahead',
    durationMs: lengthOf(leg),
  };
}

function travelledOf(leg: Leg, now: Instant): NowRow['travelled'] {
  const totalMs = lengthOf(leg);
  const elapsedMs = leg.departs ? Date.parse(now) - Date.parse(leg.departs) : -1;
  return totalMs !== null && elapsedMs >= 0 && elapsedMs <= totalMs ? { elapsedMs, totalMs } : null;
}
