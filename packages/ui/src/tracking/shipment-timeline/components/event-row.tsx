import type { Instant, Milestone, Stage } from '@seaberry/tracking';
import type { ReactNode } from 'react';
import { cn } from '../../../lib/cn.js';
import type { Formatters } from '../../../lib/ui-provider.js';
import { SlipBadge } from '../../slip-badge/index.js';
import { cargoFacts, discrepancyName, dueText, eventName, zoneName, type TrackingText } from '../../lib/describe.js';
import { isWithinPlan, momentOf } from '../../lib/node.js';
import { isAnomalous, type TrackingTone } from '../../lib/tone.js';
import type { EventRow } from '../shipment-timeline.logic.js';
import { EventDetails } from './event-details.js';
import { spine } from './spine.js';
import { Reason } from './reason.js';
import { roles } from './roles.js';

// Own class names, see styles/timeline.css, each built once for the few combinations.
const MARKS = {
  notOccurred: marked('not-occurred'),
  asScheduled: marked('as-scheduled'),
  delayed: marked('delayed'),
  severe: marked('severe'),
  advanced: marked('advanced'),
} satisfies Record<TrackingTone, unknown>;

function marked(name: string): { ahead: string; happened: string } {
  const ahead = `sb-event-name sb-mark-${name}`;
  return { ahead, happened: `${ahead} sb-marked-${name}` };
}

const rowClasses = new Map<string, string>();

function rowClass(line: string): string {
  let known = rowClasses.get(line);
  if (known === undefined) {
    known = `sb-event ${line}`;
    rowClasses.set(line, known);
  }
  return known;
}

export interface EventRowProps {
  /** Prefix of the ids of this timeline's details. */
  idBase: string;
  row: EventRow;
  open: boolean;
  selected: boolean;
  last: boolean;
  /** Passed as props: two contexts read in each of 200 rows cost more than two props. */
  text: TrackingText;
  format: Formatters;
  rowIndex?: number | undefined;
}

/**
 * Row of one event: name, planned, estimate, actual, slip; its history expands below. A function, not a component, because each of its
 * elements occurs 200 times in the document.
 */
export function drawEvent({ idBase, row, open, selected, last, text, format, rowIndex }: EventRowProps): ReactNode[] {
  const { milestone, tone, happened } = row;
  const reason = milestone.history.findLast((one) => one.reason !== null)?.reason ?? null;
  const detailsId = open ? `${idBase}${milestone.key.replaceAll(/\s/gu, '_')}` : undefined;
  const cell = cellsOf(milestone, format, text.noZone);
  const name = eventName(milestone, row.station.milestones, text);
  const facts = milestone.cargo ? cargoFacts(milestone, happened, text, format) : '';
  const due = dueText(milestone, text, format);
  const { pieces = null, totalPieces = null } = milestone.cargo ?? {};
  const pending =
    pieces !== null && totalPieces !== null
      ? text.piecesOf(pieces, totalPieces)
      : milestone.passed
        ? text.notReported
        : row.overdue
          ? text.notYetOverdue
          : text.notYet;
  const drawn: ReactNode[] = [
    <tr
      key={row.key}
      role={roles.row.role}
      data-slot="shipment-timeline-event"
      data-key={milestone.key}
      data-tone={tone}
      data-open={open || undefined}
      aria-current={selected ? 'true' : undefined}
      aria-rowindex={rowIndex}
      className={rowClass(spine(row.before, last && !open ? null : row.after))}
    >
      <th
        // An explicit role needs no `scope`.
        role={roles.rowHeader.role}
        data-slot="shipment-timeline-event-name"
        className={MARKS[tone][happened ? 'happened' : 'ahead']}
      >
        <button
          type="button"
          data-slot="shipment-timeline-toggle"
          // Screen readers read the name of a row with each of its cells, which have its state: it has the zone of their times.
          aria-label={cell.zoneName === null ? name : `${name}, ${text.timesIn(cell.zoneName)}`}
          aria-expanded={open}
          aria-controls={detailsId}
          className={happened ? 'sb-event-toggle' : 'sb-event-toggle sb-event-toggle-ahead'}
        >
          {name}
        </button>
        {facts ? <span className="sb:block sb:pbe-1.5 sb:text-xs sb:text-muted">{facts}</span> : null}
        {milestone.discrepancies?.map((one) => (
          <span
            key={`${one.code}/${one.at ?? ''}`}
            data-slot="shipment-timeline-discrepancy"
            className={cn('sb:block sb:pbe-1.5 sb:text-xs', one.open ? 'sb:font-medium sb:text-severe-text' : 'sb:text-muted')}
          >
            {discrepancyName(one, text)}
          </span>
        ))}
        {due === null ? null : (
          <span data-slot="shipment-timeline-due" className="sb:block sb:pbe-1.5 sb:text-xs sb:font-medium">
            {due}
          </span>
        )}
        {reason ? (
          <span className="sb:block sb:pbe-1.5 sb:text-xs sb:text-muted">
            <Reason reason={reason} />
          </span>
        ) : null}
        {milestone.expectedSource === 'carried' ? (
          <span data-slot="shipment-timeline-carried" className="sb:block sb:pbe-1.5 sb:text-xs sb:text-muted">
            {text.carried(format.instant(milestone.estimated ?? milestone.planned, cell.zone), milestone.slipMs)}
          </span>
        ) : null}
      </th>
      {timeCell(cell, 'planned', milestone.planned, true)}
      {timeCell(cell, 'expected', happened ? milestone.estimated : milestone.expected, happened)}
      {timeCell(cell, 'actual', milestone.actual, false, happened ? undefined : pending)}
      {slipCell(row, text, format)}
    </tr>,
  ];
  if (detailsId !== undefined) drawn.push(<EventDetails key={`${row.key}/details`} id={detailsId} row={row} last={last} />);
  return drawn;
}

