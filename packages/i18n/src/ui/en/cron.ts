import { plural } from '../plural.js';

/** Texts of schedules in cron notation. */
export const cron = {
  placeholder: '0 9 * * 1-5',

  repeats: 'Repeats',
  kinds: {
    minutes: 'Every few minutes',
    hourly: 'Every hour',
    daily: 'Every day',
    weekly: 'Every week',
    monthly: 'Every month',
    other: 'As written above',
    none: 'Not set',
  },
  interval: 'Interval',
  everyMinutes: (count: number, formatted: string) => plural('en', count, { one: 'Every minute', other: `Every ${formatted} minutes` }),
  minute: 'Minute',
  time: 'Time',
  days: 'Days',
  oneDay: 'At least one day is needed.',
  day: 'Day',
  dayOfMonth: (formatted: string) => `Day ${formatted}`,
  lastDay: 'Last day',
  shortMonths: 'Months without this day are skipped.',

  nextRuns: (zone: string) => `Next runs (time zone ${zone})`,
  noRuns: 'The next runs cannot be calculated.',
  unknownZone: (zone: string) => `The time zone “${zone}” is not known.`,

  parts: { minute: 'minute', hour: 'hour', dayOfMonth: 'day of the month', month: 'month', dayOfWeek: 'day of the week' },
  partCount: (count: number, formatted: string) =>
    plural('en', count, {
      one: 'This is 1 part. Write 5: minute, hour, day of the month, month, day of the week.',
      other: `These are ${formatted} parts. Write 5: minute, hour, day of the month, month, day of the week.`,
    }),
  inPart: (position: string, part: string, fault: string) => `Part ${position}, ${part}: ${fault}`,
  unreadable: (typed: string, example: string) => `“${typed}” cannot be read. Write it like ${example}.`,
  outOfRange: (typed: string, least: string, most: string) => `“${typed}” is not between ${least} and ${most}.`,
  wrongOrder: (typed: string) => `“${typed}” ends before it begins.`,
  wrongStep: (typed: string) => `The step of “${typed}” must be a whole number from 1.`,
  repeated: (typed: string) => `“${typed}” is in the list already.`,
  missing: 'A value is missing beside a comma.',
  never: (typed: string) => `“${typed}” is a day that none of the months has.`,
};
