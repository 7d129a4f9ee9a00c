import { CORNERS, TICK_WIDTH, type Point } from './node-mark.js';

/** Half size of the mark and half size of its box, in units. */
const R = 5.5;
const BOX = 8;

/** As wide as the visible part of the SVG's stroke, whose inner half is under the fill; in units. */
const RING = { out: 0.9, in: 0.3 };

/** Corners that replace a circle: it differs from one by less than a fortieth of a unit. */
const ROUND = 40;

const discOf = (r: number): Point[] =>
  Array.from({ length: ROUND }, (_, at) => {
    const angle = (at / ROUND) * 2 * Math.PI;
    return [r * Math.cos(angle), r * Math.sin(angle)];
  });

const cornersOf = (tone: keyof typeof CORNERS): Point[] => CORNERS[tone].map(([x, y]) => [x * R, y * R]);

/** Corners of the delayed and the severe shape with their edges moved outwards and inwards by the ring, in units. */
const UP_OUT: readonly Point[] = [
  [0, -8.16],
  [7.86, 5.85],
  [-7.86, 5.85],
];
const UP_IN: readonly Point[] = [
  [0, -5.71],
  [5.81, 4.65],
  [-5.81, 4.65],
];
const DIAMOND_OUT = R * 1.3 + RING.out * Math.SQRT2;
const DIAMOND_IN = R * 1.3 - RING.in * Math.SQRT2;

const diamond = (half: number): Point[] => [
  [0, -half],
  [half, 0],
  [0, half],
  [-half, 0],
];
const turned = (points: readonly Point[]): Point[] => points.map(([x, y]) => [x, -y]);

// Line of the tick as an area: its corners around the middle, in units.
const TICK: readonly Point[] = [
  [2.33, -2.8],
  [-0.61, 0.95],
  [-2.25, -0.74],
  [-3.33, 0.31],
  [-0.49, 3.23],
  [3.51, -1.87],
];

const percent = (at: number): string => `${Math.round((at / BOX + 1) * 5000) / 100}%`;

/** One polygon of several outlines, in percent of the box: each returns to its first corner, and the ways between them enclose nothing. */
function cut(...outlines: readonly (readonly Point[])[]): string {
  const points = outlines.flatMap((outline) => [...outline, ...outline.slice(0, 1)]);
  return `polygon(evenodd, ${points.map(([x, y]) => `${percent(x)} ${percent(y)}`).join(', ')})`;
}

/**
 * Marks as mask shapes of any size, for hundreds of them: a generated box costs less than half of an SVG. Set it on a container,
 * from which they inherit it. `mark` is ahead, `marked` has happened.
 */
export const MARK_SHAPES = {
  '--sb-mark-ring': cut(discOf(R + RING.out), discOf(R - RING.in)),
  '--sb-mark-up': cut(UP_OUT, UP_IN),
  '--sb-mark-diamond': cut(diamond(DIAMOND_OUT), diamond(DIAMOND_IN)),
  '--sb-mark-down': cut(turned(UP_OUT), turned(UP_IN)),
  '--sb-marked-disc': cut(discOf(R)),
  '--sb-marked-tick': cut(discOf(R + TICK_WIDTH / 2), TICK),
  '--sb-marked-up': cut(cornersOf('delayed')),
  '--sb-marked-diamond': cut(cornersOf('severe')),
  '--sb-marked-down': cut(cornersOf('advanced')),
};
