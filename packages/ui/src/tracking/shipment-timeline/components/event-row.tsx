import type { Instant, Milestone } from '@seaberry/tracking';
import { useId, type ReactNode } from 'react';
import { cn } from '../../../lib/cn.js';
import { useFormat, useTrackingText, type Formatters } from '../../../lib/ui-provider.js';
import { SlipBadge } from '../../slip-badge/index.js';
import { eventName, zoneName } from '../../lib/describe.js';
import { NodeMark } from '../../lib/node-mark.js';
import type { EventRow } from '../shipment-timeline.logic.js';
import { EventDetails } from './event-details.js';
import { spine } from './spine.js';
import { roles } from './roles.js';

export const COLUMNS = 'sb:@min-[620px]:grid-cols-[minmax(0,1fr)_7rem_7rem_7rem_7.5rem]';

// The chevron is a corner of the button's own pseudo-element; it turns over when the history is open.
const CHEVRON =
  "sb:relative sb:max-w-full sb:cursor-pointer sb:rounded-control sb:py-2 sb:pe-5 sb:text-start sb:leading-5 sb:outline-focus sb:focus-visible:outline-2 sb:after:absolute sb:after:inset-e-1.5 sb:after:top-3.5 sb:after:size-1.5 sb:after:rotate-45 sb:after:border-e-[1.5px] sb:after:border-b-[1.5px] sb:after:border-subtle sb:after:content-[''] sb:after:duration-state sb:motion-safe:after:transition-transform sb:aria-expanded:after:top-4 sb:aria-expanded:after:rotate-225";

export interface EventRowProps {
  row: EventRow;
  open: boolean;
  selected: boolean;
  onToggle: (key: string) => void;
  last: boolean;
  rowIndex?: number | undefined;
}

/** One event: what, planned, estimate, actual, slip; its history opens below. */
export function EventRowView({ row, open, selected, onToggle, last, rowIndex }: EventRowProps): ReactNode {
  const text = useTrackingText();
  const format = useFormat();
  const detailsId = useId();
  const { milestone, tone, happened } = row;
  const reason = milestone.history.findLast((one) => one.reason !== null)?.reason ?? null;
  const cell = { milestone, format, noZone: text.noZone };
  return (
    <>
      <tr
        {...roles.row}
        data-slot="shipment-timeline-event"
        data-key={milestone.key}
        data-tone={tone}
        data-open={open || undefined}
        aria-current={selected ? 'true' : undefined}
        aria-rowindex={rowIndex}
        className={cn(
          'sb:grid sb:grid-cols-[2.25rem_minmax(0,1fr)_auto] sb:rounded-control sb:text-sm sb:tabular-nums sb:hover:bg-sunken sb:aria-[current=true]:bg-primary-soft',
          COLUMNS,
          spine(row.before, last && !open ? null : row.after),
        )}
      >
        <th
          {...roles.rowHeader}
          scope="row"
          data-slot="shipment-timeline-event-name"
          className="sb:col-span-2 sb:row-start-1 sb:ps-9 sb:text-start sb:font-normal sb:@min-[620px]:col-span-1"
        >
          <NodeMark tone={tone} happened={happened} className="sb:absolute sb:inset-s-1.5 sb:top-2.5 sb:z-1" />
          <button
            type="button"
            data-slot="shipment-timeline-toggle"
            aria-expanded={open}
            aria-controls={open ? detailsId : undefined}
            onClick={() => {
              onToggle(milestone.key);
            }}
            className={cn(CHEVRON, !happened && 'sb:text-muted')}
          >
            {eventName(milestone, text)}
            <span className="sb:sr-only">, {text.nodeStates[tone]}</span>
          </button>
          {reason ? <span className="sb:block sb:pbe-1.5 sb:text-xs sb:text-muted">{reason}</span> : null}
        </th>
        {timeCell({ ...cell, column: 'planned', label: text.planned, at: milestone.planned, loud: false })}
        {timeCell({ ...cell, column: 'estimated', label: text.estimated, at: milestone.estimated, loud: !happened })}
        {timeCell({
          ...cell,
          column: 'actual',
          label: text.actual,
          at: milestone.actual,
          loud: true,
          missing: happened ? undefined : row.overdue ? text.notYetOverdue : text.notYet,
        })}
        <td
          {...roles.cell}
          data-slot="shipment-timeline-slip"
          className="sb:col-start-3 sb:row-start-1 sb:py-2 sb:pe-1 sb:text-end sb:leading-5 sb:@min-[620px]:col-start-5"
        >
          {row.slipMs === null ? null : <SlipBadge slipMs={row.slipMs} tone={tone} happened={happened} />}
        </td>
      </tr>
      {open ? <EventDetails id={detailsId} row={row} last={last} /> : null}
    </>
  );
}

const COLUMN = {
  planned: 'sb:@min-[620px]:col-start-2',
  estimated: 'sb:@min-[620px]:col-start-3',
  actual: 'sb:@min-[620px]:col-start-4',
} as const;

// On a phone the column's name stands before the time, as generated text: the column header is read out anyway.
const CELL =
  "sb:col-span-2 sb:col-start-2 sb:pbe-1 sb:leading-5 sb:before:inline-block sb:before:w-18 sb:before:font-normal sb:before:text-muted sb:before:content-[attr(data-label)/''] " +
  'sb:@min-[620px]:col-span-1 sb:@min-[620px]:row-start-1 sb:@min-[620px]:block sb:@min-[620px]:py-2 sb:@min-[620px]:before:hidden';

interface TimeCell {
  milestone: Milestone;
  label: string;
  at: Instant | null;
  loud: boolean;
  column: keyof typeof COLUMN;
  /** What stands there when there is no time. */
  missing?: string | undefined;
  format: Formatters;
  noZone: string;
}

/**
 * A time of the place. Its zone stands in the station's head, and here for those who hear or copy the cell.
 *
 * A function, not a component: three for each of up to 200 events would cost more than they draw.
 */
function timeCell({ milestone, label, at, loud, column, missing, format, noZone }: TimeCell): ReactNode {
  const zone = milestone.place?.timeZone ?? null;
  const shown = milestone.actual ?? milestone.estimated ?? milestone.planned;
  const asGiven = milestone.unzonedText !== null && at === shown && (at !== null || column === 'actual');
  const empty = at === null && missing === undefined && !asGiven;
  return (
    <td
      {...roles.cell}
      data-slot="shipment-timeline-time"
      data-label={label}
      className={cn(
        CELL,
        COLUMN[column],
        empty && 'sb:hidden',
        loud && !missing ? 'sb:font-medium' : 'sb:text-muted',
        milestone.overdue && missing && 'sb:text-delayed-text',
      )}
    >
      {asGiven ? milestone.unzonedText : at ? format.instant(at, zone) : missing}
      {asGiven ? (
        <span className="sb:text-xs sb:font-normal sb:text-muted"> {noZone}</span>
      ) : at ? (
        <span className="sb:sr-only"> {zoneName(at, zone, format)}</span>
      ) : null}
    </td>
  );
}
