import { Minus, Plus } from 'lucide-react';
import { useId, useRef, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { bareInput, controlFrame } from '../../lib/control-frame.js';
import { useControllable } from '../../lib/use-controllable.js';
import { useDisabledReason } from '../../lib/use-disabled-reason.js';
import { useMergedRef } from '../../lib/use-merged-ref.js';
import { useControlSize, useFormat, useInputsText, type ControlSize } from '../../lib/ui-provider.js';
import { useFieldControl } from '../field/index.js';
import { useFormReset } from '../field/use-form-reset.js';
import { parseNumber, problemOf, stepNumber, type NumberProblem } from './number-input.logic.js';
import { useAfterPress } from './use-after-press.js';

/** Steps of Page Up and Page Down. */
const PAGE = 10;

export interface NumberInputProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step' | 'size' | 'type' | 'role'
> {
  /** null for none. Text that is not a number counts as none, and remains in the field. */
  value?: number | null;
  /** Initial value (uncontrolled); null for none. */
  defaultValue?: number | null;
  /** Called with the number, null when the field is empty. */
  onValueChange?: (value: number | null) => void;
  /** Minimum. A smaller value is kept and marked as an error, never changed automatically. */
  min?: number;
  /** Maximum. */
  max?: number;
  /**
   * Step of the Up and Down keys.
   * @default 1
   */
  step?: number;
  /** Maximum number of decimal places; 0 for integers. */
  precision?: number;
  /** Unit shown after the number: “kg”, “CBM”, “d”. */
  unit?: string;
  /** Hides the two step buttons. */
  hideSteppers?: boolean;
  /**
   * Height: 28, 32 or 40 px.
   * @default the size of the provider, else 'md'
   */
  size?: ControlSize;
  /** Why the control is disabled. It stays in the tab order and announces the reason. */
  disabledReason?: string | undefined;
}

/** Typed text with the value it represented: a new value from outside discards it. */
interface Draft {
  text: string;
  value: number | null;
  /** Whether the field has lost focus once; errors are shown only after that. */
  left: boolean;
}

/** Input for a quantity, in common number formats. For a shipment number (container, bill) use an Input with `identifier`. */
export function NumberInput({
  value: given,
  defaultValue = null,
  onValueChange,
  min,
  max,
  step = 1,
  precision,
  unit,
  hideSteppers = false,
  size: ownSize,
  disabled = false,
  disabledReason,
  readOnly = false,
  required,
  name,
  className,
  ref,
  onKeyDown,
  onFocus,
  onBlur,
  ...rest
}: NumberInputProps): ReactNode {
  const text = useInputsText();
  const format = useFormat();
  const size = useControlSize(ownSize);
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(input, ref);
  const [value, setValue] = useControllable({ value: given, defaultValue, onChange: onValueChange });
  const [draft, setDraft] = useState<Draft | null>(null);
  const afterPress = useAfterPress();

  const limits = { min, max, precision };
  const formatNumber = (number: number): string => format.number(number, { maximumFractionDigits: 20 });
  const current = draft && Object.is(draft.value, value) ? draft : null;
  const problem = current && !current.left ? undefined : problemOf(current ? parseNumber(current.text) : value, limits);
  const [reason, note] = useDisabledReason(disabledReason, rest['aria-describedby']);
  const described = [reason['aria-describedby'] ?? rest['aria-describedby'], problem && hintId].filter(Boolean).join(' ');
  const field = useFieldControl({
    ...rest,
    required,
    'aria-describedby': described || undefined,
    'aria-invalid': rest['aria-invalid'] ?? (problem ? true : undefined),
  });
  const locked = disabled || readOnly || disabledReason !== undefined;

  const type = (typed: string): void => {
    const next = parseNumber(typed) ?? null;
    setDraft({ text: typed, value: next, left: false });
    if (!Object.is(next, value)) setValue(next);
  };
  // A native reset does not reach state; a controlled value is reset by its owner.
  useFormReset(input, () => {
    setDraft(null);
    if (given === undefined && !Object.is(value, defaultValue)) setValue(defaultValue);
  });
  const leave = (): void => {
    if (!current) return;
    if (!problemOf(parseNumber(current.text), limits)) setDraft(null);
    // Showing the error message moves the content below.
    else afterPress.run(() => setDraft((now) => (now === draft ? { ...current, left: true } : now)));
  };
  const set = (next: number | undefined): boolean => {
    if (next === undefined || locked) return false;
    setDraft(null);
    if (next !== value) setValue(next);
    return true;
  };
  const move = (steps: number): boolean => set(stepNumber(value, steps * step, limits));
  const keys: Record<string, () => boolean> = {
    ArrowUp: () => move(1),
    ArrowDown: () => move(-1),
    PageUp: () => move(PAGE),
    PageDown: () => move(-PAGE),
    Home: () => set(min),
    End: () => set(max),
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    // With a modifier these keys move the caret or select text.
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter') leave();
    else if (keys[event.key]?.()) event.preventDefault();
  };

  return (
    <div data-slot="number-input-frame" className={cn('sb:w-full sb:min-w-16', className)}>
      <div
        data-slot="number-input-box"
        data-validation={field['data-validation']}
        data-disabled={disabled || disabledReason !== undefined ? '' : undefined}
        data-readonly={readOnly ? '' : undefined}
        className={controlFrame({ size })}
      >
        <input
          data-slot="number-input"
          autoComplete="off"
          inputMode={precision === 0 ? 'numeric' : 'decimal'}
          {...rest}
          {...reason}
          {...field}
          ref={mergedRef}
          type="text"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native number field loses what it cannot read
          role="spinbutton"
          aria-valuemin={min}
          aria-valuemax={max}
          {...(value === null ? {} : { 'aria-valuenow': value, 'aria-valuetext': [formatNumber(value), unit].filter(Boolean).join(' ') })}
          disabled={disabled}
          readOnly={readOnly || disabledReason !== undefined}
          value={current?.text ?? (value === null ? '' : formatNumber(value))}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={handleKey}
          onFocus={(event) => {
            onFocus?.(event);
            afterPress.watch();
          }}
          onBlur={(event) => {
            onBlur?.(event);
            leave();
          }}
          className={cn(bareInput, 'sb:ps-2.5 sb:pe-2 sb:tabular-nums')}
        />
        {note}
        {name !== undefined && <input type="hidden" name={name} form={rest.form} value={value ?? ''} disabled={disabled} />}
        {unit !== undefined && (
          <span data-slot="number-input-unit" aria-hidden className="sb:shrink-0 sb:pe-2 sb:text-muted">
            {unit}
          </span>
        )}
        {!hideSteppers && !locked && (
          <span data-slot="number-input-steppers" className="sb:flex sb:shrink-0 sb:self-stretch sb:items-center">
            <Stepper
              label={text.decrease}
              icon={<Minus size={14} aria-hidden />}
              atLimit={value !== null && value <= (min ?? -Infinity)}
              onStep={() => move(-1)}
            />
            <Stepper
              label={text.increase}
              icon={<Plus size={14} aria-hidden />}
              atLimit={value !== null && value >= (max ?? Infinity)}
              onStep={() => move(1)}
            />
          </span>
        )}
      </div>
      {problem && (
        <p data-slot="number-input-hint" id={hintId} className="sb:mt-1 sb:text-xs sb:text-danger-text">
          {describeProblem(problem)}
        </p>
      )}
    </div>
  );

  function describeProblem(kind: NumberProblem): string {
    if (kind === 'tooSmall') return text.tooSmall(formatNumber(min ?? 0));
    if (kind === 'tooLarge') return text.tooLarge(formatNumber(max ?? 0));
    return kind === 'tooPrecise' ? text.tooPrecise(precision ?? 0) : text.notANumber;
  }
}

/** For pointers only; the keyboard has the arrow keys. */
function Stepper({ label, icon, atLimit, onStep }: { label: string; icon: ReactNode; atLimit: boolean; onStep: () => void }): ReactNode {
  return (
    <button
      data-slot="number-input-stepper"
      type="button"
      tabIndex={-1}
      aria-label={label}
      title={label}
      aria-disabled={atLimit || undefined}
      // Keeps focus in the input.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !atLimit && onStep()}
      className="sb:flex sb:h-6 sb:w-7 sb:pointer-coarse:h-auto sb:pointer-coarse:w-control-lg sb:pointer-coarse:self-stretch sb:cursor-pointer sb:items-center sb:justify-center sb:border-s sb:border-border sb:text-muted sb:hover:text-text sb:aria-disabled:cursor-not-allowed sb:aria-disabled:text-subtle"
    >
      {icon}
    </button>
  );
}
