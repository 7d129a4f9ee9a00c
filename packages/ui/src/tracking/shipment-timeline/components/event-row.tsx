import { reasonOfDelay, type Instant, type Milestone, type Stage } from '@seaberry/tracking';
import type { ReactNode } from 'react';
import type { Formatters } from '../../../lib/ui-provider.js';
import { SlipBadge } from '../../slip-badge/index.js';
import { cargoFacts, discrepancyName, dueText, endedText, eventName, givenTime, zoneName, type TrackingText } from '../../lib/describe.js';
import { isWithinPlan, momentOf } from '../../lib/node.js';
import { isAnomalous, type TrackingTone } from '../../lib/tone.js';
import type { EventRow } from '../shipment-timeline.logic.js';
import { EventDetails } from './event-details.js';
import { spine } from './spine.js';
import { Reason } from './reason.js';
import { roles } from '../../lib/roles.js';

// Own class names, see styles/timeline.css.
const MARKS: Partial<Record<TrackingTone, string>> = { notOccurred: 'not-occurred', asScheduled: 'as-scheduled' };

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
  // That of the outlook; a milestone before its plan has none.
  const reason = Number(milestone.slipMs) < 0 ? null : reasonOfDelay(milestone.history);
  const detailsId = open ? `${idBase}${milestone.key.replaceAll(/\s/gu, '_')}` : undefined;
  const mark = MARKS[tone] ?? tone;
  const cell = cellsOf(milestone, format, text);
  const name = eventName(milestone, row.station.milestones, text);
  const facts = milestone.cargo ? cargoFacts(milestone, happened, text, format) : '';
  const due = dueText(milestone, text, format);
  const { pieces = null, totalPieces = null } = milestone.cargo ?? {};
  const pending =
    pieces !== null && totalPieces !== null
      ? text.piecesOf(pieces, totalPieces)
      : (endedText(milestone, text) ?? (row.overdue ? text.notYetOverdue : text.notYet));
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
      className={`sb-event ${spine(row.before, last && !open ? null : row.after)}`}
    >
      <th
        // An explicit role needs no `scope`.
        role={roles.rowHeader.role}
        data-slot="shipment-timeline-event-name"
        className={`sb-event-name sb-mark-${mark}${happened ? ` sb-marked-${mark}` : ''}`}
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
        {note(facts)}
        {milestone.discrepancies?.map((one) =>
          note(
            discrepancyName(one, text),
            'discrepancy',
            one.open ? 'sb:font-medium sb:text-severe-text' : undefined,
            `${one.code}/${one.at ?? ''}`,
          ),
        )}
        {note(due, 'due', 'sb:font-medium')}
        {note(reason && <Reason reason={reason} />)}
        {milestone.expectedSource === 'carried'
          ? note(
              text.carried(
                format.instant(milestone.estimated ?? milestone.planned, cell.zone),
                milestone.state === 'delayed',
                milestone.cargo !== undefined,
              ),
              'carried',
            )
          : null}
      </th>
      {timeCell(cell, 'planned', milestone.planned, true)}
      {timeCell(cell, 'expected', happened ? milestone.estimated : (milestone.expected ?? milestone.estimated), happened)}
      {timeCell(cell, 'actual', milestone.actual, false, happened ? undefined : pending)}
      {slipCell(row, text, format)}
    </tr>,
  ];
  if (detailsId !== undefined) drawn.push(<EventDetails key={`${row.key}/details`} id={detailsId} row={row} last={last} />);
  return drawn;
}

/** Line below the name of an event; none without content. */
function note(content: ReactNode, part?: string, look = 'sb:text-muted', key?: string): ReactNode {
  return content ? (
    <span key={key} data-slot={part && `shipment-timeline-${part}`} className={`sb:block sb:pbe-1.5 sb:text-xs ${look}`}>
      {content}
    </span>
  ) : null;
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

// Empty cell: no line on a phone, but a column in the wide table.
const emptyCell = (
  <td role={roles.cell.role} data-slot="shipment-timeline-time" className="sb-event-no-time">
    {null}
  </td>
);

interface Cells {
  milestone: Milestone<Stage>;
  format: Formatters;
  /** A time without a zone as the carrier gave it, and what it lacks. */
  given: { time: string; lacks: string } | null;
  zone: string | null;
  /** Current time of the event. */
  shown: Instant | null;
  /** The formatted time: plan and estimate often equal the actual, and formatting is slow. */
  written: string;
  /** Name of the zone at that time; null without a time or a zone. */
  zoneName: string | null;
}

/** Length of a day in ISO 8601, which has no time. */
function cellsOf(milestone: Milestone<Stage>, format: Formatters, text: TrackingText): Cells {
  const zone = milestone.place?.timeZone ?? null;
  const shown = momentOf(milestone);
  return {
    milestone,
    format,
    given: milestone.unzonedText === null ? null : givenTime(milestone.unzonedText, text, format),
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
function timeCell(
  cells: Cells,
  column: 'planned' | 'expected' | 'actual',
  at: Instant | null,
  quiet: boolean,
  missing?: string,
): ReactNode {
  const { format, zone, zoneName: rowZone, shown, written } = cells;
  const given = at === shown && (at !== null || column === 'actual') ? cells.given : null;
  if (at === null && missing === undefined && given === null) return emptyCell;
  const own = at === null || at === shown || given ? rowZone : zoneName(at, zone, format);
  const time = given ? given.time : at === null ? missing : at === shown ? written : format.instant(at, zone);
  return (
    <td
      role={roles.cell.role}
      data-slot="shipment-timeline-time"
      className={`sb-event-time sb-event-${column}${quiet || missing !== undefined ? '' : ' sb-event-time-loud'}`}
    >
      {
        // A cell with one text is one DOM node less.
        given === null && own === rowZone ? (
          time
        ) : (
          <>
            {time}
            {given ? (
              <span className="sb:text-xs sb:font-normal sb:text-muted"> {given.lacks}</span>
            ) : (
              <span className="sb:sr-only"> {own}</span>
            )}
          </>
        )
      }
    </td>
  );
}
