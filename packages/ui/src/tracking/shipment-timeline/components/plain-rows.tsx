import type { CSSProperties, ReactNode } from 'react';
import { useFormat, useTrackingText } from '../../../lib/ui-provider.js';
import type { TimelineRow } from '../shipment-timeline.logic.js';
import { EventRowView } from './event-row.js';
import { OtherRowView } from './rows.js';
import { roles } from './roles.js';

export interface RowsProps {
  rows: readonly TimelineRow[];
  openKeys: ReadonlySet<string>;
  selectedKey: string | null;
  onToggle: (key: string) => void;
  nowDetail: ReactNode;
  /** Begins the ids of this timeline's details. */
  idBase: string;
}

/** Rows of one group that is laid out late: few enough to stop near the view, enough to pay for the group. */
const CHUNK = 8;

/** Rows of one station belong together; the way on and the now-marker stand in groups of their own. */
function groups(rows: readonly TimelineRow[], limit: number): TimelineRow[][] {
  const all: TimelineRow[][] = [];
  for (const row of rows) {
    const group = all.at(-1);
    const inStation =
      group?.[0]?.type === 'station' || group?.[0]?.type === 'event'
        ? row.type === 'event' || (row.type === 'now' && row.where === 'station')
        : false;
    if (group && inStation && group.length < limit) group.push(row);
    else all.push([row]);
  }
  return all;
}

// React's style type has no custom properties.
const sized = (rows: number): CSSProperties => ({ '--sb-rows': rows }) as CSSProperties;

// Outside the view a group is neither styled nor laid out, but found and printed. What it will take is guessed until it was seen once.
const LAZY =
  'sb:block sb:[content-visibility:auto] sb:[contain-intrinsic-size:auto_calc(var(--sb-rows)*5rem)] sb:@min-[620px]:[contain-intrinsic-size:auto_calc(var(--sb-rows)*2.25rem)]';

/** The whole document: find-in-page and print have every row. */
export function PlainRows({
  rows,
  lazyPaint = false,
  openKeys,
  selectedKey,
  onToggle,
  nowDetail,
  idBase,
}: RowsProps & { lazyPaint?: boolean }): ReactNode {
  const text = useTrackingText();
  const format = useFormat();
  const firstStation = rows.find((row) => row.type === 'station');
  const last = rows.at(-1);
  return groups(rows, lazyPaint ? CHUNK : Number.POSITIVE_INFINITY).map((group) => (
    <tbody
      key={group[0]?.key}
      {...roles.group}
      data-slot="shipment-timeline-group"
      className={lazyPaint ? LAZY : 'sb:block'}
      style={lazyPaint ? sized(group.length) : undefined}
    >
      {group.map((row) =>
        row.type === 'event' ? (
          <EventRowView
            key={row.key}
            idBase={idBase}
            row={row}
            open={openKeys.has(row.key)}
            selected={row.key === selectedKey}
            onToggle={onToggle}
            text={text}
            format={format}
            last={row === last}
          />
        ) : (
          <OtherRowView key={row.key} row={row} nowDetail={row.type === 'now' ? nowDetail : null} first={row === firstStation} />
        ),
      )}
    </tbody>
  ));
}
