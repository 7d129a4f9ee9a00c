import type { Instant, Milestone, Stage } from '@seaberry/tracking';
import type { ReactNode } from 'react';
import { cn } from '../../../lib/cn.js';
import type { Formatters } from '../../../lib/ui-provider.js';
import { SlipBadge } from '../../slip-badge/index.js';
import { cargoFacts, discrepancyName, eventName, zoneName, type TrackingText } from '../../lib/describe.js';
import { drawMark } from '../../lib/node-mark.js';
import { isAnomalous, type TrackingTone } from '../../lib/tone.js';
import type { EventRow } from '../shipment-timeline.logic.js';
import { EventDetails } from './event-details.js';
import { spine } from './spine.js';
import { roles } from './roles.js';

// Where there is room, columns of fixed widths in a row: that is laid out faster than a grid of one line.
export const COLUMNS = 'sb:@min-[620px]:flex';
export const NAME_COLUMN = 'sb:min-w-0 sb:@min-[620px]:flex-1';
export const TIME_COLUMN = 'sb:@min-[620px]:w-28 sb:@min-[620px]:flex-none';
export const SLIP_COLUMN = 'sb:@min-[620px]:w-30 sb:@min-[620px]:flex-none';

// The chevron is a corner of the button's own pseudo-element; it turns over when the history is open.
const CHEVRON =
  "sb:relative sb:max-w-full sb:cursor-pointer sb:rounded-control sb:py-2 sb:pe-5 sb:text-start sb:leading-5 sb:outline-focus sb:focus-visible:outline-2 sb:after:absolute sb:after:inset-e-1.5 sb:after:top-3.5 sb:after:size-1.5 sb:after:rotate-45 sb:after:border-e-[1.5px] sb:after:border-b-[1.5px] sb:after:border-subtle sb:after:content-[''] sb:after:duration-state sb:motion-safe:after:transition-transform sb:aria-expanded:after:top-4 sb:aria-expanded:after:rotate-225";

const ROW = cn(
  'sb:grid sb:grid-cols-[2.25rem_minmax(0,1fr)_auto] sb:rounded-control sb:text-sm sb:tabular-nums sb:hover:bg-sunken sb:aria-[current=true]:bg-primary-soft',
  COLUMNS,
);

const NAME = `${NAME_COLUMN} sb:col-span-2 sb:row-start-1 sb:ps-9 sb:text-start sb:font-normal`;

const rowClasses = new Map<string, string>();

/** The few there are, each put together once. */
function rowClass(line: string): string {
  let known = rowClasses.get(line);
  if (known === undefined) {
    known = `${ROW} ${line}`;
    rowClasses.set(line, known);
  }
  return known;
}

const CHEVRON_AHEAD = `${CHEVRON} sb:text-muted`;

export interface EventRowProps {
  /** Begins the ids of this timeline's details. */
  idBase: string;
  row: EventRow;
  open: boolean;
  selected: boolean;
  last: boolean;
  /** Handed down: two contexts read in each of 200 rows cost more than two props. */
  text: TrackingText;
  format: Formatters;
  rowIndex?: number | undefined;
}

/**
 * One event: what, planned, estimate, actual, slip; its history opens below. A function, not a component, and rows of one list:
 * every element here stands 200 times in the document.
 */
export function drawEvent({ idBase, row, open, selected, last, text, format, rowIndex }: EventRowProps): ReactNode[] {
  const { milestone, tone, happened } = row;
  const reason = milestone.history.findLast((one) => one.reason !== null)?.reason ?? null;
  const detailsId = open ? `${idBase}${milestone.key.replaceAll(/\s/gu, '_')}` : undefined;
  const cell = cellsOf(milestone, format, text.noZone);
  const name = eventName(milestone, text);
  const facts = milestone.cargo ? cargoFacts(milestone, happened, text, format) : '';
  const { pieces = null, totalPieces = null } = milestone.cargo ?? {};
  const pending =
    pieces !== null && totalPieces !== null ? text.piecesOf(pieces, totalPieces) : row.overdue ? text.notYetOverdue : text.notYet;
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
        // A role that is said needs no `scope` beside it.
        role={roles.rowHeader.role}
        data-slot="shipment-timeline-event-name"
        className={NAME}
      >
        {markOf(tone, happened)}
        <button
          type="button"
          data-slot="shipment-timeline-toggle"
          // The name of a row is read out beside each of its cells: the state and the zone of its times are heard there.
          aria-label={`${name}, ${text.nodeStates[tone]}${cell.zoneName === null ? '' : `, ${text.timesIn(cell.zoneName)}`}`}
          aria-expanded={open}
          aria-controls={detailsId}
          className={happened ? CHEVRON : CHEVRON_AHEAD}
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
        {reason ? <span className="sb:block sb:pbe-1.5 sb:text-xs sb:text-muted">{reason}</span> : null}
      </th>
      {timeCell(cell, 'planned', milestone.planned, 'quiet')}
      {timeCell(cell, 'estimated', milestone.estimated, happened ? 'quiet' : 'loud')}
      {timeCell(cell, 'actual', milestone.actual, 'loud', happened ? undefined : pending)}
      {slipCell(row, format)}
    </tr>,
  ];
  if (detailsId !== undefined) drawn.push(<EventDetails key={`${row.key}/details`} id={detailsId} row={row} last={last} />);
  return drawn;
}

