import type { CSSProperties, ReactNode } from 'react';
import { cn } from '../../lib/cn.js';
import type { TrackingTone } from './tone.js';
import { TONE_DRAWN } from './tone-classes.js';

/** Outline of each state about the point (c, c), for a half size of r. Late points up, early down, far too late is a diamond. */
const OUTLINES: Record<TrackingTone, (r: number, c: number) => string> = {
  notOccurred: circle,
  asScheduled: circle,
  delayed: (r, c) => `M${c} ${c - r * 1.15}L${c + r * 1.15} ${c + r * 0.9}H${c - r * 1.15}Z`,
  severe: (r, c) => `M${c} ${c - r * 1.3}L${c + r * 1.3} ${c}L${c} ${c + r * 1.3}L${c - r * 1.3} ${c}Z`,
  advanced: (r, c) => `M${c} ${c + r * 1.15}L${c + r * 1.15} ${c - r * 0.9}H${c - r * 1.15}Z`,
};

function circle(r: number, c: number): string {
  return `M${c - r} ${c}A${r} ${r} 0 1 1 ${c + r} ${c}A${r} ${r} 0 1 1 ${c - r} ${c}Z`;
}

const TICK_WIDTH = 1.5;

/** Turns the way of the circle, so that what it encloses stays filled. */
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

/** The mark of a node inside an SVG: shape says the state, filled says it happened, colour says both again. */
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
      // The tick is a line of the same path: a timeline has a mark per event, and each element costs.
      d={ticked ? `${circle(r + TICK_WIDTH / 2, c)}${tick(r, c)}` : OUTLINES[tone](r, c)}
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
   * px.
   *
   * @default 16
   */
  size?: number;
  className?: string;
}

/** The same mark on its own, hidden from screen readers: the words stand beside it. */
export function NodeMark({ tone, happened, size = 16, className }: NodeMarkProps): ReactNode {
  return (
    <svg
      viewBox="-8 -8 16 16"
      width={size}
      height={size}
      aria-hidden="true"
      data-slot="node-mark"
      className={cn('sb:shrink-0', TONE_DRAWN[tone], className)}
    >
      {paths(tone, happened, 5.5, 0)}
    </svg>
  );
}

/**
 * The mark in its usual size, for who draws hundreds and keeps them: no view box, no measures and no attribute that `MARK_LINES`
 * says once for all of them, since each attribute costs.
 */
export function drawMark({ tone, happened, className }: Omit<NodeMarkProps, 'size'>): ReactNode {
  const ticked = tone === 'asScheduled' && happened;
  return (
    <svg
      aria-hidden="true"
      data-slot="node-mark"
      // The path takes its colours from here: one attribute less on each.
      className={cn('sb:size-4', TONE_DRAWN[tone], ticked && 'sb:fill-current sb:stroke-surface', className)}
    >
      {ticked ? <path d={TICKED} /> : paths(tone, happened, 5.5, 8)}
    </svg>
  );
}

const TICKED = `${circle(5.5 + TICK_WIDTH / 2, 8)}${tick(5.5, 8)}`;

/** How the lines of `drawMark` are drawn: belongs on what holds the marks, from where they take it. */
export const MARK_LINES: CSSProperties = { strokeWidth: TICK_WIDTH, strokeLinecap: 'round', strokeLinejoin: 'round' };
