import type { ReactNode } from 'react';
import type { TimelineRow } from '../shipment-timeline.logic.js';
import { TimelineRowView } from './rows.js';
import { roles } from './roles.js';

export interface RowsProps {
  rows: readonly TimelineRow[];
  openKeys: ReadonlySet<string>;
  selectedKey: string | null;
  onToggle: (key: string) => void;
  nowDetail: ReactNode;
}

/** Rows of one station belong together; the way on and the now-marker stand in groups of their own. */
function groups(rows: readonly TimelineRow[]): TimelineRow[][] {
  const all: TimelineRow[][] = [];
  for (const row of rows) {
    const group = all.at(-1);
    const inStation = group?.[0]?.type === 'station' && (row.type === 'event' || (row.type === 'now' && row.where === 'station'));
    if (group && inStation) group.push(row);
    else all.push([row]);
  }
  return all;
}

/** The whole document: find-in-page and print have every row. */
export function PlainRows({ rows, openKeys, selectedKey, onToggle, nowDetail }: RowsProps): ReactNode {
  const firstStation = rows.find((row) => row.type === 'station');
  const last = rows.at(-1);
  return groups(rows).map((group) => (
    <tbody key={group[0]?.key} {...roles.group} data-slot="shipment-timeline-group" className="sb:block">
      {group.map((row) => (
        <TimelineRowView
          key={row.key}
          row={row}
          open={openKeys.has(row.key)}
          selected={row.key === selectedKey}
          onToggle={onToggle}
          nowDetail={row.type === 'now' ? nowDetail : null}
          first={row === firstStation}
          last={row === last}
        />
      ))}
    </tbody>
  ));
}