const marks = new Map<string, ReactNode>();

/** Ten drawings in all, made once. */
function markOf(tone: TrackingTone, happened: boolean): ReactNode {
  const key = `${tone}/${happened}`;
  const known = marks.get(key);
  if (known !== undefined) return known;
  const made = drawMark({ tone, happened, className: 'sb:absolute sb:inset-s-1.5 sb:top-2.5 sb:z-1' });
  marks.set(key, made);
  return made;
}

const SLIP = `${SLIP_COLUMN} sb:col-start-3 sb:row-start-1 sb:py-2 sb:text-end sb:leading-5`;

/** What is quiet is a number in its cell; what is out of its plan has a pill. */
function slipCell({ slipMs, tone, happened }: EventRow, format: Formatters): ReactNode {
  const quiet = slipMs === null || !isAnomalous(tone);
  return (
    <td role={roles.cell.role} data-slot="shipment-timeline-slip" className={quiet ? QUIET_SLIP : LOUD_SLIP}>
      {slipMs === null ? null : quiet ? format.slip(slipMs) : <SlipBadge slipMs={slipMs} tone={tone} happened={happened} />}
    </td>
  );
}

const QUIET_SLIP = `${SLIP} sb:pe-3 sb:text-xs sb:text-muted`;
const LOUD_SLIP = `${SLIP} sb:pe-1`;

// On a phone the column's name stands before the time, as generated text (the table says the names): the column header is read
// out anyway.
const CELL =
  'sb:col-span-2 sb:col-start-2 sb:leading-5 sb:@max-[620px]:pbe-1 sb:@max-[620px]:before:inline-block sb:@max-[620px]:before:w-18 sb:@max-[620px]:before:font-normal sb:@max-[620px]:before:text-muted ' +
  `sb:@min-[620px]:py-2 ${TIME_COLUMN}`;

// Nothing to say: on a phone it takes no line, in the wide table it keeps its column.
const EMPTY = `sb:@max-[620px]:hidden ${TIME_COLUMN}`;

const cellClasses = (column: string) => ({
  quiet: `${CELL} ${column} sb:text-muted`,
  loud: `${CELL} ${column} sb:font-medium`,
});

const CELLS = {
  planned: cellClasses("sb:@max-[620px]:before:content-[var(--sb-planned)/'']"),
  estimated: cellClasses("sb:@max-[620px]:before:content-[var(--sb-estimated)/'']"),
  actual: cellClasses("sb:@max-[620px]:before:content-[var(--sb-actual)/'']"),
} as const;

const emptyCell = (
  <td role={roles.cell.role} data-slot="shipment-timeline-time" className={EMPTY}>
    {null}
  </td>
);

interface Cells {
  milestone: Milestone<Stage>;
  format: Formatters;
  noZone: string;
  zone: string | null;
  /** The time that counts. */
  shown: Instant | null;
  /** The same as it is written: plan and estimate often say the moment of the fact, and writing times is slow. */
  written: string;
  /** Name of the zone at that time; null without a time, and where no zone was given. */
  zoneName: string | null;
}

function cellsOf(milestone: Milestone<Stage>, format: Formatters, noZone: string): Cells {
  const zone = milestone.place?.timeZone ?? null;
  const shown = milestone.actual ?? milestone.estimated ?? milestone.planned;
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
 * A time of the place. Its zone stands in the station's head and is heard in the row's name; here only where it is another,
 * as between summer and winter. `missing` is what stands there when there is no time.
 */
function timeCell(cells: Cells, column: keyof typeof CELLS, at: Instant | null, look: 'quiet' | 'loud', missing?: string): ReactNode {
  const { milestone, format, noZone, zone, zoneName: usual, shown, written } = cells;
  const asGiven = milestone.unzonedText !== null && at === shown && (at !== null || column === 'actual');
  const empty = at === null && missing === undefined && !asGiven;
  if (empty) return emptyCell;
  const own = at === null || at === shown || asGiven ? usual : zoneName(at, zone, format);
  return (
    <td role={roles.cell.role} data-slot="shipment-timeline-time" className={CELLS[column][missing === undefined ? look : 'quiet']}>
      {asGiven ? milestone.unzonedText : at === null ? missing : at === shown ? written : format.instant(at, zone)}
      {asGiven ? (
        <span className="sb:text-xs sb:font-normal sb:text-muted"> {noZone}</span>
      ) : own === usual ? null : (
        <span className="sb:sr-only"> {own}</span>
      )}
    </td>
  );
}
