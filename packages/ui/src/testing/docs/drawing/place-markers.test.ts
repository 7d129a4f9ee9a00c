import { expect, test } from 'vitest';

import { MARKER, placeMarkers } from './place-markers.js';

const ROOM = { width: 600, height: 400 };

test('a marker is outside the corner of its box, and inside the drawing', () => {
  expect(placeMarkers([{ x: 50, y: 60, width: 100, height: 40 }], ROOM)).toEqual([{ x: 44, y: 54 }]);
  expect(placeMarkers([{ x: 0, y: 0, ...ROOM }], ROOM)).toEqual([{ x: MARKER / 2, y: MARKER / 2 }]);
});

test('markers of boxes with one corner do not overlap', () => {
  const points = placeMarkers(
    Array.from({ length: 12 }, (_, at) => ({ x: 20, y: 20, width: 300 - at, height: 120 })),
    ROOM,
  );
  for (const [at, point] of points.entries())
    for (const other of points.slice(0, at)) expect(Math.hypot(point.x - other.x, point.y - other.y)).toBeGreaterThanOrEqual(MARKER);
});

test('a marker hides no text while its box has another free place', () => {
  const box = { x: 50, y: 60, width: 100, height: 40 };
  const before = { x: 20, y: 45, width: 40, height: 16 };
  expect(placeMarkers([box], ROOM, [before])).toEqual([{ x: 156, y: 54 }]);
  expect(placeMarkers([box], ROOM, [{ x: 0, y: 0, ...ROOM }])).toEqual([{ x: 44, y: 54 }]);
});

test('a box without a free place still gets a marker', () => {
  const small = { x: 5, y: 5, width: 1, height: 1 };
  const points = placeMarkers(
    Array.from({ length: 9 }, () => small),
    { width: 30, height: 30 },
  );
  expect(points).toHaveLength(9);
});
