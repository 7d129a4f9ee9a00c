import { memo, useMemo, type CSSProperties, type ReactNode } from 'react';
import { useFormat, useTrackingText, type Formatters } from '../../../lib/ui-provider.js';
import type { TimelineRow } from '../shipment-timeline.logic.js';
import type { TrackingText } from '../../lib/describe.js';
import { drawEvent } from './event-row.js';
import { OtherRowView } from './rows.js';
import { roles } from '../../lib/roles.js';

export interface RowsProps {
  rows: readonly TimelineRow[];
  openKeys: ReadonlySet<string>;
  selectedKey: string | null;
  nowDetail: ReactNode;
  /** Prefix of the ids of this timeline's details. */
  idBase: string;
}

/** Number of rows in a group that is laid out late: few enough to stop near the view, enough to be worth a group. */
const CHUNK = 8;

/** Groups of rows: one per station; the leg ahead and the now marker are groups of their own. */
function groups(rows: readonly TimelineRow[], limit: number): TimelineRow[][] {
  const all: TimelineRow[][] = [];
  for (const row of rows) {
    const group = all.at(-1);
    const kind = group?.[0]?.type;
    const inStation = row.type === 'event' || (row.type === 'now' && row.where === 'station');
    if (group && inStation && (kind === 'station' || kind === 'event') && group.length < limit) group.push(row);
    else all.push([row]);
  }
  return all;
}

// React's style type has no custom properties.
const sized = (rows: number): CSSProperties => ({ '--sb-rows': rows }) as CSSProperties;

// Outside the view a group is neither styled nor laid out, but searchable and printed. Its height is estimated until it was rendered once.
const LAZY =
  'sb:block sb:[content-visibility:auto] sb:[contain-intrinsic-size:auto_calc(var(--sb-rows)*--spacing(20))] sb:@min-[44.25em]:[contain-intrinsic-size:auto_calc(var(--sb-rows)*--spacing(9))]';

interface GroupProps extends Omit<RowsProps, 'openKeys' | 'selectedKey'> {
  /** Null while no row of this group is open, so that it does not re-render for another group. */
  openKeys: ReadonlySet<string> | null;
  /** Null while no row of this group is selected. */
  selectedKey: string | null;
  lazyPaint: boolean;
  firstStation: TimelineRow | undefined;
  last: TimelineRow | undefined;
  text: TrackingText;
  format: Formatters;
}

/** Memoised per group, not per row: opening an event re-renders eight rows, and 200 rows are 25 components. */
const Group = memo(function Group({
  rows,
  lazyPaint,
  openKeys,
  selectedKey,
  nowDetail,
  idBase,
  firstStation,
  last,
  text,
  format,
}: GroupProps): ReactNode {
  return (
    <tbody
      {...roles.group}
      data-slot="shipment-timeline-group"
      className={lazyPaint ? LAZY : 'sb:block'}
      style={lazyPaint ? sized(rows.length) : undefined}
    >
      {rows.flatMap((row) =>
        row.type === 'event' ? (
          drawEvent({
            idBase,
            row,
            open: openKeys?.has(row.key) === true,
            selected: row.key === selectedKey,
            text,
            format,
            last: row === last,
          })
        ) : (
          <OtherRowView key={row.key} row={row} nowDetail={row.type === 'now' ? nowDetail : null} first={row === firstStation} />
        ),
      )}
    </tbody>
  );
});

/** All rows in the document, for find-in-page and print. */
export function PlainRows({
  rows,
  lazyPaint = false,
  openKeys,
  selectedKey,
  nowDetail,
  ...shared
}: RowsProps & { lazyPaint?: boolean }): ReactNode {
  const text = useTrackingText();
  const format = useFormat();
  const firstStation = rows.find((row) => row.type === 'station');
  const last = rows.at(-1);
  const all = useMemo(() => groups(rows, lazyPaint ? CHUNK : Number.POSITIVE_INFINITY), [rows, lazyPaint]);
  return all.map((group) => (
    <Group
      key={group[0]?.key}
      {...shared}
      rows={group}
      lazyPaint={lazyPaint}
      openKeys={openKeys.size > 0 && group.some(({ key }) => openKeys.has(key)) ? openKeys : null}
      selectedKey={selectedKey !== null && group.some(({ key }) => key === selectedKey) ? selectedKey : null}
      nowDetail={group.some(({ type }) => type === 'now') ? nowDetail : null}
      firstStation={firstStation}
      last={last}
      text={text}
      format={format}
    />
  ));
}