/** Slip of an event: on time within the plan, a badge where it is an anomaly. */
function slipCell({ milestone, slipMs, tone, happened }: EventRow, text: TrackingText, format: Formatters): ReactNode {
  const quiet = slipMs === null || !isAnomalous(tone);
  return (
    <td role={roles.cell.role} data-slot="shipment-timeline-slip" className={quiet ? 'sb-event-slip sb-event-slip-quiet' : 'sb-event-slip'}>
      {slipMs === null ? null : quiet ? quietSlip(milestone, slipMs, text, format) : <SlipBadge {...{ slipMs, tone, happened }} />}
    </td>
  );
}

function quietSlip(milestone: Milestone<Stage>, slipMs: number, text: TrackingText, format: Formatters): string {
  const slip = format.slip(slipMs);
  return isWithinPlan(milestone, slipMs) ? text.onTimeBy(slip) : slip;
}

const TIMES = { planned: timed('planned'), expected: timed('expected'), actual: timed('actual') };

function timed(column: string): { quiet: string; loud: string } {
  const quiet = `sb-event-time sb-event-${column}`;
  return { quiet, loud: `${quiet} sb-event-time-loud` };
}

// Empty cell: no line on a phone, but a column in the wide table.
const emptyCell = (
  <td role={roles.cell.role} data-slot="shipment-timeline-time" className="sb-event-no-time">
    {null}
  </td>
);

interface Cells {
  milestone: Milestone<Stage>;
  format: Formatters;
  noZone: string;
  zone: string | null;
  /** Current time of the event. */
  shown: Instant | null;
  /** The formatted time: plan and estimate often equal the actual, and formatting is slow. */
  written: string;
  /** Name of the zone at that time; null without a time or a zone. */
  zoneName: string | null;
}

function cellsOf(milestone: Milestone<Stage>, format: Formatters, noZone: string): Cells {
  const zone = milestone.place?.timeZone ?? null;
  const shown = momentOf(milestone);
  return {
    milestone,
    format,
    noZone,
    zone,
    shown,
    written: format.instant(shown, zone),
    zoneName: shown === null || milestone.unzonedText !== null ? null : zoneName(shown, zone, format),
  };
}

/**
 * A local time of the place. Its zone is in the station's header and in the row's accessible name; a cell repeats it only when it differs,
 * as between summer and winter. `missing` is shown when there is no time.
 */
function timeCell(cells: Cells, column: keyof typeof TIMES, at: Instant | null, quiet: boolean, missing?: string): ReactNode {
  const { milestone, format, noZone, zone, zoneName: rowZone, shown, written } = cells;
  const asGiven = milestone.unzonedText !== null && at === shown && (at !== null || column === 'actual');
  if (at === null && missing === undefined && !asGiven) return emptyCell;
  const own = at === null || at === shown || asGiven ? rowZone : zoneName(at, zone, format);
  const time = asGiven ? milestone.unzonedText : at === null ? missing : at === shown ? written : format.instant(at, zone);
  return (
    <td
      role={roles.cell.role}
      data-slot="shipment-timeline-time"
      className={TIMES[column][quiet || missing !== undefined ? 'quiet' : 'loud']}
    >
      {
        // A cell with one text is one DOM node less.
        !asGiven && own === rowZone ? (
          time
        ) : (
          <>
            {time}
            {asGiven ? (
              <span className="sb:text-xs sb:font-normal sb:text-muted"> {noZone}</span>
            ) : (
              <span className="sb:sr-only"> {own}</span>
            )}
          </>
        )
      }
    </td>
  );
}
