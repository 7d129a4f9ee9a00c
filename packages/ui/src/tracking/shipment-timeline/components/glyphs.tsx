import type { ReactNode } from 'react';
import { cn } from '../../../lib/cn.js';
import { scaledBox } from '../../lib/scaled.js';
import type { LegKind } from '../shipment-timeline.logic.js';

// Own glyphs, 24 × 24: one path each is smaller than an icon library in this size-limited widget.
const WAVES = 'M3 20c1.5-1.3 3-1.3 4.5 0s3 1.3 4.5 0 3-1.3 4.5 0 3 1.3 4.5 0';
const PATHS: Record<LegKind, string> = {
  ship: `${WAVES}M5.5 16L4 10.5L12 7.5L20 10.5L18.5 16M7 9V5H17V9M12 5V2.5`,
  feeder: `${WAVES}M5.5 16L4 12H20L18.5 16M9 12V7H15V12`,
  barge: `${WAVES}M5 16L3 12H21L19 16M6 12V8H11V12M13 12V8H18V12`,
  rail: 'M6 3.5H18V16H6ZM6 10.5H18M9 13.25H9.01M15 13.25H15.01M8.5 16L6.5 20.5M15.5 16L17.5 20.5',
  truck:
    'M4.5 17H2V6H13.5V17H9.5M13.5 9.5H18L22 13.5V17H19.5M14.5 17H13.5M4.5 17A2.5 2.5 0 1 0 9.5 17A2.5 2.5 0 1 0 4.5 17M14.5 17A2.5 2.5 0 1 0 19.5 17A2.5 2.5 0 1 0 14.5 17',
  // Nose down, since the timeline runs from top to bottom.
  plane:
    'M12 21.5C11.2 21.5 10.7 20.6 10.7 19.3V14.6L3.5 10.6V8.4L10.7 10.4V6L8.5 4.4V2.6L12 3.5L15.5 2.6V4.4L13.3 6V10.4L20.5 8.4V10.6L13.3 14.6V19.3C13.3 20.6 12.8 21.5 12 21.5Z',
  unknown: 'M4 8L12 4L20 8V16L12 20L4 16ZM4 8L12 12L20 8M12 12V20',
};

export interface GlyphProps {
  name: LegKind;
  /** In units: 16 are one rem. */
  size: number;
  className?: string;
}

/** A line drawing in the colour of its text, hidden from screen readers. */
export function Glyph({ name, size, className }: GlyphProps): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      style={scaledBox(size, size)}
      aria-hidden="true"
      data-slot="glyph"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cn('sb:shrink-0', className)}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
