import type { Instant, Milestone, OutlookKind, Stage } from '@seaberry/tracking';
import { addDays, dayIn, type PlainDate } from '../../../lib/dates.logic.js';
import { momentOf, zoneOf } from '../../lib/node.js';
import type { TimelineJourney, TimelineRow } from '../shipment-timeline.logic.js';
import { stretchesOf, type Stretch } from '../shipment-timeline.rows.js';

// Separate module, so that it loads with the windowed list.

/** Rows of a journey. Up to ten thousand events are counted, and rows are created on request. */
export interface TimelineRows {
  readonly length: number;
  /** Estimated height of all rows, in units. */
  readonly height: number;
  /** Index of the now marker; -1 for none. */
  readonly now: number;
  /** Row at an index; the same object each time. */
  at: (index: number) => TimelineRow | undefined;
  /** Estimated offset of a row in units; behind the last, the total height. */
  topOf: (index: number) => number;
  /** Index of the row at an estimated offset in units. */
  indexAt: (top: number) => number;
}

/** Rows of a journey for a windowed list. */
export function timelineRows(container: TimelineJourney, now: Instant, outlook?: OutlookKind): TimelineRows {
  const { all, length, height, marker } = stretchesOf(container, now, outlook);
  const made = new Map<number, TimelineRow>();
  const inside = (index: number): Stretch | undefined => lastOf(all, ({ from }) => from <= index);
  return {
    length,
    height,
    now: marker,
    at: (index) => {
      if (index < 0 || index >= length) return undefined;
      const known = made.get(index);
      if (known) return known;
      const stretch = inside(index);
      const row = stretch?.make(index - stretch.from);
      if (row) made.set(index, row);
      return row;
    },
    topOf: (index) => {
      const stretch = inside(index);
      return stretch && index < length ? stretch.top + (index - stretch.from) * stretch.height : height;
    },
    indexAt: (top) => {
      const stretch = lastOf(all, (one) => one.top <= top);
      if (!stretch) return 0;
      return stretch.from + Math.min(stretch.count - 1, Math.max(0, Math.floor((top - stretch.top) / stretch.height)));
    },
  };
}

/** Last match of a list whose matches come first; the first entry without a match. */
function lastOf(all: readonly Stretch[], matches: (one: Stretch) => boolean): Stretch | undefined {
  let low = 0;
  let high = all.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    const one = all[middle];
    if (one && matches(one)) low = middle;
    else high = middle - 1;
  }
  return all[low];
}

type Facts = Pick<Milestone<Stage>, 'state' | 'discrepancies'>;

/** Delayed, early or with a discrepancy: decided without comparing times, for up to ten thousand events. */
const isOdd = ({ state, discrepancies }: Facts): boolean =>
  state === 'delayed' || state === 'advanced' || discrepancies?.some(({ open }) => open) === true;

export function hasAnomaly(container: TimelineJourney): boolean {
  return container.stations.some(({ milestones }) => milestones.some(isOdd));
}

/** Rows in their order: an array, or a function of the index. */
export type RowList = Pick<readonly TimelineRow[], 'length' | 'at'>;

/** Index of the next event after `from` that is delayed, early or has a discrepancy; wraps around at the end. -1 for none. */
export function nextAnomaly(rows: RowList, from: number): number {
  // Up to ten thousand rows may be searched: each once, and without a copy.
  for (let step = 1; step <= rows.length; step += 1) {
    const at = (from + step) % rows.length;
    const row = rows.at(at);
    if (row?.type === 'event' && isOdd(row.milestone)) return at;
  }
  return -1;
}

/** Index of the first event on or after a day (`2026-11-21`) at its place, else of the last event. */
export function rowAtDate(rows: RowList, day: PlainDate): number {
  const before = addDays(day, -1);
  let last = -1;
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows.at(index);
    if (row?.type !== 'event') continue;
    last = index;
    const at = momentOf(row.milestone);
    const inUtc = at?.slice(0, 10) ?? '';
    // Zones are read for two days only: `Intl` is slow, and no place is more than a day from UTC.
    if (at !== null && (inUtc > day || (inUtc >= before && dayAtPlace(at, zoneOf(row.milestone)) >= day))) return index;
  }
  return last;
}

/** Day of an instant where it is shown: in UTC when the zone is unknown. */
function dayAtPlace(at: Instant, timeZone: string | null): PlainDate {
  try {
    return dayIn(timeZone ?? 'UTC', Date.parse(at));
  } catch {
    return at.slice(0, 10);
  }
}

export function indexOfKey(rows: RowList, key: string): number {
  for (let index = 0; index < rows.length; index += 1) if (rows.at(index)?.key === key) return index;
  return -1;
}
