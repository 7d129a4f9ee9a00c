import { knownName } from '@seaberry/i18n/ui/outlook-sentence';
import type { Milestone, Stage } from '@seaberry/tracking';
import { memo, type ReactNode } from 'react';
import { cn } from '../../../lib/cn.js';
import { useFormat, useTrackingText, type Formatters } from '../../../lib/ui-provider.js';
import { milestoneName, nameWithPlace, placeDetail, placeName, zoneName, type TrackingText } from '../../lib/describe.js';
import { roughly, underWay } from '../../lib/roughly.js';
import type { LegRow, NowRow, StationRow } from '../shipment-timeline.logic.js';
import { LegTrack } from './leg-track.js';
import { spine } from './spine.js';
import { roles } from '../../lib/roles.js';

export interface RowProps {
  row: StationRow | LegRow | NowRow;
  /** Custom content beside the now marker, such as speed and position. */
  nowDetail: ReactNode;
  /** The first station has no spine above it. */
  first: boolean;
  /** Position among all rows, from 1, when only a window of them is in the document. */
  rowIndex?: number | undefined;
}

export const OtherRowView = memo(function OtherRowView({ row, nowDetail, first, rowIndex }: RowProps): ReactNode {
  if (row.type === 'station') return <StationRowView row={row} first={first} rowIndex={rowIndex} />;
  if (row.type === 'leg') return <LegRowView row={row} rowIndex={rowIndex} />;
  return <NowRowView row={row} detail={nowDetail} rowIndex={rowIndex} />;
});

interface Indexed {
  rowIndex?: number | undefined;
}

function StationRowView({ row, first, rowIndex }: { row: StationRow; first: boolean } & Indexed): ReactNode {
  const text = useTrackingText();
  const format = useFormat();
  const { station, progress, zoneTimes } = row;
  // A station without a place of its own takes the place of its events.
  const place = station.place ?? station.milestones.find((node) => node.place !== null)?.place ?? null;
  const name = knownName(place, text);
  // Around a change of the clocks there are two zones, and neither is that of all times.
  const zones = new Set(zoneTimes.map((at) => zoneName(at, place?.timeZone ?? null, format)));
  const [zone] = zones.size === 1 ? zones : [];
  const detail = placeDetail(place);
  return (
    <tr
      {...roles.row}
      data-slot="shipment-timeline-station"
      data-progress={progress}
      aria-rowindex={rowIndex}
      className={cn('sb:block', spine(first ? null : row.before, progress))}
    >
      <th
        {...roles.rowHeader}
        scope="rowgroup"
        colSpan={5}
        data-slot="shipment-timeline-station-head"
        className="sb:block sb:pbs-2 sb:pbe-1 sb:ps-9 sb:pe-1 sb:text-start"
      >
        <StationMark reached={progress !== 'ahead'} />
        <span className="sb:flex sb:flex-wrap sb:items-baseline sb:gap-x-2">
          <span className="sb:text-md sb:leading-5 sb:font-semibold">{name ?? text.roles[station.role]}</span>
          {detail ? <span className="sb:text-xs sb:font-normal sb:text-muted sb:tabular-nums">{detail}</span> : null}
          {name === null ? null : <span className="sb:text-xs sb:font-normal sb:text-muted">{text.roles[station.role]}</span>}
          <span className="sb:ms-auto sb:text-xs sb:font-normal sb:text-muted">{zone && text.timesIn(zone)}</span>
        </span>
        {station.milestones.length === 0 ? (
          <span className="sb:block sb:text-sm sb:font-normal sb:text-muted">
            {station.role === 'call' || station.role === 'transit' ? text.stopOver : text.noEvents}
          </span>
        ) : null}
      </th>
    </tr>
  );
}

/** Square for a place, as on a line map of a railway; filled once reached. */
function StationMark({ reached }: { reached: boolean }): ReactNode {
  return (
    <svg
      viewBox="0 0 18 18"
      aria-hidden="true"
      data-slot="shipment-timeline-station-mark"
      className={cn(
        'sb:absolute sb:inset-s-1.25 sb:top-2.25 sb:z-1 sb:size-4.5 sb:forced-colors:text-[CanvasText]',
        reached ? 'sb:text-as-scheduled' : 'sb:text-not-occurred',
      )}
    >
      <rect x={1.25} y={1.25} width={15.5} height={15.5} rx={4} className="sb:fill-surface" stroke="currentColor" strokeWidth={1.75} />
      {reached ? <rect x={4.75} y={4.75} width={8.5} height={8.5} rx={2} fill="currentColor" /> : null}
    </svg>
  );
}

