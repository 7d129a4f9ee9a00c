import { CircleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { useMergedRef } from '../../lib/use-merged-ref.js';
import type { TextEntry } from '../../lib/use-text-entry.js';
import { Input, type InputProps } from '../input/index.js';
import { Popover } from '../popover/index.js';

export interface PickerFrameProps extends Omit<InputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  /** Slot name: `date-picker`. */
  slot: string;
  entry: TextEntry;
  /** The value as a native form submits it. */
  sent: string;
  disabledReason: string | undefined;
  icon: ReactNode;
  /** Accessible name of the trigger and of its popup. */
  openLabel: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Popup of the button. */
  children: ReactNode;
}

/** Input with a button that opens a picker: the body of the date and time pickers. */
export function PickerFrame(props: PickerFrameProps): ReactNode {
  const { slot, entry, sent, disabledReason, icon, openLabel, open, onOpenChange, children, className, name, ref, ...rest } = props;
  const base = useId();
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(input, ref);
  const { fault } = entry;
  const fixed = rest.readOnly || disabledReason !== undefined;
  const described = [rest['aria-describedby'], fault && `${base}-fault`, disabledReason && `${base}-reason`].filter(Boolean).join(' ');

  // Blocks the submit of unparsable text, although the value itself is empty.
  useEffect(() => input.current?.setCustomValidity(fault ?? ''), [fault]);

  // A form reset also discards unparsable text, which is not in the value.
  const forget = useEffectEvent(entry.revert);
  useEffect(() => {
    const form = input.current?.form;
    const handleReset = (): void => forget();
    form?.addEventListener('reset', handleReset);
    return () => form?.removeEventListener('reset', handleReset);
  }, []);

  const handleKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    rest.onKeyDown?.(event);
    if (event.defaultPrevented || event.nativeEvent.isComposing || fixed) return;
    if (event.key === 'Enter' && !entry.commit()) event.preventDefault();
    else if (event.key === 'Escape') entry.revert();
    else if (event.key === 'ArrowDown') {
      event.preventDefault();
      entry.commit();
      onOpenChange(true);
    }
  };
  return (
    <div data-slot={`${slot}-frame`} className={cn('sb:flex sb:w-full sb:min-w-16 sb:flex-col sb:gap-1', className)}>
      <div data-slot={`${slot}-box`} className="sb:relative sb:[--sb-pad-end:--spacing(8)]">
        <Input
          data-slot={slot}
          autoComplete="off"
          spellCheck={false}
          {...rest}
          {...(fault === undefined ? {} : { 'aria-invalid': true })}
          {...(described === '' ? {} : { 'aria-describedby': described })}
          {...(disabledReason === undefined ? {} : { 'aria-disabled': true, readOnly: true, title: disabledReason })}
          ref={mergedRef}
          className="sb:tabular-nums"
          value={entry.text}
          onChange={(event) => entry.type(event.currentTarget.value)}
          onBlur={(event) => {
            entry.commit();
            rest.onBlur?.(event);
          }}
          onKeyDown={handleKey}
        />
        {!fixed && !rest.disabled && (
          <Popover
            label={openLabel}
            align="end"
            open={open}
            onOpenChange={onOpenChange}
            trigger={
              <button
                data-slot={`${slot}-open`}
                type="button"
                aria-label={openLabel}
                title={openLabel}
                className="sb:absolute sb:inset-y-0 sb:inset-e-0 sb:flex sb:w-8 sb:cursor-pointer sb:items-center sb:justify-center sb:rounded-control sb:text-muted sb:-outline-offset-2 sb:outline-focus sb:hover:text-text sb:focus-visible:outline-2"
              >
                {icon}
              </button>
            }
          >
            {children}
          </Popover>
        )}
      </div>
      {name !== undefined && <input data-slot={`${slot}-value`} type="hidden" name={name} value={sent} disabled={rest.disabled} />}
      {disabledReason !== undefined && (
        <span data-slot={`${slot}-reason`} id={`${base}-reason`} hidden>
          {disabledReason}
        </span>
      )}
      <div data-slot={`${slot}-messages`} aria-live="polite" className="sb:empty:hidden">
        {fault !== undefined && (
          <p data-slot={`${slot}-fault`} id={`${base}-fault`} className="sb:flex sb:gap-1 sb:text-xs sb:text-danger-text">
            <CircleAlert data-slot={`${slot}-fault-icon`} size={14} aria-hidden className="sb:mt-0.5 sb:shrink-0" />
            <span data-slot={`${slot}-fault-text`} className="sb:wrap-anywhere">
              {fault}
            </span>
          </p>
        )}
      </div>
    </div>
  );
}
