import { Slot, Slottable } from '@radix-ui/react-slot';
import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { useDisplayText, useFormat } from '../../lib/ui-provider.js';
import { Skeleton } from '../skeleton/index.js';

export type StatTone = 'neutral' | 'success' | 'warning' | 'danger';

export interface StatDelta {
  /** Signed change; its sign is the direction. */
  value: number;
  /** Number format of the change, e.g. `{ style: 'percent' }` for shares (0.12 is 12 %). */
  format?: Intl.NumberFormatOptions;
  /**
   * Whether the change is good, since an increase can be either.
   * @default 'neutral'
   */
  tone?: StatTone;
  /** Base of the comparison, for example “since last week”. */
  description?: string;
}

export interface StatCardProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the figure. */
  label: string;
  /** The number; a string when it is already formatted (“10,000+”); null when there is none. */
  value: number | string | null;
  /** Number format; units that Intl knows belong here. */
  format?: Intl.NumberFormatOptions;
  /** Unit after the number, small: “berries”, “h”. */
  unit?: string;
  /**
   * Colour of a number that needs attention.
   * @default 'neutral'
   */
  tone?: StatTone;
  /** Change of the figure, its base, and whether it is good. */
  delta?: StatDelta;
  /** Icon before the label. */
  icon?: ReactNode;
  /** Small chart of recent weeks at the bottom. Decorative: the number carries the information. */
  spark?: ReactNode;
  /** The number is loading; label and layout stay. */
  loading?: boolean;
  /** Makes the whole card a link. */
  href?: string;
  /** Renders the only child (a router's link, without content) as the card. */
  asChild?: boolean;
  /** The link, with `asChild`. */
  children?: ReactNode;
}

const ZERO_WIDTH = '\u200b';

const TONE: Record<StatTone, string> = {
  neutral: 'sb:text-text',
  success: 'sb:text-success-text',
  warning: 'sb:text-warning-text',
  danger: 'sb:text-danger-text',
};

/** A key figure with its name, its change and a link to details. */
export function StatCard(props: StatCardProps): ReactNode {
  const { label, value, format, unit, tone = 'neutral', delta, icon, spark, loading = false, href, asChild = false, ...more } = props;
  const { className, children, ...rest } = more;
  const linked = asChild || href !== undefined;
  const Root = (asChild ? Slot : linked ? 'a' : 'div') as 'div'; // One type for three elements with the same props.
  const content = (
    <>
      <span data-slot="stat-card-head" className="sb:flex sb:items-center sb:gap-2 sb:text-sm sb:text-muted">
        {icon}
        <span data-slot="stat-card-label" className="sb:min-w-0 sb:truncate">
          {label}
        </span>
      </span>
      {loading ? <Loading /> : <Figure {...{ value, unit, tone, delta }} {...(format ? { format } : {})} />}
      {spark !== undefined && !loading && (
        <span data-slot="stat-card-spark" aria-hidden="true" className="sb:mt-auto sb:block sb:min-w-0 sb:pt-2 sb:text-primary-text">
          {spark}
        </span>
      )}
    </>
  );
  return (
    <Root
      data-slot="stat-card"
      data-tone={tone}
      aria-busy={loading || undefined}
      {...(href === undefined ? {} : { href })}
      {...rest}
      className={cn(
        'sb:flex sb:min-w-0 sb:flex-col sb:rounded-surface sb:border sb:border-border sb:bg-surface sb:p-3.5 sb:text-text sb:no-underline',
        linked &&
          'sb:cursor-pointer sb:outline-focus sb:transition-colors sb:duration-state sb:hover:border-border-strong sb:focus-visible:outline-2',
        className,
      )}
    >
      {asChild ? <Slottable child={children}>{() => content}</Slottable> : content}
    </Root>
  );
}

type FigureProps = Pick<StatCardProps, 'value' | 'format'> & { unit: string | undefined; tone: StatTone; delta: StatDelta | undefined };

function Figure({ value, format: options, unit, tone, delta }: FigureProps): ReactNode {
  const format = useFormat();
  return (
    <>
      <span data-slot="stat-card-figure" className="sb:mt-1 sb:flex sb:min-w-0 sb:flex-wrap sb:items-baseline sb:gap-x-1.5">
        <span
          data-slot="stat-card-value"
          // Not truncated: a shortened number would read as another number.
          className={cn('sb:min-w-0 sb:wrap-anywhere sb:text-2xl sb:leading-tight sb:font-semibold sb:tabular-nums', TONE[tone])}
        >
          {value === null ? '–' : typeof value === 'number' ? format.number(value, options) : value}
        </span>
        {unit !== undefined && value !== null && (
          <span data-slot="stat-card-unit" className="sb:text-sm sb:text-muted">
            {unit}
          </span>
        )}
      </span>
      {delta && <Delta {...delta} />}
    </>
  );
}

function Delta({ value, format: options, tone = 'neutral', description }: StatDelta): ReactNode {
  const text = useDisplayText();
  const format = useFormat();
  const amount = format.number(Math.abs(value), options);
  const Arrow = value > 0 ? ArrowUp : value < 0 ? ArrowDown : ArrowRight;
  const deltaText = value > 0 ? text.deltaUp(amount) : value < 0 ? text.deltaDown(amount) : text.deltaNone;
  return (
    <span data-slot="stat-card-delta" data-tone={tone} className="sb:mt-1 sb:flex sb:flex-wrap sb:items-center sb:gap-x-1.5 sb:text-xs">
      <span
        className={cn('sb:inline-flex sb:items-center sb:gap-0.5 sb:font-medium sb:tabular-nums', TONE[tone])}
        data-slot="stat-card-change"
      >
        <Arrow data-slot="stat-card-arrow" size={12} aria-hidden />
        {deltaText}
      </span>
      {description !== undefined && (
        <span data-slot="stat-card-compared" className="sb:text-muted">
          {description}
        </span>
      )}
    </span>
  );
}

/** Placeholder as high as number and change together: the zero-width character sets the line height. */
function Loading(): ReactNode {
  return (
    <>
      <span data-slot="stat-card-waiting" className="sb:mt-1 sb:flex sb:items-center sb:text-2xl sb:leading-tight">
        {ZERO_WIDTH}
        <Skeleton shape="title" />
      </span>
      <span data-slot="stat-card-waiting" className="sb:mt-1 sb:flex sb:w-3/5 sb:items-center sb:text-xs">
        {ZERO_WIDTH}
        <Skeleton />
      </span>
    </>
  );
}
