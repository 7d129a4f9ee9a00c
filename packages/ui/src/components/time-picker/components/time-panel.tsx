import { useCallback, useState, type KeyboardEvent, type ReactNode } from 'react';

import { cn } from '../../../lib/cn.js';
import { useDatesText } from '../../../lib/ui-provider.js';
import { Button } from '../../button/index.js';
import { closest, stepsOf, type PlainTime, type TimeRule } from '../time-picker.logic.js';

/** Options that Page Up and Page Down move by: one hour at the default step of 15 minutes. */
const PAGE = 4;

export interface TimePanelProps {
  value: PlainTime | null;
  rule: TimeRule;
  stepMinutes: number;
  seconds: boolean;
  onChoose: (time: PlainTime | null) => void;
}

/** Content of the popover: the times at whole steps, and a button that clears the value. */
export function TimePanel({ value, rule, stepMinutes, seconds, onChoose }: TimePanelProps): ReactNode {
  const text = useDatesText();
  const times = stepsOf(rule, stepMinutes, seconds);
  const [active, setActive] = useState(() => closest(times, value));
  // Scrolls the active time to the middle, without scrolling the page.
  const scrollToActive = useCallback((list: HTMLElement | null) => {
    const option = list?.querySelector<HTMLElement>('[tabindex="0"]');
    if (list && option) list.scrollTop = option.offsetTop - (list.clientHeight - option.offsetHeight) / 2;
  }, []);
  const handleKey = (event: KeyboardEvent<HTMLElement>): void => {
    const last = times.length - 1;
    const to = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: last, PageDown: active + PAGE, PageUp: active - PAGE }[
      event.key
    ];
    if (to === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(last, to));
    setActive(next);
    const option = event.currentTarget.querySelectorAll<HTMLElement>('[role="option"]')[next];
    option?.focus();
  };
  return (
    <>
      <div
        data-slot="time-picker-list"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list has no uniform style and cannot stay open in a popover
        role="listbox"
        aria-label={text.times}
        ref={scrollToActive}
        onKeyDown={handleKey}
        tabIndex={-1}
        className="sb:relative sb:max-h-56 sb:overflow-y-auto sb:outline-none"
      >
        {times.map((time, at) => (
          <button
            key={time}
            data-slot="time-picker-option"
            type="button"
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native option is not allowed outside a select
            role="option"
            aria-selected={time === value}
            tabIndex={at === active ? 0 : -1}
            onFocus={() => setActive(at)}
            onClick={() => onChoose(time)}
            className={cn(
              'sb:flex sb:min-h-control-sm sb:w-full sb:cursor-pointer sb:items-center sb:justify-center sb:rounded-control sb:px-2 sb:tabular-nums',
              'sb:-outline-offset-2 sb:outline-focus sb:focus-visible:outline-2',
              time === value ? 'sb:bg-primary sb:text-on-primary' : 'sb:hover:bg-sunken',
            )}
          >
            {time}
          </button>
        ))}
      </div>
      <Button size="sm" variant="ghost" className="sb:mt-2 sb:w-full" disabled={value === null} onClick={() => onChoose(null)}>
        {text.clearTime}
      </Button>
    </>
  );
}
