import { CircleAlert } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';

import { Input } from '../../../components/input/index.js';
import { writeDate, type PlainDate } from '../../../lib/dates.logic.js';
import { useDatesText, useLocale, useTrackingText } from '../../../lib/ui-provider.js';
import { useDateParser } from '../../../lib/use-date-parser.js';

interface DateJumpProps {
  /** Supplies the year of a date that is typed without one. */
  today: PlainDate;
  onJump: (day: PlainDate) => void;
}

/** Field for a day in any common format. Enter jumps, also to the same day again; leaving the field jumps if its text changed. */
export function DateJump({ today, onJump }: DateJumpProps): ReactNode {
  const { jumpDate } = useTrackingText();
  const { datePlaceholder } = useDatesText();
  const locale = useLocale();
  const parse = useDateParser({}, () => today);
  const base = useId();
  const [typed, setTyped] = useState('');
  const [readText, setReadText] = useState('');
  const [fault, setFault] = useState<string>();

  const jump = (): void => {
    const found = typed.trim() === '' ? null : parse(typed);
    const text = found && 'value' in found ? writeDate(found.value, locale) : typed;
    setTyped(text);
    setReadText(text);
    setFault(found && 'fault' in found ? found.fault : undefined);
    if (found && 'value' in found) onJump(found.value);
  };
  return (
    <div data-slot="shipment-timeline-date" className="sb:flex sb:min-w-0 sb:flex-wrap sb:items-center sb:gap-2">
      <label htmlFor={base} className="sb:text-muted">
        {jumpDate}
      </label>
      <span className="sb:w-36">
        <Input
          id={base}
          size="sm"
          autoComplete="off"
          spellCheck={false}
          placeholder={datePlaceholder}
          {...(fault === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${base}-fault` })}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={() => typed !== readText && jump()}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            // In a form of the page, Enter would submit it.
            event.preventDefault();
            jump();
          }}
        />
      </span>
      <div aria-live="polite" className="sb:min-w-0 sb:empty:hidden">
        {fault === undefined ? null : (
          <p id={`${base}-fault`} data-slot="shipment-timeline-date-fault" className="sb:flex sb:gap-1 sb:text-xs sb:text-danger-text">
            <CircleAlert size={14} aria-hidden className="sb:mt-0.5 sb:shrink-0" />
            <span className="sb:wrap-anywhere">{fault}</span>
          </p>
        )}
      </div>
    </div>
  );
}
