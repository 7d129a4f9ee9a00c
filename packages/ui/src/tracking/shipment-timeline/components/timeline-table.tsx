import type { CSSProperties, ReactNode } from 'react';
import { cn } from '../../../lib/cn.js';
import { useTrackingText } from '../../../lib/ui-provider.js';
import type { TrackingText } from '../../lib/describe.js';
import { MARK_SHAPES } from '../../lib/mark-shapes.js';
import { roles } from '../../lib/roles.js';

export interface TimelineTableProps {
  name: string;
  rowCount?: number | undefined;
  sticky?: boolean;
  children: ReactNode;
}

/**
 * Custom properties that replace repeated text in cells: column names before the times on a phone, and the shapes of marks. React's style
 * type has no custom properties.
 */
const customProperties = ({ planned, expected, actual }: TrackingText): CSSProperties =>
  ({
    ...MARK_SHAPES,
    '--sb-planned': JSON.stringify(planned),
    '--sb-expected': JSON.stringify(expected),
    '--sb-actual': JSON.stringify(actual),
  }) as CSSProperties;

const COLUMNS = [
  ['event', 'sb:min-w-0 sb:ps-9 sb:text-start'],
  ['planned', 'sb:text-start'],
  ['expected', 'sb:text-start'],
  ['actual', 'sb:text-start'],
  ['slip', 'sb:pe-3 sb:text-end'],
] as const;

/** Table with its column headers. */
export function TimelineTable({ name, rowCount, sticky = false, children }: TimelineTableProps): ReactNode {
  const text = useTrackingText();
  return (
    <table
      {...roles.table}
      aria-label={name}
      aria-rowcount={rowCount}
      data-slot="shipment-timeline-table"
      className="sb-timeline sb:block sb:w-full"
      style={customProperties(text)}
    >
      <thead
        {...roles.group}
        data-slot="shipment-timeline-head"
        className={cn('sb:block sb:@max-[44.25em]:sr-only', sticky && 'sb:sticky sb:top-0 sb:z-2 sb:bg-surface')}
      >
        <tr {...roles.row} data-slot="shipment-timeline-head-row" className="sb-event-head sb:text-xs sb:text-muted">
          {COLUMNS.map(([column, look]) => (
            <th
              key={column}
              {...roles.columnHeader}
              scope="col"
              data-slot="shipment-timeline-head-cell"
              className={`sb:pbe-1.5 sb:font-normal ${look}`}
            >
              {text[column]}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  );
}
