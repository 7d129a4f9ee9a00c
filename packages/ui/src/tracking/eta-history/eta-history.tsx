import type { Estimate, Instant } from '@seaberry/tracking';
import { useId, useMemo, useState, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../lib/cn.js';
import { useFormat, useHistoryText, useTrackingText } from '../../lib/ui-provider.js';
import { Button } from '../../components/button/index.js';
import { momentInZone, slipInWords } from '../lib/describe.js';
import { EtaChartView } from './components/eta-chart.js';
import { EtaTable } from './components/eta-table.js';
import { etaSteps } from './eta-history.logic.js';

export interface EtaHistoryProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Published estimates, `ShipmentState.etaHistory`. */
  history: readonly Estimate[];
  /**
   * Arrival at the port, `ShipmentState.ata`: the line ends there.
   * @default null
   */
  arrivedAt?: Instant | null;
  /** Current domain time of the server. */
  now: Instant;
  /** IANA zone of the port, in which the dates are shown; null shows UTC. */
  timeZone?: string | null;
  /**
   * First published ETA.
   * @default the first of the history
   */
  firstEta?: Instant | null;
  /** Name of the port, for the accessible name. */
  place?: string;
}

/** History of the ETA: a small step line against the first ETA, or a table. */
export function EtaHistory({
  history,
  now,
  arrivedAt = null,
  timeZone = null,
  firstEta = null,
  place,
  className,
  ...rest
}: EtaHistoryProps): ReactNode {
  const text = useTrackingText();
  const reported = useHistoryText();
  const format = useFormat();
  const [asTable, setAsTable] = useState(false);
  const contentId = useId();
  const steps = useMemo(() => etaSteps(history, firstEta, arrivedAt), [history, firstEta, arrivedAt]);
  const first = steps[0];
  const last = steps.at(-1);
  const name = place ? reported.etaLabel(place) : reported.etaTitle;
  if (!first || !last) {
    return (
      <div data-slot="eta-history" {...rest} className={cn('sb:text-sm sb:text-muted', className)}>
        {reported.etaNoHistory}
      </div>
    );
  }
  const arrived = last.statement.classifier === 'ACT';
  const slip = slipInWords(last.slipMs, text, format);
  const baseline = firstEta ?? first.statement.at;
  const summary = reported.etaSummary(momentInZone(baseline, timeZone, format), momentInZone(last.statement.at, timeZone, format), slip);
  return (
    <div data-slot="eta-history" {...rest} className={cn('sb:min-w-0', className)}>
      <div id={contentId} data-slot="eta-history-content">
        {asTable ? (
          <EtaTable steps={steps} timeZone={timeZone} label={name} />
        ) : (
          <EtaChartView steps={steps} now={now} timeZone={timeZone} label={`${name}. ${summary}`} />
        )}
      </div>
      <div
        data-slot="eta-history-foot"
        className="sb:flex sb:flex-wrap sb:items-center sb:justify-between sb:gap-2 sb:pbs-1 sb:text-xs sb:text-muted"
      >
        <span>
          {reported.etaChanges(steps.length - (arrived ? 2 : 1), arrived)} · {text.timesIn(format.zone(last.statement.at, timeZone))}
        </span>
        <Button
          size="sm"
          variant="ghost"
          aria-controls={contentId}
          onClick={() => {
            setAsTable(!asTable);
          }}
        >
          {asTable ? reported.etaShowChart : reported.etaShowTable}
        </Button>
      </div>
    </div>
  );
}
