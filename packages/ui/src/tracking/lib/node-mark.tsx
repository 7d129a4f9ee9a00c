import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.js';
import { scaledBox } from './scaled.js';
import type { TrackingTone } from './tone.js';
import { TONE_DRAWN } from './tone-classes.js';

export type Point = readonly [x: number, y: number];

/** Corners of each state's shape for a half size of 1, clockwise. Late points up, early down, severe is a diamond. */
export const CORNERS: Record<Exclude<TrackingTone, 'notOccurred' | 'asScheduled'>, readonly Point[]> = {
  delayed: [
    [0, -1.15],
    [1.15, 0.9],
    [-1.15, 0.9],
  ],
  severe: [
    [0, -1.3],
    [1.3, 0],
    [0, 1.3],
    [-1.3, 0],
  ],
  advanced: [
    [0, 1.15],
    [-1.15, -0.9],
    [1.15, -0.9],
  ],
};

/** Outline of a state around the point (c, c), for a half size of r. */
function outline(tone: TrackingTone, r: number, c: number): string {
  if (tone === 'notOccurred' || tone === 'asScheduled') return circle(r, c);
  return polygon(CORNERS[tone].map(([x, y]) => [c + x * r, c + y * r]));
}

const polygon = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;

const round = (px: number): number => Math.round(px * 100) / 100;

function circle(r: number, c: number): string {
  return `M${c - r} ${c}A${r} ${r} 0 1 1 ${c + r} ${c}A${r} ${r} 0 1 1 ${c - r} ${c}Z`;
}

/** In units. */
export const TICK_WIDTH = 1.5;

/** Tick as a path in the direction of the circle, so that the enclosed area stays filled. */
function tick(r: number, c: number): string {
  return `M${c + r * 0.48} ${c - r * 0.36}L${c - r * 0.1} ${c + r * 0.38}L${c - r * 0.45} ${c + r * 0.02}`;
}

export interface NodeShapeProps {
  tone: TrackingTone;
  happened: boolean;
  /** Half size, px. */
  r: number;
  x?: number;
  y?: number;
}

/** Mark of a node inside an SVG: the shape is the state, filled means happened, and the colour repeats both. */
export function NodeShape({ tone, happened, r, x = 0, y = 0 }: NodeShapeProps): ReactNode {
  return (
    <g className={TONE_DRAWN[tone]} transform={`translate(${x} ${y})`}>
      {paths(tone, happened, r, 0)}
    </g>
  );
}

function paths(tone: TrackingTone, happened: boolean, r: number, c: number): ReactNode {
  const ticked = tone === 'asScheduled' && happened && r >= 5;
  return (
    <path
      // The tick is part of the same path: a timeline has a mark per event, and every element costs time.
      d={ticked ? `${circle(r + TICK_WIDTH / 2, c)}${tick(r, c)}` : outline(tone, r, c)}
      className={happened ? 'sb:stroke-surface' : 'sb:fill-surface'}
      fill={happened ? 'currentColor' : undefined}
      stroke={happened ? undefined : 'currentColor'}
      strokeWidth={ticked ? TICK_WIDTH : happened ? 1.25 : 1.75}
      strokeLinecap={ticked ? 'round' : undefined}
      strokeLinejoin="round"
      paintOrder={ticked ? undefined : 'stroke'}
    />
  );
}

export interface NodeMarkProps {
  tone: TrackingTone;
  happened: boolean;
  /**
   * In units: 16 are one rem.
   *
   * @default 16
   */
  size?: number;
  className?: string;
}

/** Mark without text, hidden from screen readers. */
export function NodeMark({ tone, happened, size = 16, className }: NodeMarkProps): ReactNode {
  return (
    <svg
      viewBox="-8 -8 16 16"
      style={scaledBox(size, size)}
      aria-hidden="true"
      data-slot="node-mark"
      className={cn('sb:shrink-0', TONE_DRAWN[tone], className)}
    >
      {paths(tone, happened, 5.5, 0)}
    </svg>
  );
}
