import { useDatesText, useLocale } from './ui-provider.js';
import { dateFault, dayIn, writeDate, type DateRule, type PlainDate } from './dates.logic.js';
import { parseDate } from './dates.parse.js';

/** Parses typed days within the limits, with the reason for those that are rejected. */
export function useDateParser({ min, max, isDateDisabled }: DateRule, today: () => PlainDate) {
  const text = useDatesText();
  const locale = useLocale();
  return (typed: string): { value: PlainDate } | { fault: string } => {
    const current = today();
    const date = parseDate(typed, locale, current);
    if (date === null) return { fault: text.notADate(typed, writeDate(current, locale)) };
    const fault = dateFault(date, { min, max, isDateDisabled });
    if (fault === 'early') return { fault: text.dateTooEarly(writeDate(min ?? date, locale)) };
    if (fault === 'late') return { fault: text.dateTooLate(writeDate(max ?? date, locale)) };
    return fault === 'blocked' ? { fault: text.dateNotOffered(writeDate(date, locale)) } : { value: date };
  };
}

/** Current day: the given one, or the day in a zone. */
export function todayOf(today: PlainDate | undefined, timeZone: string | undefined): PlainDate {
  return today ?? dayIn(timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone, Date.now());
}
