import { CalendarDays } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';

import { announce } from '../../lib/announce.js';
import { cn } from '../../lib/cn.js';
import { writeRange, type DateRange, type DateRule, type PlainDate } from '../../lib/dates.logic.js';
import { useControlSize, useDatesText, useLocale, type ControlSize } from '../../lib/ui-provider.js';
import { useControllable } from '../../lib/use-controllable.js';
import { todayOf } from '../../lib/use-date-parser.js';
import { useFieldControl } from '../field/index.js';
import { controlVariants } from '../input/index.js';
import { Popover } from '../popover/index.js';
import { RangePanel } from './components/range-panel.js';
import type { DateShortcut, ShortcutName } from './date-range.logic.js';

type Native = Omit<ComponentProps<'button'>, 'value' | 'defaultValue' | 'onChange' | 'children' | 'aria-label' | 'type'>;

export interface DateRangePickerProps extends Native, DateRule {
  /** Accessible name of the range, for example “Created”. */
  label: string;
  /** Controlled range, both days included, `YYYY-MM-DD`; null for any. */
  value?: DateRange | null;
  /** Initial range (uncontrolled); null for none. */
  defaultValue?: DateRange | null;
  /** Called when a complete range is selected or cleared, never for half a range. */
  onChange?: (value: DateRange | null) => void;
  /**
   * Predefined ranges: built-in names, or your own.
   * @default ['today', 'yesterday', 'lastWeek']
   */
  shortcuts?: readonly (ShortcutName | DateShortcut)[];
  /** Maximum number of days in a range, both ends included. */
  maxDays?: number;
  /**
   * Current day, `YYYY-MM-DD`.
   * @default the day in `timeZone`
   */
  today?: PlainDate;
  /**
   * IANA zone that decides which day is today.
   * @default the zone of the device
   */
  timeZone?: string;
  /**
   * Height: 28, 32 or 40 px.
   * @default the size of the provider, else 'md'
   */
  size?: ControlSize;
  /** Why the control is disabled. It stays in the tab order and announces the reason. */
  disabledReason?: string | undefined;
}

const SHORTCUTS: readonly ShortcutName[] = ['today', 'yesterday', 'lastWeek'];

/** A range of days, for filters: shortcuts, two inputs and a calendar behind one button. */
export function DateRangePicker(props: DateRangePickerProps): ReactNode {
  const { label, value: given, defaultValue = null, onChange, shortcuts = SHORTCUTS, maxDays, today, timeZone, ...others } = props;
  const { size: ownSize, min, max, isDateDisabled, disabledReason, className, ...rest } = others;
  const text = useDatesText();
  const locale = useLocale();
  const size = useControlSize(ownSize);
  const [value, setValue] = useControllable<DateRange | null>({ value: given, defaultValue, onChange });
  const [open, setOpen] = useState(false);
  const valueText = value ? writeRange(value, locale, text.range) : text.anyDate;
  // `aria-invalid` and `aria-required` are not allowed on a button; the field's message describes it.
  const { 'aria-invalid': _invalid, 'aria-required': _required, ...control } = useFieldControl(rest);

  const choose = (next: DateRange | null): void => {
    setValue(next);
    setOpen(false);
    announce(text.rangeChosen(next ? writeRange(next, locale, text.range) : text.anyDate));
  };
  return (
    <Popover
      label={text.openRange(label)}
      open={open}
      onOpenChange={(next) => setOpen(next && disabledReason === undefined)}
      trigger={
        <button
          data-slot="date-range-picker"
          {...rest}
          {...control}
          type="button"
          aria-label={`${label}: ${valueText}`}
          {...(disabledReason === undefined ? {} : { 'aria-disabled': true, title: disabledReason, 'aria-description': disabledReason })}
          className={cn(
            controlVariants({ size }),
            'sb:flex sb:cursor-pointer sb:items-center sb:gap-2 sb:aria-disabled:cursor-not-allowed sb:aria-disabled:bg-sunken',
            className,
          )}
        >
          <CalendarDays data-slot="date-range-picker-icon" size={16} aria-hidden className="sb:shrink-0 sb:text-muted" />
          <span data-slot="date-range-picker-value" className={cn('sb:truncate sb:tabular-nums', !value && 'sb:text-muted')}>
            {valueText}
          </span>
        </button>
      }
    >
      <RangePanel
        value={value}
        shortcuts={shortcuts}
        maxDays={maxDays}
        today={todayOf(today, timeZone)}
        rule={{ min, max, isDateDisabled }}
        onChoose={choose}
      />
    </Popover>
  );
}
