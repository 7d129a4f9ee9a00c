/** Box of an element, in px from the corner of the drawing. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** px between the centres of two markers, so that they do not overlap. */
export const MARKER = 20;

/** px that a marker is outside of its box, so that it hides no text. */
const OUTSIDE = 6;

/** Corners first, then the middles of the sides, then along the upper edge from the start. */
function places(box: Box): Point[] {
  const [x, y] = [box.x - OUTSIDE, box.y - OUTSIDE];
  const [width, height] = [box.width + 2 * OUTSIDE, box.height + 2 * OUTSIDE];
  const [right, bottom, midX, midY] = [x + width, y + height, x + width / 2, y + height / 2];
  const corners = [
    { x, y },
    { x: right, y },
    { x, y: bottom },
    { x: right, y: bottom },
  ];
  const middles = [
    { x: midX, y },
    { x, y: midY },
    { x: right, y: midY },
    { x: midX, y: bottom },
  ];
  const along = Array.from({ length: Math.floor(width / MARKER) }, (_, at) => ({ x: x + at * MARKER, y }));
  return [...corners, ...middles, ...along, { x: midX, y: midY }];
}

const clamp = (value: number, end: number): number => Math.max(MARKER / 2, Math.min(value, end - MARKER / 2));
const inside = ({ x, y }: Point, { width, height }: { width: number; height: number }): Point => ({
  x: clamp(x, width),
  y: clamp(y, height),
});

const apart = (one: Point, other: Point): boolean => Math.hypot(one.x - other.x, one.y - other.y) >= MARKER;

/** px from the centre of a marker within which it hides a text; lines of text have some space above and below. */
const HIDES = MARKER / 2 - 3;

const isClear = ({ x, y }: Point, text: Box): boolean =>
  x + HIDES <= text.x || x - HIDES >= text.x + text.width || y + HIDES <= text.y || y - HIDES >= text.y + text.height;

/**
 * Centre of a marker for each box: at its edge, inside the drawing, clear of the markers before and, where there is such a place, of texts.
 * Without a free place it is at the corner.
 * @param room size of the drawing
 */
export function placeMarkers(boxes: readonly Box[], room: { width: number; height: number }, texts: readonly Box[] = []): Point[] {
  const taken: Point[] = [];
  for (const box of boxes) {
    const free = places(box)
      .map((place) => inside(place, room))
      .filter((place) => taken.every((other) => apart(place, other)));
    taken.push(free.find((place) => texts.every((text) => isClear(place, text))) ?? free[0] ?? inside(box, room));
  }
  return taken;
}
