import type { ReactNode } from 'react';
import { useFormat, useTrackingText } from '../../../lib/ui-provider.js';
import { dueText } from '../../lib/describe.js';
import { estimateTextWidth } from '../../lib/text-width.js';
import type { RailLayout } from '../stage-rail.logic.js';

export interface DueLabelProps {
  due: NonNullable<RailLayout['due']>;
  nowX: number;
  /** Ends of the line of plans, in units. */
  from: number;
  to: number;
  /** Middle of the mark, in units. */
  middle: number;
}

const FONT = 12;
/** Space that the label of now takes on each side of its line, in units. */
const NOW_HALF = 28;

/** Top of the flag below its label, in units. */
export const DUE_TOP = FONT + 6;

/** Text of the customer deadline. Beyond the drawn time it is at the edge, or beside the word of now where that is at the same edge. */
export function DueLabel({ due: { node, x, beyond }, nowX, from, to, middle }: DueLabelProps): ReactNode {
  const text = useTrackingText();
  const format = useFormat();
  const said = dueText(node, text, format) ?? '';
  const label = beyond === 'after' ? `${said} →` : beyond ? `← ${said}` : said;
  const width = estimateTextWidth(label, FONT);
  const before = beyond ? beyond === 'after' : x + width > to;
  const taken = before ? nowX + NOW_HALF > to - width : nowX - NOW_HALF < from + width;
  const at = !beyond ? x : taken ? nowX + (before ? -NOW_HALF : NOW_HALF) : before ? to : from;
  const start = before ? at - width : at;
  const isFree = beyond !== null || start > nowX + NOW_HALF || start + width < nowX - NOW_HALF;
  return (
    <text
      x={at}
      y={isFree ? FONT : middle + 10}
      textAnchor={before ? 'end' : 'start'}
      className="sb:fill-text sb:stroke-surface sb:font-medium"
      strokeWidth={4}
      paintOrder="stroke"
    >
      {label}
    </text>
  );
}
