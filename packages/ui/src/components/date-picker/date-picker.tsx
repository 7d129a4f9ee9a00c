import { CalendarDays } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { dateFault, writeDate, type DateRule, type PlainDate } from '../../lib/dates.logic.js';
import { useDatesText, useLocale } from '../../lib/ui-provider.js';
import { useControllable } from '../../lib/use-controllable.js';
import { todayOf, useDateParser } from '../../lib/use-date-parser.js';
import { useTextEntry } from '../../lib/use-text-entry.js';
import { Button } from '../button/index.js';
import type { InputProps } from '../input/index.js';
import { LazyCalendar } from './lazy-calendar.js';
import { PickerFrame } from './picker-frame.js';

type Native = Omit<InputProps, 'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'identifier'>;

export interface DatePickerProps extends Native, DateRule {
  /** Controlled day, `YYYY-MM-DD`; null for none. */
  value?: PlainDate | null;
  /** Initial day (uncontrolled); null for none. */
  defaultValue?: PlainDate | null;
  /** Called with the chosen or typed day; null when the input was cleared or is not a valid day. */
  onChange?: (value: PlainDate | null) => void;
  /**
   * Current day, `YYYY-MM-DD`.
   * @default the day in `timeZone`
   */
  today?: PlainDate;
  /**
   * IANA zone that determines the current day.
   * @default the zone of the device
   */
  timeZone?: string;
  /** Why the control is disabled. It stays in the tab order and announces the reason. */
  disabledReason?: string | undefined;
}

/** A day, typed in any common format or chosen from a calendar. */
export function DatePicker({
  value: given,
  defaultValue = null,
  onChange,
  min,
  max,
  isDateDisabled,
  today,
  timeZone,
  disabledReason,
  ...rest
}: DatePickerProps): ReactNode {
  const text = useDatesText();
  const locale = useLocale();
  const rule = { min, max, isDateDisabled };
  const [value, setValue] = useControllable<PlainDate | null>({ value: given, defaultValue, onChange });
  const [open, setOpen] = useState(false);
  const parse = useDateParser(rule, () => todayOf(today, timeZone));
  const entry = useTextEntry({ value, format: (date) => writeDate(date, locale), parse, onChange: setValue });

  const choose = (date: PlainDate | null): void => {
    entry.revert();
    setValue(date);
    setOpen(false);
  };
  return (
    <PickerFrame
      placeholder={text.datePlaceholder}
      {...rest}
      slot="date-picker"
      entry={entry}
      sent={value ?? ''}
      disabledReason={disabledReason}
      icon={<CalendarDays data-slot="date-picker-icon" size={16} aria-hidden />}
      openLabel={text.openCalendar}
      open={open}
      onOpenChange={setOpen}
    >
      <DayPanel rule={rule} value={value} today={todayOf(today, timeZone)} onChoose={choose} />
    </PickerFrame>
  );
}

interface DayPanelProps {
  rule: DateRule;
  value: PlainDate | null;
  today: PlainDate;
  onChoose: (date: PlainDate | null) => void;
}

function DayPanel({ rule, value, today, onChoose }: DayPanelProps): ReactNode {
  const text = useDatesText();
  return (
    <>
      <LazyCalendar label={text.calendar} today={today} from={value} onSelect={onChoose} focusDay {...rule} />
      <div data-slot="date-picker-footer" className="sb:mt-2 sb:flex sb:justify-between sb:gap-2">
        <Button size="sm" variant="ghost" disabled={dateFault(today, rule) !== undefined} onClick={() => onChoose(today)}>
          {text.goToToday}
        </Button>
        <Button size="sm" variant="ghost" disabled={value === null} onClick={() => onChoose(null)}>
          {text.clearDate}
        </Button>
      </div>
    </>
  );
}
