import type { ClassNames, CustomComponents, DayButton } from '@daypicker/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, type ComponentProps, type ReactElement } from 'react';

import { cn } from '../../../lib/cn.js';

/* Our markup replaces that of react-day-picker, so that each element has its slot and semantic colours. */

const nav =
  'sb:absolute sb:top-0 sb:z-sticky sb:flex sb:size-control-md sb:cursor-pointer sb:items-center sb:justify-center sb:rounded-control sb:text-muted ' +
  'sb:-outline-offset-2 sb:outline-focus sb:hover:bg-sunken sb:hover:text-text sb:focus-visible:outline-2 sb:aria-disabled:cursor-not-allowed sb:aria-disabled:opacity-55';

export const calendarClasses: Partial<ClassNames> = {
  months: 'sb:flex sb:flex-wrap sb:gap-4',
  month: 'sb:relative',
  month_caption: 'sb:flex sb:h-control-md sb:items-center sb:justify-center sb:px-8 sb:text-sm sb:font-semibold',
  dropdowns: 'sb:flex sb:gap-1',
  month_grid: 'sb:mt-1 sb:text-sm',
  weekday: 'sb:size-control-md sb:text-center sb:text-xs sb:font-normal sb:text-muted',
  day: 'sb:p-0 sb:text-center',
  // The band of a range is drawn below its round ends, and is rounded where a week breaks it.
  range_start: 'sb:rounded-s-control sb:bg-primary-soft sb:forced-colors:outline sb:forced-colors:-outline-offset-1',
  range_middle:
    'sb:bg-primary-soft sb:first:rounded-s-control sb:last:rounded-e-control sb:forced-colors:outline sb:forced-colors:-outline-offset-1',
  range_end: 'sb:rounded-e-control sb:bg-primary-soft sb:forced-colors:outline sb:forced-colors:-outline-offset-1',
  button_previous: `${nav} sb:inset-s-0`,
  button_next: `${nav} sb:inset-e-0`,
};

const arrow = 'sb:size-4 sb:rtl:rotate-180';

export const calendarParts: Partial<CustomComponents> = {
  Root: ({ rootRef: _rootRef, ...rest }) => <div data-slot="calendar-root" {...rest} />,
  Months: (props) => <div data-slot="calendar-months" {...props} />,
  Month: ({ calendarMonth: _month, displayIndex: _index, ...rest }) => <div data-slot="calendar-month" {...rest} />,
  MonthCaption: ({ calendarMonth: _month, displayIndex: _index, ...rest }) => <div data-slot="calendar-caption" {...rest} />,
  CaptionLabel: (props) => <span data-slot="calendar-caption-label" {...props} />,
  DropdownNav: (props) => <div data-slot="calendar-dropdowns" {...props} />,
  Dropdown: ({ options, className: _className, ...rest }) => (
    <select
      data-slot="calendar-select"
      {...rest}
      className="sb:h-control-sm sb:cursor-pointer sb:rounded-control sb:bg-transparent sb:text-text sb:outline-focus sb:hover:bg-sunken sb:focus-visible:outline-2"
    >
      {options?.map(({ value, label, disabled }) => (
        <option key={value} value={value} disabled={disabled}>
          {label}
        </option>
      ))}
    </select>
  ),
  PreviousMonthButton: (props) => <button data-slot="calendar-previous" {...props} type="button" />,
  NextMonthButton: (props) => <button data-slot="calendar-next" {...props} type="button" />,
  Chevron: ({ orientation }) =>
    orientation === 'left' ? (
      <ChevronLeft data-slot="calendar-arrow" aria-hidden className={arrow} />
    ) : (
      <ChevronRight data-slot="calendar-arrow" aria-hidden className={arrow} />
    ),
  MonthGrid: (props) => <table data-slot="calendar-grid" {...props} />,
  Weekdays: (props) => (
    <thead data-slot="calendar-head" aria-hidden>
      <tr data-slot="calendar-weekdays" {...props} />
    </thead>
  ),
  Weekday: (props) => <th data-slot="calendar-weekday" {...props} />,
  Weeks: (props) => <tbody data-slot="calendar-weeks" {...props} />,
  Week: ({ week: _week, ...rest }) => <tr data-slot="calendar-week" {...rest} />,
  // A blank cell of a neighbouring month is in the range, but shows no day of it.
  Day: ({ day: _day, modifiers, className, ...rest }) => (
    <td data-slot="calendar-cell" {...rest} className={modifiers['outside'] ? 'sb:p-0' : className} />
  ),
  DayButton: Day,
};

/** One day. react-day-picker requests focus through the modifiers, as from its own button. */
function Day({ day: _day, modifiers, className: _className, ...rest }: ComponentProps<typeof DayButton>): ReactElement {
  const button = useRef<HTMLButtonElement>(null);
  const { focused, selected, today, range_middle: middle, range_start: start, range_end: end } = modifiers;
  useEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);
  const full = selected && (!middle || start || end);
  return (
    <button
      data-slot="calendar-day"
      data-state={full ? 'selected' : middle ? 'between' : 'none'}
      {...rest}
      ref={button}
      type="button"
      {...(today ? { 'aria-current': 'date' } : {})}
      className={cn(
        'sb:size-control-md sb:cursor-pointer sb:text-center sb:tabular-nums sb:-outline-offset-2 sb:outline-focus sb:focus-visible:outline-2',
        'sb:disabled:cursor-not-allowed sb:disabled:text-subtle sb:disabled:line-through',
        full &&
          'sb:rounded-control sb:bg-primary sb:text-on-primary sb:outline-offset-1 sb:forced-colors:bg-[Highlight] sb:forced-colors:text-[HighlightText] sb:forced-color-adjust-none',
        !selected && 'sb:rounded-control sb:not-disabled:hover:bg-sunken',
        today && 'sb:font-semibold',
        today && !full && 'sb:text-primary-text sb:underline',
      )}
    />
  );
}
