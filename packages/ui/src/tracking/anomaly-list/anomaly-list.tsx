import type { Anomaly } from '@seaberry/tracking';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../../components/button/index.js';
import { EmptyState } from '../../components/empty-state/index.js';
import { cn } from '../../lib/cn.js';
import { useFormat, useTrackingText } from '../../lib/ui-provider.js';
import { placeName } from '../lib/describe.js';
import { NodeMark } from '../lib/node-mark.js';
import { SlipBadge } from '../slip-badge/index.js';
import { anomalyTone, sortAnomalies } from './anomaly-list.logic.js';

export interface AnomalyListProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Every anomaly of the shipment, in any order. */
  anomalies: readonly Anomaly[];
  /**
   * Accessible name.
   *
   * @default "Anomalies"
   */
  label?: string;
  /** Nothing more was heard of the shipment, so that an empty list does not say that there are none. */
  unheard?: boolean;
  /** Number of initially visible anomalies; the rest on demand. */
  limit?: number;
  /** Shows the container of each anomaly, for a bill with several. */
  showContainer?: boolean;
  /** Called when a row is pressed, e.g. to show its milestone in the timeline. Without it rows are plain text. */
  onAnomalySelect?: (anomaly: Anomaly) => void;
}

/** List of anomalies, open and most severe first: kind, place, time against its plan, slip. */
export function AnomalyList({
  anomalies,
  label,
  unheard = false,
  limit = Number.POSITIVE_INFINITY,
  showContainer = false,
  onAnomalySelect,
  className,
  ...rest
}: AnomalyListProps): ReactNode {
  const text = useTrackingText();
  const [all, setAll] = useState(false);
  const sorted = sortAnomalies(anomalies);
  const shown = all ? sorted : sorted.slice(0, limit);
  return (
    <div data-slot="anomaly-list" {...rest} className={cn('sb:min-w-0', className)}>
      {sorted.length === 0 ? (
        <EmptyState
          size="sm"
          title={unheard ? text.anomalyUnknown : text.anomalyNone}
          description={unheard ? text.anomalyUnknownHint : text.anomalyNoneHint}
        />
      ) : (
        <ul data-slot="anomaly-list-items" aria-label={label ?? text.anomalyListLabel}>
          {shown.map((anomaly) => (
            <li key={anomaly.key} data-slot="anomaly-list-item" className="sb:border-t sb:border-border sb:first:border-t-0">
              {onAnomalySelect ? (
                <button
                  type="button"
                  data-slot="anomaly-list-button"
                  className="sb:w-full sb:cursor-pointer sb:rounded-control sb:text-start sb:outline-focus sb:hover:bg-sunken sb:focus-visible:outline-2"
                  onClick={() => {
                    onAnomalySelect(anomaly);
                  }}
                >
                  <AnomalyRow anomaly={anomaly} showContainer={showContainer} />
                </button>
              ) : (
                <AnomalyRow anomaly={anomaly} showContainer={showContainer} />
              )}
            </li>
          ))}
        </ul>
      )}
      {sorted.length > limit ? (
        <Button
          size="sm"
          variant="ghost"
          aria-expanded={all}
          onClick={() => {
            setAll(!all);
          }}
        >
          {all ? text.anomalyShowFewer : text.anomalyShowAll(sorted.length)}
        </Button>
      ) : null}
    </div>
  );
}

function AnomalyRow({ anomaly, showContainer }: { anomaly: Anomaly; showContainer: boolean }): ReactNode {
  const text = useTrackingText();
  const format = useFormat();
  const tone = anomalyTone(anomaly);
  const zone = anomaly.place?.timeZone ?? null;
  const kind = text.anomalies[anomaly.kind];
  const date = (at: string) => format.instant(at, zone, 'dateShort');
  const base = text.anomalyBase[anomaly.against ?? 'plan'](date(anomaly.baseline));
  const basis = anomaly.basis === 'now' ? text.anomalyBasis.now(base) : text.anomalyBasis[anomaly.basis](date(anomaly.compared), base);
  return (
    <span
      data-slot="anomaly-list-row"
      className={cn(
        'sb:grid sb:grid-cols-[--spacing(4)_minmax(0,1fr)_auto] sb:gap-x-2 sb:px-1 sb:py-2 sb:text-sm',
        !anomaly.open && 'sb:text-muted',
      )}
    >
      <NodeMark tone={tone} happened={!anomaly.open} className="sb:mt-0.5" />
      <span data-slot="anomaly-list-text">
        <span className={cn('sb:block', anomaly.open && 'sb:font-medium')}>
          {anomaly.direction === 'delayed' ? text.anomalyDelayed(kind) : text.anomalyAdvanced(kind)}
          {anomaly.place ? ` · ${placeName(anomaly.place, text)}` : ''}
        </span>
        <span className="sb:block sb:text-xs sb:text-muted sb:tabular-nums">
          {[anomaly.open ? text.anomalyOpen : text.anomalyClosed, basis, showContainer ? anomaly.container : null]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <SlipBadge slipMs={anomaly.slipMs} tone={tone} happened={!anomaly.open} className="sb:self-start" />
    </span>
  );
}
