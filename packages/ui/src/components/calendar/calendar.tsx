import { DayPicker } from '@daypicker/react';
import { useMemo, useState, type ComponentProps, type ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import {
  dateFault,
  fromLocalDate,
  inOrder,
  monthStart,
  partsOf,
  toLocalDate,
  WEEK_START,
  writeDate,
  type DateRule,
  type PlainDate,
} from '../../lib/dates.logic.js';
import { useDatesText, useLocale, type Locale, type UiMessages } from '../../lib/ui-provider.js';
import { calendarClasses, calendarParts } from './components/calendar-parts.js';

export interface CalendarProps extends Omit<ComponentProps<'div'>, 'children' | 'onSelect' | 'role'>, DateRule {
  /** Accessible name, for example “Estimated delivery”. */
  label: string;
  /** Current day, `YYYY-MM-DD`, in the relevant time zone. */
  today: PlainDate;
  /** First selected day, `YYYY-MM-DD`. With `to` absent it is the only one. */
  from?: PlainDate | null;
  /** Last selected day of a range. */
  to?: PlainDate | null;
  /** Called with a selected day that the rule allows. */
  onSelect?: (date: PlainDate) => void;
  /** The first day of a range is selected: hovered days are drawn as its possible end. */
  preview?: boolean;
  /**
   * Number of months shown side by side.
   * @default 1
   */
  months?: 1 | 2;
  /** Focuses the selected day, or today, on mount. */
  focusDay?: boolean;
}

/** Years before and after today in the year list without `min` and `max`. */
const YEARS = { back: 100, ahead: 10 };

/** Days of a month to select from. The pickers load it when they are first opened; use it directly on a page of dates. */
export function Calendar({
  label,
  today,
  from = null,
  to = null,
  onSelect,
  preview = false,
  months = 1,
  focusDay = false,
  min,
  max,
  isDateDisabled,
  className,
  ...rest
}: CalendarProps): ReactNode {
  const locale = useLocale();
  const text = useDatesText();
  const [month, setMonth] = useState(() => monthStart(from ?? today));
  const [pointed, setPointed] = useState<PlainDate | null>(null);
  const textProps = useMemo(() => textPropsOf(locale, text), [locale, text]);
  const end = preview && from !== null && to === null ? pointed : to;
  const range = from === null ? undefined : inOrder(from, end ?? from);
  const firstMonth = monthStart(min ?? today, min === undefined ? -12 * YEARS.back : 0);
  const lastMonth = monthStart(max ?? today, max === undefined ? 12 * YEARS.ahead : 0);
  const point = (date: Date): void => {
    if (preview) setPointed(fromLocalDate(date));
  };
  return (
    <div data-slot="calendar" {...rest} className={cn('sb:w-fit', className)}>
      <DayPicker
        mode="range"
        aria-label={label}
        role="application"
        today={toLocalDate(today)}
        selected={range && { from: toLocalDate(range.from), to: toLocalDate(range.to) }}
        onSelect={(_range, date) => onSelect?.(fromLocalDate(date))}
        disabled={(date) => dateFault(fromLocalDate(date), { min, max, isDateDisabled }) !== undefined}
        month={toLocalDate(month)}
        onMonthChange={(date) => setMonth(fromLocalDate(date))}
        startMonth={toLocalDate(firstMonth)}
        endMonth={toLocalDate(lastMonth)}
        numberOfMonths={months}
        weekStartsOn={WEEK_START[locale]}
        captionLayout={months === 1 ? 'dropdown' : 'label'}
        navLayout="around"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a calendar that opens takes focus, as the pattern for date pickers asks
        autoFocus={focusDay}
        onDayMouseEnter={point}
        onDayFocus={point}
        onDayMouseLeave={() => setPointed(null)}
        components={calendarParts}
        classNames={calendarClasses}
        {...textProps}
      />
    </div>
  );
}

/** Names from `Intl` and our messages, so that the texts of react-day-picker are not loaded. */
function textPropsOf(locale: Locale, text: UiMessages['dates']): Pick<ComponentProps<typeof DayPicker>, 'labels' | 'formatters'> {
  const write = (date: Date, options: Intl.DateTimeFormatOptions): string => writeDate(fromLocalDate(date), locale, options);
  const monthName = (date: Date): string => write(date, { year: 'numeric', month: 'long' });
  return {
    formatters: {
      formatCaption: monthName,
      formatDay: (date) => String(partsOf(fromLocalDate(date))[2]),
      formatMonthDropdown: (date) => write(date, { month: locale === 'en' ? 'short' : 'long' }),
      formatYearDropdown: (date) => write(date, { year: 'numeric' }),
      formatWeekdayName: (date) => write(date, { weekday: locale === 'en' ? 'short' : 'narrow' }),
    },
    labels: {
      labelDayButton: (date, { today }) => {
        const name = write(date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
        return today ? text.isToday(name) : name;
      },
      labelGrid: monthName,
      labelMonthDropdown: () => text.month,
      labelYearDropdown: () => text.year,
      labelNav: () => text.calendar,
      labelNext: () => text.nextMonth,
      labelPrevious: () => text.previousMonth,
      labelWeekday: (date) => write(date, { weekday: 'long' }),
    },
  };
}
