import { addDays, daysIn, inOrder, monthStart, weekStart, type DateRange, type PlainDate, type Weekday } from '../../lib/dates.logic.js';

/** Built-in ranges. */
export type ShortcutName = 'today' | 'yesterday' | 'lastWeek' | 'last7Days' | 'last30Days' | 'thisMonth' | 'lastMonth';

/** Predefined range with a name of its own. */
export interface DateShortcut {
  /** Name, for example “Since the last invoice”. */
  label: string;
  /** Computes the range for the current day. */
  range: (today: PlainDate) => DateRange;
}

/** A range by its name. Weeks and months are those of the calendar: last week is the whole week before this one. */
export function rangeOf(name: ShortcutName, today: PlainDate, firstWeekday: Weekday): DateRange {
  const week = weekStart(today, firstWeekday);
  const ranges: Record<ShortcutName, DateRange> = {
    today: { from: today, to: today },
    yesterday: { from: addDays(today, -1), to: addDays(today, -1) },
    lastWeek: { from: addDays(week, -7), to: addDays(week, -1) },
    last7Days: { from: addDays(today, -6), to: today },
    last30Days: { from: addDays(today, -29), to: today },
    thisMonth: { from: monthStart(today), to: addDays(monthStart(today, 1), -1) },
    lastMonth: { from: monthStart(today, -1), to: addDays(monthStart(today), -1) },
  };
  return ranges[name];
}

/** Current selection while a range is being picked. */
export interface RangeDraft {
  readonly from: PlainDate | null;
  readonly to: PlainDate | null;
}

/** The draft after one more day: the first click sets the start, the second the end (in either order), the third starts a new range. */
export function withDay(draft: RangeDraft, day: PlainDate): RangeDraft {
  if (draft.from === null || draft.to !== null) return { from: day, to: null };
  return inOrder(draft.from, day);
}

/** Whether a day would exceed the maximum length of the started range. */
export function isTooFar(draft: RangeDraft, day: PlainDate, maxDays: number | undefined): boolean {
  if (maxDays === undefined || draft.from === null || draft.to !== null) return false;
  return daysIn(inOrder(draft.from, day)) > maxDays;
}
