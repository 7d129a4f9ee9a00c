import { Clock } from 'lucide-react';
import { useState, type KeyboardEvent, type ReactNode } from 'react';

import { announce } from '../../lib/announce.js';
import { useDatesText } from '../../lib/ui-provider.js';
import { useControllable } from '../../lib/use-controllable.js';
import { useTextEntry } from '../../lib/use-text-entry.js';
import { PickerFrame } from '../date-picker/picker-frame.js';
import type { InputProps } from '../input/index.js';
import { TimePanel } from './components/time-panel.js';
import { parseTime, stepped, timeAt, timeFault, secondsOf, type PlainTime } from './time-picker.logic.js';

type Native = Omit<InputProps, 'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step' | 'identifier'>;

export interface TimePickerProps extends Native {
  /** The time of day, `HH:mm` (24 hours), with `seconds` `HH:mm:ss`; null for none. */
  value?: PlainTime | null;
  /** Initial time (uncontrolled); null for none. */
  defaultValue?: PlainTime | null;
  /** Called with the time that was chosen or typed; null when the input was cleared or cannot be parsed. */
  onChange?: (value: PlainTime | null) => void;
  /** Earliest time, `HH:mm`. */
  min?: PlainTime;
  /** Latest time, `HH:mm`. */
  max?: PlainTime;
  /**
   * Minutes between offered times, and step of the arrow keys. Any time can be typed.
   * @default 15
   */
  stepMinutes?: number;
  /** Precision of seconds, in input and output. */
  seconds?: boolean;
  /** Why the control is disabled. It stays in the tab order and announces the reason. */
  disabledReason?: string | undefined;
}

/** A time of day on the 24-hour clock, typed in any common format or chosen from a list. */
export function TimePicker({
  value: given,
  defaultValue = null,
  onChange,
  min,
  max,
  stepMinutes = 15,
  seconds = false,
  disabledReason,
  onKeyDown,
  ...rest
}: TimePickerProps): ReactNode {
  const text = useDatesText();
  const rule = { min, max };
  const [value, setValue] = useControllable<PlainTime | null>({ value: given, defaultValue, onChange });
  const [open, setOpen] = useState(false);
  const parse = useTimeParser(rule, seconds);
  const entry = useTextEntry({ value, format: (time) => write(time, seconds), parse, onChange: setValue });

  const choose = (time: PlainTime | null): void => {
    entry.revert();
    setValue(time);
    setOpen(false);
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    onKeyDown?.(event);
    const way = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    // With Alt the frame opens the list.
    if (event.defaultPrevented || event.nativeEvent.isComposing || event.altKey || (way !== 1 && way !== -1)) return;
    event.preventDefault();
    if (rest.readOnly || disabledReason !== undefined) return;
    const time = parseTime(entry.text, seconds);
    // Text that cannot be parsed is kept for correction: a step would discard it.
    if (time === null && entry.text.trim() !== '') return void entry.commit();
    const next = stepped(time, way, stepMinutes, rule, seconds);
    entry.revert();
    setValue(next);
    announce(next);
  };
  return (
    <PickerFrame
      placeholder={seconds ? text.timeSecondsPlaceholder : text.timePlaceholder}
      {...rest}
      onKeyDown={handleKey}
      slot="time-picker"
      entry={entry}
      sent={value ?? ''}
      disabledReason={disabledReason}
      icon={<Clock data-slot="time-picker-icon" size={16} aria-hidden />}
      openLabel={text.chooseTime}
      open={open}
      onOpenChange={setOpen}
    >
      <TimePanel value={value} {...{ rule, stepMinutes, seconds }} onChoose={choose} />
    </PickerFrame>
  );
}

/** A value from a server may be more precise than the input. */
const write = (time: PlainTime, seconds: boolean): string => timeAt(secondsOf(time), seconds);

/** Parses typed times within the limits, with the reason for those out of range. */
function useTimeParser({ min, max }: { min: PlainTime | undefined; max: PlainTime | undefined }, seconds: boolean) {
  const text = useDatesText();
  return (typed: string): { value: PlainTime } | { fault: string } => {
    const time = parseTime(typed, seconds);
    if (time === null) return { fault: text.notATime(typed, seconds ? '09:30:00' : '09:30') };
    const fault = timeFault(time, { min, max });
    if (fault === 'early') return { fault: text.timeTooEarly(min ?? time) };
    return fault === 'late' ? { fault: text.timeTooLate(max ?? time) } : { value: time };
  };
}
