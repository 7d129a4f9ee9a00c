import { createContext, use, useMemo, type ComponentProps, type ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { useControllable } from '../../lib/use-controllable.js';
import { useFormat } from '../../lib/ui-provider.js';
import { Skeleton } from '../skeleton/index.js';

interface GroupContext {
  readonly size: 'sm' | 'md';
  readonly value: string | null;
  readonly toggle: (value: string) => void;
}

const Context = createContext<GroupContext | null>(null);

export interface StatFilterGroupProps extends Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue'> {
  /** Accessible name of the group: “Shipments by status”. */
  label: string;
  /** Controlled value; `null` for none. */
  value?: string | null;
  /** Initial value (uncontrolled); null for none. */
  defaultValue?: string | null;
  /** Called with the pressed filter, null when it is released. */
  onChange?: (value: string | null) => void;
  /**
   * `sm` has number and name on one line, for lists where each row counts.
   * @default 'md'
   */
  size?: 'sm' | 'md';
}

/** Row of counters; at most one counter is the active filter. Pressing the active counter releases it. */
export function StatFilterGroup({
  label,
  value,
  defaultValue = null,
  onChange,
  size = 'md',
  className,
  ...rest
}: StatFilterGroupProps): ReactNode {
  const [chosen, setChosen] = useControllable({ value, defaultValue, onChange });
  const context = useMemo(
    () => ({ size, value: chosen, toggle: (next: string) => setChosen(next === chosen ? null : next) }),
    [size, chosen, setChosen],
  );
  return (
    <Context value={context}>
      <div
        data-slot="stat-filter-group"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- these are toggles, not controls of a form
        role="group"
        aria-label={label}
        data-size={size}
        {...rest}
        className={cn(
          'sb:grid sb:min-w-0 sb:auto-cols-[minmax(max-content,1fr)] sb:grid-flow-col sb:[scroll-snap-type:x] sb:gap-2 sb:overflow-x-auto sb:p-0.5',
          className,
        )}
      />
    </Context>
  );
}

export type StatFilterTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

const NUMBER: Record<StatFilterTone, string> = {
  neutral: 'sb:text-text',
  info: 'sb:text-info-text',
  success: 'sb:text-success-text',
  warning: 'sb:text-warning-text',
  danger: 'sb:text-danger-text',
};

export interface StatFilterProps extends Omit<ComponentProps<'button'>, 'value' | 'children'> {
  /** `value` of the group while this filter is pressed. */
  value: string;
  /** Name of the count, in one or two words. */
  label: string;
  /** The count; undefined while it is loading. A string for counts that are capped: “10,000+”. */
  count: number | string | undefined;
  /**
   * Meaning of a number above zero.
   * @default 'neutral'
   */
  tone?: StatFilterTone;
}

/** One counter: a large number with its name below, as a toggle button. */
export function StatFilter({ value, label, count, tone = 'neutral', className, onClick, ...rest }: StatFilterProps): ReactNode {
  const group = use(Context);
  const format = useFormat();
  if (!group) throw new Error('@seaberry/ui: StatFilter stands outside StatFilterGroup, so it has no value to set. Put it inside one.');
  const pressed = group.value === value;
  const coloured = count === 0 ? 'neutral' : tone;
  return (
    <button
      data-slot="stat-filter"
      data-tone={tone}
      type="button"
      aria-pressed={pressed}
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) group.toggle(value);
      }}
      className={cn(
        'sb:flex sb:cursor-pointer sb:snap-start sb:border sb:text-start',
        group.size === 'sm'
          ? 'sb:items-center sb:gap-1.5 sb:rounded-control sb:px-2.5 sb:py-1 sb:pointer-coarse:min-h-control-lg'
          : 'sb:min-w-24 sb:flex-col sb:items-start sb:rounded-surface sb:px-3 sb:py-2',
        'sb:transition-colors sb:duration-state sb:outline-focus sb:focus-visible:outline-2',
        pressed
          ? 'sb:border-primary sb:bg-primary-soft sb:-outline-offset-2 sb:forced-colors:outline-2'
          : 'sb:border-border sb:bg-surface sb:hover:border-border-strong',
        className,
      )}
    >
      <span
        data-slot="stat-filter-count"
        className={cn(
          'sb:block sb:leading-tight sb:font-semibold sb:tabular-nums',
          group.size === 'sm' ? 'sb:min-w-4' : 'sb:min-w-8 sb:text-xl',
          pressed && coloured === 'neutral' ? 'sb:text-primary-text' : NUMBER[coloured],
        )}
      >
        {count === undefined ? <Skeleton /> : typeof count === 'number' ? format.number(count) : count}
      </span>
      <span
        data-slot="stat-filter-label"
        className={cn('sb:max-w-full sb:truncate sb:text-sm', pressed ? 'sb:text-primary-text' : 'sb:text-muted')}
      >
        {label}
      </span>
    </button>
  );
}
