import type { ReactNode } from 'react';
import { cn } from '../../../lib/cn.js';
import { scaled } from '../../lib/scaled.js';
import { Glyph } from './glyphs.js';
import type { LegKind, Progress } from '../shipment-timeline.logic.js';

interface Stroke {
  /** Offset from the middle; all in units, of which 16 are one rem. */
  dx: number;
  width: number;
  /** Dash pattern of the kind, such as the sleepers of a railway. */
  dash?: string;
}

/** Each means of transport has a track of its own: a wake, a thin wake, a railway with sleepers, a road with two edges. */
const TRACKS: Record<LegKind, readonly Stroke[]> = {
  ship: [{ dx: 0, width: 4 }],
  feeder: [{ dx: 0, width: 1.5 }],
  barge: [
    { dx: 0, width: 1.5 },
    { dx: 0, width: 7, dash: '1.5 9' },
  ],
  rail: [
    { dx: -2.5, width: 1.25 },
    { dx: 2.5, width: 1.25 },
    { dx: 0, width: 10, dash: '1.5 4' },
  ],
  truck: [
    { dx: -3, width: 1.5 },
    { dx: 3, width: 1.5 },
  ],
  plane: [
    { dx: -1.75, width: 1.25 },
    { dx: 1.75, width: 1.25 },
  ],
  unknown: [{ dx: 0, width: 2, dash: '0.5 5' }],
};

const WIDTH = 28;

/** Place across the track, in percent of its width. */
const share = (x: number): string => `${(x / WIDTH) * 100}%`;

/** Leg between two stations, drawn on the spine. Solid where it was travelled, dashed where it is ahead. */
export function LegTrack({ kind, progress }: { kind: LegKind; progress: Progress }): ReactNode {
  const ahead = progress === 'ahead';
  return (
    <span
      data-slot="shipment-timeline-track"
      aria-hidden="true"
      className={cn(
        'sb:absolute sb:inset-y-0 sb:inset-s-0 sb:w-7',
        ahead ? 'sb:text-not-occurred' : 'sb:text-as-scheduled',
        'sb:forced-colors:text-[CanvasText]',
      )}
    >
      <svg data-slot="shipment-timeline-track-line" className="sb:absolute sb:inset-0 sb:h-full sb:w-7">
        {TRACKS[kind].map(({ dx, width, dash }) => (
          <line
            key={`${dx}/${width}`}
            x1={share(14 + dx)}
            x2={share(14 + dx)}
            y1="0"
            y2="100%"
            stroke="currentColor"
            style={{ strokeWidth: scaled(width) }}
            strokeDasharray={dash ?? (ahead ? '5 4' : undefined)}
            strokeLinecap={kind === 'unknown' ? 'round' : 'butt'}
          />
        ))}
      </svg>
      <span
        data-slot="shipment-timeline-track-icon"
        className={cn(
          'sb:absolute sb:inset-s-0.75 sb:top-1/2 sb:flex sb:size-5.5 sb:[translate:0_-50%] sb:items-center sb:justify-center sb:rounded-full sb:border sb:border-current sb:bg-surface',
          ahead && 'sb:border-dashed',
        )}
      >
        <Glyph name={kind} size={14} />
      </span>
    </span>
  );
}
