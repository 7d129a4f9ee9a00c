import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.js';
import { scaledBox } from './scaled.js';
import type { TrackingTone } from './tone.js';
import { TONE_DRAWN } from './tone-classes.js';

type Point = readonly [x: number, y: number];

/** Corners of each state's shape for a half size of 1, clockwise. Late points up, early down, severe is a diamond. */
const CORNERS: Record<Exclude<TrackingTone, 'notOccurred' | 'asScheduled'>, readonly Point[]> = {
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

const TICK_WIDTH = 1.5;

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

/** Half size and middle of the mark in its usual size, in units. */
const R = 5.5;
const C = 8;

/** Convex shape with its edges moved outwards by `by` units. */
function grown(points: readonly Point[], by: number): Point[] {
  const edges = points.map(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    const length = Math.hypot(nextX - x, nextY - y);
    // Normal of the edge, pointing outwards, and the distance of the edge from the origin.
    const normal: Point = [(nextY - y) / length, (x - nextX) / length];
    return { normal, distance: normal[0] * x + normal[1] * y + by };
  });
  return edges.map(({ normal: [a, b], distance }, index) => {
    const before = edges.at(index - 1) ?? { normal: [a, b], distance };
    const [d, e] = before.normal;
    const area = a * e - b * d;
    return [(distance * e - before.distance * b) / area, (a * before.distance - d * distance) / area];
  });
}

/** Corners that replace a circle: it differs from one by less than a fortieth of a unit. */
const ROUND = 40;

const discOf = (r: number): Point[] =>
  Array.from({ length: ROUND }, (_, at) => {
    const angle = (at / ROUND) * 2 * Math.PI;
    return [C + r * Math.cos(angle), C + r * Math.sin(angle)];
  });

const cornersOf = (tone: keyof typeof CORNERS): Point[] => CORNERS[tone].map(([x, y]) => [C + x * R, C + y * R]);

/** As wide as the visible part of the SVG's stroke, whose inner half is under the fill; in units. */
const RING = { out: 0.9, in: 0.3 };

// Line of the tick as an area: its corners around the middle, in units.
const TICK: readonly Point[] = [
  [2.33, -2.8],
  [-0.61, 0.95],
  [-2.25, -0.74],
  [-3.33, 0.31],
  [-0.49, 3.23],
  [3.51, -1.87],
];

/** One polygon of several outlines, in percent of the box: each returns to its first corner, and the ways between them enclose nothing. */
function cut(...outlines: readonly (readonly Point[])[]): string {
  const points = outlines.flatMap((outline) => [...outline, ...outline.slice(0, 1)]);
  return `polygon(evenodd, ${points.map((point) => point.map((at) => `${round((at / (2 * C)) * 100)}%`).join(' ')).join(', ')})`;
}

/** Stroke around the shape, as the area between two of its outlines. */
const ring = (tone: keyof typeof CORNERS): string => cut(grown(cornersOf(tone), RING.out), grown(cornersOf(tone), -RING.in));

/**
 * Marks as mask shapes of any size, for hundreds of them: a generated box costs less than half of an SVG. Set it on a container,
 * from which they inherit it. `mark` is ahead, `marked` has happened.
 */
export const MARK_SHAPES = {
  '--sb-mark-ring': cut(discOf(R + RING.out), discOf(R - RING.in)),
  '--sb-mark-up': ring('delayed'),
  '--sb-mark-diamond': ring('severe'),
  '--sb-mark-down': ring('advanced'),
  '--sb-marked-disc': cut(discOf(R)),
  '--sb-marked-tick': cut(
    discOf(R + TICK_WIDTH / 2),
    TICK.map(([x, y]) => [C + x, C + y]),
  ),
  '--sb-marked-up': cut(cornersOf('delayed')),
  '--sb-marked-diamond': cut(cornersOf('severe')),
  '--sb-marked-down': cut(cornersOf('advanced')),
};
