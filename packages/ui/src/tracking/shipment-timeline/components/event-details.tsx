import type { Estimate } from '@seaberry/tracking';
import type { ReactNode } from 'react';
import { cn } from '../../../lib/cn.js';
import { useFormat, useTrackingText } from '../../../lib/ui-provider.js';
import type { EventRow } from '../shipment-timeline.logic.js';
import { spineThrough } from './spine.js';
import { Reason } from './reason.js';
import { roles } from '../../lib/roles.js';

/** All estimates of one event, newest first, with the given reasons. */
export function EventDetails({ id, row, last }: { id: string; row: EventRow; last: boolean }): ReactNode {
  const text = useTrackingText();
  const format = useFormat();
  const { milestone } = row;
  const statements = [...milestone.history].reverse();
  return (
    <tr {...roles.row} id={id} data-slot="shipment-timeline-details" className={cn('sb:block', spineThrough(last ? null : row.after))}>
      <td {...roles.cell} colSpan={5} data-slot="shipment-timeline-details-cell" className="sb:block sb:ps-9 sb:pbe-3">
        <div
          data-slot="shipment-timeline-details-box"
          className="sb:rounded-control sb:border sb:border-border sb:bg-sunken sb:px-3 sb:py-2 sb:text-xs"
        >
          {statements.length === 0 ? null : (
            <p data-slot="shipment-timeline-details-title" className="sb:pbe-0.5 sb:text-muted">
              {text.history}
            </p>
          )}
          <ol data-slot="shipment-timeline-history" className="sb:tabular-nums">
            {statements.map((statement) => (
              <Statement key={statement.eventId} statement={statement} zone={milestone.place?.timeZone ?? null} />
            ))}
          </ol>
          <p data-slot="shipment-timeline-details-rule" className="sb:pbs-1 sb:text-muted">
            {milestone.planned === null
              ? text.noPlan
              : `${text.firstPlan} ${format.instant(milestone.planned, milestone.place?.timeZone)} · ${text.threshold(format.duration(milestone.thresholdMs))}`}
          </p>
        </div>
      </td>
    </tr>
  );
}

function Statement({ statement, zone }: { statement: Estimate; zone: string | null }): ReactNode {
  const text = useTrackingText();
  const format = useFormat();
  const names = { PLN: text.planned, EST: text.estimated, ACT: text.actual };
  return (
    <li
      data-slot="shipment-timeline-statement"
      className="sb:grid sb:grid-cols-[--spacing(20)_minmax(0,1fr)] sb:gap-x-2 sb:py-0.5 sb:@min-[44.25em]:grid-cols-[--spacing(18)_--spacing(38)_--spacing(42)_minmax(0,1fr)]"
    >
      <span className="sb:font-medium">{names[statement.classifier]}</span>
      <span>
        {format.instant(statement.at, zone)} <span className="sb:text-muted">{format.zone(statement.at, zone)}</span>
      </span>
      <span className="sb:col-start-2 sb:text-muted sb:@min-[44.25em]:col-start-auto">
        {text.statedAt} {format.instant(statement.statedAt, zone)}
      </span>
      {statement.reason ? (
        <span className="sb:col-start-2 sb:@min-[44.25em]:col-start-auto">
          <Reason reason={statement.reason} />
        </span>
      ) : null}
    </li>
  );
}
