import * as RadixSlider from '@radix-ui/react-slider';
import { useId, useRef, type ComponentProps, type ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { useControllable } from '../../lib/use-controllable.js';
import { useDirection } from '../../lib/use-direction.js';
import { useDisabledReason } from '../../lib/use-disabled-reason.js';
import { useMergedRef } from '../../lib/use-merged-ref.js';
import { useControlSize, useFormat, useInputsText, type ControlSize } from '../../lib/ui-provider.js';
import { useFormReset } from '../field/use-form-reset.js';

/** A labelled position on the track. */
export interface SliderMark {
  value: number;
  /** Without a label only a tick is drawn. */
  label?: string;
}

interface SliderShared extends Omit<ComponentProps<'span'>, 'children' | 'onChange' | 'defaultValue' | 'dir'> {
  /** Accessible name of the slider. */
  label: string;
  hideLabel?: boolean;
  /** @default 0 */
  min?: number;
  /** @default 100 */
  max?: number;
  /** @default 1 */
  step?: number;
  marks?: readonly SliderMark[];
  /** Text of a value, on the screen and for screen readers: “3 days”. */
  formatValue?: (value: number) => string;
  /** Hides the value at the end of the label's line. */
  hideValue?: boolean;
  /** @default the size of the provider, else 'md' */
  size?: ControlSize;
  disabled?: boolean;
  /** Why the control is disabled. It stays in the tab order and announces the reason. */
  disabledReason?: string | undefined;
  /** Name of the value in the submitted form. */
  name?: string;
}

export interface SliderSingleProps extends SliderShared {
  /** One thumb. */
  range?: false;
  /** Controlled value. */
  value?: number;
  /**
   * Initial value (uncontrolled).
   * @default the minimum
   */
  defaultValue?: number;
  /** Called with each value while dragging. */
  onValueChange?: (value: number) => void;
  /** Called on release, or after a key: the moment to query a server. */
  onValueCommit?: (value: number) => void;
}

export interface SliderRangeProps extends SliderShared {
  /** Two thumbs instead of one. */
  range: true;
  /** Controlled range. */
  value?: readonly [number, number];
  /**
   * Initial range (uncontrolled).
   * @default the whole track
   */
  defaultValue?: readonly [number, number];
  /** Called with each range while dragging. */
  onValueChange?: (value: readonly [number, number]) => void;
  /** Called on release, or after a key. */
  onValueCommit?: (value: readonly [number, number]) => void;
}

export type SliderProps = SliderSingleProps | SliderRangeProps;

const ROOT: Record<ControlSize, string> = { sm: 'sb:h-control-sm', md: 'sb:h-control-md', lg: 'sb:h-control-lg' };
const THUMB: Record<ControlSize, string> = { sm: 'sb:size-3.5', md: 'sb:size-4', lg: 'sb:size-6' };

/** Selection of an approximate value or range on a track. */
export function Slider(props: SliderProps): ReactNode {
  const {
    label,
    hideLabel = false,
    min = 0,
    max = 100,
    step = 1,
    marks = [],
    formatValue,
    hideValue = false,
    size: ownSize,
    range = false,
    value: _value,
    defaultValue: _defaultValue,
    onValueChange: _onValueChange,
    onValueCommit: _onValueCommit,
    disabled = false,
    disabledReason,
    name,
    className,
    ...rest
  } = props;
  const text = useInputsText();
  const format = useFormat();
  const size = useControlSize(ownSize);
  const labelId = useId();
  const [values, setValues, commit, restore] = useEnds(props, min, max);
  const frame = useRef<HTMLDivElement>(null);
  const [direction, directionRef] = useDirection<HTMLDivElement>();
  const root = useMergedRef(frame, directionRef);
  useFormReset(frame, restore);
  const [reason, note] = useDisabledReason(disabledReason, rest['aria-describedby']);
  const textOf = formatValue ?? ((value: number) => format.number(value));
  const dimmed = disabled || disabledReason !== undefined;

  return (
    <div
      ref={root}
      data-slot="slider-frame"
      className={cn('sb:flex sb:w-full sb:min-w-0 sb:flex-col', dimmed && 'sb:text-muted', className)}
    >
      <div data-slot="slider-head" className={cn('sb:flex sb:items-baseline sb:gap-2 sb:text-sm', hideLabel && hideValue && 'sb:sr-only')}>
        <span data-slot="slider-label" id={labelId} className={cn('sb:min-w-0 sb:grow sb:font-medium', hideLabel && 'sb:sr-only')}>
          {label}
        </span>
        {!hideValue && (
          <output data-slot="slider-value" aria-hidden className="sb:ms-auto sb:shrink-0 sb:text-muted sb:tabular-nums">
            {values.map(textOf).join(' – ')}
          </output>
        )}
      </div>
      <RadixSlider.Root
        data-slot="slider"
        dir={direction}
        {...rest}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        // On reset Radix moves focus here and overwrites a controlled value with its initial one, so it gets no form: this component
        // submits and resets.
        form={`${labelId}-none`}
        value={[...values]}
        onValueChange={(next) => disabledReason === undefined && setValues(next)}
        onValueCommit={(next) => disabledReason === undefined && commit(next)}
        className={cn(
          'sb:relative sb:flex sb:touch-none sb:items-center sb:select-none',
          ROOT[size],
          dimmed ? 'sb:cursor-not-allowed' : 'sb:cursor-pointer',
        )}
      >
        <RadixSlider.Track
          data-slot="slider-track"
          className="sb:relative sb:h-1 sb:grow sb:rounded-full sb:bg-border-strong sb:forced-colors:bg-[GrayText]"
        >
          <RadixSlider.Range
            data-slot="slider-range"
            className={cn(
              'sb:absolute sb:inset-y-0 sb:rounded-full sb:forced-colors:bg-[Highlight]',
              dimmed ? 'sb:bg-muted' : 'sb:bg-primary',
            )}
          />
        </RadixSlider.Track>
        {values.map((value, at) => (
          <RadixSlider.Thumb
            // The thumbs are identified by their position only, which never changes.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            data-slot="slider-thumb"
            aria-label={range ? (at === 0 ? text.rangeFrom(label) : text.rangeTo(label)) : label}
            aria-valuetext={textOf(value)}
            {...reason}
            className={cn(
              'sb-hit sb:block sb:rounded-full sb:border-2 sb:bg-surface sb:outline-offset-2 sb:outline-focus sb:focus-visible:outline-2',
              THUMB[size],
              dimmed ? 'sb:border-muted' : 'sb:border-primary',
            )}
          />
        ))}
      </RadixSlider.Root>
      {name !== undefined &&
        values.map((value, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- as the thumbs
          <input key={at} type="hidden" name={range ? `${name}[]` : name} value={value} disabled={disabled} />
        ))}
      {marks.length > 0 && <Marks marks={marks} min={min} max={max} size={size} />}
      {note}
    </div>
  );
}

/** Decorative; the value text describes the value. */
function Marks({ marks, min, max, size }: { marks: readonly SliderMark[]; min: number; max: number; size: ControlSize }): ReactNode {
  return (
    <div data-slot="slider-marks" aria-hidden className={cn('sb:flex sb:text-xs sb:text-muted', PAD[size])}>
      <div data-slot="slider-marks-track" className="sb:relative sb:h-6 sb:grow">
        {marks.map(({ value, label }) => {
          const share = (value - min) / (max - min || 1);
          return (
            <span
              key={value}
              data-slot="slider-mark"
              className="sb:absolute sb:top-0 sb:flex sb:w-0 sb:flex-col sb:items-center sb:whitespace-nowrap"
              style={{ insetInlineStart: `${share * 100}%` }}
            >
              <span data-slot="slider-mark-tick" className="sb:h-1 sb:border-s sb:border-border-strong" />
              {/* The first and the last label stay inside the width of the track. */}
              <span data-slot="slider-mark-label" style={{ translate: share <= 0 ? '40%' : share >= 1 ? '-40%' : undefined }}>
                {label}
              </span>
            </span>
          );
        })}
      </div>
    </div>
  );
}

/** Half a thumb: the centre of the thumb reaches the ends of the track. */
const PAD: Record<ControlSize, string> = { sm: 'sb:px-[--spacing(1.75)]', md: 'sb:px-2', lg: 'sb:px-3' };

type Ends = readonly [number, number];

type SetEnds = (next: readonly number[]) => void;

/** Normalises one value or two to a list, and back; keeps the value of an uncontrolled slider. */
function useEnds(
  props: SliderProps,
  min: number,
  max: number,
): [values: readonly number[], set: SetEnds, commit: SetEnds, restore: () => void] {
  const first: Ends = props.range ? (props.defaultValue ?? [min, max]) : [props.defaultValue ?? min, max];
  const [single, setSingle] = useControllable<number>({
    value: props.range ? min : props.value,
    defaultValue: first[0],
    onChange: props.range ? undefined : props.onValueChange,
  });
  const [ends, setEnds] = useControllable<Ends>({
    value: props.range ? props.value : [min, max],
    defaultValue: first,
    onChange: props.range ? props.onValueChange : undefined,
  });
  const pair = ([from = min, to = max]: readonly number[]): Ends => [from, to];
  const set: SetEnds = (next) => (props.range ? setEnds(pair(next)) : setSingle(next[0] ?? min));
  const commit: SetEnds = (next) => (props.range ? props.onValueCommit?.(pair(next)) : props.onValueCommit?.(next[0] ?? min));
  const values = props.range ? ends : [single];
  const restore = (): void => {
    if (props.value === undefined && values.some((value, at) => value !== first[at])) set(first);
  };
  return [values, set, commit, restore];
}
