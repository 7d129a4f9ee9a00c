import type { Instant, NodeState } from '@seaberry/tracking';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.js';
import { useFormat, useTrackingText, type Formatters } from '../../lib/ui-provider.js';
import { isAnomalous, nodeTone } from '../lib/tone.js';
import { TONE_TEXT } from '../lib/tone-classes.js';

const DAY = 86_400_000;

export interface PlanActualProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** First plan or estimate: the base of the comparison. */
  planned: Instant | null;
  /** The source's newest estimate, an instant in UTC. */
  estimated?: Instant | null;
  /**
   * Expected time, known delays included, an instant in UTC: shown instead of the estimate. Null where nothing is expected, as after a
   * silence of the source: the last known time is then not called as planned.
   */
  expected?: Instant | null;
  /** When it happened, an instant in UTC. */
  actual?: Instant | null;
  /**
   * True when the time has passed and nothing is reported or expected any more: the last known time is not called planned.
   *
   * @default false
   */
  unreported?: boolean;
  /** IANA zone of the place; null shows UTC. */
  timeZone?: string | null;
  /**
   * State of the milestone, by the thresholds of its company.
   *
   * @default compared with `thresholdMs`
   */
  state?: NodeState;
  /**
   * Slip of the milestone in ms; null without a plan.
   *
   * @default difference between the time shown and `planned`
   */
  slipMs?: number | null;
  /**
   * Slip up to which the time has no colour, ms.
   * @default one day
   */
  thresholdMs?: number;
  /**
   * `date` for narrow columns.
   *
   * @default 'dateTime'
   */
  precision?: 'date' | 'dateTime';
}

/** The current time of a milestone, for a table cell; below it the planned time where they differ. */
export function PlanActual({
  planned,
  estimated = null,
  expected,
  actual = null,
  unreported = false,
  timeZone = null,
  state: given,
  slipMs,
  thresholdMs = DAY,
  precision = 'dateTime',
  className,
  ...rest
}: PlanActualProps): ReactNode {
  const text = useTrackingText();
  const format = useFormat();
  const newest = expected === undefined ? estimated : expected;
  const shown = actual ?? expected ?? estimated ?? planned;
  const kind = actual ? text.actual : expected ? text.expected : estimated ? text.estimated : text.planned;
  const style = precision === 'date' ? 'dateShort' : 'dateTime';
  const slip = slipMs === undefined ? differenceOf(shown, planned) : slipMs;
  const state = given ?? stateOf(slip, thresholdMs);
  const tone = unreported ? 'notOccurred' : nodeTone({ state, slipMs: slip, thresholdMs });
  const moved = isAnomalous(tone);
  const was = format.instant(planned, timeZone, style);
  const differs = planned !== null && format.instant(shown, timeZone, style) !== was;
  const below = unreported ? text.notReported : differs ? text.was(was) : planned && (actual ?? newest) ? text.asPlanned : kind;
  return (
    <span data-slot="plan-actual" data-tone={tone} {...rest} className={cn('sb:inline-flex sb:flex-col sb:tabular-nums', className)}>
      {shown ? (
        <>
          <span
            data-slot="plan-actual-time"
            className={cn(actual !== null && 'sb:font-medium', moved && TONE_TEXT[tone], moved && 'sb:font-medium')}
          >
            {below === kind ? null : <span className="sb:sr-only">{kind} </span>}
            {format.instant(shown, timeZone, style)} <Zone at={shown} timeZone={timeZone} hidden={precision === 'date'} format={format} />
          </span>
          <span data-slot="plan-actual-was" className="sb:text-xs sb:text-muted">
            {below}
          </span>
        </>
      ) : (
        <span data-slot="plan-actual-none" className="sb:text-muted">
          <span aria-hidden="true">–</span>
          <span className="sb:sr-only">{text.noTime}</span>
        </span>
      )}
    </span>
  );
}

const differenceOf = (shown: Instant | null, planned: Instant | null): number | null =>
  shown && planned ? Date.parse(shown) - Date.parse(planned) : null;

/** State of a time that belongs to no milestone. */
function stateOf(slipMs: number | null, thresholdMs: number): NodeState {
  if (slipMs === null || Math.abs(slipMs) <= thresholdMs) return 'asScheduled';
  return slipMs > 0 ? 'delayed' : 'advanced';
}

interface ZoneProps {
  at: Instant;
  timeZone: string | null;
  hidden: boolean;
  format: Formatters;
}

function Zone({ at, timeZone, hidden, format }: ZoneProps): ReactNode {
  return <span className={hidden ? 'sb:sr-only' : 'sb:text-xs sb:font-normal sb:text-muted'}>{format.zone(at, timeZone)}</span>;
}
