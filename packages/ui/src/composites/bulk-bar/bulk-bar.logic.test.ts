import { expect, it } from 'vitest';

import { fitCount } from './bulk-bar.logic.js';

const sizes = { gap: 8, more: 28 };

it.each([
  [316, 3],
  [315, 2],
  [244, 2],
  [243, 1],
  [136, 1],
  [135, 0],
  [0, 0],
])('in %i px %i of three actions fit', (room, expected) => {
  expect(fitCount([100, 100, 100], { ...sizes, room })).toBe(expected);
});

it('needs no room without actions', () => {
  expect(fitCount([], { ...sizes, room: 0 })).toBe(0);
});
