import { partsOf, readPart } from './cron.logic.js';

/** Steps that divide an hour: others would begin anew at each full hour. */
export const MINUTE_STEPS = [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30] as const;
/** Day of a month; `L` is its last. */
export type MonthDay = number | 'L';

/** A schedule without notation. Times are `HH:mm`, weekdays 0 (Sunday) to 6. */
export type CronChoice =
  | { kind: 'minutes'; every: number }
  | { kind: 'hourly'; minute: number }
  | { kind: 'daily'; time: string }
  | { kind: 'weekly'; time: string; days: readonly number[] }
  | { kind: 'monthly'; time: string; day: MonthDay };
export type CronChoiceKind = CronChoice['kind'];

const two = (number: number): string => String(number).padStart(2, '0');

/** The simple choice that an expression is, or null. */
export function choiceOf(expression: string): CronChoice | null {
  const [minute = '', hour = '', day = '', month = '', weekday = '', ...more] = partsOf(expression);
  if (more.length > 0 || month !== '*') return null;
  const step = minute === '*' ? 1 : Number(/^\*\/(\d+)$/.exec(minute)?.[1]);
  const everyDay = day === '*' && weekday === '*';
  if (step) return everyDay && hour === '*' && MINUTE_STEPS.some((one) => one === step) ? { kind: 'minutes', every: step } : null;
  const [atMinute, atHour] = [single(minute, 'minute'), single(hour, 'hour')];
  if (atMinute === null) return null;
  if (hour === '*') return everyDay ? { kind: 'hourly', minute: atMinute } : null;
  if (atHour === null) return null;
  const time = `${two(atHour)}:${two(atMinute)}`;
  if (everyDay) return { kind: 'daily', time };
  if (weekday === '*') {
    const at = day === 'L' ? day : single(day, 'dayOfMonth');
    return at === null ? null : { kind: 'monthly', time, day: at };
  }
  const days = day === '*' ? readPart(weekday, 'dayOfWeek') : [];
  return Array.isArray(days) && days.length > 0 && days.every((one) => typeof one === 'number') ? { kind: 'weekly', time, days } : null;
}

/** The only value of a part, or null. */
function single(text: string, part: 'minute' | 'hour' | 'dayOfMonth'): number | null {
  const values = readPart(text, part);
  return Array.isArray(values) && values.length === 1 && typeof values[0] === 'number' ? values[0] : null;
}

/** Writes a choice as cron expression. */
export function expressionOf(choice: CronChoice): string {
  switch (choice.kind) {
    case 'minutes':
      return choice.every === 1 ? '* * * * *' : `*/${choice.every} * * * *`;
    case 'hourly':
      return `${choice.minute} * * * *`;
    case 'daily':
      return `${clock(choice.time)} * * *`;
    case 'weekly':
      return `${clock(choice.time)} * * ${daysText(choice.days)}`;
    case 'monthly':
      return `${clock(choice.time)} ${choice.day} * *`;
  }
}

/** `HH:mm` as minute and hour. */
const clock = (time: string): string => time.split(':').map(Number).toReversed().slice(-2).join(' ');

/** Weekdays as numbers; three and more in a row as a range. */
function daysText(days: readonly number[]): string {
  const sorted = days.toSorted((one, other) => one - other);
  const [first = 0] = sorted;
  const last = sorted.at(-1) ?? first;
  return sorted.length > 2 && last - first === sorted.length - 1 ? `${first}-${last}` : sorted.join(',');
}

const TIME = '09:00';

/** A choice of another kind, with the time of the one before. */
export function changedTo(kind: CronChoiceKind, before: CronChoice | null): CronChoice {
  const time = before && 'time' in before ? before.time : TIME;
  switch (kind) {
    case 'minutes':
      return { kind, every: 15 };
    case 'hourly':
      return { kind, minute: Number(time.slice(-2)) };
    case 'daily':
      return { kind, time };
    case 'weekly':
      return { kind, time, days: [1] };
    case 'monthly':
      return { kind, time, day: 1 };
  }
}
