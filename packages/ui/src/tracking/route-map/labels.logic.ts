import { estimateTextWidth } from '../lib/text-width.js';
import type { Point } from './projection.logic.js';

export interface LabelInput extends Point {
  key: string;
  lines: readonly string[];
}

export interface PlacedLabel extends LabelInput {
  /** Start edge of the text, and its upper edge. */
  left: number;
  top: number;
  width: number;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const LINE_PX = 15;
const GAP = 10;
const FONT_PX = 12;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

function boxesOf({ x, y, lines }: LabelInput, width: number): Box[] {
  const height = lines.length * LINE_PX;
  const box = (left: number, top: number): Box => ({ left, top, right: left + width, bottom: top + height });
  return [
    box(x + GAP, y - height / 2),
    box(x - GAP - width, y - height / 2),
    box(x - width / 2, y + GAP),
    box(x - width / 2, y - GAP - height),
    box(x + GAP / 2, y + GAP),
    box(x - GAP / 2 - width, y + GAP),
    box(x + GAP / 2, y - GAP - height),
    box(x - GAP / 2 - width, y - GAP - height),
  ];
}

/**
 * Puts labels beside their points, the first ones first, where they cover neither each other nor a mark, and the lines as little as can be.
 * One without room keeps its first line, or is left out: the list below the map has all.
 *
 * @param marks points that no label covers
 * @param lines lines that labels avoid
 */
export function placeLabels(
  inputs: readonly LabelInput[],
  marks: readonly Point[],
  lines: readonly (readonly Point[])[],
  size: { width: number; height: number },
): PlacedLabel[] {
  const avoided = lines.flatMap(sampled);
  const taken: Box[] = marks.map(({ x, y }) => ({ left: x - 7, top: y - 7, right: x + 7, bottom: y + 7 }));
  const labels: PlacedLabel[] = [];
  for (const input of inputs) {
    const label = [input, { ...input, lines: input.lines.slice(0, 1) }]
      .map((one) => placeOne(one, { taken, avoided, size }))
      .find((one) => one !== null);
    if (!label) continue;
    labels.push(label.placed);
    taken.push(label.box);
  }
  return labels;
}

const SAMPLE_PX = 6;

/** Points of a line at short distances. */
function sampled(line: readonly Point[]): Point[] {
  return line.flatMap((to, index) => {
    const from = line[index - 1];
    if (!from) return [to];
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / SAMPLE_PX));
    return Array.from({ length: steps }, (_, step) => {
      const part = (step + 1) / steps;
      return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    });
  });
}

const covers = ({ left, right, top, bottom }: Box, { x, y }: Point): boolean => x > left && x < right && y > top && y < bottom;

interface Surroundings {
  taken: readonly Box[];
  avoided: readonly Point[];
  size: { width: number; height: number };
}

function placeOne(input: LabelInput, { taken, avoided, size }: Surroundings): { placed: PlacedLabel; box: Box } | null {
  const width = Math.max(...input.lines.map((line) => estimateTextWidth(line, FONT_PX)));
  const [best] = boxesOf(input, width)
    .filter(({ left, right, top, bottom }) => left >= 2 && right <= size.width - 2 && top >= 2 && bottom <= size.height - 2)
    .filter((box) => taken.every((other) => overlap(box, other) === 0))
    .map((box) => ({ box, covered: avoided.filter((point) => covers(box, point)).length }))
    .toSorted((a, b) => a.covered - b.covered);
  return best ? { placed: { ...input, left: best.box.left, top: best.box.top, width }, box: best.box } : null;
}
