import { CircleAlert } from 'lucide-react';
import { lazy, Suspense, useEffect, useId, useRef, useState, type ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { useCronText, useFormat } from '../../lib/ui-provider.js';
import { useControllable } from '../../lib/use-controllable.js';
import { useMergedRef } from '../../lib/use-merged-ref.js';
import { Input, type InputProps } from '../input/index.js';
import { Skeleton } from '../skeleton/index.js';
import { CronChoices } from './components/cron-choices.js';
import { choiceOf, expressionOf } from './cron.choices.js';
import { cronFault } from './cron.logic.js';
import { cronFaultText } from './cron-fault-text.js';

// The libraries that calculate runs and write words are heavier than the input, so they are loaded with the first schedule.
const Preview = lazy(async () => ({ default: (await import('./components/cron-preview.js')).CronPreview }));

export interface CronInputProps extends Omit<InputProps, 'type' | 'value' | 'defaultValue' | 'onChange' | 'identifier'> {
  /** The expression as it was written, also where it is wrong; `''` for none. */
  value?: string;
  /** Initial expression (uncontrolled). */
  defaultValue?: string;
  /** Called with the text that was typed, or with the expression of a choice. */
  onChange?: (value: string) => void;
  /**
   * IANA zone in which the schedule runs; it is named on the screen.
   * @default 'UTC', the zone of the server
   */
  timeZone?: string;
  /**
   * Moment from which the next runs are calculated, ISO 8601.
   * @default the current time
   */
  now?: string;
}

/** A schedule as cron expression of five parts, typed or put together from simple choices, with its words and its next runs. */
export function CronInput({
  value: given,
  defaultValue = '',
  onChange,
  timeZone = 'UTC',
  now,
  onBlur,
  onKeyDown,
  className,
  ref,
  ...rest
}: CronInputProps): ReactNode {
  const text = useCronText();
  const format = useFormat();
  const base = useId();
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(input, ref);
  const [value, setValue] = useControllable<string>({ value: given, defaultValue, onChange });
  const [typing, setTyping] = useState(false);
  const [changed, setChanged] = useState(false);
  const fixed = rest.readOnly === true || rest.disabled === true || rest.disabledReason !== undefined;
  const empty = value.trim() === '';
  const fault = empty ? null : cronFault(value);
  const message = fault && cronFaultText(fault, text, format);
  // A half-typed expression is not wrong yet.
  const shown = typing ? null : message;
  const wordsId = `${base}-words`;
  const describedBy = [rest['aria-describedby'], shown && `${base}-fault`, !fault && !empty && wordsId].filter(Boolean).join(' ');

  // Blocks the submit of a form, as unreadable dates and times do.
  useEffect(() => input.current?.setCustomValidity(fixed ? '' : (message ?? '')), [fixed, message]);

  const write = (next: string): void => {
    setChanged(true);
    setValue(next);
  };
  return (
    <div data-slot="cron-input-frame" className={cn('sb:flex sb:w-full sb:min-w-0 sb:flex-col sb:gap-2', className)}>
      <Input
        data-slot="cron-input"
        placeholder={text.placeholder}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        dir="ltr"
        {...rest}
        {...(shown ? { 'aria-invalid': true } : {})}
        {...(describedBy === '' ? {} : { 'aria-describedby': describedBy })}
        ref={mergedRef}
        className="sb:font-mono"
        value={value}
        onChange={(event) => {
          setTyping(true);
          write(event.currentTarget.value);
        }}
        onBlur={(event) => {
          setTyping(false);
          onBlur?.(event);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') setTyping(false);
          onKeyDown?.(event);
        }}
      />
      <div data-slot="cron-input-messages" aria-live="polite" className="sb:empty:hidden">
        {shown && <Fault id={`${base}-fault`} message={shown} />}
      </div>
      {!fixed && <CronChoices choice={choiceOf(value)} empty={empty} size={rest.size} onChoose={(choice) => write(expressionOf(choice))} />}
      {!empty && !fault && (
        <div data-slot="cron-input-preview" className="sb:flex sb:flex-col sb:gap-1 sb:rounded-control sb:bg-sunken sb:px-3 sb:py-2">
          <Suspense fallback={<Skeleton />}>
            <Preview expression={value} live={changed} {...{ timeZone, now, wordsId }} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

function Fault({ id, message }: { id: string; message: string }): ReactNode {
  return (
    <p data-slot="cron-input-fault" id={id} className="sb:flex sb:gap-1 sb:text-xs sb:text-danger-text">
      <CircleAlert data-slot="cron-input-fault-icon" size={14} aria-hidden className="sb:mt-0.5 sb:shrink-0" />
      <span data-slot="cron-input-fault-text" className="sb:wrap-anywhere">
        {message}
      </span>
    </p>
  );
}