function LegRowView({ row, rowIndex }: { row: LegRow } & Indexed): ReactNode {
  const text = useTrackingText();
  const format = useFormat();
  const { leg, kind, progress, durationMs } = row;
  const vessel = [leg.vessel?.name, leg.voyage].filter(Boolean).join(' ');
  const pieces = leg.pieces ?? null;
  const facts = [
    durationMs === null ? null : format.duration(roughly(durationMs)),
    leg.service,
    pieces === null ? null : text.pieces(pieces),
    leg.vessel?.imo ? `IMO ${leg.vessel.imo}` : null,
  ].filter(Boolean);
  return (
    <tr
      {...roles.row}
      data-slot="shipment-timeline-leg"
      data-kind={kind}
      data-progress={progress}
      aria-rowindex={rowIndex}
      className="sb:block"
    >
      <td
        {...roles.cell}
        colSpan={5}
        data-slot="shipment-timeline-leg-cell"
        className="sb:relative sb:block sb:min-h-14 sb:py-4 sb:ps-9 sb:pe-1 sb:text-sm"
      >
        <LegTrack kind={kind} progress={progress} />
        <span className="sb:flex sb:min-h-6 sb:flex-wrap sb:items-center sb:gap-x-2 sb:tabular-nums">
          <span className="sb:text-muted">{text.transport[kind]}</span>
          {vessel ? <span className="sb:font-medium">{vessel}</span> : null}
          {facts.length > 0 ? <span className="sb:text-muted">{facts.join(' · ')}</span> : null}
        </span>
      </td>
    </tr>
  );
}

function NowRowView({ row, detail, rowIndex }: { row: NowRow; detail: ReactNode } & Indexed): ReactNode {
  const text = useTrackingText();
  const format = useFormat();
  const { travelled, last } = row;
  const title = last ? text.lastKnown(lastFact(last, text, format)) : presentText(row, text);
  const line = row.where === 'before' ? spine(null, null) : spine('past', 'ahead');
  return (
    <tr
      {...roles.row}
      data-slot="shipment-timeline-now"
      aria-current={last ? undefined : 'time'}
      aria-rowindex={rowIndex}
      className={cn('sb:block', line)}
    >
      <td {...roles.cell} colSpan={5} data-slot="shipment-timeline-now-cell" className="sb:block sb:ps-9 sb:text-sm">
        <svg
          viewBox="0 0 20 20"
          aria-hidden="true"
          data-slot="shipment-timeline-now-mark"
          className="sb:absolute sb:inset-s-1 sb:top-2 sb:z-1 sb:size-5"
        >
          <circle cx={10} cy={10} r={9} className="sb:fill-surface sb:stroke-text" strokeWidth={1.5} />
          {last ? null : <circle cx={10} cy={10} r={5} className="sb:fill-text" />}
        </svg>
        <span className="sb:box-border sb:flex sb:min-h-9 sb:flex-wrap sb:items-center sb:gap-x-2 sb:rounded-control sb:border sb:border-border sb:bg-sunken sb:px-2 sb:py-1">
          <span className="sb:font-semibold">{title}</span>
          {travelled ? <span className="sb:text-muted sb:tabular-nums">{legTime(travelled, text, format)}</span> : null}
          {last ? null : detail}
        </span>
      </td>
    </tr>
  );
}

function legTime(travelled: NonNullable<NowRow['travelled']>, text: TrackingText, format: Formatters): string {
  const [elapsedMs, totalMs] = underWay(travelled);
  return text.legTime(format.duration(elapsedMs), format.duration(totalMs));
}

function presentText({ where, station }: NowRow, text: TrackingText): string {
  const place = placeName(station.place, text);
  if (where === 'leg') return text.nowTowards(place, station.milestones[0]?.stage);
  return where === 'station' ? text.nowAt(place) : text.nowBefore;
}

function lastFact(last: Milestone<Stage>, text: TrackingText, format: Formatters): string {
  const name = nameWithPlace(milestoneName(last, text), last, text);
  const zone = last.place?.timeZone ?? null;
  return last.actual === null ? name : text.statement(name, format.instant(last.actual, zone), zoneName(last.actual, zone, format));
}
